import type { Credit, Dispute, Invoice, InvoiceEntry, InvoiceLine, InvoiceTotals, Payment } from '../../../domain';
import { addDays } from '../../../rules/calendar';
import { money } from '../../../rules/money';
import type { AccountState, DisputeRecord, PaymentRecord } from '../store/records';
import { fill } from '../words';
import { invoiceWordsFor } from '../words/invoices';
import { agingSpans, inSpan, type InvoiceNow, type InvoiceWorld, noonOf, presentInvoice } from './invoices';
import { missingProduct, presentProduct, type Reader } from './present';
import { dateIn, instantOf } from './zoned-time';

/** A credit as it is written down: what is left of it follows from the payments. */
interface CreditSeed {
  readonly id: string;
  readonly number: string;
  readonly daysAgo: number;
  readonly reason: 'empties' | 'price';
  readonly amount: number;
}

const credits: readonly CreditSeed[] = [
  { id: 'cr-1', number: 'CR-20418', daysAgo: 19, reason: 'empties', amount: 8400 },
  { id: 'cr-2', number: 'CR-20467', daysAgo: 8, reason: 'price', amount: 3120 },
];

/** What is left of each credit of an account, oldest first. */
export function creditsLeft(here: InvoiceWorld, state: AccountState, invoices: readonly InvoiceNow[]): readonly (CreditSeed & { readonly left: number })[] {
  // Somebody who was never invoiced has nothing to be credited for.
  if (invoices.length === 0) return [];
  const used = new Map<string, number>();
  for (const payment of state.payments) {
    for (const { creditId, amount } of payment.credits) used.set(creditId, amount + (used.get(creditId) ?? 0));
  }
  return credits.flatMap((seed) => {
    const left = seed.amount - (used.get(seed.id) ?? 0);
    return left > 0 ? [{ ...seed, left }] : [];
  });
}

/** Credits as the port tells them. */
export const presentCredits = (left: ReturnType<typeof creditsLeft>, { market, today }: InvoiceWorld, locale: string): readonly Credit[] =>
  left.map(({ id, number, daysAgo, reason, left: minor }) => ({
    id, number, issuedOn: addDays(today, -daysAgo), reason: invoiceWordsFor(locale).credits[reason], left: money(minor, market.currency),
  }));

/** What an account owes as a whole. */
export function presentTotals(here: InvoiceWorld, invoices: readonly InvoiceNow[], left: ReturnType<typeof creditsLeft>, locale: string): InvoiceTotals {
  const amount = (minor: number) => money(minor, here.market.currency);
  const open = invoices.reduce((sum, one) => sum + one.open, 0);
  const credit = left.reduce((sum, one) => sum + one.left, 0);
  const counts = { 'open': 0, 'past-due': 0, 'disputed': 0, 'recently-paid': 0, 'paid': 0 };
  for (const { status } of invoices) counts[status] += 1;
  return {
    balance: amount(open - credit), open: amount(open), credits: amount(credit), counts,
    aging: agingSpans.flatMap((span) => {
      const these = invoices.filter((one) => inSpan(one, span));
      return these.length === 0 ? [] : [{ ...span, count: these.length, amount: amount(these.reduce((sum, one) => sum + one.open, 0)) }];
    }),
    payable: invoices.filter((one) => one.open > 0).length,
    terms: invoiceWordsFor(locale).terms,
    today: here.today,
  };
}

/** A dispute as the port tells it. */
export const presentDispute = ({ id, number, invoiceId, reason, words, amount, openedOn }: DisputeRecord, currency: string): Dispute =>
  ({ id, number, invoiceId, reason, words, openedOn, amount: money(amount, currency) });

/** An invoice with everything in it. Its rows add up to its amount. */
export function presentDetail(now: InvoiceNow, here: InvoiceWorld, state: AccountState, reader: Reader): Invoice {
  const { market: { currency } } = here;
  return {
    ...presentInvoice(now, currency),
    lines: linesOf(now, here, reader),
    entries: entriesOf(now, here, state),
    dispute: now.dispute === null ? null : presentDispute(now.dispute, currency),
    canDispute: now.open > 0 && now.dispute === null,
  };
}

