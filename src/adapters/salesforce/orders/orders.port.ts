import type { CancelRefusal, CancelRequest, OrderSummary, Page } from '../../../domain';
import { type CancelOrderPort, type OrdersPort, PortError, toPortError } from '../../../ports';
import type { OrderSort, OrderStatus } from '../../../rules';
import { isLoggedIn } from '../../../rules/accounts';
import { DEFAULT_SORT_ORDER } from '../../../rules/limits';
import { ORDER_SORTS } from '../../../rules/order-history';
import { cancelProblem, isOrderSearchReady } from '../../../rules/orders';
import { ORDER_STATUS_TEXT, orderStatusFor } from '../../../rules/server-codes';
import { productsBy } from '../catalog/products';
import { recordId, sameId } from '../common/ids';
import { read } from '../../common/scalars';
import { plain, typed } from '../../common/text';
import type { Context } from '../context';
import { createCommitPort } from '../server-methods/commit';
import { readManagedAccounts, readSession } from '../session/session.port';
import { toDetail, toRow } from './order-detail.mapping';
import { toSummary } from './orders.mapping';
import { getOrderDetail, getUsualProducts, searchOrders } from './orders.methods';
import { cancelOrder } from './cancel-order.methods';
import { orderSummaries } from './orders.wire';
import { accountOfOrder, headOf, orderFieldNames, readOrder } from './read-orders';
import { countedCases } from './order-parts';
import { orderTermsOf, type Owner, readingOf } from './order-reading';

export { lookUpOrder } from './read-orders';

/** Maximum page size (of the platform and the contract). */
const MAX_ON_PAGE = 100;

/** Methods that the platform supports. It has no drafts: an unfinished order is a cart. */
export type PlatformOrders = Omit<OrdersPort, 'resumeDraft' | 'deleteDraft'>;

