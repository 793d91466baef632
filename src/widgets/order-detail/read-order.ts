import type { OrderDetail } from '../../domain';
import type { Adapter } from '../../ports';
import type { ReadRequest } from '../../runtime/reads/read-request';
import { rejectMissingMethod } from '../common/reject-missing-method';
import { completeDetail } from './complete-detail';
import type { OrderDetailProps } from './order-detail.types';

/** The read of the order; null if the account doesn't have it. */
export function readOrder(
  { orders }: Pick<Adapter, 'orders'>,
  { orderId }: Pick<OrderDetailProps, 'orderId'>,
  accountId: string | null,
  locale: string,
): ReadRequest<OrderDetail | null> {
  return {
    method: 'orders.detail',
    args: { orderId },
    accountId,
    read: async (options) => {
      const answer = await (orders?.detail?.({ orderId, accountId, locale }, options) ??
        rejectMissingMethod('orders.detail'));
      return answer && completeDetail(answer, options.onUnreadable);
    },
  };
}
