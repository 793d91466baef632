import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { cx } from 'class-variance-authority';

export interface CardProps extends ComponentPropsWithoutRef<'section'> {
  /**
   * The element. A `section` is a landmark only with a name: set `aria-labelledby` to the header's `titleId`. Default
   * `section`.
   */
  as?: 'section' | 'div' | 'article';
}

/** A container with a surface background and a hairline border. Cards are never nested. */
export const Card = forwardRef<HTMLElement, CardProps>(function Card({ as: Tag = 'section', className, ...rest }, ref) {
  // The three elements share HTMLElement's interface; TypeScript does not reduce the union of their ref types.
  return <Tag {...rest} ref={ref as never} part={cx('card', rest.part)} className={cx('tf-card', className)} />;
});
