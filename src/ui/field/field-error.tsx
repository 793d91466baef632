import type { ComponentPropsWithoutRef } from 'react';
import { cx } from 'class-variance-authority';
import { CircleAlert } from 'lucide';
import { Icon } from '../icon/icon';

/**
 * A problem below its control. Not a live region, because screen readers read it with the control that it describes.
 */
export function FieldError({ children, className, ...rest }: ComponentPropsWithoutRef<'p'>) {
  return (
    <p {...rest} part={cx('field-error', rest.part)} className={cx('tf-field-error', className)}>
      <Icon of={CircleAlert} size="sm" />
      <span>{children}</span>
    </p>
  );
}
