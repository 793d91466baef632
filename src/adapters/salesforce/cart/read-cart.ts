import type * as z from 'zod/mini';
import type { Cart } from '../../../domain';
import { type CallOptions, type ForAccount, type InLocale, PortError, toPortError } from '../../../ports';
import { ACTIVE_CART_NAME } from '../../../rules/limits';
import { currencyOf } from '../common/amounts';
import { fieldNames } from '../common/field-names';
import { recordId } from '../common/ids';
import { messagesFor } from '../common/messages';
import { read } from '../../common/scalars';
import type { CartRead, Context } from '../context';
import { sharedCall } from '../../common/shared-call';
import { type CartTerms, toCart, type WireCart } from './cart.mapping';
import { getCartTerms } from './cart.methods';
import { cartItems, cartSummary, type WireSummary } from './cart.wire';

/** Account, locale and call options of a cart request. */
export type Owner = ForAccount & InLocale & CallOptions;

/** Page size of cart lines (platform limit). */
const PAGE = 100;
const MAX_FIELDS = 15;
/** Limit that protects against endless paging. */
const MAX_PAGES = 100;

const noSummary: WireSummary = read(cartSummary, {}, 'cart');

interface CartPage {
  readonly status: number;
  readonly found: z.output<typeof cartItems>;
}

/** Reads one page of a cart: the first one, one by number, or one by the previous page's token. */
async function pageOf(
  { http, parts, store, productFields }: Context,
  { accountId, locale, signal }: Owner,
  which: { readonly page?: string; readonly pageNumber?: number } = {},
): Promise<CartPage> {
  const { status, value } = await parts(() =>
    http.data(store('/carts/current/cart-items'), {
      query: {
        pageSize: PAGE,
        ...which,
        sort: 'CreatedDateDesc',
        productFields: fieldNames(productFields).slice(0, MAX_FIELDS).join(','),
        includePromotions: true,
        effectiveAccountId: accountId,
      },
      locale,
      signal,
    }),
  );
  return { status, found: read(cartItems, value, 'cart') };
}

const idsOf = (pages: readonly CartPage[]): readonly string[] =>
  pages.flatMap(({ found }) => (found.cartItems ?? []).flatMap(({ cartItem }) => cartItem?.cartItemId ?? []));

/**
 * Reads the pages after the first in parallel by number; null if the store does not count pages, or the pages do not
 * contain each line once.
 */
async function numberedPages(context: Context, owner: Owner, first: CartPage): Promise<readonly CartPage[] | null> {
  const { totalNumberOfPages: pages, totalItemCount: total } = first.found;
  if (pages === null || total === null || pages < 2 || pages > MAX_PAGES) return null;
  try {
    const rest = await Promise.all(
      Array.from({ length: pages - 1 }, (_, index) => pageOf(context, owner, { pageNumber: index + 2 })),
    );
    const ids = idsOf([first, ...rest]);
    return new Set(ids).size === total && ids.length === total ? rest : null;
  } catch (thrown) {
    if (toPortError(thrown).code === 'rejected') return null;
    throw thrown;
  }
}

/** Reads the pages after the first one after another, by token. */
async function followedPages(context: Context, owner: Owner, first: CartPage): Promise<readonly CartPage[]> {
  const pages: CartPage[] = [];
  let token = first.found.nextPageToken;
  while (token) {
    if (pages.length + 1 >= MAX_PAGES) throw new PortError('malformed', 'The cart has too many pages');
    const page = await pageOf(context, owner, { page: token });
    pages.push(page);
    // A page with its own token as the next one would cause an endless loop.
    token = page.found.nextPageToken === token ? null : page.found.nextPageToken;
  }
  return pages;
}

/** Combines the pages of a cart. */
function wireCartOf(pages: readonly CartPage[]): WireCart {
  const items = pages.flatMap(({ found }) =>
    (found.cartItems ?? []).flatMap(({ cartItem, status }) =>
      cartItem ? [{ item: cartItem, failed: status !== null && !/^(success|ok)/i.test(status) }] : [],
    ),
  );
  return {
    summary: pages.find(({ found }) => found.cartSummary)?.found.cartSummary ?? noSummary,
    items,
    promotions: pages.findLast(({ found }) => found.cartPromotions)?.found.cartPromotions ?? [],
    calculating: pages.some(
      ({ status, found }) => status === 202 || found.cartSummary?.asyncOperationStatus === 'Processing',
    ),
  };
}

async function termsOf(
  { methods, parts }: Context,
  cartId: string | null | undefined,
  { accountId, locale, signal }: Owner,
): Promise<CartTerms | null> {
  return cartId
    ? parts(() =>
        methods.callIfAvailable(
          getCartTerms,
          { effectiveAccountId: accountId, language: locale, cartId: recordId(cartId) },
          signal,
        ),
      )
    : null;
}

