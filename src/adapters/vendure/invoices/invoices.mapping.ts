import type {
  Credit,
  Invoice,
  InvoiceEntry,
  InvoiceStatus,
  InvoiceSummary,
  InvoiceTotals,
  Payment,
} from '../../../domain';
import { subtractMoney } from '../../../rules/money';
import { invoiceLabelFor } from '../../../rules/server-codes';
import { plain, typed } from '../../common/text';
import { amountOf } from '../common/amounts';
import { instantIn } from '../common/instants';
import type { WireCredit, WireInvoice, WireInvoiceDetail, WireInvoiceTotals, WirePayment } from './invoices.wire';

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
    purchaseOrderNumber: typed(wire.purchaseOrderNumber).trim() || null,
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

/** The entries of a payment: its credits, and what it took from the bank account. */
function entriesOf(
  { paymentId, number, paidOn, amount, credits }: WireInvoiceDetail['payments'][number],
  currencyCode: string,
): readonly InvoiceEntry[] {
  const used = credits.map((credit): InvoiceEntry => ({
    id: `${paymentId}-${credit.number}`,
    kind: 'credit',
    date: paidOn,
    amount: amountOf(credit.amount, currencyCode),
    reference: credit.number,
  }));
  const rest = amount - credits.reduce((sum, credit) => sum + credit.amount, 0);
  return rest === 0
    ? used
    : [
        ...used,
        { id: paymentId, kind: 'payment', date: paidOn, amount: amountOf(rest, currencyCode), reference: number },
      ];
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
    entries: payments.flatMap((payment) => entriesOf(payment, currencyCode)),
    dispute: null,
    canDispute: false,
  };
}

/** Converts the totals of an account. */
export function toTotals(wire: WireInvoiceTotals): InvoiceTotals {
  const { currencyCode, aging, counts, terms, today } = wire;
  const amountDue = amountOf(wire.open, currencyCode);
  const credits = amountOf(wire.credits, currencyCode);
  const countOf = (status: InvoiceStatus): number => counts.find((one) => one.status === status)?.count ?? 0;
  return {
    balance: subtractMoney(amountDue, credits),
    amountDue,
    credits,
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
    method: wire.methodLabel === null ? null : plain(wire.methodLabel) || null,
    status: settlesOn === null ? 'settled' : 'pending',
    settlesOn,
    paid: wire.parts.map(({ invoiceId, invoiceNumber, amount, left }) => ({
      invoiceId,
      number: invoiceNumber,
      amount: amountOf(amount, currencyCode),
      amountDue: amountOf(left, currencyCode),
    })),
    notPaid: [],
    credits: amountOf(wire.credits, currencyCode),
    surcharge: null,
    total: amountOf(wire.total, currencyCode),
  };
}

/** Converts a credit. */
export const toCredit = ({ id, number, issuedOn, reason, remaining, currencyCode }: WireCredit): Credit => ({
  id,
  number,
  issuedOn,
  reason: plain(reason),
  remaining: amountOf(remaining, currencyCode),
});