/** Implements the orders port. */
export function ordersPort(context: Context): PlatformOrders {
  const { http, methods, store } = context;
  /** Page tokens by account and page size, because the platform has no page numbers. */
  const seen = new Map<string, (string | null)[]>();

  async function pageAt(token: string | null, pageSize: number, { accountId, locale, signal }: Owner) {
    const answer = await http.data(store('/order-summaries'), {
      // Includes orders that colleagues placed for the account.
      query: {
        effectiveAccountId: accountId,
        ownerScoped: false,
        sortOrder: DEFAULT_SORT_ORDER,
        pageSize,
        pageToken: token,
        fields: orderFieldNames(context),
      },
      locale,
      signal,
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
      const [{ orders, serverTime }, counts] = await Promise.all([
        orderTermsOf(context, ids, owner),
        countedCases(context, ids, owner),
      ]);
      const items = await Promise.all(
        wire.map(async (one) => {
          const terms = orders.find(({ orderSummaryId }) => sameId(orderSummaryId, one.orderSummaryId));
          const counted = counts.get(recordId(one.orderSummaryId));
          const reading = await readingOf(context, owner, answer, one.currencyIsoCode, terms, serverTime);
          return toSummary(headOf(one), counted === undefined ? reading : { ...reading, counted });
        }),
      );
      return { ...nothing, items, hasMore: next !== null };
    }
  }

  const isGuest = async (signal: AbortSignal | undefined): Promise<boolean> =>
    !isLoggedIn((await readSession(context, null, signal)).guestUser);

  function requireSignedIn(accountId: string | null): asserts accountId is string {
    if (accountId === null) throw new PortError('signed-out', 'A guest has no orders');
  }

  return {
    ...foundOrders(context, requireSignedIn),
    async list({ page, pageSize, accountId, locale }, call) {
      requireSignedIn(accountId);
      try {
        return await list(page, Math.min(pageSize, MAX_ON_PAGE), { accountId, locale, ...call });
      } catch (thrown) {
        const { code } = toPortError(thrown);
        if (page > 0 || (code !== 'not-found' && code !== 'forbidden')) throw thrown;
        // The platform can return 403 or 404 instead of an empty list to a buyer without orders, but also for another
        // buyer's account.
        const accounts = await readManagedAccounts(context, true, locale, call?.signal);
        if (!accounts.some((account) => sameId(account.accountId, accountId))) throw thrown;
        return { items: [], page, pageSize, total: 0, hasMore: false };
      }
    },
    read: ({ orderId, accountId, locale }, call) => readOrder(context, orderId, { accountId, locale, ...call }),
    async accountOf({ orderId, locale }, call) {
      if (await isGuest(call?.signal)) return null;
      const accounts = await readManagedAccounts(context, true, locale, call?.signal);
      return accountOfOrder(
        context,
        orderId,
        accounts.map(({ accountId }) => recordId(accountId)),
        { locale, signal: call?.signal },
      );
    },
    async usual({ accountId, locale }, call) {
      requireSignedIn(accountId);
      const { products } = await methods.call(
        getUsualProducts,
        { effectiveAccountId: accountId, language: locale },
        call?.signal,
      );
      const known = await productsBy(
        context,
        'ids',
        products.map(({ productId }) => recordId(productId)),
        { accountId, locale, ...call },
      );
      return products.flatMap(({ productId, quantity, orders }) => {
        const product = known.find(({ id }) => sameId(id, productId));
        return product === undefined ? [] : [{ product, quantity, orders }];
      });
    },
  };
}

/** Implements order search and details with server methods, because the platform has no calls for them. */
function foundOrders(
  context: Context,
  signedIn: (accountId: string | null) => asserts accountId is string,
): Pick<OrdersPort, 'search' | 'detail'> {
  const { methods } = context;
  return {
    async search({ accountId, locale, text, placed, statuses, sort, page, pageSize }, options) {
      signedIn(accountId);
      const size = Math.min(pageSize, MAX_ON_PAGE);
      const found = await methods.call(
        searchOrders,
        {
          effectiveAccountId: accountId,
          language: locale,
          text: isOrderSearchReady(text) ? text.trim() : '',
          placedFrom: placed.start,
          placedTo: placed.end,
          // A status that the library does not know is sent as it is.
          statuses: statuses.map((status) => ORDER_STATUS_TEXT[status] ?? status),
          sort,
          page,
          pageSize: size,
        },
        options?.signal,
      );
      return {
        items: found.orders.map((order) => toRow(order, recordId(accountId))),
        page,
        pageSize: size,
        total: found.total ?? null,
        hasMore: found.orders.length > 0 && found.hasMore,
        sorts: found.sorts.filter((one): one is OrderSort => ORDER_SORTS.some((known) => known === one)),
        statuses: found.statuses.map(orderStatusFor).filter((one): one is OrderStatus => one !== null),
        today: found.today,
      };
    },
    async detail({ orderId, accountId, locale }, options) {
      signedIn(accountId);
      const owner = { accountId, locale, ...options };
      const [order, wireDetail] = await Promise.all([
        readOrder(context, orderId, owner),
        methods.call(
          getOrderDetail,
          { effectiveAccountId: accountId, language: locale, orderSummaryId: orderId },
          options?.signal,
        ),
      ]);
      if (order === null || wireDetail === null || !sameId(wireDetail.order.orderSummaryId, order.id)) return null;
      const instead = [
        ...new Set(wireDetail.lines.flatMap(({ substitute }) => (substitute ? [recordId(substitute.productId)] : []))),
      ];
      const products = instead.length === 0 ? [] : await productsBy(context, 'ids', instead, owner);
      return toDetail(order, wireDetail, { products, productFields: context.productFields });
    },
  };
}

const reasons: readonly CancelRefusal[] = ['too-late', 'transaction-unknown', 'order-unknown'];

/** Converts a cancellation to a request. @throws PortError `rejected` with the missing fields */
function toCancelRequest(request: CancelRequest) {
  const problem = cancelProblem(request);
  if (problem !== null) {
    const field = problem.code === 'transactionIdNeeded' ? 'transactionId' : 'reason';
    throw new PortError('rejected', 'A cancellation requires a transaction ID and a reason', {
      fields: { [field]: 'valueMissing' },
    });
  }
  return {
    orderSummaryId: request.orderId,
    transactionId: request.transactionId.trim(),
    reason: request.reason.trim(),
  };
}

/** Cancels an order at most once with server methods, because the platform has no call for it. */
export const cancelOrderPort = (context: Context): CancelOrderPort =>
  createCommitPort(context, cancelOrder, {
    toArguments: toCancelRequest,
    toValue: ({ orderSummaryId, orderNumber, reason, at }) => ({
      orderId: recordId(orderSummaryId),
      orderNumber: plain(orderNumber),
      reason: typed(reason),
      at,
    }),
    reasons,
  });
