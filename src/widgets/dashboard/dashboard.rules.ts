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

/** What somebody may see here (decision 11): a host without a session port says nothing of permissions. */
export interface Rights {
  readonly order: boolean;
  readonly pay: boolean;
  readonly service: boolean;
}

export function rightsOf(user: SessionUser | null): Rights {
  const may = (permission: 'ordering' | 'finance' | 'service') =>
    user === null || user.permissions.includes(permission);
  return { order: may('ordering'), pay: may('finance'), service: may('service') };
}

/** The cards that there are: those that a permission opens and the adapter can fill. */
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

/** The next delivery, and when the device heard of it. Without a server's time nothing counts down. */
export interface Standing extends Pick<NextDelivery, 'visit' | 'timeZone'> {
  readonly clock: { readonly serverTime: string; readonly answeredAt: number } | null;
}

/** What an account's own record says of its next delivery: the day and the cut-off, and no clock to count by. */
export const standingOf = ({ visits: [visit], timeZone }: Pick<AccountDetail, 'visits' | 'timeZone'>): Standing => ({
  visit: visit === undefined ? null : { ...visit, note: null },
  timeZone,
  clock: null,
});

/** Statuses of an order that is still to come. */
export const underWay = [
  'pending',
  'order-received',
  'confirmed',
  'order-prepared',
  'prep-for-shipment',
  'shipped',
  'dispatched',
  'out-for-delivery',
] as const;

/** What is over: whatever else an order is called, it is still to come. */
const over: ReadonlySet<string> = new Set([
  'draft',
  'delivered',
  'not-delivered',
  'in-settlement',
  'in-error',
  'cancelled',
]);

/** One without a day yet comes after those that have one. */
const dayOf = ({ deliveryDate }: OrderSummary): string => deliveryDate ?? '9999';

/** Orders that are to come, soonest first; of those that come on one day the newest first. */
export const ordersToCome = (orders: readonly OrderSummary[]): readonly OrderSummary[] =>
  orders
    .filter(({ status }) => !over.has(status))
    .sort((a, b) => dayOf(a).localeCompare(dayOf(b)) || (instantMs(b.placedAt) ?? 0) - (instantMs(a.placedAt) ?? 0));

/** The order that arrives next and its day (decision 59); null where none has a day yet. */
export function nextArrival(
  orders: readonly OrderSummary[],
): (OrderSummary & { readonly deliveryDate: string }) | null {
  const [first] = ordersToCome(orders);
  return first === undefined || first.deliveryDate === null ? null : { ...first, deliveryDate: first.deliveryDate };
}

/** What is past due: how many invoices, what they come to and how late the oldest is; the sum is null where not all of them were read. */
export interface PastDue {
  readonly count: number;
  readonly amount: Money | null;
  readonly days: number | null;
}

/** Of invoices that are past due, the longest due first; null for none. */
export function pastDueOf({ items, total, hasMore }: Page<InvoiceSummary>): PastDue | null {
  const [first, ...rest] = items;
  if (first === undefined) return null;
  const days = items.flatMap(({ daysLate }) => daysLate ?? []);
  return {
    count: total ?? items.length,
    amount: hasMore ? null : rest.reduce((sum, { open }) => addMoney(sum, open), first.open),
    days: days.length === 0 ? null : Math.max(...days),
  };
}

/** Lines that can not be ordered as they stand, and are still in the cart. */
export const stuckLines = (lines: readonly CartLine[], order: readonly string[]): readonly CartLine[] =>
  lines.filter(({ id, problem }) => problem !== null && order.includes(id));
