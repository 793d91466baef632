import type { PaidPart, TradeCredit, TradeInvoice, UsedCredit } from '../entities/trade-invoice.entity';
import type { TradeOrder } from '../entities/trade-order.entity';
import { addDays, daysBetween, weekdayOf } from './calendar';

/** Days from the issue of an invoice to its due date. */
export const NET_DAYS = 30;
/** Days for which a paid invoice counts as recently paid. */
const RECENT_DAYS = 14;
/** Banking days until a bank transfers the money of a payment. */
const SETTLE_DAYS = 3;

export const INVOICE_STATUSES = ['open', 'past-due', 'recently-paid', 'paid'] as const;
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

type Dated = Pick<TradeInvoice, 'open' | 'dueOn' | 'paidOn'>;

/** Status of an invoice on a date. */
export function invoiceStatusOf({ open, dueOn, paidOn }: Dated, today: string): InvoiceStatus {
  if (open === 0) return paidOn !== null && daysBetween(paidOn, today) <= RECENT_DAYS ? 'recently-paid' : 'paid';
  return dueOn < today ? 'past-due' : 'open';
}

/** Days past due on a date, negative before the due date; null if nothing is open. */
export const daysPastDueOf = ({ open, dueOn }: Dated, today: string): number | null =>
  open === 0 ? null : daysBetween(dueOn, today);

/** The invoice of an order as the API returns it, on a date of its account. */
export const presentInvoice = (
  invoice: TradeInvoice,
  { orderId, number, order }: Pick<TradeOrder, 'orderId' | 'number' | 'order'>,
  currencyCode: string,
  today: string,
) => ({
  id: invoice.id,
  number: invoice.number,
  orderId,
  orderNumber: number ?? '',
  purchaseOrderNumber: order.customFields.purchaseOrderNumber,
  issuedOn: invoice.issuedOn,
  dueOn: invoice.dueOn,
  paidOn: invoice.paidOn,
  daysPastDue: daysPastDueOf(invoice, today),
  total: invoice.total,
  open: invoice.open,
  currencyCode,
  status: invoiceStatusOf(invoice, today),
  ...invoice.sums,
});

/** Ranges of days past due, the longest first. */
const spans: readonly { readonly id: string; readonly from: number | null; readonly to: number | null }[] = [
  { id: 'late-91', from: 91, to: null },
  { id: 'late-61', from: 61, to: 90 },
  { id: 'late-31', from: 31, to: 60 },
  { id: 'late-1', from: 1, to: 30 },
  { id: 'soon', from: -7, to: 0 },
  { id: 'later', from: null, to: -8 },
];

/** Id of an invoice's aging bucket; null if nothing is open. */
export function bucketOf(invoice: Dated, today: string): string | null {
  const days = daysPastDueOf(invoice, today);
  if (days === null) return null;
  return spans.find(({ from, to }) => (from === null || days >= from) && (to === null || days <= to))?.id ?? null;
}

/** Open amounts by age, without empty buckets. */
export const agingOf = (invoices: readonly TradeInvoice[], today: string) =>
  spans.flatMap((span) => {
    const found = invoices.filter((invoice) => bucketOf(invoice, today) === span.id);
    return found.length === 0 ? [] : [{ ...span, count: found.length, amount: openSum(found) }];
  });

/** Sum of open amounts. */
export const openSum = (invoices: readonly TradeInvoice[]): number => invoices.reduce((sum, { open }) => sum + open, 0);

/** Sum of what is left of credits. */
export const remainingSum = (credits: readonly Pick<TradeCredit, 'remaining'>[]): number =>
  credits.reduce((sum, { remaining }) => sum + remaining, 0);

/** Distributes credits over the parts of a payment: the first credit covers the first part, as far as it goes. */
export function coverParts(parts: readonly PaidPart[], credits: readonly UsedCredit[]): readonly PaidPart[] {
  const left = credits.map((credit) => ({ ...credit }));
  return parts.map((part) => {
    let room = part.amount;
    const used: UsedCredit[] = [];
    for (const credit of left) {
      const amount = Math.min(room, credit.amount);
      if (amount === 0) continue;
      used.push({ number: credit.number, amount });
      credit.amount -= amount;
      room -= amount;
    }
    return used.length === 0 ? part : { ...part, credits: used };
  });
}

type Key = string | number;

const keyOf: Readonly<Record<string, (invoice: TradeInvoice) => Key>> = {
  due: ({ dueOn }) => dueOn,
  issued: ({ issuedOn }) => issuedOn,
  number: ({ number }) => number,
  open: ({ open }) => open,
};

const compare = (a: Key, b: Key): number => (a < b ? -1 : a > b ? 1 : 0);

/** Sorts invoices, which arrive newest first; no sort and an unknown one keep them. */
export function sortInvoices(
  invoices: readonly TradeInvoice[],
  sort: string | null,
  descending: boolean,
): readonly TradeInvoice[] {
  const key = sort === null || !Object.hasOwn(keyOf, sort) ? undefined : keyOf[sort];
  if (key === undefined) return invoices;
  const sign = descending ? -1 : 1;
  return [...invoices].sort((a, b) => sign * compare(key(a), key(b)) || compare(a.number, b.number));
}

/** Date on which the bank transfers the money of a payment; never on a weekend. */
export function settlesOn(paidOn: string): string {
  let date = paidOn;
  for (let left = SETTLE_DAYS; left > 0;) {
    date = addDays(date, 1);
    const day = weekdayOf(date);
    if (day !== 0 && day !== 6) left -= 1;
  }
  return date;
}

/** Number of a payment, which buyers use. */
export const paymentNumberOf = (id: string | number): string => `P-${String(id).padStart(6, '0')}`;
