import type { Dispute, Invoice, InvoiceEntry, InvoiceLine, InvoiceTotals, Payment } from '../../../domain';
import { money } from '../../../rules/money';
import type { AccountState } from '../store/records';
import type { DisputeRecord, PaymentRecord } from '../store/paying-record';
import { fill } from '../messages';
import { invoiceMessagesFor } from '../messages/invoices';
import { autopayDates } from './autopay';
import type { creditsLeft } from './credits';
import { agingSpans, inSpan, type InvoiceNow, invoicesOf, type InvoiceWorld, noonOf, presentInvoice } from './invoices';
import type { Market } from './market';
import { missingProduct, presentProduct, type ViewerContext } from './present';
import { dateIn, instantOf } from './zoned-time';

/** Total amount due of an account. */
export function presentTotals(
  here: InvoiceWorld,
  invoices: readonly InvoiceNow[],
  left: ReturnType<typeof creditsLeft>,
  locale: string,
): InvoiceTotals {
  const amount = (minor: number) => money(minor, here.market.currency);
  const open = invoices.reduce((sum, one) => sum + one.open, 0);
  const credit = left.reduce((sum, one) => sum + one.left, 0);
  const counts = { open: 0, 'past-due': 0, disputed: 0, 'recently-paid': 0, paid: 0 };
  for (const { status } of invoices) counts[status] += 1;
  return {
    balance: amount(open - credit),
    amountDue: amount(open),
    credits: amount(credit),
    counts,
    aging: agingSpans.flatMap((span) => {
      const these = invoices.filter((one) => inSpan(one, span));
      return these.length === 0
        ? []
        : [{ ...span, count: these.length, amount: amount(these.reduce((sum, one) => sum + one.open, 0)) }];
    }),
    disputed: {
      amountDue: amount(invoices.reduce((sum, one) => sum + one.disputed, 0)),
      pastDue: amount(invoices.reduce((sum, one) => sum + (one.daysLate > 0 ? one.disputed : 0), 0)),
    },
    payable: invoices.filter((one) => one.open > 0).length,
    terms: invoiceMessagesFor(locale).terms,
    today: here.today,
  };
}

/** A dispute in the port's format. */
export const presentDispute = (
  { id, number, invoiceId, reason, details, amount, openedOn }: DisputeRecord,
  { currency, now, timeZone }: Market,
): Dispute =>
  // The answer to a dispute is dated one day later.
  ({
    id,
    number,
    invoiceId,
    reason,
    details,
    openedOn,
    amount: money(amount, currency),
    status: dateIn(now, timeZone) > openedOn ? 'in-review' : 'received',
  });

/** An invoice with all details. Its rows add up to its amount. */
export function presentDetail(
  now: InvoiceNow,
  here: InvoiceWorld,
  state: AccountState,
  reader: ViewerContext,
): Invoice {
  const {
    market: { currency },
  } = here;
  return {
    ...presentInvoice(now, currency, autopayDates(state, invoicesOf(here, state), here)),
    lines: linesOf(now, here, reader),
    entries: entriesOf(now, here, state),
    dispute: now.dispute === null ? null : presentDispute(now.dispute, here.market),
    canDispute: now.open > 0 && now.dispute === null,
  };
}

function linesOf(
  now: InvoiceNow,
  { world, market: { currency } }: InvoiceWorld,
  reader: ViewerContext,
): readonly InvoiceLine[] {
  const lineLabels = invoiceMessagesFor(reader.locale).lines;
  const { sums, order } = now;
  const charge = (id: string, name: string, minor: number | null): readonly InvoiceLine[] =>
    minor === null || minor === 0 ? [] : [{ id, name, sku: null, quantity: null, total: money(minor, currency) }];
  if (sums === null || order === null) return charge('goods', lineLabels.goods, now.amount);
  const products = order.lines.map(({ id, productId, quantity, total }): InvoiceLine => {
    const item = world.find(productId);
    const { name, sku } = item === undefined ? missingProduct(productId, reader) : presentProduct(item, reader);
    return { id, name, sku, quantity, total: money(total, currency) };
  });
  const listed = order.lines.reduce((sum, { total }) => sum + total, 0);
  return [
    ...products,
    // Charges added at checkout, such as a surcharge, are part of the ordered amount.
    ...charge('other', lineLabels.other, sums.ordered - listed),
    ...charge('short', lineLabels.short, sums.notDelivered),
    ...charge('offer', lineLabels.offer, sums.offer),
    ...charge('deposits', lineLabels.deposits, sums.deposits),
    ...charge('small', lineLabels.small, sums.smallOrder),
    ...charge('tax', fill(lineLabels.tax, { rate: String(sums.taxRate) }), sums.tax),
  ];
}

