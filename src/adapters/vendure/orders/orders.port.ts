import * as z from 'zod/mini';
import {
  type CallOptions,
  type CancelOrderPort,
  type ForAccount,
  type InLocale,
  type OrdersPort,
  PortError,
} from '../../../ports';
import { ORDER_SORTS } from '../../../rules/order-history';
import { isOrderSearchReady } from '../../../rules/orders';
import { trimmedOrNull } from '../../../rules/read';
import { ORDER_STATUSES } from '../../../rules/server-codes';
import { typed } from '../../common/text';
import { toProduct } from '../catalog/product.mapping';
import { commitPortOf, stepsOf } from '../common/attempts';
import { nullForGuest } from '../common/guests';
import { readPage } from '../common/pages';
import type { Context } from '../context';
import { toDetail, toOrder, toRow, toSummary } from './order.mapping';
import { accountOfTradeOrder, tradeOrder, tradeOrderDetail, tradeOrders, tradeUsual } from './orders.wire';

/** Orders of an account with the plugin. Drafts do not exist: an order that is begun there is a cart. */
export function ordersPort({
  graphql,
  session,
  options: { baseUrl },
}: Context): Omit<OrdersPort, 'resumeDraft' | 'deleteDraft'> {
  async function pageOf(
    request: { readonly page: number; readonly pageSize: number } & ForAccount & InLocale & CallOptions,
    filters: object,
  ) {
    const { accountId, locale, signal } = request;
    let today = '';
    const found = await readPage(request, async (part) => {
      const options = { ...filters, ...part };
      const { tradeOrders: list } = await graphql.send(tradeOrders, {
        variables: { options },
        accountId,
        locale,
        signal,
      });
      ({ today } = list);
      return list;
    });
    const { page, pageSize, hasMore, totalItems, items } = found;
    return { page: { page, pageSize, hasMore, total: totalItems }, items, today };
  }

  return {
    async list(request, call) {
      const { page, items } = await pageOf({ ...request, ...call }, {});
      return { ...page, items: items.map(toSummary) };
    },
    async search({ text, placed, statuses, sort, ...request }, call) {
      const { page, items, today } = await pageOf(
        { ...request, ...call },
        {
          text: isOrderSearchReady(text) ? text.trim() : null,
          from: placed.start,
          until: placed.end,
          statuses,
          sort,
        },
      );
      return { ...page, items: items.map(toRow), sorts: ORDER_SORTS, statuses: ORDER_STATUSES, today };
    },
    async detail({ orderId: id, accountId, locale }, call) {
      const { tradeOrder: wire } = await graphql.send(tradeOrderDetail, {
        variables: { id },
        accountId,
        locale,
        ...call,
      });
      return wire === null ? null : toDetail(wire, baseUrl);
    },
    async read({ orderId: id, accountId, locale }, call) {
      // The plugin has no orders of guests.
      if (accountId === null) return null;
      const { tradeOrder: wire } = await graphql.send(tradeOrder, { variables: { id }, accountId, locale, ...call });
      return wire === null ? null : toOrder(wire, baseUrl);
    },
    async accountOf({ orderId: id, locale }, call) {
      const reading = graphql.send(accountOfTradeOrder, { variables: { id }, locale, ...call });
      return (await nullForGuest(session, reading))?.accountOfTradeOrder ?? null;
    },
    async usual({ accountId, locale }, call) {
      const { tradeUsual: found } = await graphql.send(tradeUsual, { accountId, locale, ...call });
      return found.map(({ product, quantity, orders }) => ({
        product: toProduct(product, baseUrl),
        quantity,
        orders,
      }));
    },
  };
}

const cancellation = {
  field: 'cancellation',
  selection: 'orderId orderNumber reason at',
  schema: z.object({ orderId: z.string(), orderNumber: z.string(), reason: z.string(), at: z.string() }),
};

/** Cancels an order at most once. */
export const cancelOrderPort = ({ graphql }: Context): CancelOrderPort =>
  commitPortOf(stepsOf(graphql, { prepare: 'prepareCancellation', input: 'TradeCancellationInput' }, cancellation), {
    reasons: ['too-late', 'transaction-unknown', 'order-unknown'],
    toInput: ({ orderId, transactionId, reason }) => {
      if (trimmedOrNull(reason) === null)
        throw new PortError('rejected', 'A cancellation needs a reason', { fields: { reason: 'valueMissing' } });
      return { orderId, transactionId, reason };
    },
    toValue: ({ orderId, orderNumber, reason, at }) => ({ orderId, orderNumber, reason: typed(reason), at }),
  });
