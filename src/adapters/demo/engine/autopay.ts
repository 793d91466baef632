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

/** Planned automatic payments in minor units: date and amount by invoice. */
export type AutopayPlan = ReadonlyMap<string, { readonly date: CalendarDate; readonly amount: number }>;

/** Amount of an invoice that autopay pays: all except the disputed part; nothing above the limit (decision 52). */
function duePart({ open, disputed }: InvoiceNow, { limit }: Setting): number {
  const amount = open - disputed;
  return limit !== null && amount > limit ? 0 : amount;
}

/** The next date with the given day of the month, on or after a date. */
function nextMonthly(day: number, from: CalendarDate): CalendarDate {
  const inMonth = `${from.slice(0, 8)}${String(day).padStart(2, '0')}`;
  return inMonth >= from ? inMonth : addMonths(inMonth, 1);
}

/**
 * Plans automatic payments of the open invoices from a date on. With a day of the month all are paid on it; otherwise
 * on their due dates, and past-due ones with the next due invoice.
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

/** The first payment of a plan in the port's format; all screens show this amount. */
function nextPayment(plan: AutopayPlan, method: MethodRecord, here: InvoiceWorld): Autopay['next'] {
  const date = [...plan.values()].map((one) => one.date).sort()[0];
  if (date === undefined) return null;
  const dayPayments = [...plan.values()].filter((one) => one.date === date);
  const { currency } = here.market;
  const amount = dayPayments.reduce((sum, one) => sum + one.amount, 0);
  const surcharge = quotedSurcharge(amount, method, here);
  return {
    date,
    amount: money(amount + (surcharge ?? 0), currency),
    invoices: dayPayments.length,
    surcharge: surcharge === null ? null : money(surcharge, currency),
  };
}

/**
 * Autopay in the port's format, with the current or a proposed setting and its next payment. An unusable method pays
 * nothing.
 */
export function presentAutopay(setting: Setting, state: AccountState, here: InvoiceWorld): Autopay {
  const { methodId, day, limit } = setting;
  const { currency } = here.market;
  const method = usable(state.wallet, methodId, here.today);
  return {
    enabled: methodId !== null,
    currency,
    methodId,
    day,
    limit: limit === null ? null : money(limit, currency),
    next: method === null ? null : nextPayment(autopayPlan(setting, invoicesOf(here, state), here.today), method, here),
  };
}

/** Autopay date by invoice id; empty while autopay is off or its method is unusable. */
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

/** Adds the automatic payments since the state was last written; a day is paid once it is over. */
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

/** Adds the automatic payments of one day. */
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
