import type { DemoAdapter } from '../../../src/adapters/demo';
import type { ScheduledOperation } from './backend';
import { demoBackends } from './demo-backend';

/** Cancelling an order, judged by the demo's records: the order that was confirmed last, on each of two accounts. */
export const cancelOrder: ScheduledOperation = {
  name: 'cancelOrder',
  accounts: ['harbor-lane-taproom', 'english-bay-social'],
  subjectOf: (account) => `confirmed of ${account}`,
  open: demoBackends(({ orders, cancelOrder: port, demo }) => ({
    port: {
      prepare: async ({ accountId, locale }) => {
        const order = await confirmedOrder(orders, accountId);
        const prepared = await port.prepare({ ...order, accountId, locale, reason: 'Ordered by mistake' });
        return 'value' in prepared ? { outcome: 'done', value: { id: prepared.value.orderId } } : prepared;
      },
      commit: async (attempt) => {
        const answer = await port.commit(attempt);
        return answer.outcome === 'done' ? { outcome: 'done', value: { id: answer.value.orderId } } : answer;
      },
      outcome: async (attempt) => {
        const found = await port.outcome(attempt);
        return found.outcome === 'done' ? { outcome: 'done', value: { id: found.value.orderId } } : found;
      },
      abandon: async (attempt) => {
        const found = await port.abandon(attempt);
        return found.outcome === 'done' ? { outcome: 'done', value: { id: found.value.orderId } } : found;
      },
    },
    entries: async () =>
      (await demo.peek()).cancellations.map(({ accountId, orderId, handle }) => ({
        id: orderId,
        account: accountId,
        subject: `confirmed of ${accountId}`,
        handle,
      })),
  })),
};

const known = new Map<string | null, { readonly orderId: string; readonly transactionId: string }>();

/** The clock is fixed, which makes it the same order in every schedule. */
async function confirmedOrder(orders: DemoAdapter['orders'], accountId: string | null) {
  const before = known.get(accountId);
  if (before !== undefined) return before;
  const { items } = await orders.search({
    accountId,
    locale: 'en-US',
    text: '',
    placed: { start: null, end: null },
    statuses: ['confirmed'],
    sort: 'CreatedDateDesc',
    page: 0,
    pageSize: 1,
  });
  const [order] = items;
  if (order?.transactionId == null) throw new Error('Nothing to cancel');
  const found = { orderId: order.id, transactionId: order.transactionId };
  known.set(accountId, found);
  return found;
}
