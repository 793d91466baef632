import type { OrderPage, OrderSort } from '../../../../domain';
import { type CallOptions, type ForAccount, type InLocale, type OrdersPort, toPortError } from '../../../../ports';
import { addDays } from '../../../../rules/calendar';
import { calendarDateIn } from '../../../../rules/instants';
import { isOrderSearchReady } from '../../../../rules/orders';
import type { OrderStatus } from '../../../../rules/server-codes';
import { zonedInstant } from '../../../../rules/zones';
import { readPage } from '../../common/pages';
import type { Context } from '../../context';
import { assertOwn } from '../session/customer';
import { STATES, toDetail, toOrder, toRow } from './orders.mapping';
import { customerOrders, oneOrder } from './orders.wire';

type Caller = ForAccount & InLocale & CallOptions;

const sorts: Readonly<Partial<Record<OrderSort, object>>> = {
  CreatedDateDesc: { orderPlacedAt: 'DESC' },
  CreatedDateAsc: { orderPlacedAt: 'ASC' },
  OrderNumberDesc: { code: 'DESC' },
  OrderNumberAsc: { code: 'ASC' },
  TotalDesc: { totalWithTax: 'DESC' },
  TotalAsc: { totalWithTax: 'ASC' },
};

/** A day's first instant in the shop's zone. */
const startOf = (date: string, timeZone: string): string => new Date(zonedInstant(date, 0, timeZone)).toISOString();

/** Implements the orders port for plain Vendure: the customer's own orders, found by their number. */
export function ordersPort(context: Context): Omit<OrdersPort, 'resumeDraft' | 'deleteDraft' | 'usual'> {
  const { graphql, now, options } = context;
  const { timeZone = 'UTC' } = options;

  async function pageOf(
    { page, pageSize }: { readonly page: number; readonly pageSize: number },
    { accountId, locale, signal }: Caller,
    query: object,
  ) {
    const found = await readPage({ page, pageSize }, async (part) => {
      const { activeCustomer } = await graphql.send(customerOrders, {
        variables: { options: { sort: sorts.CreatedDateDesc, ...query, ...part } },
        locale,
        signal,
      });
      assertOwn(activeCustomer, accountId);
      return activeCustomer?.orders ?? { items: [], totalItems: 0 };
    });
    const reading = { accountId: accountId ?? '', locale, options, now: now() };
    const { items, totalItems, hasMore } = found;
    return { page, pageSize, hasMore, total: totalItems, items: items.map((wire) => toRow(wire, reading)) };
  }

  /** One placed order of the customer; null for another one's, which Vendure does not let them read. */
  async function orderBy(id: string, { accountId, locale, signal }: Caller) {
    const found = await graphql.send(oneOrder, { variables: { id }, locale, signal }).catch((thrown: unknown) => {
      if (toPortError(thrown).code === 'forbidden') return null;
      throw thrown;
    });
    if (found === null) return null;
    assertOwn(found.activeCustomer, accountId);
    const { order, activeCustomer } = found;
    return order === null || activeCustomer === null || order.orderPlacedAt === null
      ? null
      : { order, buyer: activeCustomer, reading: { accountId: accountId ?? '', locale, options, now: now() } };
  }

  return {
    list: ({ page, pageSize, accountId, locale }, call) =>
      pageOf({ page, pageSize }, { accountId, locale, ...call }, {}),
    async search({ text, placed, statuses, sort, page, pageSize, accountId, locale }, call): Promise<OrderPage> {
      const states = statuses.flatMap((status: OrderStatus) => STATES[status] ?? []);
      const isNone = statuses.length > 0 && states.length === 0;
      const filter = {
        ...(isOrderSearchReady(text) ? { code: { contains: text.trim() } } : {}),
        ...(statuses.length === 0 ? {} : { state: { in: isNone ? ['-'] : states } }),
        ...(placed.start === null && placed.end === null
          ? {}
          : {
              orderPlacedAt: {
                ...(placed.start === null || placed.end === null
                  ? {}
                  : {
                      between: {
                        start: startOf(placed.start, timeZone),
                        end: startOf(addDays(placed.end, 1), timeZone),
                      },
                    }),
                ...(placed.end === null && placed.start !== null ? { after: startOf(placed.start, timeZone) } : {}),
                ...(placed.start === null && placed.end !== null
                  ? { before: startOf(addDays(placed.end, 1), timeZone) }
                  : {}),
              },
            }),
      };
      const found = await pageOf(
        { page, pageSize },
        { accountId, locale, ...call },
        { filter, sort: sorts[sort] ?? sorts.CreatedDateDesc },
      );
      return {
        ...found,
        // The keys are the declared ones.
        sorts: Object.keys(sorts) as OrderSort[],
        statuses: Object.keys(STATES) as OrderStatus[],
        today: calendarDateIn(new Date(now()).toISOString(), timeZone) ?? '',
      };
    },
    async detail({ orderId, accountId, locale }, call) {
      const found = await orderBy(orderId, { accountId, locale, ...call });
      return found === null ? null : toDetail(found.order, found.buyer, found.reading);
    },
    async read({ orderId, accountId, locale }, call) {
      const found = await orderBy(orderId, { accountId, locale, ...call });
      return found === null ? null : toOrder(found.order, found.reading);
    },
    async accountOf({ orderId, locale }, call) {
      const found = await graphql
        .send(oneOrder, { variables: { id: orderId }, locale, ...call })
        .catch((thrown: unknown) => {
          if (toPortError(thrown).code === 'forbidden') return null;
          throw thrown;
        });
      return found?.order === null || found === null ? null : (found.activeCustomer?.id ?? null);
    },
  };
}
