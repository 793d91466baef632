import * as z from 'zod/mini';
import { defineCommit } from '../server-methods/define-method';
import { instant, callerFields, permissionErrors, recordId } from '../server-methods/parts';

export const cancelOrder = defineCommit({
  name: 'cancelOrder',
  request: z.object({
    ...callerFields(),
    orderSummaryId: recordId(),
    /** Transaction ID of the order from an earlier response; compare it. */
    transactionId: z.string(),
    /** The entered or selected reason; not empty. */
    reason: z.string(),
  }),
  value: z.object({
    orderSummaryId: recordId(),
    /** Order number that the buyer knows. */
    orderNumber: z.string(),
    /** The entered or selected reason. */
    reason: z.string(),
    /** Time of the cancellation. */
    at: instant(),
  }),
  docs: {
    does: 'Cancels an order',
    subject: 'order',
    errors: permissionErrors('ordering'),
    reasons: {
      'too-late': 'The warehouse has started on the order, or the time for changes is over.',
      'transaction-unknown': 'The transaction ID does not belong to this order.',
      'order-unknown': 'The account has no such order.',
    },
    without: 'Orders can’t be cancelled.',
  },
});
