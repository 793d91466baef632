import type { Autopay, AutopayChoice, WalletMethod } from '../../../domain';
import { plainAmount } from '../../../rules/money';
import { containsPaymentNumber } from '../../../rules/payment-numbers';
import { plain, typed } from '../../common/text';
import { amountsIn } from '../invoices/invoices.mapping';
import type { ResponseOf, ValueOf } from '../server-methods/contract';

/** Removes a text with a payment number, even if a store has stored one. */
const withoutNumber = (text: string): string => (containsPaymentNumber(text) ? '' : text);

/** Converts a stored method. */
export const toMethod = ({
  id,
  kind,
  brand,
  lastFour,
  expiry,
  nickname,
  isDefault,
  problem,
  paysAutomatically,
}: ValueOf<'addPaymentMethod'>): WalletMethod => ({
  id,
  kind,
  lastFour,
  isDefault,
  isAutopayMethod: paysAutomatically,
  brand: withoutNumber(plain(brand)),
  nickname: withoutNumber(typed(nickname)),
  expiry: expiry ?? null,
  problem: problem ?? null,
});

/** Converts the autopay settings. */
export function toAutopay({ on, currencyIsoCode, methodId, day, limit, next }: ResponseOf<'getAutopay'>): Autopay {
  const { currency, amount, maybe } = amountsIn(currencyIsoCode);
  return {
    enabled: on,
    currency,
    methodId: methodId ?? null,
    day: day ?? null,
    limit: maybe(limit),
    next: next
      ? {
          date: next.date,
          amount: amount(next.amount),
          ...(next.invoices == null ? {} : { invoices: next.invoices }),
          surcharge: maybe(next.surcharge),
        }
      : null,
  };
}

/** Converts an autopay choice to the arguments of the server methods. */
export function fromAutopayChoice(choice: AutopayChoice) {
  if (!choice.enabled) return { on: false, methodId: null, day: null, limit: null, limitCurrencyIsoCode: null };
  const { methodId, day, limit } = choice;
  return {
    on: true,
    methodId,
    day,
    limit: limit === null ? null : plainAmount(limit),
    limitCurrencyIsoCode: limit?.currency ?? null,
  };
}
