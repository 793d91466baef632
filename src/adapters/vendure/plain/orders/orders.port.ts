import type { OrderPage, OrderSort } from '../../../../domain';
import {
  type CallOptions,
  type ForAccount,
  type InLocale,
  type OrdersPort,
  PortError,
  toPortError,
} from '../../../../ports';
import { addDays } from '../../../../rules/calendar';
import { calendarDateIn } from '../../../../rules/instants';
import { isOrderSearchReady } from '../../../../rules/orders';
import type { OrderStatus } from '../../../../rules/server-codes';
import { zonedInstant } from '../../../../rules/zones';
import { nullForGuest } from '../../common/guests';
import { readPage } from '../../common/pages';
import type { Context } from '../../context';
import { serverCodeOf } from '../../transport/errors';
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
  const { graphql, now, options, session } = context;
  const { timeZone = 'UTC' } = options;

  async function pageOf(
    { page, pageSize }: { readonly page: number; readonly pageSize: number },
    { accountId, locale, signal }: Caller,
    {
      filter = {},
      sort = sorts.CreatedDateDesc,
    }: { readonly filter?: object; readonly sort?: object | undefined } = {},
  ) {
    const found = await readPage({ page, pageSize }, async (part) => {
      const { activeCustomer } = await graphql.send(customerOrders, {
        // Vendure lists the cart too: it is the order that is still active.
        variables: { options: { sort, filter: { ...filter, active: { eq: false } }, ...part } },
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

  /** Reads an order; null for another customer's, which Vendure forbids to read, and for a guest. */
  const readOne = (id: string, { locale, signal }: Omit<Caller, 'accountId'>) =>
    nullForGuest(
      session,
      graphql.send(oneOrder, { variables: { id }, locale, signal }).then(
        (found) => {
          if (found.activeCustomer === null) throw new PortError('signed-out', 'Nobody is signed in');
          return found;
        },
        (thrown: unknown) => {
          // The server's own code: a proxy that forbids the call answers nothing about the order.
          if (toPortError(thrown).code === 'forbidden' && serverCodeOf(thrown) === 'FORBIDDEN') return null;
          throw thrown;
        },
      ),
    );

  /** One placed order of the customer. */
  async function orderBy(id: string, { accountId, locale, signal }: Caller) {
    const found = await readOne(id, { locale, signal });
    if (found === null) return null;
    assertOwn(found.activeCustomer, accountId);
    const { order, activeCustomer } = found;
    return order === null || activeCustomer === null || order.orderPlacedAt === null
      ? null
      : { order, buyer: activeCustomer, reading: { accountId: accountId ?? '', locale, options, now: now() } };
  }

  return {
    list: ({ page, pageSize, accountId, locale }, call) => pageOf({ page, pageSize }, { accountId, locale, ...call }),
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
      const found = await pageOf({ page, pageSize }, { accountId, locale, ...call }, { filter, sort: sorts[sort] });
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
      const found = await readOne(orderId, { locale, ...call });
      return found === null || found.order === null ? null : (found.activeCustomer?.id ?? null);
    },
  };
}
