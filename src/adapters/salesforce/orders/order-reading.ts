import type { CallOptions, ForAccount, InLocale } from '../../../ports';
import { instantMs } from '../../../rules/instants';
import { currencyOf } from '../common/amounts';
import { messagesFor } from '../common/messages';
import type { Context } from '../context';
import type { Answer } from '../transport/http';
import type { OrderReading, OrderTerms } from './orders.mapping';
import { getOrderTerms } from './order-terms.methods';

/** Account, locale and call options of an order request. */
export type Owner = ForAccount & InLocale & CallOptions;

const MAX_TERMS = 100;

/** Reads the store's terms of orders, with the server's time if available. */
export async function orderTermsOf(
  { methods }: Context,
  ids: readonly string[],
  { accountId, locale, signal }: Owner,
): Promise<{ readonly orders: readonly OrderTerms[]; readonly serverTime: string | null }> {
  if (ids.length === 0) return { orders: [], serverTime: null };
  const found = await methods.callIfAvailable(
    getOrderTerms,
    { effectiveAccountId: accountId, language: locale, orderSummaryIds: ids.slice(0, MAX_TERMS) },
    signal,
  );
  return { orders: found?.orders ?? [], serverTime: found?.serverTime ?? null };
}

/** Time of a response: from its body, its `Date` header, or the device's clock. */
function serverTimeOf(reported: string | null, { headers }: Pick<Answer, 'headers'>, now: number): string {
  if (instantMs(reported) !== null && reported !== null) return reported;
  const date = Date.parse(headers.get('date') ?? '');
  return new Date(Number.isNaN(date) ? now : date).toISOString();
}

/** Collects the data for mapping an account's orders. */
export async function readingOf(
  context: Context,
  owner: Owner,
  answer: Answer,
  currency: string | null,
  terms: OrderTerms | undefined,
  serverTime: string | null,
): Promise<OrderReading> {
  const { context: store } = await context.application.get(owner.signal);
  return {
    accountId: owner.accountId,
    currency: currencyOf(currency, store.defaultCurrency),
    timeZone: context.options.timeZone ?? 'UTC',
    terms,
    messages: messagesFor(owner.locale),
    media: context.media,
    productFields: context.productFields,
    orderFields: context.orderFields,
    serverTime: serverTimeOf(serverTime, answer, context.now()),
    unreadable: owner.onUnreadable ?? (() => undefined),
  };
}
