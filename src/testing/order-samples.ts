import type { Adapter, OrderQuery, OrderSummary } from '../ports';
import { skip } from './expect';
import type { At } from './testing.types';

/** How many of an account's orders are looked at closely. */
const SOME = 12;

/** A query that leaves no order out. */
export const everyOrder: OrderQuery = {
  text: '',
  placed: { start: null, end: null },
  statuses: [],
  sort: 'CreatedDateDesc',
  page: 0,
  pageSize: 50,
};

/** The newest placed orders of an account, from whichever method the adapter has: the list, or else the search. */
export const createOrderSamples = ({ orders }: Adapter, here: () => Promise<At>) => ({
  async orders(at?: At): Promise<readonly OrderSummary[]> {
    if (orders?.list === undefined && orders?.search === undefined)
      skip('needs orders.list or orders.search, to find an order');
    const request = at ?? (await here());
    const found = await (orders.list?.({ ...request, page: 0, pageSize: 20 }) ??
      orders.search?.({ ...request, ...everyOrder }));
    const placed = (found?.items ?? []).filter(({ isDraft }) => isDraft !== true);
    if (placed.length === 0) skip('needs an account with orders');
    return placed.slice(0, SOME);
  },
});
