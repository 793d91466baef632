import { addDays } from '../../../rules/calendar';
import type { CalendarDate } from '../../../rules/dates';
import type { OrderStatus } from '../../../rules/server-codes';
import type { OrderRecord } from '../store/records';
import type { CatalogItem } from './catalog';
import type { Market } from './market';
import { depositOf, percentOf } from './pricing';
import { between, hash } from './random';

/** Reason for a missing quantity. */
export type ShortReason = 'broken' | 'notLoaded' | 'outOfStock' | 'refused';

/** Progress of an order line; null for a step that was not reached. */
export interface Fulfilled {
  readonly confirmed: number | null;
  readonly shipped: number | null;
  readonly delivered: number | null;
  readonly invoiced: number | null;
  /** Reason and number of the missing cases. */
  readonly short: { readonly reason: ShortReason; readonly cases: number } | null;
  readonly substitute: { readonly productId: string; readonly quantity: number } | null;
}

type Line = OrderRecord['lines'][number];

const CONFIRMED: ReadonlySet<OrderStatus> = new Set([
  'confirmed',
  'order-prepared',
  'prep-for-shipment',
  'shipped',
  'dispatched',
  'out-for-delivery',
  'delivered',
  'not-delivered',
  'in-settlement',
]);
const SHIPPED: ReadonlySet<OrderStatus> = new Set([
  'shipped',
  'dispatched',
  'out-for-delivery',
  'delivered',
  'not-delivered',
  'in-settlement',
]);
const ARRIVED: ReadonlySet<OrderStatus> = new Set(['delivered', 'in-settlement']);

/** Scripted problems of an order: product, reason, cases. */
const scriptedShortages: Readonly<
  Record<string, readonly (readonly [productId: string, reason: ShortReason, cases: number])[]>
> = {
  '4500871': [
    ['p-700318', 'broken', 1],
    ['p-677105', 'notLoaded', 1],
  ],
};

const reasons: readonly ShortReason[] = ['broken', 'notLoaded', 'outOfStock', 'refused'];

/** Returns the problem of an order line: none for most, and always the same. */
function shortageOf({ number, lines }: OrderRecord, line: Line): Fulfilled['short'] {
  const story = scriptedShortages[number];
  if (story !== undefined) {
    const [, reason, cases] = story.find(([productId]) => productId === line.productId) ?? [];
    return reason === undefined || cases === undefined ? null : { reason, cases };
  }
  // Every fourth order of several products has one line with a missing quantity.
  if (lines.length < 2 || hash('short', number) % 4 !== 0) return null;
  const index = hash('short line', number) % lines.length;
  if (lines[index]?.id !== line.id) return null;
  const reason = reasons[hash('short reason', number) % reasons.length] ?? 'broken';
  return { reason, cases: between(1, Math.max(1, Math.min(3, line.quantity - 1)), 'short cases', number) };
}

/** Every ninth order has a substituted product, case by case at the original's price. */
function substituteOf({ number, lines }: OrderRecord, line: Line, find: Find): Fulfilled['substitute'] {
  if (scriptedShortages[number] !== undefined || lines.length < 3 || hash('swap', number) % 9 !== 0) return null;
  const index = hash('swap line', number) % lines.length;
  const item = lines[index]?.id === line.id ? find.item(line.productId) : undefined;
  if (item === undefined || item.pack.unit !== 'case') return null;
  const other = find.all.find(
    (one) =>
      one.id !== item.id &&
      one.brandKey === item.brandKey &&
      one.pack.kind === item.pack.kind &&
      one.pack.unit === 'case' &&
      one.price !== null,
  );
  return other === undefined ? null : { productId: other.id, quantity: Math.max(1, Math.floor(line.quantity / 2)) };
}

/** Functions that find products. */
export interface Find {
  readonly item: (productId: string) => CatalogItem | undefined;
  readonly all: readonly CatalogItem[];
}

/** Progress of a line for the status of its order. */
export function fulfilled(order: OrderRecord, status: OrderStatus, line: Line, find: Find): Fulfilled {
  const { quantity } = line;
  const shortage = SHIPPED.has(status) ? shortageOf(order, line) : null;
  const less = (...when: readonly ShortReason[]): number =>
    quantity - (shortage !== null && when.includes(shortage.reason) ? shortage.cases : 0);
  const arrived = ARRIVED.has(status);
  const refused = status === 'not-delivered';
  const delivered = arrived ? less('broken', 'notLoaded', 'outOfStock', 'refused') : refused ? 0 : null;
  const isSeen = shortage !== null && (arrived || shortage.reason === 'notLoaded' || shortage.reason === 'outOfStock');
  const substitute = arrived && shortage === null ? substituteOf(order, line, find) : null;
  return {
    confirmed: CONFIRMED.has(status) ? less('outOfStock') : null,
    shipped: SHIPPED.has(status) ? less('notLoaded', 'outOfStock') : null,
    delivered,
    invoiced: arrived ? delivered : refused ? 0 : null,
    short: refused ? { reason: 'refused', cases: quantity } : isSeen ? shortage : null,
    substitute,
  };
}

/** Amounts of an invoice in minor units; the rows add up to the total. */
export interface InvoiceAmounts {
  readonly ordered: number;
  /** Zero or negative: the value of undelivered products. */
  readonly notDelivered: number;
  readonly offer: number;
  readonly deposits: number;
  readonly smallOrder: number | null;
  readonly tax: number;
  readonly taxRate: number;
  readonly total: number;
  readonly due: CalendarDate | null;
}

const DUE_DAYS = 30;

/** Amounts of a delivered order's invoice; null for other orders. */
export function invoiceAmounts(
  order: OrderRecord,
  status: OrderStatus,
  market: Market,
  find: Find,
): InvoiceAmounts | null {
  if (!ARRIVED.has(status)) return null;
  const { totals, answers, surcharge } = order;
  let missing = 0;
  let depositsBack = 0;
  for (const line of order.lines) {
    const less = line.quantity - (fulfilled(order, status, line, find).invoiced ?? line.quantity);
    if (less === 0) continue;
    missing += Math.round((line.total / line.quantity) * less);
    const item = find.item(line.productId);
    depositsBack += item === undefined ? 0 : depositOf(item, market) * less;
  }
  const deposits = totals.deposits - depositsBack;
  const tax = percentOf(totals.subtotal - missing + totals.offer + (totals.smallOrder ?? 0), totals.taxRate);
  const total = totals.subtotal - missing + totals.offer + deposits + (totals.smallOrder ?? 0) + tax + (surcharge ?? 0);
  return {
    ordered: totals.subtotal + (surcharge ?? 0),
    notDelivered: 0 - missing,
    offer: totals.offer,
    deposits,
    smallOrder: totals.smallOrder,
    tax,
    taxRate: totals.taxRate,
    total,
    due: answers.date === null ? null : addDays(answers.date, DUE_DAYS),
  };
}
