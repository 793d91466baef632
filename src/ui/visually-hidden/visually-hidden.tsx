import type { ComponentPropsWithoutRef } from 'react';
import { cx } from 'class-variance-authority';

/** Text for assistive technology only. It has no visible size and keeps its place in the reading order. */
export function VisuallyHidden({ className, ...rest }: ComponentPropsWithoutRef<'span'>) {
  return <span {...rest} className={cx('tf-hidden', className)} />;
}
