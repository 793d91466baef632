import { type DemoAccount, regions } from '../../../../src/adapters/demo/data/accounts';
import { statusOf } from '../../../../src/adapters/demo/engine/orders';
import { presentProduct, type ViewerContext } from '../../../../src/adapters/demo/engine/present';
import type { OrderRecord } from '../../../../src/adapters/demo/store/records';
import { ORDER_STATUS_TEXT } from '../../../../src/rules/server-codes';
import { ownerOf } from '../access';
import type { Exchange } from '../http/exchange';
import { isSame, recordId } from '../ids';
import type { Platform } from '../platform';
import type { OrderEntry } from './ledger';

const CHARACTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A reference number in the platform's format: four groups of five characters. */
export function referenceNumberOf(number: string): string {
  let state = [...number].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) >>> 0, 7);
  const sign = (): string => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return CHARACTERS.charAt(state >>> 27);
  };
  return Array.from({ length: 4 }, () => Array.from({ length: 5 }, sign).join('')).join('-');
}

export const orderRecordId = ({ number }: Pick<OrderRecord, 'number'>): string => recordId('order', number);
/** The id of the nth line of an order. */
export const orderLineRecordId = ({ number }: Pick<OrderRecord, 'number'>, place: number): string =>
  recordId('orderLine', `${number}${String(place).padStart(3, '0')}`);

/** Owner of seeded orders: another buyer of the account, who is not in the demo. */
const COLLEAGUE = 'colleague';

const seededOrders = new WeakMap<readonly OrderRecord[], readonly OrderEntry[]>();

/** Orders of an account, newest first, without those that are still being created. */
export function ordersOf({ world, ledger }: Platform, account: DemoAccount): readonly OrderEntry[] {
  const archive = world.archive(account);
  const entries =
    seededOrders.get(archive) ??
    archive
      .map((record): OrderEntry => ({
        id: orderRecordId(record),
        referenceNumber: referenceNumberOf(record.number),
        accountId: account.id,
        ownerId: COLLEAGUE,
        checkoutId: null,
        currency: regions[account.region].currency,
        record,
        groups: [],
        contactInfo: null,
        payment: null,
        customFields: {},
        unfinishedReads: 0,
      }))
      .reverse();
  seededOrders.set(archive, entries);
  const placed = ledger.orders
    .filter(({ accountId, unfinishedReads }) => accountId === account.id && unfinishedReads <= 0)
    .reverse();
  const cancelledIds = new Set(ledger.money.get(account.id)?.cancellations.map(({ orderId }) => orderId));
  const all = placed.length === 0 ? entries : [...placed, ...entries];
  const sorted = [...all].sort((a, b) => b.record.placedAt - a.record.placedAt);
  return cancelledIds.size === 0
    ? sorted
    : sorted.map((entry) =>
        cancelledIds.has(entry.record.id) ? { ...entry, record: { ...entry.record, status: 'cancelled' } } : entry,
      );
}

/**
 * Records of the account's past year and of orders placed since, newest first: the usual products are derived from
 * them.
 */
export function recentRecords(platform: Platform, account: DemoAccount): readonly OrderRecord[] {
  const [oldest] = platform.world.history(account);
  return ordersOf(platform, account)
    .map(({ record }) => record)
    .filter(({ placedAt }) => oldest !== undefined && placedAt >= oldest.placedAt);
}

/**
 * An order by its id, number or reference number. Each look-up brings an order that is still being created closer to
 * being found.
 */
export function findOrder(exchange: Exchange, account: DemoAccount | null, named: string): OrderEntry | undefined {
  const { platform } = exchange;
  const pending = platform.ledger.orders.find(
    (order) => isNamed(order, named) && order.accountId === (account?.id ?? null),
  );
  if (pending !== undefined && pending.unfinishedReads > 0) {
    pending.unfinishedReads -= 1;
    if (pending.unfinishedReads === 0) completeOrder(platform, pending);
    return undefined;
  }
  if (account !== null) return ordersOf(platform, account).find((order) => isNamed(order, named));
  return pending?.ownerId === ownerOf(exchange) ? pending : undefined;
}

const isNamed = ({ id, referenceNumber, record }: OrderEntry, named: string): boolean =>
  isSame(id, named) || referenceNumber === named || record.number === named;

/** Completes an order: its cart ends, and the checkout may be deleted. */
export function completeOrder({ ledger, behaviour }: Platform, order: OrderEntry): void {
  order.unfinishedReads = 0;
  const cart = ledger.carts.find(({ id }) => id === order.record.cartId);
  if (cart !== undefined) cart.status = 'Closed';
  const checkout = ledger.checkouts.find(({ id }) => id === order.checkoutId);
  if (checkout !== undefined && behaviour.afterClosed === 'gone') checkout.status = 'deleted';
}

/** The status text of the business, by the clock for an order placed here; an unknown text in the scenario for that. */
export function statusTextOf({ world }: Platform, order: OrderEntry, reader: ViewerContext): string {
  const status = statusOf(order.record, reader);
  return world.changes.unknownCodes === true && status === 'order-received'
    ? 'Awaiting Ferry'
    : ORDER_STATUS_TEXT[status];
}

/** The order total, in minor units. */
export const orderTotal = ({ record: { totals, surcharge } }: OrderEntry): number => totals.total + (surcharge ?? 0);

/** The platform's “Pretax Subtotal”, in minor units: the total without its tax. */
export const pretaxTotal = (order: OrderEntry): number => orderTotal(order) - order.record.totals.tax;

/** A line's product in the viewer's language; undefined for one that left the catalog. */
export const lineProduct = ({ world }: Platform, productId: string, reader: ViewerContext) => {
  const item = world.find(productId);
  return item === undefined ? undefined : { item, product: presentProduct(item, reader) };
};
