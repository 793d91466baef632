import { type CancelOrderPort, PortError } from '../../../ports';
import type { CancelRefusal, CancelRequest } from '../../../domain';
import { cancelProblem } from '../../../rules/orders';
import type { Context } from '../context';
import { recordId } from '../mapping/ids';
import { cancelValue } from '../server-methods/order-detail-responses';
import { plain, typed } from '../text';
import { createCommitPort } from './commit-port';

const reasons: readonly CancelRefusal[] = ['too-late', 'transaction-unknown', 'order-unknown'];

/** @throws PortError `rejected` naming what is missing of a cancellation (spec §5) */
function asked(request: CancelRequest) {
  const problem = cancelProblem(request);
  if (problem !== null) {
    const field = problem.code === 'transactionIdNeeded' ? 'transactionId' : 'reason';
    throw new PortError('rejected', 'A cancellation needs a transaction ID and a reason', { fields: { [field]: 'valueMissing' } });
  }
  return { orderSummaryId: request.orderId, transactionId: request.transactionId.trim(), reason: request.reason.trim() };
}

/** Cancelling an order, once: the platform has no call for it. */
export const cancelOrderPort = (context: Context): CancelOrderPort =>
  createCommitPort(context, {
    name: 'cancelOrder',
    schema: cancelValue,
    ask: asked,
    tell: ({ orderSummaryId, orderNumber, reason, at }) => ({ orderId: recordId(orderSummaryId), orderNumber: plain(orderNumber), reason: typed(reason), at }),
    reasons,
  });
