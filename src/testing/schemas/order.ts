import * as z from 'zod/mini';
import type { Order, OrderDetail, OrderPage, OrderSummary } from '../../ports';
import { ORDER_SORTS } from '../../rules/order-history';
import { ORDER_STATUSES } from '../../rules/server-codes';
import { address } from './account';
import { calendarDate, count, id, instant, label, money, openCode, pageOf, text, timeZone, plainText } from './basics';
import { totals as cartTotals } from './cart';
import { product } from './product';

export const orderSummary = z.object({
  id,
  number: text,
  accountId: id,
  status: openCode(ORDER_STATUSES),
  placedAt: instant,
  deliveryDate: z.nullable(calendarDate),
  cases: z.nullable(z.number().check(z.nonnegative())),
  total: z.nullable(money),
  isDraft: z.exactOptional(z.boolean()),
}) satisfies z.ZodMiniType<OrderSummary>;

const guest = z.object({
  lastName: z.exactOptional(text),
  email: z.exactOptional(text),
  phoneNumber: z.exactOptional(text),
});

const line = z.object({
  id,
  product,
  quantity: z.nullable(z.number().check(z.positive())),
  total: z.nullable(money),
  isFreeGood: z.boolean(),
});

export const order = z.extend(orderSummary, {
  lines: z.array(line),
  totals: z.extend(cartTotals, {
    cases: z.nullable(z.number().check(z.nonnegative())),
    subtotal: z.nullable(money),
    total: z.nullable(money),
  }),
  method: z.enum(['delivery', 'pickup']),
  deliveries: z.array(z.object({ date: z.nullable(calendarDate), lineIds: z.array(id) })).check(z.minLength(1)),
  empties: z.object({ cylinder: count, glass: count }),
  guest: z.nullable(guest),
  purchaseOrderNumber: z.string(),
  notes: z.string(),
  fields: z.exactOptional(
    z.array(z.object({ label, kind: z.enum(['text', 'choice', 'date', 'file']), value: z.string() })),
  ),
  paymentLabel: label,
  surcharge: z.nullable(money),
  changesUntil: z.nullable(instant),
  timeZone,
  confirmationEmail: z.nullable(text),
  serverTime: instant,
}) satisfies z.ZodMiniType<Order>;

const cases = z.nullable(z.number().check(z.nonnegative()));

/** Properties of an order row besides the order summary. */
const row = {
  purchaseOrderNumber: z.string(),
  sapOrderNumber: z.nullable(text),
  cokeOrderNumber: z.nullable(text),
  transactionId: z.nullable(text),
  invoiceNumber: z.nullable(text),
  method: z.enum(['delivery', 'pickup']),
  deliveryMethod: z.nullable(label),
  shippingMethod: z.nullable(label),
  createdBy: z.nullable(label),
  orderedAmount: money,
  deliveredAmount: z.nullable(money),
  shortCases: cases,
};

export const orderPage = z.extend(pageOf(z.extend(orderSummary, row)), {
  sorts: z.array(openCode(ORDER_SORTS)).check(z.minLength(1)),
  statuses: z.array(openCode(ORDER_STATUSES)),
  today: calendarDate,
}) satisfies z.ZodMiniType<OrderPage>;

const lineOnItsWay = z.extend(line, {
  unitPrice: z.nullable(money),
  sapItemNumber: z.nullable(text),
  progress: z.object({
    confirmed: cases,
    shipped: cases,
    delivered: cases,
    invoiced: cases,
    reason: z.nullable(label),
    substitute: z.nullable(z.object({ product, quantity: z.number().check(z.positive()) })),
  }),
});
const party = z.nullable(z.object({ name: label, number: z.nullable(text), address: z.nullable(address) }));

export const orderDetail = z.extend(order, {
  ...row,
  lines: z.array(lineOnItsWay),
  steps: z.array(
    z.object({ status: openCode(ORDER_STATUSES), at: instant, by: z.nullable(label), note: z.nullable(label) }),
  ),
  shipments: z.array(
    z.object({
      id,
      number: text,
      status: openCode(ORDER_STATUSES),
      carrier: z.nullable(label),
      date: z.nullable(calendarDate),
      cases,
      signedBy: z.nullable(label),
    }),
  ),
  account: party,
  shippingAddress: z.nullable(address),
  billing: party,
  buyer: z.nullable(z.object({ name: label, email: z.nullable(text), phone: z.nullable(text) })),
  invoice: z.nullable(
    z.object({
      id,
      number: text,
      total: money,
      due: z.nullable(calendarDate),
      rows: z.object({
        ordered: money,
        notDelivered: money,
        discounts: money,
        deposits: money,
        minimumOrderCharge: z.nullable(money),
        tax: money,
        taxRate: z.nullable(z.number().check(z.nonnegative())),
      }),
    }),
  ),
  canCancel: z.boolean(),
  moneyBack: z.exactOptional(z.nullable(plainText)),
  cancelReasons: z.array(label),
  cancellation: z.nullable(z.object({ reason: plainText, at: instant, by: z.nullable(label) })),
}) satisfies z.ZodMiniType<OrderDetail>;
