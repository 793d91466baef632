import { problem, type FieldProblem } from './problem';
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
