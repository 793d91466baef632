import type { Backend, ScheduledOperation } from './backend';
import { Ledger } from './ledger';

/** Placing an order, judged by the test's own ledger: two accounts, and a guest, who has none. */
export const placeOrder: ScheduledOperation = {
  name: 'place-order',
  accounts: ['pine', 'oak', null],
  subjectOf: (account) => `cart-of-${account}`,
  open(kind, work): Backend {
    const ledger = new Ledger(kind);
    return {
      port: {
        prepare: async ({ subject }) => ledger.prepare(subject),
        commit: ({ key, handle, accountId }) => ledger.place(key, handle, accountId, work),
        outcome: async ({ handle }) => ledger.outcome(handle),
        abandon: async ({ handle }) => ledger.close(handle),
      },
      entries: async () =>
        ledger.orders.map(({ id, account, cart, handle }) => ({ id, account, subject: cart, handle })),
    };
  },
};