function entriesOf(
  now: InvoiceNow,
  { market: { currency, timeZone } }: InvoiceWorld,
  { payments }: AccountState,
): readonly InvoiceEntry[] {
  const before: readonly InvoiceEntry[] =
    now.before === null
      ? []
      : [
          {
            id: `paid-${now.id}`,
            kind: 'payment',
            date: now.before.date,
            amount: money(now.before.amount, currency),
            reference: seedPaymentNumber(now),
          },
        ];
  const here = payments.flatMap(({ id, number, paidAt, done }) => {
    const amount = done.find(({ invoiceId }) => invoiceId === now.id)?.amount;
    return amount === undefined
      ? []
      : [
          {
            id,
            kind: 'payment' as const,
            date: dateIn(paidAt, timeZone),
            amount: money(amount, currency),
            reference: number,
          },
        ];
  });
  return [...before, ...here];
}

const seedPaymentNumber = ({ number }: Pick<InvoiceNow, 'number'>): string => `PAY-${number.slice(-5)}`;

/** Past payments as records: one per paid invoice. */
export function seededPayments(
  invoices: readonly InvoiceNow[],
  { account, market: { timeZone } }: InvoiceWorld,
): readonly PaymentRecord[] {
  return invoices.flatMap((now): readonly PaymentRecord[] =>
    now.before === null
      ? []
      : [
          {
            id: `pay-${account.id}-${now.id}`,
            number: seedPaymentNumber(now),
            key: '',
            handle: '',
            paidAt: noonOf(now.before.date, timeZone),
            method: { kind: 'ach', brand: '', lastFour: '' },
            status: 'settled',
            settlesOn: null,
            done: [
              {
                invoiceId: now.id,
                number: now.number,
                amount: now.before.amount,
                stillOpen: now.amount - now.before.amount,
              },
            ],
            notDone: [],
            credits: [],
            surcharge: null,
            total: now.before.amount,
          },
        ],
  );
}

/** A payment in the port's format. */
export function presentPayment(
  record: PaymentRecord,
  { market: { currency, now, timeZone } }: Pick<InvoiceWorld, 'market'>,
  locale: string,
): Payment {
  const amount = (minor: number) => money(minor, currency);
  const { id, number, paidAt, method, status, settlesOn, done, notDone, credits: used, surcharge, total } = record;
  const methodLabels = invoiceMessagesFor(locale).methods;
  const isPending = status === 'pending' && settlesOn !== null && dateIn(now, timeZone) < settlesOn;
  return {
    id,
    number,
    paidAt: instantOf(paidAt, timeZone),
    timeZone,
    status: isPending ? 'pending' : 'settled',
    settlesOn: isPending ? settlesOn : null,
    method:
      method === null
        ? null
        : method.lastFour === ''
          ? methodLabels.transfer
          : fill(methodLabels[method.kind], { brand: method.brand, lastFour: method.lastFour }),
    paid: done.map(({ stillOpen, ...line }) => ({
      ...line,
      amount: amount(line.amount),
      amountDue: amount(stillOpen),
    })),
    notPaid: notDone.map((line) => ({ ...line, amount: amount(line.amount) })),
    credits: amount(used.reduce((sum, one) => sum + one.amount, 0)),
    surcharge: surcharge === null ? null : amount(surcharge),
    total: amount(total),
  };
}
