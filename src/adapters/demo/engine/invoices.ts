import type { InvoiceQuery, InvoiceStatus, InvoiceSummary } from '../../../domain';
import { addDays } from '../../../rules/calendar';
import type { CalendarDate } from '../../../rules/dates';
import { money } from '../../../rules/money';
import type { DemoAccount } from '../data/accounts';
import type { AccountState, OrderRecord } from '../store/records';
import type { DisputeRecord } from '../store/paying-record';
import type { World } from '../world';
import { foldText } from '../../../rules/fold-text';
import { invoiceAmounts, type Find, type InvoiceAmounts } from './fulfilment';
import { invoiceNumberOf } from './order-rows';
import type { Market } from './market';
import { statusOf } from './orders';
import { dateIn, dayNumber, zonedInstant } from './zoned-time';

/** An invoice as generated from its order, with its past payments. */
export interface InvoiceBase {
  readonly id: string;
  readonly number: string;
  readonly order: OrderRecord | null;
  readonly sums: InvoiceAmounts | null;
  readonly amount: number;
  readonly issuedOn: CalendarDate;
  readonly dueOn: CalendarDate;
  /** Past payment with its date; null without one. */
  readonly before: { readonly date: CalendarDate; readonly amount: number } | null;
  readonly dispute: DisputeRecord | null;
}

/** The current invoice: its base plus new payments and disputes. */
export interface InvoiceNow extends InvoiceBase {
  readonly open: number;
  readonly paidOn: CalendarDate | null;
  readonly disputed: number;
  readonly daysLate: number;
  readonly status: InvoiceStatus;
}

const NET_DAYS = 30;
/** Number of days that a paid invoice counts as recently paid. */
const RECENT_DAYS = 14;
const NOON = 12 * 60;

/** Data from which invoices are derived. */
export interface InvoiceWorld {
  readonly account: DemoAccount;
  readonly world: World;
  readonly market: Market;
  readonly today: CalendarDate;
}

/** Collects the data for an account's invoices. */
export function invoiceWorld(account: DemoAccount, world: World): InvoiceWorld {
  const market = world.market(account);
  return { account, world, market, today: dateIn(market.now, market.timeZone) };
}

const bases = new WeakMap<readonly OrderRecord[], { readonly day: string; readonly made: readonly InvoiceBase[] }>();

/** Invoices of an account's past, newest first, as of a date; cached per date. */
function basesOf(here: InvoiceWorld, asOf: CalendarDate): readonly InvoiceBase[] {
  const { account, world, today } = here;
  const history = world.history(account);
  const known = bases.get(history);
  const day = `${today} ${asOf}`;
  if (known?.day === day) return known.made;
  const plain = history
    .flatMap((order) => baseOf(order, here) ?? [])
    .sort((a, b) => (a.issuedOn === b.issuedOn ? (a.number < b.number ? 1 : -1) : a.issuedOn < b.issuedOn ? 1 : -1));
  const many = world.changes.invoices;
  const made = many === undefined ? withScriptedPayments(plain, asOf) : repeated(plain, many, here);
  bases.set(history, { day, made });
  return made;
}

function baseOf(order: OrderRecord, { world, market }: InvoiceWorld): InvoiceBase | null {
  const find: Find = { item: world.find, all: world.catalog };
  const status = statusOf(order, { market });
  const sums = invoiceAmounts(order, status, market, find);
  const issuedOn = order.answers.date;
  if (sums === null || issuedOn === null || sums.total <= 0) return null;
  const number = invoiceNumberOf(order.number);
  return {
    id: number,
    number,
    order,
    sums,
    amount: sums.total,
    issuedOn,
    dueOn: sums.due ?? addDays(issuedOn, NET_DAYS),
    before: null,
    dispute: null,
  };
}

/**
 * Scripted payments until a date: the newest invoices are open, one paid early, one partially, one disputed; two of the
 * past-due ones are unpaid.
 */
