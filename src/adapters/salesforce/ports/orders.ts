import type { OrderSummary, Page } from '../../../domain';
import { type OrdersPort, PortError, toPortError } from '../../../ports';
import { isLoggedIn } from '../../../rules/accounts';
import { DEFAULT_SORT_ORDER } from '../../../rules/limits';
import type { Context } from '../context';
import { recordId, sameId } from '../mapping/ids';
import { toSummary } from '../mapping/order';
import { readManagedAccounts } from '../managed-accounts';
import { accountOfOrder, countedCases, headOf, orderFieldNames, orderTermsOf, type Owner, readingOf, readOrder } from '../orders';
import { productsBy } from '../products';
import { askOf } from '../server-methods/send';
import { foundMethods } from '../server-methods/order-methods';
import { orderSummaries } from '../wire/orders';
import { read } from '../wire/scalars';
import { foundOrders } from './order-search';
import { readSession } from './session';

/** Orders in one read (platform). */
const MAX_ON_PAGE = 100;

/** What the platform knows of orders. It has no drafts: what is begun there is a cart. */
export type PlatformOrders = Omit<OrdersPort, 'resumeDraft' | 'deleteDraft'>;

/** Orders of an account, whoever placed them. */
export function ordersPort(context: Context): PlatformOrders {
  const { http, methods, store } = context;
  /** Tokens of the pages that were seen, by account and size: the platform has no page numbers. */
  const seen = new Map<string, (string | null)[]>();

  async function pageAt(token: string | null, pageSize: number, { accountId, locale, signal }: Owner) {
    const answer = await http.data(store('/order-summaries'), {
      // Colleagues' orders of the account are its orders too.
      query: { effectiveAccountId: accountId, ownerScoped: false, sortOrder: DEFAULT_SORT_ORDER, pageSize, pageToken: token, fields: orderFieldNames(context) },
      locale, signal,
    });
    return { answer, found: read(orderSummaries, answer.value, 'list of orders') };
  }

  async function list(page: number, pageSize: number, owner: Owner): Promise<Page<OrderSummary>> {
    const key = `${owner.accountId} ${pageSize}`;
    const nothing = { items: [], page, pageSize, total: null, hasMore: false };
    const tokens = page === 0 ? [null] : (seen.get(key) ?? [null]);
    seen.set(key, tokens);
    for (let at = Math.min(page, tokens.length - 1); ; at += 1) {
      const { answer, found } = await pageAt(tokens[at] ?? null, pageSize, owner);
      const next = found.nextPageToken || null;
      if (next !== null) tokens[at + 1] = next;
      if (at < page && next === null) return nothing;
      if (at < page) continue;
      const wire = found.orderSummaries ?? [];
      const ids = wire.map(({ orderSummaryId }) => recordId(orderSummaryId));
      const [{ orders, serverTime }, counts] = await Promise.all([orderTermsOf(context, ids, owner), countedCases(context, ids, owner)]);
      const items = await Promise.all(wire.map(async (one) => {
        const terms = orders.find(({ orderSummaryId }) => sameId(orderSummaryId, one.orderSummaryId));
        const counted = counts.get(recordId(one.orderSummaryId));
        const reading = await readingOf(context, owner, answer, one.currencyIsoCode, terms, serverTime);
        return toSummary(headOf(one), counted === undefined ? reading : { ...reading, counted });
      }));
      return { ...nothing, items, hasMore: next !== null };
    }
  }

  const isGuest = async (signal: AbortSignal | undefined): Promise<boolean> => !isLoggedIn((await readSession(context, null, signal)).guestUser);

  function signedIn(accountId: string | null): asserts accountId is string {
    if (accountId === null) throw new PortError('signed-out', 'A guest has no orders');
  }

  return {
    ...foundOrders(context, signedIn),
    async list({ page, pageSize, accountId, locale }, call) {
      signedIn(accountId);
      try {
        return await list(page, Math.min(pageSize, MAX_ON_PAGE), { accountId, locale, ...call });
      } catch (thrown) {
        const { code } = toPortError(thrown);
        if (page > 0 || (code !== 'not-found' && code !== 'forbidden')) throw thrown;
        // A buyer who never ordered may be answered 403 or 404 instead of an empty list: so is one who asks for another's account.
        const accounts = await readManagedAccounts(context, true, locale, call?.signal);
        if (!accounts.some((account) => sameId(account.accountId, accountId))) throw thrown;
        return { items: [], page, pageSize, total: 0, hasMore: false };
      }
    },
    read: ({ orderId, accountId, locale }, call) => readOrder(context, orderId, { accountId, locale, ...call }),
    async accountOf({ orderId, locale }, call) {
      if (await isGuest(call?.signal)) return null;
      const accounts = await readManagedAccounts(context, true, locale, call?.signal);
      return accountOfOrder(context, orderId, accounts.map(({ accountId }) => recordId(accountId)), { locale, signal: call?.signal });
    },
    async usual({ accountId, locale }, call) {
      signedIn(accountId);
      const { products } = await askOf(methods, foundMethods)('getUsualProducts', { effectiveAccountId: accountId, language: locale }, call?.signal);
      const known = await productsBy(context, 'ids', products.map(({ productId }) => recordId(productId)), { accountId, locale, ...call });
      return products.flatMap(({ productId, quantity, orders }) => {
        const product = known.find(({ id }) => sameId(id, productId));
        return product === undefined ? [] : [{ product, quantity, orders }];
      });
    },
  };
}
