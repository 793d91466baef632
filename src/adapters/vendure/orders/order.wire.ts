import * as z from 'zod/mini';
import { ADDRESS, address } from '../accounts/accounts.wire';
import { TOTALS, totals } from '../cart/cart.wire';
import { minor, minorOrNull, PRODUCT, tradeProduct } from '../catalog/product.wire';
import { id, text, whole } from '../../common/scalars';

/** Fields of an order in a list. */
export const ROW = `id number accountId status placedAt deliveryDate ${TOTALS} surcharge method purchaseOrderNumber
  sapOrderNumber cokeOrderNumber transactionId invoiceNumber deliveryMethod shippingMethod createdBy deliveredAmount
  shortCases timeZone`;

export const orderRow = z.object({
  id: id(),
  number: z.string(),
  accountId: id(),
  status: z.string(),
  placedAt: z.string(),
  deliveryDate: text(),
  totals,
  surcharge: minorOrNull(),
  method: z.string(),
  purchaseOrderNumber: z.string(),
  sapOrderNumber: text(),
  cokeOrderNumber: text(),
  transactionId: text(),
  invoiceNumber: text(),
  deliveryMethod: text(),
  shippingMethod: text(),
  createdBy: text(),
  deliveredAmount: minorOrNull(),
  shortCases: whole(),
  timeZone: z.string(),
});
export type WireOrderRow = z.output<typeof orderRow>;

const LINE = `id product { ${PRODUCT} } quantity total unitPrice isFreeGood sapItemNumber confirmed shipped delivered
  invoiced`;

/** Fields of an order with its lines. */
export const ORDER = `${ROW} lines { ${LINE} } deliveries { date lineIds } cylinders glassCrates notes
  fields { label kind value } paymentLabel changesUntil serverTime`;

const line = z.object({
  id: id(),
  product: tradeProduct,
  quantity: z.number(),
  total: minor(),
  unitPrice: minor(),
  isFreeGood: z.boolean(),
  sapItemNumber: text(),
  confirmed: whole(),
  shipped: whole(),
  delivered: whole(),
  invoiced: whole(),
});

export const order = z.extend(orderRow, {
  lines: z.array(line),
  deliveries: z.array(z.object({ date: text(), lineIds: z.array(id()) })),
  cylinders: z.number(),
  glassCrates: z.number(),
  notes: z.string(),
  fields: z.array(z.object({ label: z.string(), kind: z.string(), value: z.string() })),
  paymentLabel: z.string(),
  changesUntil: text(),
  serverTime: z.string(),
});
export type WireOrder = z.output<typeof order>;

const PARTY = `name number address { ${ADDRESS} }`;
const party = z.object({ name: z.string(), number: z.string(), address });

/** Fields of an order with all details. */
export const DETAIL = `${ORDER} buyerEmail buyerPhone steps { status at by note }
  shipments { id number status carrier date cases } account { ${PARTY} } shippingAddress { ${ADDRESS} } canCancel
  cancelReasons cancellation { reason at by }
  invoice { id number dueOn total ordered notDelivered discounts minimumOrderCharge tax taxRate }`;

export const orderDetail = z.extend(order, {
  buyerEmail: text(),
  buyerPhone: text(),
  steps: z.array(z.object({ status: z.string(), at: z.string(), by: text(), note: text() })),
  shipments: z.array(
    z.object({
      id: id(),
      number: z.string(),
      status: z.string(),
      carrier: text(),
      date: text(),
      cases: whole(),
    }),
  ),
  account: party,
  shippingAddress: z.nullable(address),
  canCancel: z.boolean(),
  cancelReasons: z.array(z.string()),
  cancellation: z.nullable(z.object({ reason: z.string(), at: z.string(), by: text() })),
  invoice: z.nullable(
    z.object({
      id: id(),
      number: z.string(),
      dueOn: text(),
      total: minor(),
      ordered: minor(),
      notDelivered: minor(),
      discounts: minor(),
      minimumOrderCharge: minorOrNull(),
      tax: minor(),
      taxRate: z.number(),
    }),
  ),
});
export type WireOrderDetail = z.output<typeof orderDetail>;
