import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { cx } from 'class-variance-authority';

/**
 * Card that summarizes an order or a payment. Its sections are separated by `SummaryCardDivider`, which no other
 * component uses.
 */
export const SummaryCard = forwardRef<HTMLElement, ComponentPropsWithoutRef<'section'>>(function SummaryCard(
  { className, ...rest },
  ref,
) {
  return (
    <section {...rest} ref={ref} part={cx('summary-card', rest.part)} className={cx('tf-summary-card', className)} />
  );
});

/** A section of a summary card. */
export function SummaryCardSection({ className, ...rest }: ComponentPropsWithoutRef<'div'>) {
  return <div {...rest} className={cx('tf-summary-card-section', className)} />;
}

/**
 * The dashed line with notches between two sections. Set `data-background="surface"` on the summary card when it is on
 * a card.
 */
export function SummaryCardDivider({ className, ...rest }: ComponentPropsWithoutRef<'div'>) {
  return <div {...rest} aria-hidden className={cx('tf-summary-card-divider', className)} />;
}
