import type { Autopay, AutopayChoice, Money, WalletMethod } from '../../domain';
import { AUTOPAY_DAYS, formatTypedAmount, autopayProblem, money, parseTypedAmount } from '../../rules';
import type { WalletMessages } from './wallet.types';

/** Current task of the buyer in the wallet; there is one at a time. */
export type WalletTask =
  | { readonly kind: 'nothing' | 'adding' | 'autopay' | 'turning-off' }
  | { readonly kind: 'renaming' | 'removing'; readonly methodId: string };

export const noTask: WalletTask = { kind: 'nothing' };

/** True if the backend reports no problem for a method. */
export const isUsable = ({ problem }: Pick<WalletMethod, 'problem'>): boolean => problem === null;

/** Values of the autopay form, as typed. */
export interface AutopayForm {
  readonly methodId: string | null;
  /** `due` pays each invoice on its due date, `monthly` on one day of the month. */
  readonly when: 'due' | 'monthly';
  readonly day: number;
  readonly limited: boolean;
  readonly limit: string;
}

/** Initial form values: the current settings, or the defaults. */
export function initialForm(autopay: Autopay, methods: readonly WalletMethod[], locale: string): AutopayForm {
  const usable = methods.filter(isUsable);
  const chosen = usable.find(({ id }) => id === autopay.methodId) ?? usable[0];
  return {
    methodId: chosen?.id ?? null,
    when: autopay.enabled && autopay.day !== null ? 'monthly' : 'due',
    day: autopay.day ?? AUTOPAY_DAYS[0] ?? 1,
    limited: autopay.limit !== null,
    limit: autopay.limit === null ? '' : formatTypedAmount(autopay.limit, locale),
  };
}

/** Problems of the form, by field. */
export type AutopayProblems = ReadonlyMap<AutopayField, AutopayFormProblem>;
export type AutopayField = 'method' | 'limit';
export type AutopayFormProblem = 'choose' | 'valueMissing' | 'badInput' | 'rangeUnderflow';

/** Converts the form to a choice, or returns its problems. */
export function readForm(
  { methodId, when, day, limited, limit }: AutopayForm,
  {
    methods,
    currency,
    locale,
  }: { readonly methods: readonly WalletMethod[]; readonly currency: string; readonly locale: string },
): { readonly choice: AutopayChoice & { readonly enabled: true } } | { readonly problems: AutopayProblems } {
  const method = methods.find((one) => one.id === methodId && isUsable(one));
  const amount = limited ? parseTypedAmount(limit, currency, locale) : null;
  const limitProblem = limited ? problemOf(limit, amount, currency) : null;
  if (method === undefined || limitProblem !== null) {
    return {
      problems: new Map<AutopayField, AutopayFormProblem>([
        ...(method === undefined ? [['method', 'choose'] as const] : []),
        ...(limitProblem === null ? [] : [['limit', limitProblem] as const]),
      ]),
    };
  }
  return { choice: { enabled: true, methodId: method.id, day: when === 'due' ? null : day, limit: amount } };
}

function problemOf(text: string, amount: Money | null, currency: string): Exclude<AutopayFormProblem, 'choose'> | null {
  if (text.trim() === '') return 'valueMissing';
  if (amount === null) return 'badInput';
  return autopayProblem({ day: null, limit: amount }, currency) === null ? null : 'rangeUnderflow';
}

/** Example of an amount in the locale's format. */
export const exampleLimit = (currency: string, locale: string): string =>
  formatTypedAmount(money(250_000, currency), locale);

/** True if a choice equals the current settings. */
export const isSameChoice = (autopay: Autopay, choice: AutopayChoice & { readonly enabled: true }): boolean =>
  autopay.enabled &&
  autopay.methodId === choice.methodId &&
  autopay.day === choice.day &&
  autopay.limit?.minor === choice.limit?.minor &&
  autopay.limit?.currency === choice.limit?.currency;

/** Name of a method from the provider's data: `Visa ending in 4242`. */
export const endingOf = (
  { brand, lastFour }: Pick<WalletMethod, 'brand' | 'lastFour'>,
  { m, fill }: Pick<WalletMessages, 'm' | 'fill'>,
): string => fill(m.ending, { brand, digits: lastFour });

/** Nickname of a method; without one, its name from the provider's data. */
export const nameOf = (
  method: Pick<WalletMethod, 'brand' | 'lastFour' | 'nickname'>,
  messages: Pick<WalletMessages, 'm' | 'fill'>,
): string => method.nickname || endingOf(method, messages);
