import type { Autopay, AutopayChoice, Money, WalletMethod } from '../../domain';
import { AUTOPAY_DAYS, formatTypedAmount, autopayProblem, money, parseTypedAmount } from '../../rules';
import type { WalletMessages } from './wallet.types';

/** What the buyer is doing in the wallet: one thing at a time. */
export type WalletTask =
  | { readonly is: 'nothing' | 'adding' | 'autopay' | 'turning-off' }
  | { readonly is: 'renaming' | 'removing'; readonly methodId: string };

export const noTask: WalletTask = { is: 'nothing' };

/** Whether a method can be paid with, as the backend says. */
export const isUsable = ({ problem }: Pick<WalletMethod, 'problem'>): boolean => problem === null;

/** The answers of the autopay form, as they are typed. */
export interface AutopayForm {
  readonly methodId: string | null;
  /** `due` pays each invoice on its day, `monthly` on one day of the month. */
  readonly when: 'due' | 'monthly';
  readonly day: number;
  readonly limited: boolean;
  readonly limit: string;
}

/** The form's first answers: what holds, or what most choose. */
export function initialForm(autopay: Autopay, methods: readonly WalletMethod[], locale: string): AutopayForm {
  const usable = methods.filter(isUsable);
  const chosen = usable.find(({ id }) => id === autopay.methodId) ?? usable[0];
  return {
    methodId: chosen?.id ?? null,
    when: autopay.on && autopay.day !== null ? 'monthly' : 'due',
    day: autopay.day ?? AUTOPAY_DAYS[0] ?? 1,
    limited: autopay.limit !== null,
    limit: autopay.limit === null ? '' : formatTypedAmount(autopay.limit, locale),
  };
}

/** What is wrong with the form, by field. */
export type AutopayProblems = ReadonlyMap<AutopayField, AutopayFormProblem>;
export type AutopayField = 'method' | 'limit';
export type AutopayFormProblem = 'choose' | 'valueMissing' | 'badInput' | 'rangeUnderflow';

/** The choice the form stands for, or what is wrong with it. */
export function readForm(
  { methodId, when, day, limited, limit }: AutopayForm,
  {
    methods,
    currency,
    locale,
  }: { readonly methods: readonly WalletMethod[]; readonly currency: string; readonly locale: string },
): { readonly choice: AutopayChoice & { readonly on: true } } | { readonly problems: AutopayProblems } {
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
  return { choice: { on: true, methodId: method.id, day: when === 'due' ? null : day, limit: amount } };
}

function problemOf(text: string, amount: Money | null, currency: string): Exclude<AutopayFormProblem, 'choose'> | null {
  if (text.trim() === '') return 'valueMissing';
  if (amount === null) return 'badInput';
  return autopayProblem({ day: null, limit: amount }, currency) === null ? null : 'rangeUnderflow';
}

/** An amount to show how one is typed. */
export const exampleLimit = (currency: string, locale: string): string =>
  formatTypedAmount(money(250_000, currency), locale);

/** Whether a choice says what holds already. */
export const isSameChoice = (autopay: Autopay, choice: AutopayChoice & { readonly on: true }): boolean =>
  autopay.on &&
  autopay.methodId === choice.methodId &&
  autopay.day === choice.day &&
  autopay.limit?.minor === choice.limit?.minor &&
  autopay.limit?.currency === choice.limit?.currency;

/** What tells a method from the others, as its provider has it: `Visa ending in 4242`. */
export const endingOf = (
  { brand, lastFour }: Pick<WalletMethod, 'brand' | 'lastFour'>,
  { m, fill }: Pick<WalletMessages, 'm' | 'fill'>,
): string => fill(m.ending, { brand, digits: lastFour });

/** What the buyer calls a method, or what it is. */
export const nameOf = (
  method: Pick<WalletMethod, 'brand' | 'lastFour' | 'nickname'>,
  messages: Pick<WalletMessages, 'm' | 'fill'>,
): string => method.nickname || endingOf(method, messages);
