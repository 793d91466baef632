import type { ComponentPropsWithoutRef } from 'react';
import { cx } from 'class-variance-authority';

/**
 * A spinner for one busy control. Lists and pages use skeletons instead. Decorative: a text must say what is in
 * progress.
 */
export function Spinner({ className, ...rest }: ComponentPropsWithoutRef<'span'>) {
  return <span {...rest} aria-hidden className={cx('tf-spinner', className)} />;
}
