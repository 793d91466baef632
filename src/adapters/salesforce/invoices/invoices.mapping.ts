import type { Credit, Dispute, Invoice, InvoiceSummary, InvoiceTotals, Money, Payment } from '../../../domain';
import { DISPUTE_REASONS, DISPUTE_STATUSES } from '../../../rules/invoices';
import { findCode, invoiceLabelFor } from '../../../rules/server-codes';
import { amountOf, currencyOf } from '../common/amounts';
import { recordId } from '../common/ids';
import { plain, typed } from '../../common/text';
import type { ResponseOf, ValueOf } from '../server-methods/contract';

type WireSummary = ResponseOf<'getInvoices'>['invoices'][number];
type WireInvoice = NonNullable<ResponseOf<'getInvoice'>>;

/** Parses the amounts of a response, which have one currency. */
export function amountsIn(code: string) {
  const currency = currencyOf(code);
  const amount = (text: string, what = 'answer'): Money => amountOf(text, currency, what);
  return {
    currency,
    amount,
    maybe: (text: string | null | undefined): Money | null =>
      text === null || text === undefined ? null : amount(text),
  };
}

type Amounts = ReturnType<typeof amountsIn>;

/** Converts an invoice of a list. */
export const toInvoiceSummary = (wire: WireSummary, { amount, maybe }: Amounts): InvoiceSummary => ({
  id: wire.id,
  number: plain(wire.number),
  status: invoiceLabelFor(wire.status) ?? 'open',
  orderId: wire.orderId ? recordId(wire.orderId) : null,
  orderNumber: plain(wire.orderNumber) || null,
  purchaseOrderNumber: typed(wire.purchaseOrderNumber).trim() || null,
  issuedOn: wire.issuedOn,
  dueOn: wire.dueOn ?? null,
  daysPastDue: wire.daysLate ?? null,
  paidOn: wire.paidOn ?? null,
  amount: amount(wire.amount),
  amountDue: amount(wire.open),
  disputedAmount: maybe(wire.disputed),
  isPayable: wire.payable,
  autopayOn: wire.autopayOn ?? null,
});

/** Converts a dispute. */
export function toDispute({
  id,
  number,
  invoiceId,
  reason,
  details,
  amount,
  currencyIsoCode,
  openedOn,
  status: reported,
}: ValueOf<'disputeInvoice'>): Dispute {
  const amounts = amountsIn(currencyIsoCode);
  const status = findCode(DISPUTE_STATUSES, reported);
  return {
    id,
    number: plain(number),
    invoiceId,
    reason: findCode(DISPUTE_REASONS, reason) ?? 'something-else',
    details: typed(details),
    amount: amounts.amount(amount),
    openedOn,
    ...(status === null ? {} : { status }),
  };
}

/** Converts an invoice with all details. */
export function toInvoice(wire: WireInvoice): Invoice {
  const amounts = amountsIn(wire.currencyIsoCode);
  const { amount } = amounts;
  return {
    ...toInvoiceSummary(wire, amounts),
    lines: wire.lines.map(({ id, name, sku, quantity, total }) => ({
      id,
      name: plain(name),
      sku: plain(sku) || null,
      quantity: quantity ?? null,
      total: amount(total),
    })),
    entries: wire.entries.map(({ id, kind, date, amount: of, reference }) => ({
      id,
      kind,
      date,
      amount: amount(of),
      reference: plain(reference),
    })),
    dispute: wire.dispute ? toDispute(wire.dispute) : null,
    canDispute: wire.canDispute,
  };
}

/** Converts the total amounts due. */
export function toTotals({
  counts,
  aging,
  terms,
  today,
  payable,
  ...wire
}: ResponseOf<'getInvoiceTotals'>): InvoiceTotals {
  const { amount } = amountsIn(wire.currencyIsoCode);
  return {
    balance: amount(wire.balance),
    amountDue: amount(wire.open),
    credits: amount(wire.credits),
    aging: aging.map(({ id, from, to, count, amount: of }) => ({
      id,
      from: from ?? null,
      to: to ?? null,
      count,
      amount: amount(of),
    })),
    counts: {
      open: counts.open,
      'past-due': counts.pastDue,
      disputed: counts.disputed,
      'recently-paid': counts.recentlyPaid,
      paid: counts.paid,
    },
    payable,
    terms: plain(terms) || null,
    today,
  };
}

/** Converts remaining credits. */
export function toCredits({ currencyIsoCode, credits }: ResponseOf<'getCredits'>): readonly Credit[] {
  const { amount } = amountsIn(currencyIsoCode);
  return credits.map(({ id, number, issuedOn, reason, left }) => ({
    id,
    number: plain(number),
    issuedOn,
    reason: plain(reason),
    remaining: amount(left),
  }));
}

/** Converts a complete or partial payment. */
export function toPayment(wire: ValueOf<'payInvoices'>): Payment {
  const { amount, maybe } = amountsIn(wire.currencyIsoCode);
  return {
    id: wire.id,
    number: plain(wire.number),
    paidAt: wire.paidAt,
    timeZone: wire.timeZone,
    method: plain(wire.method) || null,
    status: wire.status,
    settlesOn: wire.settlesOn ?? null,
    paid: wire.done.map(({ invoiceId, number, amount: paid, stillOpen }) => ({
      invoiceId,
      number: plain(number),
      amount: amount(paid),
      amountDue: amount(stillOpen),
    })),
    notPaid: wire.notDone.map(({ invoiceId, number, amount: requested, reason }) => ({
      invoiceId,
      number: plain(number),
      amount: amount(requested),
      reason,
    })),
    credits: amount(wire.credits),
    surcharge: maybe(wire.surcharge),
    total: amount(wire.total),
  };
}
