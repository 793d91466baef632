import type { OrderStatus } from '../../../rules/limits';
import { type OrdersPort, PortError } from '../../../ports';
import type { DemoContext } from '../context';
import type { DemoAccount } from '../data/accounts';
import { presentOrder, presentSummary } from '../engine/orders';
import { paged } from '../engine/paging';
import { usualProducts } from '../engine/usual';
import type { Call } from '../faults';
import type { AccountState, OrderRecord } from '../store/records';

/** Orders of an account: the placed ones and the year behind them. */
export function ordersPort(context: DemoContext, call: Call): OrdersPort {
  const { world } = context;

  async function load(accountId: string | null): Promise<{ account: DemoAccount; state: AccountState; orders: readonly OrderRecord[] }> {
    const account = await context.accountOf(accountId);
    if (account === null) throw new PortError('signed-out', 'A guest has no orders');
    const state = await context.state(account);
    const orders = [...world.history(account), ...state.orders].reverse().sort((a, b) => b.placedAt - a.placedAt);
    return { account, state, orders };
  }

  /** What a guest ordered in this browser: to be looked at, not listed. */
  async function ofGuest(): Promise<{ account: null; state: AccountState; orders: readonly OrderRecord[] }> {
    const state = await context.state(null);
    return { account: null, state, orders: state.orders };
  }

  return {
    list: call('orders.list', async ({ accountId, locale, page, pageSize }) => {
      const { account, state, orders } = await load(accountId);
      const reader = context.reader(account, state, locale);
      const found = paged(orders, { page, pageSize });
      return {
        ...found,
        items: found.items.map((record, index) => {
          const summary = presentSummary(record, account, reader);
          if (world.changes.unknownWords !== true || index !== 0) return summary;
          // A backend newer than the library: the cast is the fault this scenario is about.
          return { ...summary, status: 'Awaiting Ferry' as unknown as OrderStatus };
        }),
      };
    }),
    read: call('orders.read', async ({ accountId, locale, orderId }) => {
      const { account, state, orders } = accountId === null ? await ofGuest() : await load(accountId);
      const record = orders.find(({ id }) => id === orderId);
      return record === undefined ? null : presentOrder(record, account, world, context.reader(account, state, locale));
    }),
    accountOf: call('orders.accountOf', async ({ orderId }) => {
      const buyer = await context.buyer();
      for (const id of buyer?.accounts ?? []) {
        const { account, orders } = await load(id);
        if (orders.some((order) => order.id === orderId)) return account.id;
      }
      return null;
    }),
    usual: call('orders.usual', async ({ accountId, locale }) => {
      const { account, state, orders } = await load(accountId);
      return usualProducts(orders, world, context.reader(account, state, locale));
    }),
  };
}
