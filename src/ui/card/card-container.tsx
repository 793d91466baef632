import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { cx } from 'class-variance-authority';

export interface CardProps extends ComponentPropsWithoutRef<'section'> {
  /** The element; `section` needs a name to be a landmark (`aria-labelledby` the head's `titleId`). Default `section`. */
  as?: 'section' | 'div' | 'article';
}

/** The one container: paper with a hairline. No sheet stands in a sheet. */
export const Card = forwardRef<HTMLElement, CardProps>(function Card({ as: Tag = 'section', className, ...rest }, ref) {
  // The three elements share HTMLElement's interface; the union's ref type does not collapse by itself.
  return <Tag {...rest} ref={ref as never} className={cx('tf-card', className)} />;
});
