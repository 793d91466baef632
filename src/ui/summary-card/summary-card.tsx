import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { cx } from 'class-variance-authority';

/** A slip for money and delivery: its parts are divided by tear lines. Nothing else gets a tear line. */
export const SummaryCard = forwardRef<HTMLElement, ComponentPropsWithoutRef<'section'>>(function SummaryCard(
  { className, ...rest },
  ref,
) {
  return <section {...rest} ref={ref} className={cx('tf-summary-card', className)} />;
});

/** One part of a docket. */
export function SummaryCardSection({ className, ...rest }: ComponentPropsWithoutRef<'div'>) {
  return <div {...rest} className={cx('tf-summary-card-section', className)} />;
}

/** The dashed line with punched notches between two parts. `data-background="surface"` on the docket when it stands on a sheet. */
export function SummaryCardDivider({ className, ...rest }: ComponentPropsWithoutRef<'div'>) {
  return <div {...rest} aria-hidden className={cx('tf-summary-card-divider', className)} />;
}
