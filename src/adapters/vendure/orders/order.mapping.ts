import type { CheckoutField, DeliveryMethod, Order, OrderDetail, OrderRow, OrderSummary } from '../../../domain';
import { addMoney, money } from '../../../rules/money';
import { type OrderStatus, orderStatusFor } from '../../../rules/server-codes';
import { plain, typed } from '../../common/text';
import { toAddress } from '../accounts/accounts.mapping';
import { toTotals } from '../cart/cart.mapping';
import { toProduct } from '../catalog/product.mapping';
import { amountOf, amountOrNull } from '../common/amounts';
import { instantIn, instantInOrNull } from '../common/instants';
import type { WireOrder, WireOrderDetail, WireOrderRow } from './order.wire';

// A status that the library does not know is shown as it is: the server's list is open.
const statusOf = (code: string): OrderStatus => orderStatusFor(code) ?? (code as OrderStatus);
const methodOf = (code: string): DeliveryMethod => (code === 'pickup' ? 'pickup' : 'delivery');
const fieldKindOf = (code: string): CheckoutField['kind'] => (code === 'choice' || code === 'date' ? code : 'text');
const label = (text: string | null): string | null => plain(text) || null;

/** Converts an order to its summary. The total includes the surcharge. */
export function toSummary(wire: WireOrderRow): OrderSummary {
  const currency = wire.totals.currencyCode;
  return {
    id: wire.id,
    number: wire.number,
    accountId: wire.accountId,
    status: statusOf(wire.status),
    placedAt: instantIn(wire.placedAt, wire.timeZone),
    deliveryDate: wire.deliveryDate,
    cases: wire.totals.cases,
    total: addMoney(amountOf(wire.totals.total, currency), amountOf(wire.surcharge ?? 0, currency)),
  };
}

/** Converts an order of a list. */
export function toRow(wire: WireOrderRow): OrderRow {
  const currency = wire.totals.currencyCode;
  return {
    ...toSummary(wire),
    purchaseOrderNumber: typed(wire.purchaseOrderNumber),
    sapOrderNumber: label(wire.sapOrderNumber),
    cokeOrderNumber: label(wire.cokeOrderNumber),
    transactionId: label(wire.transactionId),
    invoiceNumber: label(wire.invoiceNumber),
    method: methodOf(wire.method),
    deliveryMethod: label(wire.deliveryMethod),
    shippingMethod: label(wire.shippingMethod),
    createdBy: label(wire.createdBy),
    orderedAmount: amountOf(wire.totals.subtotal, currency),
    deliveredAmount: amountOrNull(wire.deliveredAmount, currency),
    shortCases: wire.shortCases,
  };
}

/** Converts an order with its lines. */
export function toOrder(wire: WireOrder, baseUrl: string): Order {
  const currency = wire.totals.currencyCode;
  return {
    ...toSummary(wire),
    lines: wire.lines.map(({ id, product, quantity, total, isFreeGood }) => ({
      id,
      product: toProduct(product, baseUrl),
      quantity,
      total: amountOf(total, currency),
      isFreeGood,
    })),
    totals: toTotals(wire.totals),
    method: methodOf(wire.method),
    deliveries: wire.deliveries.map(({ date, lineIds }) => ({ date, lineIds })),
    empties: { cylinder: wire.cylinders, glass: wire.glassCrates },
    guest: null,
    purchaseOrderNumber: typed(wire.purchaseOrderNumber),
    notes: typed(wire.notes),
    ...(wire.fields.length === 0
      ? {}
      : {
          fields: wire.fields.map(({ label: name, kind, value }) => ({
            label: plain(name),
            kind: fieldKindOf(kind),
            value: typed(value),
          })),
        }),
    paymentLabel: plain(wire.paymentLabel),
    surcharge: amountOrNull(wire.surcharge, currency),
    changesUntil: instantInOrNull(wire.changesUntil, wire.timeZone),
    timeZone: wire.timeZone,
    confirmationEmail: null,
    serverTime: instantIn(wire.serverTime, wire.timeZone),
  };
}

/** Converts an order with all details. */
export function toDetail(wire: WireOrderDetail, baseUrl: string): OrderDetail {
  const currency = wire.totals.currencyCode;
  const party = {
    name: plain(wire.account.name),
    number: plain(wire.account.number) || null,
    address: toAddress(wire.account.address),
  };
  return {
    ...toRow(wire),
    ...toOrder(wire, baseUrl),
    lines: wire.lines.map((line) => ({
      id: line.id,
      product: toProduct(line.product, baseUrl),
      quantity: line.quantity,
      total: amountOf(line.total, currency),
      isFreeGood: line.isFreeGood,
      unitPrice: amountOf(line.unitPrice, currency),
      sapItemNumber: label(line.sapItemNumber),
      progress: {
        confirmed: line.confirmed,
        shipped: line.shipped,
        delivered: line.delivered,
        invoiced: line.invoiced,
        reason: null,
        substitute: null,
      },
    })),
    steps: wire.steps.map(({ status, at, by, note }) => ({
      status: statusOf(status),
      at: instantIn(at, wire.timeZone),
      by: label(by),
      note: label(note),
    })),
    shipments: wire.shipments.map(({ id, number, status, carrier, date, cases }) => ({
      id,
      number,
      status: statusOf(status),
      carrier: label(carrier),
      date,
      cases,
      signedBy: null,
    })),
    account: party,
    shippingAddress: wire.shippingAddress === null ? null : toAddress(wire.shippingAddress),
    billing: party,
    buyer:
      label(wire.createdBy) === null
        ? null
        : { name: plain(wire.createdBy), email: label(wire.buyerEmail), phone: label(wire.buyerPhone) },
    invoice: toInvoice(wire.invoice, currency),
    canCancel: wire.canCancel,
    cancelReasons: wire.cancelReasons.map(plain),
    cancellation:
      wire.cancellation === null
        ? null
        : {
            reason: typed(wire.cancellation.reason),
            at: instantIn(wire.cancellation.at, wire.timeZone),
            by: label(wire.cancellation.by),
          },
  };
}

const toInvoice = (wire: WireOrderDetail['invoice'], currency: string): OrderDetail['invoice'] =>
  wire === null
    ? null
    : {
        id: wire.id,
        number: wire.number,
        total: amountOf(wire.total, currency),
        due: wire.dueOn,
        rows: {
          ordered: amountOf(wire.ordered, currency),
          notDelivered: amountOf(wire.notDelivered, currency),
          discounts: amountOf(wire.discounts, currency),
          deposits: money(0, currency),
          minimumOrderCharge: amountOrNull(wire.minimumOrderCharge, currency),
          tax: amountOf(wire.tax, currency),
          taxRate: wire.taxRate,
        },
      };