/**
 * Reads the active cart of an account. `current` does not fail without a cart, but returns one without an id (platform,
 * v63 on). The store's terms are read in parallel to further pages, after `marked` has settled.
 */
export async function readCart(
  context: Context,
  owner: Owner,
  marked: Promise<void> = Promise.resolve(),
): Promise<Cart> {
  const [first, { context: store }] = await Promise.all([
    pageOf(context, owner),
    context.application.get(owner.signal),
  ]);
  const rest = async (): Promise<readonly CartPage[]> =>
    first.found.nextPageToken
      ? ((await numberedPages(context, owner, first)) ?? followedPages(context, owner, first))
      : [];
  const [others, terms] = await Promise.all([
    rest(),
    marked.then(() => termsOf(context, first.found.cartSummary?.cartId, owner)),
  ]);
  const pages = [first, ...others];
  const wire = wireCartOf(pages);
  if (!wire.calculating && pages.some(({ found }) => found.cartItems?.some(({ cartItem }) => !cartItem)))
    owner.onUnreadable?.('line of the cart');
  const cart = toCart(wire, {
    accountId: owner.accountId,
    currency: currencyOf(wire.summary.currencyIsoCode, store.defaultCurrency),
    terms,
    messages: messagesFor(owner.locale),
    media: context.media,
    fields: context.productFields,
    now: context.now(),
    unreadable: owner.onUnreadable ?? (() => undefined),
  });
  // The platform has no time of the last change, so the time of the first read with a different content is used.
  const before = context.carts.get(owner.accountId ?? '');
  const isSame =
    before !== undefined && JSON.stringify({ ...cart, savedAt: before.savedAt }) === JSON.stringify(before);
  const seen = isSame ? before : cart;
  context.carts.set(owner.accountId ?? '', seen);
  return seen;
}

/** Returns the cart of an account as it was read last; null before the first read. */
export const knownCart = ({ carts }: Pick<Context, 'carts'>, { accountId }: Owner): Cart | null =>
  carts.get(accountId ?? '') ?? null;

/**
 * Reads the active cart for display: concurrent reads for the same account and locale share one request, unless the
 * cart was changed since.
 */
export async function showCart(context: Context, { signal, onUnreadable, ...owner }: Owner): Promise<Cart> {
  const { cartReads, http } = context;
  const key = JSON.stringify([owner.accountId, owner.locale]);
  const known = cartReads.get(key);
  if (known !== undefined && known.writes === http.writes() && !known.read.isGivenUp) return joinRead(known);
  const unreadable: string[] = [];
  const cartRead: CartRead = {
    writes: http.writes(),
    unreadable,
    read: sharedCall((signal) =>
      readCart(context, { ...owner, signal, onUnreadable: (value) => unreadable.push(value) }).finally(() => {
        if (cartReads.get(key) === cartRead) cartReads.delete(key);
      }),
    ),
  };
  cartReads.set(key, cartRead);
  return joinRead(cartRead);

  async function joinRead(shared: CartRead): Promise<Cart> {
    const cart = await shared.read.join(signal);
    for (const what of shared.unreadable) onUnreadable?.(what);
    return cart;
  }
}

/**
 * Returns the id of the active cart and creates one if necessary: with POST for a guest, because `active` is not
 * available to guests.
 */
async function findOrMakeCart({ http, store }: Context, { accountId, locale }: Owner): Promise<string> {
  const query = { effectiveAccountId: accountId };
  const found = read(cartSummary, (await http.data(store('/carts/current'), { query, locale })).value, 'cart');
  if (found.cartId) return recordId(found.cartId);
  const made =
    accountId === null
      ? await http.data(store('/carts'), { method: 'POST', json: {}, locale })
      : await http.data(store('/carts/active'), { method: 'PUT', query, locale });
  const { cartId } = read(cartSummary, made.value, 'new cart');
  if (!cartId) throw new PortError('malformed', 'The new cart has no id');
  return recordId(cartId);
}

/** Returns the id of the known or active cart. Concurrent calls share one request, because each POST creates a cart. */
export async function ensureCart(context: Context, owner: Owner, known: string | null): Promise<string> {
  if (known !== null && known !== ACTIVE_CART_NAME) return known;
  const { newCarts } = context;
  const key = owner.accountId ?? '';
  const making = newCarts.get(key) ?? findOrMakeCart(context, owner).finally(() => newCarts.delete(key));
  newCarts.set(key, making);
  return making;
}

/**
 * Converts an error after a successful write to one with an uncertain outcome: otherwise the runtime would repeat the
 * write. The runtime re-reads the cart before retrying.
 */
export function toUncertainError(thrown: unknown): PortError {
  const error = toPortError(thrown);
  return new PortError('timeout', 'The change was sent, but the cart could not be read afterwards', { cause: error });
}
