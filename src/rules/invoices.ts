import { SURCHARGE_PERCENT } from './limits';
import { money, type Money } from './money';
import { type FieldProblem, problem } from './problem';
import { isBlank } from './read';

/** Reasons for a dispute that buyers can select. */
export const DISPUTE_REASONS = [
  'short',
  'damaged',
  'wrong-price',
  'not-received',
  'duplicate',
  'something-else',
] as const;
export type DisputeReason = (typeof DISPUTE_REASONS)[number];

/** Statuses of a dispute: sent, under review, answered. */
export const DISPUTE_STATUSES = ['received', 'in-review', 'answered'] as const;
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number];

/** Sort fields of invoices. */
export const INVOICE_SORTS = ['due', 'issued', 'number', 'open'] as const;
export type InvoiceSort = (typeof INVOICE_SORTS)[number];

/** Maximum length of a dispute's details, in UTF-16 units. */
export const DISPUTE_DETAILS_MAX_LENGTH = 500;

/**
 * Validates the details of a dispute: they are required and limited in length. Nothing is cut; a longer text is a
 * problem, as in notes.
 */
export function disputeDetailsProblem(details: string): FieldProblem | null {
  if (isBlank(details)) return problem('valueMissing');
  const over = details.length - DISPUTE_DETAILS_MAX_LENGTH;
  return over > 0 ? problem('tooLong', { max: DISPUTE_DETAILS_MAX_LENGTH, length: details.length, over }) : null;
}

/**
 * The demo's card surcharge: 3 % of the total, rounded once, half up, for the one delivery type that has it (decision
 * 2). Totals of zero or less get none. In a real store the port quotes the surcharge; the client never calculates one.
 */
export function surcharge({ minor, currency }: Money): Money {
  if (minor <= 0) return money(0, currency);
  // Split in two, so that a total near the largest safe integer does not overflow.
  const hundreds = Math.floor(minor / 100);
  return money(hundreds * SURCHARGE_PERCENT + Math.floor(((minor % 100) * SURCHARGE_PERCENT + 50) / 100), currency);
}

/** Days that every month has. Autopay pays on one of them, or on each invoice's due date. */
export const AUTOPAY_DAYS: readonly number[] = Array.from({ length: 28 }, (_, at) => at + 1);

/** Validates the settings of autopay; null when they are valid. */
export function autopayProblem(
  { day, limit }: { readonly day: number | null; readonly limit: Money | null },
  currency: string,
): { readonly field: 'day' | 'limit'; readonly code: 'badInput' | 'rangeUnderflow' } | null {
  if (day !== null && !AUTOPAY_DAYS.includes(day)) return { field: 'day', code: 'badInput' };
  if (limit === null) return null;
  if (limit.currency !== currency || !Number.isSafeInteger(limit.minor)) return { field: 'limit', code: 'badInput' };
  return limit.minor > 0 ? null : { field: 'limit', code: 'rangeUnderflow' };
}
