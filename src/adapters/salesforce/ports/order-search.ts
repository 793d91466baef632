import type { OrderSort, OrderStatus } from '../../../rules';
import type { OrdersPort } from '../../../ports';
import { ORDER_SORTS } from '../../../rules/order-history';
import { isOrderSearchReady } from '../../../rules/orders';
import { ORDER_STATUS_TEXT, orderStatusFor } from '../../../rules/server-codes';
import type { Context } from '../context';
import { recordId, sameId } from '../mapping/ids';
import { toDetail, toRow } from '../mapping/order-detail';
import { readOrder } from '../orders';
import { productsBy } from '../products';
import { askOf } from '../server-methods/send';
import { foundMethods } from '../server-methods/order-methods';

/** Orders in one read (the contract). */
const MAX_ON_PAGE = 100;

/** Orders that are looked for, and one with everything that is known of it: the platform has no calls for either. */
export function foundOrders(context: Context, signedIn: (accountId: string | null) => asserts accountId is string): Pick<OrdersPort, 'search' | 'detail'> {
  const ask = askOf(context.methods, foundMethods);
  return {
    async search({ accountId, locale, text, placed, statuses, sort, page, pageSize }, options) {
      signedIn(accountId);
      const size = Math.min(pageSize, MAX_ON_PAGE);
      const found = await ask('searchOrders', {
        effectiveAccountId: accountId, language: locale, text: isOrderSearchReady(text) ? text.trim() : '', placedFrom: placed.start, placedTo: placed.end,
        // A status that is newer than the library is asked for in the word it came in.
        statuses: statuses.map((status) => ORDER_STATUS_TEXT[status] ?? status), sort, page, pageSize: size,
      }, options?.signal);
      return {
        items: found.orders.map((order) => toRow(order, recordId(accountId))),
        page, pageSize: size, total: found.total ?? null, hasMore: found.orders.length > 0 && found.hasMore,
        sorts: found.sorts.filter((one): one is OrderSort => ORDER_SORTS.some((known) => known === one)),
        statuses: found.statuses.map(orderStatusFor).filter((one): one is OrderStatus => one !== null),
        today: found.today,
      };
    },
    async detail({ orderId, accountId, locale }, options) {
      signedIn(accountId);
      const owner = { accountId, locale, ...options };
      const [order, told] = await Promise.all([
        readOrder(context, orderId, owner),
        ask('getOrderDetail', { effectiveAccountId: accountId, language: locale, orderSummaryId: orderId }, options?.signal),
      ]);
      if (order === null || told === null || !sameId(told.order.orderSummaryId, order.id)) return null;
      const instead = [...new Set(told.lines.flatMap(({ substitute }) => (substitute ? [recordId(substitute.productId)] : [])))];
      const products = instead.length === 0 ? [] : await productsBy(context, 'ids', instead, owner);
      return toDetail(order, told, { products, productFields: context.productFields });
    },
  };
}
