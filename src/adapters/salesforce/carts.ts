import type { Cart } from '../../domain';
import { ACTIVE_CART_NAME } from '../../rules/limits';
import { type CallOptions, type ForAccount, type InLocale, PortError, toPortError } from '../../ports';
import type { Context } from './context';
import { currencyOf } from './mapping/amounts';
import { type CartTerms, toCart, type WireCart } from './mapping/cart';
import { recordId } from './mapping/ids';
import { fieldNames } from './mapping/product-fields';
import { wordsFor } from './words';
import { cartItems, cartSummary, type WireItem, type WirePromotion, type WireSummary } from './wire/cart';
import { read } from './wire/scalars';

/** Whose cart it is. */
export type Owner = ForAccount & InLocale & CallOptions;

/** Lines in one read, and fields of a product beside them (platform). */
const PAGE = 100;
const MOST_FIELDS = 15;
/** A cart that never ends is not one. */
const MOST_PAGES = 100;

const noSummary: WireSummary = read(cartSummary, {}, 'cart');

/** A cart with all its pages. `current` never fails for want of a cart: it then has no id (platform, v63 on). */
export async function readWireCart({ http, store, productFields }: Context, { accountId, locale, signal }: Owner, cart = 'current'): Promise<WireCart> {
  const items: { item: WireItem; failed: boolean }[] = [];
  let promotions: readonly WirePromotion[] = [];
  let summary: WireSummary | null = null;
  let calculating = false;
  let page: string | null = null;
  for (let pages = 0; pages < MOST_PAGES; pages += 1) {
    const answer = await http.data(store(`/carts/${encodeURIComponent(cart)}/cart-items`), {
      query: { pageSize: PAGE, page, sort: 'CreatedDateDesc', productFields: fieldNames(productFields).slice(0, MOST_FIELDS).join(','), includePromotions: true, effectiveAccountId: accountId },
      locale, signal,
    });
    const found = read(cartItems, answer.value, 'cart');
    calculating ||= answer.status === 202 || found.cartSummary?.asyncOperationStatus === 'Processing';
    summary ??= found.cartSummary ?? null;
    promotions = found.cartPromotions ?? promotions;
    for (const { cartItem, status } of found.cartItems ?? []) {
      if (cartItem) items.push({ item: cartItem, failed: status !== null && !/^(success|ok)/i.test(status) });
    }
    // A page that names itself as the next would never end.
    if (!found.nextPageToken || found.nextPageToken === page) return { summary: summary ?? noSummary, items, promotions, calculating };
    page = found.nextPageToken;
  }
  throw new PortError('malformed', 'The cart has too many pages');
}

async function termsOf({ methods }: Context, cartId: string | null | undefined, { accountId, locale, signal }: Owner): Promise<CartTerms | null> {
  return cartId ? methods.maybe('getCartTerms', { effectiveAccountId: accountId, language: locale, cartId: recordId(cartId) }, signal) : null;
}

/** The active cart of an account, as the port has it. */
export async function readCart(context: Context, owner: Owner): Promise<Cart> {
  const wire = await readWireCart(context, owner);
  const [terms, { context: store }] = await Promise.all([termsOf(context, wire.summary.cartId, owner), context.application.get(owner.signal)]);
  const cart = toCart(wire, {
    accountId: owner.accountId,
    currency: currencyOf(wire.summary.currencyIsoCode, store.defaultCurrency),
    terms,
    words: wordsFor(owner.locale),
    media: context.media,
    fields: context.productFields,
    now: context.now(),
  });
  // The platform does not say when a cart was changed: it was when it was last seen to be another.
  const before = context.carts.get(owner.accountId ?? '');
  const isSame = before !== undefined && JSON.stringify({ ...cart, savedAt: before.savedAt }) === JSON.stringify(before);
  const seen = isSame ? before : cart;
  context.carts.set(owner.accountId ?? '', seen);
  return seen;
}

/** The id of the active cart, which is made where there is none: a guest's by POST, for `active` is not for guests. */
export async function ensureCart({ http, store }: Context, { accountId, locale }: Owner, known: string | null): Promise<string> {
  if (known !== null && known !== ACTIVE_CART_NAME) return known;
  const query = { effectiveAccountId: accountId };
  const found = read(cartSummary, (await http.data(store('/carts/current'), { query, locale })).value, 'cart');
  if (found.cartId) return recordId(found.cartId);
  const made = accountId === null
    ? await http.data(store('/carts'), { method: 'POST', json: {}, locale })
    : await http.data(store('/carts/active'), { method: 'PUT', query, locale });
  const { cartId } = read(cartSummary, made.value, 'new cart');
  if (!cartId) throw new PortError('malformed', 'The new cart has no id');
  return recordId(cartId);
}

/**
 * Trouble after something was written: it must not read as if nothing was done, or the runtime would do it again.
 * The cart is then read before anything is repeated.
 */
export function afterWrite(thrown: unknown): PortError {
  const error = toPortError(thrown);
  return new PortError('timeout', 'The change was sent, and the cart could not be read after it', { cause: error });
}
