import { addMonths } from './calendar';
import type { CalendarDate } from './dates';
import { type DateRange } from './date-ranges';
import { MAX_SHOPPING_LISTS, NOTES_MAX_LENGTH, ORDER_EXPORT_MONTHS, ORDER_SEARCH_MIN_LENGTH } from './limits';
import { problem, type FieldProblem, type Problem } from './problem';
import { trimmedOrNull } from './read';

/** True when an order search may run: more than three characters after trimming (decision 18). */
export const isOrderSearchReady = (text: unknown): boolean =>
  (trimmedOrNull(text)?.length ?? 0) >= ORDER_SEARCH_MIN_LENGTH;

/** The days an order history export covers: six calendar months to today in the account's zone (decision 18). */
export const orderExportRange = (today: CalendarDate): DateRange => ({
  start: addMonths(today, -ORDER_EXPORT_MONTHS),
  end: today,
});

/** Notes are too long for the driver: names `max`, `length` and by how much it is `over`. Nothing is cut (decision 19). */
export function notesProblem(notes: unknown): FieldProblem | null {
  const length = typeof notes === 'string' ? notes.length : 0;
  if (length <= NOTES_MAX_LENGTH) return null;
  return problem('tooLong', { max: NOTES_MAX_LENGTH, length, over: length - NOTES_MAX_LENGTH });
}

/** A PO number is required at checkout. */
export const poNumberProblem = (poNumber: unknown): FieldProblem | null =>
  trimmedOrNull(poNumber) === null ? problem('valueMissing') : null;

/** What keeps an order from being cancelled. */
export type CancelProblem = Problem<'transactionIdNeeded' | 'valueMissing'>;

/**
 * A cancellation needs the order's transaction ID and a reason. Without the ID no call is made and the
 * customer service number shows (decision 17); a blank reason is the buyer's to fill.
 */
export function cancelProblem(cancel: {
  readonly transactionId: unknown;
  readonly reason: unknown;
}): CancelProblem | null {
  if (trimmedOrNull(cancel.transactionId) === null) return problem('transactionIdNeeded');
  return trimmedOrNull(cancel.reason) === null ? problem('valueMissing') : null;
}

/** True when an account can have no more shopping lists. */
export const isShoppingListLimitReached = (count: number): boolean => count >= MAX_SHOPPING_LISTS;