function withScriptedPayments(plain: readonly InvoiceBase[], today: CalendarDate): readonly InvoiceBase[] {
  let late = 0;
  const later = plain.filter(({ issuedOn }) => issuedOn > today).length;
  return plain.map((base, at): InvoiceBase => {
    const rank = at - later;
    if (rank < 0) return base;
    const isLate = base.dueOn < today;
    if (isLate) {
      late += 1;
      return late <= 2 ? base : { ...base, before: { date: addDays(base.dueOn, -(rank % 4)), amount: base.amount } };
    }
    if (rank === 1) return { ...base, before: { date: addDays(today, -1), amount: base.amount } };
    if (rank === 3)
      return { ...base, before: { date: addDays(today, -6), amount: Math.round(base.amount / 400) * 100 } };
    if (rank === 2) return { ...base, dispute: createScriptedDispute(base, today) };
    return base;
  });
}

const createScriptedDispute = (base: InvoiceBase, today: CalendarDate): DisputeRecord => ({
  id: `d-${base.number}`,
  handle: '',
  number: `DSP-${base.number.slice(-5)}`,
  invoiceId: base.id,
  reason: 'damaged',
  details: '',
  amount: Math.min(5280, base.amount),
  openedOn: addDays(today, -3),
});

/** Repeats invoices for a scenario with very many, a few a day over four months. */
function repeated(plain: readonly InvoiceBase[], many: number, { today }: InvoiceWorld): readonly InvoiceBase[] {
  return Array.from({ length: plain.length === 0 ? 0 : many }, (_, at): InvoiceBase => {
    const base = plain[at % plain.length] as InvoiceBase; // A valid index of a list that is not empty.
    const issuedOn = addDays(today, -Math.floor(at / 8));
    const number = `INV-${200_000 - at}`;
    const one = {
      ...base,
      id: number,
      number,
      order: null,
      sums: null,
      amount: base.amount + at,
      issuedOn,
      dueOn: addDays(issuedOn, NET_DAYS),
    };
    return at % 25 === 7 ? { ...one, dispute: createScriptedDispute(one, today) } : one;
  });
}

/** All current invoices of an account, newest first. */
export function invoicesOf(here: InvoiceWorld, state: AccountState): readonly InvoiceNow[] {
  const fresh = state.orders.flatMap((order) => baseOf(order, here) ?? []).reverse();
  const paid = new Map<string, { amount: number; date: CalendarDate }>();
  for (const { done, paidAt } of state.payments) {
    const date = dateIn(paidAt, here.market.timeZone);
    for (const { invoiceId, amount } of done)
      paid.set(invoiceId, { amount: amount + (paid.get(invoiceId)?.amount ?? 0), date });
  }
  const disputes = new Map(state.disputes.map((dispute) => [dispute.invoiceId, dispute]));
  // With autopay nothing is paid by scripted payments: invoices that were open at its start stay open until autopay
  // pays them.
  const asOf = state.wallet.autopay.methodId === null ? here.today : dateIn(state.born, here.market.timeZone);
  return [...fresh, ...basesOf(here, asOf)].map((base) =>
    withCurrentAmounts(base, paid.get(base.id), disputes.get(base.id) ?? base.dispute, here.today),
  );
}

function withCurrentAmounts(
  base: InvoiceBase,
  paid: { readonly amount: number; readonly date: CalendarDate } | undefined,
  dispute: DisputeRecord | null,
  today: CalendarDate,
): InvoiceNow {
  // A payment that was made here must not be repeated by the scripted ones of a later date.
  const left = base.amount - (paid?.amount ?? 0);
  const before =
    base.before === null || left <= 0 ? null : { ...base.before, amount: Math.min(base.before.amount, left) };
  const open = left - (before?.amount ?? 0);
  const paidOn = open > 0 ? null : (latest(paid?.date, before?.date) ?? base.issuedOn);
  const disputed = dispute === null ? 0 : Math.min(open, dispute.amount);
  const daysLate = dayNumber(today) - dayNumber(base.dueOn);
  return {
    ...base,
    before,
    dispute,
    open,
    paidOn,
    disputed,
    daysLate,
    status: statusNow({ open, paidOn, disputed, daysLate }, today),
  };
}

