import { SURCHARGE_PERCENT } from './limits';
import { money, type Money } from './money';
import { type FieldProblem, problem } from './problem';
import { isBlank } from './read';

/** Reasons to dispute an invoice that a buyer may choose from. */
export const DISPUTE_REASONS = [
  'short',
  'damaged',
  'wrong-price',
  'not-received',
  'duplicate',
  'something-else',
] as const;
export type DisputeReason = (typeof DISPUTE_REASONS)[number];

/** How far a dispute got: sent and waiting, looked into, or answered. */
export const DISPUTE_STATUSES = ['received', 'in-review', 'answered'] as const;
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number];

/** What invoices can be sorted by. */
export const INVOICE_SORTS = ['due', 'issued', 'number', 'open'] as const;
export type InvoiceSort = (typeof INVOICE_SORTS)[number];

/** The most characters that may be said about a dispute. */
export const DISPUTE_DETAILS_MAX_LENGTH = 500;

/** A dispute needs words, and not too many. Nothing is cut: a longer text is flagged (as in notes). */
export function disputeDetailsProblem(words: string): FieldProblem | null {
  if (isBlank(words)) return problem('valueMissing');
  const over = words.length - DISPUTE_DETAILS_MAX_LENGTH;
  return over > 0 ? problem('tooLong', { max: DISPUTE_DETAILS_MAX_LENGTH, length: words.length, over }) : null;
}

/**
 * The demo's card surcharge: 3 % of the total, rounded once, half up, for the one delivery type that has it
 * (decision 2). Nothing is added to a total of zero or less. A real store's surcharge is a quote from its
 * port; the client never works one out.
 */
export function surcharge({ minor, currency }: Money): Money {
  if (minor <= 0) return money(0, currency);
  // In two parts, so that a total near the largest safe integer does not leave it.
  const hundreds = Math.floor(minor / 100);
  return money(hundreds * SURCHARGE_PERCENT + Math.floor(((minor % 100) * SURCHARGE_PERCENT + 50) / 100), currency);
}

/** The days of a month that every month has: autopay draws on one of them, or on each invoice's due date. */
export const AUTOPAY_DAYS: readonly number[] = Array.from({ length: 28 }, (_, at) => at + 1);

/** What is wrong with how autopay is to pay; null when nothing is. */
export function autopayProblem(
  { day, limit }: { readonly day: number | null; readonly limit: Money | null },
  currency: string,
): { readonly field: 'day' | 'limit'; readonly code: 'badInput' | 'rangeUnderflow' } | null {
  if (day !== null && !AUTOPAY_DAYS.includes(day)) return { field: 'day', code: 'badInput' };
  if (limit === null) return null;
  if (limit.currency !== currency || !Number.isSafeInteger(limit.minor)) return { field: 'limit', code: 'badInput' };
  return limit.minor > 0 ? null : { field: 'limit', code: 'rangeUnderflow' };
}
