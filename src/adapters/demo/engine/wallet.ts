import type { AutopayChoice, WalletMethod } from '../../../domain';
import { addDays, addMonths } from '../../../rules/calendar';
import type { CalendarDate } from '../../../rules/dates';
import type { WalletSeed } from '../data/wallet';
import type { AccountState } from '../store/records';
import type { MethodRecord, WalletRecord } from '../store/paying-record';

/** Initial wallet of an account, with card expiries relative to today. */
export function seededWallet(seed: WalletSeed | undefined, accountId: string, today: CalendarDate): WalletRecord {
  const methods = (seed?.methods ?? []).map(
    ({ kind, brand, lastFour, nickname, expiresIn, verified = true }, at): MethodRecord => ({
      id: `pm-${accountId}-${at + 1}`,
      token: `seed-${at + 1}`,
      kind,
      brand,
      lastFour,
      nickname,
      verified,
      isDefault: at === 0,
      handle: null,
      expiry: expiresIn === null ? null : monthOf(addMonths(today, expiresIn)),
    }),
  );
  const { method, day = null, limit = null } = seed?.autopay ?? {};
  return {
    methods,
    autopayChanges: [],
    autopay: {
      methodId: method === undefined ? null : (methods[method]?.id ?? null),
      day,
      limit,
      paidThrough: addDays(today, -1),
    },
  };
}

const monthOf = (date: CalendarDate) => ({ year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)) });

/** Reason why a method is unusable on a day; a card is valid until the end of its month. */
export function methodProblem({ expiry, verified }: MethodRecord, today: CalendarDate): WalletMethod['problem'] {
  const { year, month } = monthOf(today);
  if (expiry !== null && expiry.year * 12 + expiry.month < year * 12 + month) return 'expired';
  return verified ? null : 'unverified';
}

/** Label of a method: its nickname or brand. */
export const methodLabel = ({ brand, nickname, lastFour }: MethodRecord): string =>
  `${nickname || brand} ··${lastFour}`;

/** A method in the port's format, without its token. */
export const presentMethod = (record: MethodRecord, { autopay }: WalletRecord, today: CalendarDate): WalletMethod => ({
  id: record.id,
  kind: record.kind,
  brand: record.brand,
  lastFour: record.lastFour,
  expiry: record.expiry,
  nickname: record.nickname,
  isDefault: record.isDefault,
  problem: methodProblem(record, today),
  isAutopayMethod: autopay.methodId === record.id,
});

/** The whole wallet, the default method first. */
export const presentMethods = (wallet: WalletRecord, today: CalendarDate): readonly WalletMethod[] =>
  [...wallet.methods]
    .sort((a, b) => Number(b.isDefault) - Number(a.isDefault))
    .map((method) => presentMethod(method, wallet, today));

/** Replaces the methods of a state. */
export const withMethods = (state: AccountState, methods: readonly MethodRecord[]): AccountState => ({
  ...state,
  wallet: { ...state.wallet, methods: [...methods] },
});

/** Makes another method the default. */
export const defaultedTo = (methods: readonly MethodRecord[], id: string): readonly MethodRecord[] =>
  methods.map((method) => ({ ...method, isDefault: method.id === id }));

/** Removes a method. If it was the default, the first usable one becomes the default. */
export function withoutMethod(
  methods: readonly MethodRecord[],
  id: string,
  today: CalendarDate,
): readonly MethodRecord[] {
  const left = methods.filter((method) => method.id !== id);
  if (left.some(({ isDefault }) => isDefault)) return left;
  const next = left.find((method) => methodProblem(method, today) === null);
  return next === undefined ? left : defaultedTo(left, next.id);
}

/** Autopay settings after a choice; today is the first day on which they apply. */
export const selectedAutopay = (choice: AutopayChoice, today: CalendarDate): WalletRecord['autopay'] =>
  choice.enabled
    ? {
        methodId: choice.methodId,
        day: choice.day,
        limit: choice.limit?.minor ?? null,
        paidThrough: addDays(today, -1),
      }
    : { methodId: null, day: null, limit: null, paidThrough: null };

/** Details in a token of the demo's payment fields. It does not contain the number. */
type TokenFacts = Pick<WalletMethod, 'kind' | 'brand' | 'lastFour' | 'expiry'>;

const TOKEN = /^demo\.(card|ach)\.([\w%'()*!~-]{1,90})\.(\d{4})\.(?:(\d{4})-(\d{2})|none)\.[\w-]{6,40}$/;

/**
 * Parses a token: without a payment server it contains what a real one would look up,
 * `demo.card.Visa.4242.2030-11.x7f2k9`. Null for an invalid one.
 */
export function readToken(token: string): TokenFacts | null {
  const [, kind, brand = '', lastFour = '', year, month] = TOKEN.exec(token) ?? [];
  if (kind !== 'card' && kind !== 'ach') return null;
  const expiry = year === undefined || month === undefined ? null : { year: Number(year), month: Number(month) };
  if ((kind === 'card') !== (expiry !== null) || (expiry !== null && (expiry.month < 1 || expiry.month > 12)))
    return null;
  try {
    return { kind, brand: decodeURIComponent(brand), lastFour, expiry };
  } catch {
    return null;
  }
}

/** Last four digits of the card that the demo's provider declines, and of the one whose token has expired. */
export const DECLINED = '0002';
export const EXPIRED_TOKEN = '0069';
