import * as z from 'zod/mini';
import type { EasyOrder, EasyOrderQuote, OrderFill } from '../../ports';
import { EASY_ORDER_REJECTIONS } from '../../rules/easy-order';
import { minimum } from './account';
import { calendarDate, id, instant, label, money, positive, timeZone, plainText } from './basics';
import { totals } from './cart';
import { product } from './product';

const quantity = z.number().check(z.positive());

export const orderFill = z.object({
  lines: z.array(
    z.object({
      product: z.nullable(product),
      name: label,
      sku: label,
      quantity,
      previousPrice: z.nullable(money),
      usual: z.nullable(z.object({ least: quantity, most: quantity })),
      substitute: z.nullable(product),
    }),
  ),
  orders: z.array(z.object({ id, number: label, date: calendarDate })).check(z.minLength(1)),
}) satisfies z.ZodMiniType<OrderFill>;

export const easyOrder = z.object({
  id,
  status: z.enum(['draft', 'accepted', 'rejected']),
  deliveryDate: calendarDate,
  decideBy: instant,
  timeZone,
  serverTime: instant,
  lines: z
    .array(z.object({ product, quantity, orders: z.nullable(positive), substituteFor: z.nullable(label) }))
    .check(z.minLength(1)),
  totals,
  minimum,
  paymentLabel: label,
  order: z.nullable(z.object({ id, number: z.string() })),
  rejection: z.nullable(z.object({ reason: z.enum(EASY_ORDER_REJECTIONS), note: plainText })),
}) satisfies z.ZodMiniType<EasyOrder>;

export const easyOrderQuote = z.object({
  totals,
  lineTotals: z.record(z.string(), z.nullable(money)),
}) satisfies z.ZodMiniType<EasyOrderQuote>;
