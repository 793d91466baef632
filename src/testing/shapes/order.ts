import * as z from 'zod/mini';
import type { Order, OrderSummary } from '../../ports';
import { ORDER_STATUSES } from '../../rules/vocabulary';
import { calendarDate, count, id, instant, label, money, openCode, text, timeZone } from './basics';
import { totals } from './cart';
import { product } from './product';

export const orderSummary = z.object({
  id, number: text, accountId: id, status: openCode(ORDER_STATUSES), placedAt: instant, deliveryDate: z.nullable(calendarDate),
  cases: z.number().check(z.nonnegative()), total: money,
}) satisfies z.ZodMiniType<OrderSummary>;

const guest = z.object({ lastName: z.exactOptional(text), email: z.exactOptional(text), phoneNumber: z.exactOptional(text) });

export const order = z.extend(orderSummary, {
  lines: z.array(z.object({ id, product, quantity: z.number().check(z.positive()), total: money, free: z.boolean() })),
  totals,
  method: z.enum(['delivery', 'pickup']),
  deliveries: z.array(z.object({ date: z.nullable(calendarDate), lineIds: z.array(id) })).check(z.minLength(1)),
  empties: z.object({ cylinder: count, glass: count }),
  guest: z.nullable(guest),
  purchaseOrderNumber: z.string(), notes: z.string(), paymentLabel: label, surcharge: z.nullable(money), changesUntil: z.nullable(instant),
  timeZone, confirmationEmail: z.nullable(text), serverTime: instant,
}) satisfies z.ZodMiniType<Order>;
