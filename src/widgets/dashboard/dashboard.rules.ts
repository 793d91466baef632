import type {
  AccountDetail,
  CartLine,
  InvoiceSummary,
  Money,
  NextDelivery,
  OrderSummary,
  Page,
  SessionUser,
} from '../../domain';
import type { Adapter } from '../../ports';
import { addMoney, instantMs } from '../../rules';

/**
 * What the buyer may see (decision 11). A host without a session port reports no permissions, so everything is allowed.
 */
export interface Rights {
  readonly order: boolean;
  readonly pay: boolean;
  readonly service: boolean;
}

export function rightsOf(user: SessionUser | null): Rights {
  const hasPermission = (permission: 'ordering' | 'finance' | 'service') =>
    user === null || user.permissions.includes(permission);
  return { order: hasPermission('ordering'), pay: hasPermission('finance'), service: hasPermission('service') };
}

/** Which cards exist: those that the buyer's permissions allow and whose method the adapter has. */
export type Cards = Readonly<
  Record<
    'delivery' | 'cart' | 'pastDue' | 'easy' | 'tickets' | 'orders' | 'weeks' | 'balance' | 'reminders' | 'rewards',
    boolean
  >
>;

export function cardsFor(
  { order, pay, service }: Rights,
  { accounts, cart, easyOrder, insights, invoices, orders, reminders, rewards, support }: Adapter,
): Cards {
  return {
    delivery: order && (insights?.delivery ?? accounts?.read) !== undefined,
    cart: order && cart?.read !== undefined,
    pastDue: pay && invoices?.list !== undefined,
    easy: order && easyOrder?.read !== undefined,
    tickets: service && support?.search !== undefined,
    orders: order && (orders?.search ?? orders?.list) !== undefined,
    weeks: order && insights?.weeks !== undefined,
    balance: pay && invoices?.totals !== undefined,
    reminders: order && reminders?.list !== undefined,
    rewards: rewards?.read !== undefined,
  };
}

/**
 * The next delivery. `clock` is the server's time and the device's time (epoch milliseconds) of the response; null if
 * the server's time is unknown, in which case no countdown is shown.
 */
export interface TimedDelivery extends Pick<NextDelivery, 'visit' | 'timeZone'> {
  readonly clock: { readonly serverTime: string; readonly answeredAt: number } | null;
}

/** The next delivery from an account's record, which has the date and the cut-off but no server time. */
export const deliveryOf = ({
  visits: [visit],
  timeZone,
}: Pick<AccountDetail, 'visits' | 'timeZone'>): TimedDelivery => ({
  visit: visit === undefined ? null : { ...visit, note: null },
  timeZone,
  clock: null,
});

/** Statuses of an order that is not delivered yet. */
export const undeliveredStatuses = [
  'pending',
  'order-received',
  'confirmed',
  'order-prepared',
  'prep-for-shipment',
  'shipped',
  'dispatched',
  'out-for-delivery',
] as const;

/** Statuses of orders without a delivery to come. Every other status, known or not, is under way. */
const endedStatuses: ReadonlySet<string> = new Set([
  'draft',
  'delivered',
  'not-delivered',
  'in-settlement',
  'in-error',
  'cancelled',
]);

/** Sort key: an order without a delivery date follows those with one. */
const dayOf = ({ deliveryDate }: OrderSummary): string => deliveryDate ?? '9999';

/** Orders that are not delivered yet, by delivery date. Orders of the same date are sorted newest first. */
export const sortUndelivered = (orders: readonly OrderSummary[]): readonly OrderSummary[] =>
  orders
    .filter(({ status }) => !endedStatuses.has(status))
    .sort((a, b) => dayOf(a).localeCompare(dayOf(b)) || (instantMs(b.placedAt) ?? 0) - (instantMs(a.placedAt) ?? 0));

/** The order that arrives next, with its date (decision 59); null if no order has a date yet. */
export function findNextArrival(
  orders: readonly OrderSummary[],
): (OrderSummary & { readonly deliveryDate: string }) | null {
  const [first] = sortUndelivered(orders);
  return first === undefined || first.deliveryDate === null ? null : { ...first, deliveryDate: first.deliveryDate };
}

/**
 * Past-due invoices: their number, their total amount due, and the days past due of the oldest one. `amount` is null if
 * only some of the invoices were read; `days` is null if no invoice has a day count.
 */
export interface PastDue {
  readonly count: number;
  readonly amount: Money | null;
  readonly days: number | null;
}

/** Summarizes a page of past-due invoices, longest past due first; null if the page is empty. */
export function pastDueOf({ items, total, hasMore }: Page<InvoiceSummary>): PastDue | null {
  const [first, ...rest] = items;
  if (first === undefined) return null;
  const days = items.flatMap(({ daysPastDue }) => daysPastDue ?? []);
  return {
    count: total ?? items.length,
    amount: hasMore ? null : rest.reduce((sum, { amountDue }) => addMoney(sum, amountDue), first.amountDue),
    days: days.length === 0 ? null : Math.max(...days),
  };
}

/** Lines with a problem that blocks the order, without those that a pending edit removes. */
export const findBlockedLines = (lines: readonly CartLine[], order: readonly string[]): readonly CartLine[] =>
  lines.filter(({ id, problem }) => problem !== null && order.includes(id));
