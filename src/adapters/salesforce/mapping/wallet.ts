import type * as z from 'zod/mini';
import type { Autopay, AutopayChoice, WalletMethod } from '../../../domain';
import { containsPaymentNumber } from '../../../rules/payment-numbers';
import type { autopayValue, methodValue } from '../server-methods/wallet-responses';
import { plainAmount } from '../../../rules/money';
import { plain, typed } from '../text';
import { amountsIn } from './money';

/** A text that shows no number even where a store kept one. */
const withoutNumber = (text: string): string => (containsPaymentNumber(text) ? '' : text);

/** A stored method. */
export const toMethod = ({ id, kind, brand, lastFour, expiry, nickname, isDefault, problem, paysAutomatically }: z.output<typeof methodValue>): WalletMethod => ({
  id, kind, lastFour, isDefault, paysAutomatically, brand: withoutNumber(plain(brand)), nickname: withoutNumber(typed(nickname)), expiry: expiry ?? null, problem: problem ?? null,
});

/** Paying by itself. */
export function toAutopay({ on, currencyIsoCode, methodId, day, limit, next }: z.output<typeof autopayValue>): Autopay {
  const { currency, amount, maybe } = amountsIn(currencyIsoCode);
  return { on, currency, methodId: methodId ?? null, day: day ?? null, limit: maybe(limit), next: next ? { date: next.date, amount: amount(next.amount), ...(next.invoices == null ? {} : { invoices: next.invoices }), surcharge: maybe(next.surcharge) } : null };
}

/** A setting of autopay as the server methods take it. */
export function fromAutopayChoice(choice: AutopayChoice) {
  if (!choice.on) return { on: false, methodId: null, day: null, limit: null, limitCurrencyIsoCode: null };
  const { methodId, day, limit } = choice;
  return { on: true, methodId, day, limit: limit === null ? null : plainAmount(limit), limitCurrencyIsoCode: limit?.currency ?? null };
}
