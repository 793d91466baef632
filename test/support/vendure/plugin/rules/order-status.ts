import { dateIn, daysBetween, zonedInstant } from './calendar';

/** Statuses of orders, in display order. */
export const ORDER_STATUSES = [
  'draft',
  'pending',
  'order-received',
  'confirmed',
  'order-prepared',
  'prep-for-shipment',
  'shipped',
  'dispatched',
  'out-for-delivery',
  'delivered',
  'not-delivered',
  'in-settlement',
  'in-error',
  'cancelled',
] as const;

const HOUR = 3_600_000;
const DELIVERED_BY_MINUTES = 10 * 60;

/** What a status depends on. Times are milliseconds since 1970. */
export interface StatusFacts {
  /** Status that the warehouse reported; null until it reports one. */
  readonly reported: string | null;
  readonly isCancelled: boolean;
  readonly placedAt: number;
  readonly changesUntil: number | null;
  readonly deliveryDate: string | null;
  readonly timeZone: string;
}

/**
 * The status of an order. Without a report of the warehouse it follows from the clock, up to the delivery: a shop whose
 * warehouse reports every step never gets there.
 */
export function statusOf(facts: StatusFacts, now: number): string {
  if (facts.isCancelled) return 'cancelled';
  if (facts.reported !== null) return facts.reported;
  if (now - facts.placedAt < HOUR) return 'order-received';
  if (facts.changesUntil !== null && now < facts.changesUntil) return 'confirmed';
  const { deliveryDate: date, timeZone } = facts;
  if (date === null) return 'confirmed';
  if (now >= zonedInstant(date, DELIVERED_BY_MINUTES, timeZone)) return 'delivered';
  const days = daysBetween(dateIn(now, timeZone), date);
  if (days > 1) return 'order-prepared';
  return days === 1 ? 'prep-for-shipment' : 'out-for-delivery';
}

const CANCELLABLE: ReadonlySet<string> = new Set(['pending', 'order-received', 'confirmed']);

/** Whether a buyer can cancel: before the warehouse begins, and before the deadline for changes. */
export const canCancel = ({ reported, changesUntil }: StatusFacts, status: string, now: number): boolean =>
  CANCELLABLE.has(status) && (reported !== null || changesUntil === null || now < changesUntil);

/** Steps that lead to a status of an order without reported steps. */
export const stepsTo: Readonly<Record<string, readonly string[]>> = {
  'order-received': ['order-received'],
  confirmed: ['order-received', 'confirmed'],
  'order-prepared': ['order-received', 'confirmed', 'order-prepared'],
  'prep-for-shipment': ['order-received', 'confirmed', 'order-prepared', 'prep-for-shipment'],
  'out-for-delivery': ['order-received', 'confirmed', 'order-prepared', 'out-for-delivery'],
  delivered: ['order-received', 'confirmed', 'order-prepared', 'out-for-delivery', 'delivered'],
  cancelled: ['order-received', 'cancelled'],
};
