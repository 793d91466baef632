import type { ComponentPropsWithoutRef } from 'react';
import { cx } from 'class-variance-authority';
import { CircleAlert } from 'lucide';
import { Icon } from '../icon/icon';

/** One problem under its control. Not a live region: the control it describes is read with it. */
export function FieldError({ children, className, ...rest }: ComponentPropsWithoutRef<'p'>) {
  return (
    <p {...rest} className={cx('tf-field-error', className)}>
      <Icon of={CircleAlert} size="sm" />
      <span>{children}</span>
    </p>
  );
}
