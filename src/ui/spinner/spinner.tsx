import type { ComponentPropsWithoutRef } from 'react';
import { cx } from 'class-variance-authority';

/** A turning ring for one control that waits. Lists and pages wait as bones instead. Decorative: a word says what goes on. */
export function Spinner({ className, ...rest }: ComponentPropsWithoutRef<'span'>) {
  return <span {...rest} aria-hidden className={cx('tf-spinner', className)} />;
}