function linesOf(now: InvoiceNow, { world, market: { currency } }: InvoiceWorld, reader: Reader): readonly InvoiceLine[] {
  const words = invoiceWordsFor(reader.locale).lines;
  const { sums, order } = now;
  const charge = (id: string, name: string, minor: number | null): readonly InvoiceLine[] =>
    minor === null || minor === 0 ? [] : [{ id, name, sku: null, quantity: null, total: money(minor, currency) }];
  if (sums === null || order === null) return charge('goods', words.goods, now.amount);
  const products = order.lines.map(({ id, productId, quantity, total }): InvoiceLine => {
    const item = world.find(productId);
    const { name, sku } = item === undefined ? missingProduct(productId, reader) : presentProduct(item, reader);
    return { id, name, sku, quantity, total: money(total, currency) };
  });
  const listed = order.lines.reduce((sum, { total }) => sum + total, 0);
  return [
    ...products,
    // What was added at checkout, such as a surcharge, is part of what was ordered.
    ...charge('other', words.other, sums.ordered - listed),
    ...charge('short', words.short, sums.notDelivered),
    ...charge('offer', words.offer, sums.offer),
    ...charge('deposits', words.deposits, sums.deposits),
    ...charge('small', words.small, sums.smallOrder),
    ...charge('tax', fill(words.tax, { rate: String(sums.taxRate) }), sums.tax),
  ];
}

function entriesOf(now: InvoiceNow, { market: { currency, timeZone } }: InvoiceWorld, { payments }: AccountState): readonly InvoiceEntry[] {
  const before: readonly InvoiceEntry[] = now.before === null ? [] : [{
    id: `paid-${now.id}`, kind: 'payment', date: now.before.date, amount: money(now.before.amount, currency), reference: seedPaymentNumber(now),
  }];
  const here = payments.flatMap(({ id, number, paidAt, done }) => {
    const amount = done.find(({ invoiceId }) => invoiceId === now.id)?.amount;
    return amount === undefined ? [] : [{ id, kind: 'payment' as const, date: dateIn(paidAt, timeZone), amount: money(amount, currency), reference: number }];
  });
  return [...before, ...here];
}

const seedPaymentNumber = ({ number }: Pick<InvoiceNow, 'number'>): string => `PAY-${number.slice(-5)}`;

/** Payments of before, as records: one for each invoice that something was paid on. */
export function seededPayments(invoices: readonly InvoiceNow[], { account, market: { timeZone } }: InvoiceWorld): readonly PaymentRecord[] {
  return invoices.flatMap((now): readonly PaymentRecord[] => now.before === null ? [] : [{
    id: `pay-${account.id}-${now.id}`, number: seedPaymentNumber(now), key: '', handle: '', paidAt: noonOf(now.before.date, timeZone),
    method: { kind: 'ach', brand: '', lastFour: '' }, status: 'settled', settlesOn: null,
    done: [{ invoiceId: now.id, number: now.number, amount: now.before.amount, stillOpen: now.amount - now.before.amount }], notDone: [],
    credits: [], surcharge: null, total: now.before.amount,
  }]);
}

/** A payment as the port tells it. */
export function presentPayment(record: PaymentRecord, { market: { currency, timeZone } }: Pick<InvoiceWorld, 'market'>, locale: string): Payment {
  const amount = (minor: number) => money(minor, currency);
  const { id, number, paidAt, method, status, settlesOn, done, notDone, credits: used, surcharge, total } = record;
  const words = invoiceWordsFor(locale).methods;
  return {
    id, number, paidAt: instantOf(paidAt, timeZone), timeZone, status, settlesOn,
    method: method === null ? null : method.lastFour === '' ? words.transfer : fill(words[method.kind], { brand: method.brand, lastFour: method.lastFour }),
    done: done.map((line) => ({ ...line, amount: amount(line.amount), stillOpen: amount(line.stillOpen) })),
    notDone: notDone.map((line) => ({ ...line, amount: amount(line.amount) })),
    credits: amount(used.reduce((sum, one) => sum + one.amount, 0)),
    surcharge: surcharge === null ? null : amount(surcharge),
    total: amount(total),
  };
}
