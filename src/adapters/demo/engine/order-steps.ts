import { addDays } from '../../../rules/calendar';
import type { OrderStatus } from '../../../rules/server-codes';
import type { OrderRecord } from '../store/records';
import { between, hash } from './random';
import { zonedInstant } from './zoned-time';

/** One step of an order with its details. */
export interface StepRecord {
  readonly status: OrderStatus;
  readonly at: number;
  /** Number of the truck, if the step has one. */
  readonly truck: number | null;
}

/** Steps that lead to a status, in chronological order. */
const led: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  draft: ['draft'],
  pending: ['pending'],
  'order-received': ['order-received'],
  confirmed: ['order-received', 'confirmed'],
  'order-prepared': ['order-received', 'confirmed', 'order-prepared'],
  'prep-for-shipment': ['order-received', 'confirmed', 'order-prepared', 'prep-for-shipment'],
  shipped: ['order-received', 'confirmed', 'order-prepared', 'shipped'],
  dispatched: ['order-received', 'confirmed', 'order-prepared', 'shipped', 'dispatched'],
  'out-for-delivery': ['order-received', 'confirmed', 'order-prepared', 'shipped', 'out-for-delivery'],
  delivered: ['order-received', 'confirmed', 'order-prepared', 'shipped', 'out-for-delivery', 'delivered'],
  'not-delivered': ['order-received', 'confirmed', 'order-prepared', 'shipped', 'out-for-delivery', 'not-delivered'],
  'in-settlement': [
    'order-received',
    'confirmed',
    'order-prepared',
    'shipped',
    'out-for-delivery',
    'delivered',
    'in-settlement',
  ],
  'in-error': ['order-received', 'in-error'],
  cancelled: ['order-received', 'cancelled'],
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Number of the truck of an order. */
export const truckOf = (number: string): number => (number === '4500871' ? 14 : between(2, 19, 'truck', number));

/** Times of the steps, in ascending order and never in the future. */
export function stepsOf(
  order: OrderRecord,
  status: OrderStatus,
  {
    now,
    timeZone,
    cancelledAt,
  }: { readonly now: number; readonly timeZone: string; readonly cancelledAt: number | null },
): readonly StepRecord[] {
  const { number, placedAt } = order;
  const day = order.answers.date ?? new Date(placedAt + 48 * HOUR).toISOString().slice(0, 10);
  const at = (minutes: number, days = 0): number => zonedInstant(addDays(day, days), minutes, timeZone);
  const some = hash('minutes', number) % 40;
  const isStory = number === '4500871';
  const planned: Readonly<Record<OrderStatus, number>> = {
    draft: placedAt,
    pending: placedAt,
    'order-received': placedAt,
    confirmed: placedAt + (isStory ? 2 : 2 + (some % 9)) * MINUTE,
    'order-prepared': at(15 * 60 + (isStory ? 30 : some), -1),
    'prep-for-shipment': at(16 * 60 + some, -1),
    shipped: at(5 * 60 + (isStory ? 20 : some)),
    dispatched: at(6 * 60 + some),
    'out-for-delivery': at(6 * 60 + (isStory ? 55 : 20 + some)),
    delivered: at(7 * 60 + (isStory ? 48 : 20 + some)),
    'not-delivered': at(7 * 60 + 30 + some),
    'in-settlement': at(9 * 60 + some, 1),
    'in-error': placedAt + (20 + some) * MINUTE,
    cancelled: cancelledAt ?? placedAt + (40 + some * 3) * MINUTE,
  };
  const steps = led[status];
  const truck = truckOf(number);
  let last = placedAt;
  return steps.map((step, index): StepRecord => {
    // A planned time that is still ahead is moved to minutes ago, so that no step is in the future.
    const latest = now - (steps.length - index) * 4 * MINUTE;
    last = Math.max(last, Math.min(planned[step], latest));
    const isDriven = step === 'shipped' || step === 'dispatched' || step === 'out-for-delivery';
    return { status: step, at: index === 0 ? placedAt : last, truck: isDriven ? truck : null };
  });
}
