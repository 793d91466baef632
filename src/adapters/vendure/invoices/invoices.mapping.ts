import type { Invoice, InvoiceStatus, InvoiceSummary, InvoiceTotals, Payment } from '../../../domain';
import { money } from '../../../rules/money';
import { invoiceLabelFor } from '../../../rules/server-codes';
import { plain, typed } from '../../common/text';
import { amountOf } from '../common/amounts';
import { instantIn } from '../common/instants';
import type { WireInvoice, WireInvoiceDetail, WireInvoiceTotals, WirePayment } from './invoices.wire';

const statusOf = (code: string): InvoiceStatus =>
  // A status that the library does not know is shown as it is: the server's list is open.
  code === 'open' ? code : (invoiceLabelFor(code) ?? (code as InvoiceStatus));

/** Converts an invoice of a list. The plugin has no disputes and no autopay. */
export function toInvoiceSummary(wire: WireInvoice): InvoiceSummary {
  const { currencyCode } = wire;
  return {
    id: wire.id,
    number: wire.number,
    orderId: wire.orderId,
    orderNumber: plain(wire.orderNumber) || null,
    purchaseOrderNumber: typed(wire.purchaseOrderNumber) || null,
    status: statusOf(wire.status),
    issuedOn: wire.issuedOn,
    dueOn: wire.dueOn,
    daysPastDue: wire.daysPastDue,
    amount: amountOf(wire.total, currencyCode),
    amountDue: amountOf(wire.open, currencyCode),
    disputedAmount: null,
    paidOn: wire.paidOn,
    isPayable: wire.open > 0,
  };
}

/** Converts an invoice with its lines and payments. */
export function toInvoice({ invoice, lines, payments }: WireInvoiceDetail): Invoice {
  const { currencyCode } = invoice;
  return {
    ...toInvoiceSummary(invoice),
    lines: lines.map(({ id, name, sku, quantity, total }) => ({
      id,
      name: plain(name),
      sku,
      quantity,
      total: amountOf(total, currencyCode),
    })),
    entries: payments.map(({ paymentId, number, paidOn, amount }) => ({
      id: paymentId,
      kind: 'payment',
      date: paidOn,
      amount: amountOf(amount, currencyCode),
      reference: number,
    })),
    dispute: null,
    canDispute: false,
  };
}

/** Converts the totals of an account. Without credits the balance is the amount due. */
export function toTotals({ open, currencyCode, aging, counts, terms, today }: WireInvoiceTotals): InvoiceTotals {
  const amountDue = amountOf(open, currencyCode);
  const countOf = (status: InvoiceStatus): number => counts.find((one) => one.status === status)?.count ?? 0;
  return {
    balance: amountDue,
    amountDue,
    credits: money(0, currencyCode),
    aging: aging.map(({ id, from, to, count, amount }) => ({
      id,
      from,
      to,
      count,
      amount: amountOf(amount, currencyCode),
    })),
    counts: {
      open: countOf('open'),
      'past-due': countOf('past-due'),
      disputed: countOf('disputed'),
      'recently-paid': countOf('recently-paid'),
      paid: countOf('paid'),
    },
    payable: aging.reduce((sum, { count }) => sum + count, 0),
    terms: plain(terms) || null,
    today,
  };
}

/** Converts a payment. It is pending until the bank transfers the money. */
export function toPayment(wire: WirePayment): Payment {
  const { currencyCode, settlesOn } = wire;
  return {
    id: wire.id,
    number: wire.number,
    paidAt: instantIn(wire.at, wire.timeZone),
    timeZone: wire.timeZone,
    method: plain(wire.methodLabel) || null,
    status: settlesOn === null ? 'settled' : 'pending',
    settlesOn,
    paid: wire.parts.map(({ invoiceId, invoiceNumber, amount, left }) => ({
      invoiceId,
      number: invoiceNumber,
      amount: amountOf(amount, currencyCode),
      amountDue: amountOf(left, currencyCode),
    })),
    notPaid: [],
    credits: money(0, currencyCode),
    surcharge: null,
    total: amountOf(wire.total, currencyCode),
  };
}
