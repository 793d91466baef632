import type { OrderRow, OrdersPort } from '../../ports';
import { casesOf } from '../define-case';
import { rejectsField, assertEqual, skip, assertThat } from '../expect';
import type { At } from '../testing.types';
import { attemptOf } from './common/attempt';

const define = casesOf('cancelOrder');
const reason = 'Ordered by mistake';

/** Returns the first of the newest orders that can, or cannot, be cancelled. */
async function orderThat(
  orders: Pick<OrdersPort, 'search' | 'detail'>,
  at: At,
  canCancel: boolean,
): Promise<OrderRow & { readonly transactionId: string }> {
  const { items } = await orders.search({
    ...at,
    text: '',
    placed: { start: null, end: null },
    statuses: [],
    sort: 'CreatedDateDesc',
    page: 0,
    pageSize: 20,
  });
  for (const order of items) {
    const detail = await orders.detail({ ...at, orderId: order.id });
    if (order.transactionId !== null && detail?.canCancel === canCancel)
      return { ...order, transactionId: order.transactionId };
  }
  return skip(canCancel ? 'needs an order that can be cancelled' : 'needs an order that can not be cancelled');
}

/** Cases of cancelling an order. */
export const cancelOrderCases = [
  define({
    name: 'cancelled-once',
    family: 'once',
    needs: ['cancelOrder.prepare', 'cancelOrder.commit', 'cancelOrder.outcome', 'orders.search', 'orders.detail'],
    title:
      'preparing changes nothing; a committed cancellation is done however often it is sent, is found by its handle, and shows on the order',
    async run({ adapter, here }) {
      const at = await here();
      const { id: orderId, transactionId, status } = await orderThat(adapter.orders, at, true);
      const attempt = attemptOf(at, await adapter.cancelOrder.prepare({ ...at, orderId, transactionId, reason }));
      assertEqual((await adapter.orders.detail({ ...at, orderId }))?.status, status, 'the status after preparing');
      const first = await adapter.cancelOrder.commit(attempt);
      assertThat(first.outcome === 'done', 'it was refused');
      assertEqual(await adapter.cancelOrder.commit(attempt), first, 'the second commit');
      assertEqual(await adapter.cancelOrder.outcome(attempt), first, 'the outcome');
      const after = await adapter.orders.detail({ ...at, orderId });
      assertEqual(
        [after?.status, after?.cancellation?.reason, after?.canCancel],
        ['cancelled', reason, false],
        'the order',
      );
      assertEqual(
        (await adapter.cancelOrder.prepare({ ...at, orderId, transactionId, reason: 'Again' })).outcome,
        'done',
        'cancelling what is cancelled',
      );
    },
  }),
  define({
    name: 'abandoned',
    family: 'once',
    needs: ['cancelOrder.prepare', 'cancelOrder.commit', 'cancelOrder.abandon', 'orders.search', 'orders.detail'],
    title: 'an abandoned attempt is refused when it arrives late, and the order is not cancelled',
    async run({ adapter, here }) {
      const at = await here();
      const { id: orderId, transactionId, status } = await orderThat(adapter.orders, at, true);
      const attempt = attemptOf(at, await adapter.cancelOrder.prepare({ ...at, orderId, transactionId, reason }));
      assertEqual(await adapter.cancelOrder.abandon(attempt), { outcome: 'closed' }, 'giving up');
      assertEqual(
        await adapter.cancelOrder.commit(attempt),
        { outcome: 'refused', reason: 'handle-closed' },
        'the late commit',
      );
      assertEqual((await adapter.orders.detail({ ...at, orderId }))?.status, status, 'the status');
    },
  }),
  define({
    name: 'needs',
    family: 'error',
    needs: ['cancelOrder.prepare', 'orders.search', 'orders.detail'],
    title: 'a missing transaction ID and a missing reason are rejected with their field',
    async run({ adapter, here }) {
      const at = await here();
      const { id: orderId, transactionId } = await orderThat(adapter.orders, at, true);
      await rejectsField(
        adapter.cancelOrder.prepare({ ...at, orderId, transactionId: ' ', reason }),
        'transactionId',
        'no transaction ID',
      );
      await rejectsField(
        adapter.cancelOrder.prepare({ ...at, orderId, transactionId, reason: ' ' }),
        'reason',
        'no reason',
      );
      assertEqual(
        await adapter.cancelOrder.prepare({ ...at, orderId, transactionId: 'not-its-own', reason }),
        { outcome: 'refused', reason: 'transaction-unknown' },
        'another transaction ID',
      );
    },
  }),
  define({
    name: 'too-late',
    family: 'behaviour',
    needs: ['cancelOrder.prepare', 'orders.search', 'orders.detail'],
    title: 'an order on its way is not cancelled',
    async run({ adapter, here }) {
      const at = await here();
      const { id: orderId, transactionId } = await orderThat(adapter.orders, at, false);
      assertEqual(
        await adapter.cancelOrder.prepare({ ...at, orderId, transactionId, reason }),
        { outcome: 'refused', reason: 'too-late' },
        'an order that left',
      );
    },
  }),
];
