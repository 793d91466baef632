import type { Autopay, AutopayChoice, Money, WalletMethod } from '../../../domain';
import { addMonths } from '../../../rules/calendar';
import type { CalendarDate } from '../../../rules/dates';
import { money } from '../../../rules/money';
import type { WalletSeed } from '../data/wallet';
import type { AccountState, MethodRecord, WalletRecord } from '../store/records';

/** The wallet an account begins with, its cards ending months from the day it is. */
export function seededWallet(seed: WalletSeed | undefined, accountId: string, today: CalendarDate): WalletRecord {
  const methods = (seed?.methods ?? []).map(({ kind, brand, lastFour, nickname, expiresIn, verified = true }, at): MethodRecord => ({
    id: `pm-${accountId}-${at + 1}`, token: `seed-${at + 1}`, kind, brand, lastFour, nickname, verified, isDefault: at === 0, handle: null,
    expiry: expiresIn === null ? null : monthOf(addMonths(today, expiresIn)),
  }));
  const { method, day = null, limit = null } = seed?.autopay ?? {};
  return { methods, autopayChanges: [], autopay: { methodId: method === undefined ? null : (methods[method]?.id ?? null), day, limit } };
}

const monthOf = (date: CalendarDate) => ({ year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)) });

/** Why a method can not be paid with on a day: a card is good to the end of its month. */
export function methodProblem({ expiry, verified }: MethodRecord, today: CalendarDate): WalletMethod['problem'] {
  const { year, month } = monthOf(today);
  if (expiry !== null && expiry.year * 12 + expiry.month < year * 12 + month) return 'expired';
  return verified ? null : 'unverified';
}

/** A method in one line: what the buyer calls it, or its brand. */
export const methodLabel = ({ brand, nickname, lastFour }: MethodRecord): string => `${nickname || brand} ··${lastFour}`;

/** A method as the port tells it: its token stays here. */
export const presentMethod = (record: MethodRecord, { autopay }: WalletRecord, today: CalendarDate): WalletMethod => ({
  id: record.id, kind: record.kind, brand: record.brand, lastFour: record.lastFour, expiry: record.expiry, nickname: record.nickname,
  isDefault: record.isDefault, problem: methodProblem(record, today), paysAutomatically: autopay.methodId === record.id,
});

/** The whole wallet, the default method first. */
export const presentMethods = (wallet: WalletRecord, today: CalendarDate): readonly WalletMethod[] =>
  [...wallet.methods].sort((a, b) => Number(b.isDefault) - Number(a.isDefault)).map((method) => presentMethod(method, wallet, today));

/** A change of the methods of a state. */
export const withMethods = (state: AccountState, methods: readonly MethodRecord[]): AccountState =>
  ({ ...state, wallet: { ...state.wallet, methods: [...methods] } });

/** The methods with another default. */
export const defaultedTo = (methods: readonly MethodRecord[], id: string): readonly MethodRecord[] =>
  methods.map((method) => ({ ...method, isDefault: method.id === id }));

/** The methods without one. When it was the default, the first that can be paid with takes its place. */
export function withoutMethod(methods: readonly MethodRecord[], id: string, today: CalendarDate): readonly MethodRecord[] {
  const left = methods.filter((method) => method.id !== id);
  if (left.some(({ isDefault }) => isDefault)) return left;
  const next = left.find((method) => methodProblem(method, today) === null);
  return next === undefined ? left : defaultedTo(left, next.id);
}

/** Autopay after a choice. */
export const chosenAutopay = (choice: AutopayChoice): WalletRecord['autopay'] =>
  choice.on ? { methodId: choice.methodId, day: choice.day, limit: choice.limit?.minor ?? null } : { methodId: null, day: null, limit: null };

/** What is open on an account, by the day it is due. */
export interface DueAmount {
  readonly due: CalendarDate;
  readonly amount: number;
}

/** Autopay as the port tells it, with what it pays next. */
export function presentAutopay(
  { autopay: { methodId, day, limit } }: WalletRecord,
  { due, today, currency }: { readonly due: readonly DueAmount[]; readonly today: CalendarDate; readonly currency: string },
): Autopay {
  const inMoney = (minor: number): Money => money(minor, currency);
  const on = methodId !== null;
  // What is past its day was not paid by itself, and waits for the buyer; so does what is over the limit.
  const payable = on ? due.filter((one) => one.due >= today && (limit === null || one.amount <= limit)) : [];
  const date = payable.map((one) => payDay(one.due, day, today)).sort()[0];
  const amount = payable.filter((one) => payDay(one.due, day, today) === date).reduce((sum, one) => sum + one.amount, 0);
  return {
    on, currency, methodId, day, limit: limit === null ? null : inMoney(limit),
    next: date === undefined || amount <= 0 ? null : { date, amount: inMoney(amount) },
  };
}

/** The day on which an invoice is paid: its due date, or the next pay day, when everything open is paid together. */
function payDay(due: CalendarDate, day: number | null, today: CalendarDate): CalendarDate {
  if (day === null) return due;
  const inMonth = `${today.slice(0, 8)}${String(day).padStart(2, '0')}`;
  return inMonth >= today ? inMonth : addMonths(inMonth, 1);
}
