import type { Autopay } from '../../../domain';
import { addDays, addMonths } from '../../../rules/calendar';
import type { CalendarDate } from '../../../rules/dates';
import { money } from '../../../rules/money';
import type { AccountState } from '../store/records';
import type { MethodRecord, PaymentRecord, WalletRecord } from '../store/paying-record';
import { invoicesOf, type InvoiceNow, type InvoiceWorld, noonOf } from './invoices';
import { quotedSurcharge, settledBy } from './pay-invoices';
import { methodProblem } from './wallet';

type Setting = Pick<WalletRecord['autopay'], 'methodId' | 'day' | 'limit'>;

/** What autopay pays as things stand, in minor units: of each invoice so much, on a day. */
export type AutopayPlan = ReadonlyMap<string, { readonly date: CalendarDate; readonly amount: number }>;

/** What of an invoice is paid by itself: all but what is in dispute; nothing of one over the limit (decision 52). */
function duePart({ open, disputed }: InvoiceNow, { limit }: Setting): number {
  const amount = open - disputed;
  return limit !== null && amount > limit ? 0 : amount;
}

/** The next day of a month on or after a day. */
function nextMonthly(day: number, from: CalendarDate): CalendarDate {
  const inMonth = `${from.slice(0, 8)}${String(day).padStart(2, '0')}`;
  return inMonth >= from ? inMonth : addMonths(inMonth, 1);
}

/**
 * What each open invoice is paid by itself, and when, from a day on. With a day of the month all are paid on it; else on
 * their due dates, those past due with the next one that falls due.
 */
export function autopayPlan(setting: Setting, invoices: readonly InvoiceNow[], from: CalendarDate): AutopayPlan {
  if (setting.methodId === null) return new Map();
  const payable = invoices.flatMap((invoice) => {
    const amount = duePart(invoice, setting);
    return amount > 0 ? [{ invoice, amount }] : [];
  });
  const next =
    setting.day === null
      ? (payable
          .map(({ invoice }) => invoice.dueOn)
          .filter((due) => due >= from)
          .sort()[0] ?? from)
      : nextMonthly(setting.day, from);
  return new Map(
    payable.map(({ invoice: { id, dueOn }, amount }) => [
      id,
      { amount, date: setting.day === null && dueOn > next ? dueOn : next },
    ]),
  );
}

/** The first payment of a plan as the port quotes it: the one amount that every screen shows. */
function nextPayment(plan: AutopayPlan, method: MethodRecord, here: InvoiceWorld): Autopay['next'] {
  const date = [...plan.values()].map((one) => one.date).sort()[0];
  if (date === undefined) return null;
  const these = [...plan.values()].filter((one) => one.date === date);
  const { currency } = here.market;
  const amount = these.reduce((sum, one) => sum + one.amount, 0);
  const surcharge = quotedSurcharge(amount, method, here);
  return {
    date,
    amount: money(amount + (surcharge ?? 0), currency),
    invoices: these.length,
    surcharge: surcharge === null ? null : money(surcharge, currency),
  };
}

/** Autopay as it is, or as it would be with another setting, and what it pays next. A method that can not be paid with pays nothing. */
export function presentAutopay(setting: Setting, state: AccountState, here: InvoiceWorld): Autopay {
  const { methodId, day, limit } = setting;
  const { currency } = here.market;
  const method = usable(state.wallet, methodId, here.today);
  return {
    on: methodId !== null,
    currency,
    methodId,
    day,
    limit: limit === null ? null : money(limit, currency),
    next: method === null ? null : nextPayment(autopayPlan(setting, invoicesOf(here, state), here.today), method, here),
  };
}

/** When autopay pays each invoice, by id; nothing while it is off or its method can not be paid with. */
export const autopayDates = (
  state: AccountState,
  invoices: readonly InvoiceNow[],
  { today }: InvoiceWorld,
): AutopayPlan =>
  usable(state.wallet, state.wallet.autopay.methodId, today) === null
    ? new Map()
    : autopayPlan(state.wallet.autopay, invoices, today);

const usable = ({ methods }: WalletRecord, methodId: string | null, on: CalendarDate): MethodRecord | null =>
  methods.find((method) => method.id === methodId && methodProblem(method, on) === null) ?? null;

/** The state with the payments that autopay made since it was looked at last: a day is paid once it is over. */
export function withAutopay(state: AccountState, here: InvoiceWorld): AccountState {
  const { autopay } = state.wallet;
  const yesterday = addDays(here.today, -1);
  if (autopay.methodId === null || autopay.paidThrough === null || autopay.paidThrough >= yesterday) return state;
  let now = state;
  for (let day = addDays(autopay.paidThrough, 1); day <= yesterday; day = addDays(day, 1)) {
    if (autopay.day === null || Number(day.slice(8)) === autopay.day) now = paidOn(day, now, here);
  }
  return { ...now, wallet: { ...now.wallet, autopay: { ...autopay, paidThrough: yesterday } } };
}

/** What autopay paid on one day. */
function paidOn(day: CalendarDate, state: AccountState, here: InvoiceWorld): AccountState {
  const method = usable(state.wallet, state.wallet.autopay.methodId, day);
  if (method === null) return state;
  const invoices = invoicesOf(here, state).filter(({ issuedOn }) => issuedOn <= day);
  const plan = autopayPlan(state.wallet.autopay, invoices, day);
  const done = invoices.flatMap(({ id, number, open }): PaymentRecord['done'] => {
    const part = plan.get(id);
    return part?.date === day ? [{ invoiceId: id, number, amount: part.amount, stillOpen: open - part.amount }] : [];
  });
  if (done.length === 0) return state;
  const settled = done.reduce((sum, { amount }) => sum + amount, 0);
  const surcharge = quotedSurcharge(settled, method, here);
  const sequence = state.sequence + 1;
  const record: PaymentRecord = {
    id: `pay-${here.account.id}-${state.born.toString(36)}-${sequence}`,
    number: `PAY-${90_000 + sequence}`,
    key: '',
    handle: '',
    paidAt: noonOf(day, here.market.timeZone),
    method: { kind: method.kind, brand: method.brand, lastFour: method.lastFour },
    ...settledBy(method, day),
    done,
    notDone: [],
    credits: [],
    surcharge,
    total: settled + (surcharge ?? 0),
  };
  return { ...state, sequence, payments: [...state.payments, record] };
}
