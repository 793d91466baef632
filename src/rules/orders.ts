import { addMonths } from './calendar';
import { type OrderRequirements, orderRequirements } from './checkout';
import type { CalendarDate } from './dates';
import { type DateRange } from './date-ranges';
import { MAX_SHOPPING_LISTS, NOTES_MAX_LENGTH, ORDER_EXPORT_MONTHS, ORDER_SEARCH_MIN_LENGTH } from './limits';
import { problem, type FieldProblem, type Problem } from './problem';
import { trimmedOrNull } from './read';

/** True when an order search can run: more than three characters after trimming (decision 18). */
export const isOrderSearchReady = (text: unknown): boolean =>
  (trimmedOrNull(text)?.length ?? 0) >= ORDER_SEARCH_MIN_LENGTH;

/** Range of an order history export: six calendar months up to today in the account's time zone (decision 18). */
export const orderExportRange = (today: CalendarDate): DateRange => ({
  start: addMonths(today, -ORDER_EXPORT_MONTHS),
  end: today,
});

/**
 * Validates notes for the driver. The problem has `max`, `length` and `over`, the number of excess characters. Nothing
 * is cut (decision 19).
 */
export function notesProblem(notes: unknown): FieldProblem | null {
  const length = typeof notes === 'string' ? notes.length : 0;
  if (length <= NOTES_MAX_LENGTH) return null;
  return problem('tooLong', { max: NOTES_MAX_LENGTH, length, over: length - NOTES_MAX_LENGTH });
}

/** Validates that a PO number is present where an order requires it. */
export const poNumberProblem = (
  poNumber: unknown,
  { purchaseOrderNumber }: OrderRequirements = orderRequirements({}),
): FieldProblem | null =>
  purchaseOrderNumber === 'required' && trimmedOrNull(poNumber) === null ? problem('valueMissing') : null;

/** Validates that the buyer accepts the terms of sale where an order requires it. */
export const termsProblem = (isAccepted: boolean, requirements: OrderRequirements): FieldProblem | null =>
  requirements.termsAccepted && !isAccepted ? problem('valueMissing') : null;

/** Problem that blocks the cancellation of an order. */
export type CancelProblem = Problem<'transactionIdNeeded' | 'valueMissing'>;

/**
 * Validates a cancellation. It needs the order's transaction ID and a reason. Without the ID no request is sent and the
 * customer service number shows (decision 17); a missing reason is a problem of the buyer's input.
 */
export function cancelProblem(cancel: {
  readonly transactionId: unknown;
  readonly reason: unknown;
}): CancelProblem | null {
  if (trimmedOrNull(cancel.transactionId) === null) return problem('transactionIdNeeded');
  return trimmedOrNull(cancel.reason) === null ? problem('valueMissing') : null;
}

/** True when an account has reached its maximum number of shopping lists. */
export const isShoppingListLimitReached = (count: number): boolean => count >= MAX_SHOPPING_LISTS;
