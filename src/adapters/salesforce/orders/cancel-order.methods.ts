import * as z from 'zod/mini';
import { defineCommit } from '../server-methods/define-method';
import { instant, reader, permissionErrors, recordId } from '../server-methods/parts';

export const cancelOrder = defineCommit({
  name: 'cancelOrder',
  request: z.object({
    ...reader(),
    orderSummaryId: recordId(),
    /** The order's own, as it was told; compare it. */
    transactionId: z.string(),
    /** Why, as it was typed or chosen; not empty. */
    reason: z.string(),
  }),
  value: z.object({
    orderSummaryId: recordId(),
    /** The number the buyer knows. */
    orderNumber: z.string(),
    /** As it was typed or chosen. */
    reason: z.string(),
    /** When it was cancelled. */
    at: instant(),
  }),
  docs: {
    does: 'Cancels an order',
    subject: 'order',
    errors: permissionErrors('ordering'),
    reasons: {
      'too-late': 'The warehouse has begun, or the time for changes is over.',
      'transaction-unknown': 'The transaction ID is not this order’s.',
      'order-unknown': 'The account has no such order.',
    },
    without: 'Orders are not cancelled.',
  },
});