const latest = (...dates: readonly (CalendarDate | undefined)[]): CalendarDate | undefined =>
  dates
    .filter((date) => date !== undefined)
    .sort()
    .at(-1);

function statusNow(
  { open, paidOn, disputed, daysLate }: Pick<InvoiceNow, 'open' | 'paidOn' | 'disputed' | 'daysLate'>,
  today: CalendarDate,
): InvoiceStatus {
  if (open === 0)
    return paidOn !== null && dayNumber(today) - dayNumber(paidOn) <= RECENT_DAYS ? 'recently-paid' : 'paid';
  if (disputed > 0) return 'disputed';
  return daysLate > 0 ? 'past-due' : 'open';
}

/** An invoice in the list's format. */
export function presentInvoice(
  now: InvoiceNow,
  currency: string,
  autopay: ReadonlyMap<string, { readonly date: CalendarDate }> = new Map(),
): InvoiceSummary {
  const { id, number, order, status, issuedOn, dueOn, amount, open, disputed, paidOn, daysLate } = now;
  return {
    id,
    number,
    status,
    issuedOn,
    dueOn,
    paidOn,
    orderId: order?.id ?? null,
    orderNumber: order?.number ?? null,
    purchaseOrderNumber: order?.answers.purchaseOrderNumber ?? null,
    daysPastDue: open === 0 ? null : daysLate,
    amount: money(amount, currency),
    amountDue: money(open, currency),
    disputedAmount: disputed === 0 ? null : money(disputed, currency),
    isPayable: open > 0,
    autopayOn: autopay.get(id)?.date ?? null,
  };
}

/** Aging buckets in days past due, the oldest first. */
export const agingSpans: readonly { readonly id: string; readonly from: number | null; readonly to: number | null }[] =
  [
    { id: 'late-91', from: 91, to: null },
    { id: 'late-61', from: 61, to: 90 },
    { id: 'late-31', from: 31, to: 60 },
    { id: 'late-1', from: 1, to: 30 },
    { id: 'soon', from: -7, to: 0 },
    { id: 'later', from: null, to: -8 },
  ];

/** True for an invoice in an aging bucket. */
export const inSpan = (
  { daysLate, open }: Pick<InvoiceNow, 'daysLate' | 'open'>,
  { from, to }: { readonly from: number | null; readonly to: number | null },
): boolean => open > 0 && (from === null || daysLate >= from) && (to === null || daysLate <= to);

/** Invoices that match a query, sorted. */
export function findInvoices(
  all: readonly InvoiceNow[],
  { text, statuses, bucket, ids, payableOnly, sort, descending }: InvoiceQuery,
): readonly InvoiceNow[] {
  const searchText = foldText(text).trim();
  const span = bucket === null ? null : agingSpans.find(({ id }) => id === bucket);
  const known = ids === null ? null : new Set(ids);
  const matches = ({ number, order }: InvoiceNow): boolean =>
    searchText === '' ||
    [number, order?.number ?? '', order?.answers.purchaseOrderNumber ?? ''].some((one) =>
      foldText(one).includes(searchText),
    );
  const found = all.filter(
    (one) =>
      (statuses.length === 0 || statuses.includes(one.status)) &&
      (span === null || (span !== undefined && inSpan(one, span))) &&
      (known === null || known.has(one.id)) &&
      (!payableOnly || one.open > 0) &&
      matches(one),
  );
  const by = orders[sort];
  return found.sort((a, b) => (descending ? -1 : 1) * by(a, b) || (a.number < b.number ? -1 : 1));
}

const text = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

const orders: Readonly<Record<InvoiceQuery['sort'], (a: InvoiceNow, b: InvoiceNow) => number>> = {
  due: (a, b) => text(a.dueOn, b.dueOn),
  issued: (a, b) => text(a.issuedOn, b.issuedOn),
  number: (a, b) => text(a.number, b.number),
  open: (a, b) => a.open - b.open,
};

/** Instant of a past payment: noon of its day. */
export const noonOf = (date: CalendarDate, timeZone: string): number => zonedInstant(date, NOON, timeZone);
