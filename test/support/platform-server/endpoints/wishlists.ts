import { reduction, unitPrice } from '../../../../src/adapters/demo/engine/pricing';
import { isListed } from '../../../../src/adapters/demo/engine/market';
import { buyerOf, buyersAccount, requireOrdering, requireOwnStore } from '../access';
import { type Exchange, flag, localeOf, objectBody, param, textIn } from '../http/exchange';
import { created, noContent, ok, refuse, type Reply } from '../http/reply';
import type { Route } from '../http/router';
import { isSame } from '../ids';
import { marketFor, productByRecordId, readerFor } from '../platform';
import { withCartLock, existingCart, recordChange } from '../store/carts';
import type { WishlistEntry } from '../store/ledger';
import { priceCart } from '../store/pricing';
import { ownWishlists } from '../store/wishlists';
import { cartItem } from '../wire/cart';
import { dateTime } from '../wire/numbers';
import { productDetails } from '../wire/product';
import { pageByToken, productFieldNames, viewOf } from './view';

const base = '/commerce/webstores/:store/wishlists';
const NAME_MAX = 255;

function listsOf(exchange: Exchange): readonly WishlistEntry[] {
  requireOwnStore(exchange);
  const account = buyersAccount(exchange);
  requireOrdering(exchange);
  // Other people's lists are not available here, not even shared ones.
  return ownWishlists(exchange.platform, account, buyerOf(exchange).id);
}

const listOf = (exchange: Exchange): WishlistEntry =>
  listsOf(exchange).find(({ id }) => isSame(id, param(exchange, 'list'))) ??
  refuse(404, 'ITEM_NOT_FOUND', 'The wishlist was not found.');

const summary = ({ id, name, createdAt, changedAt, items }: WishlistEntry) => ({
  createdDate: dateTime(createdAt),
  id,
  modifiedDate: dateTime(changedAt),
  name,
  wishlistProductCount: items.length,
});

/** A page of products. Prices are numbers here; null without one. */
function page(exchange: Exchange, list: WishlistEntry, max: number) {
  const account = buyersAccount(exchange);
  const market = marketFor(exchange.platform, account);
  const reader = readerFor(exchange.platform, account, localeOf(exchange));
  const names = productFieldNames(exchange);
  const sorted = exchange.query.get('sortItemsBy') === 'CreatedDateAsc' ? [...list.items].reverse() : list.items;
  const { items, links } = pageByToken(exchange, sorted, { max });
  return {
    ...links,
    currencyIsoCode: market.currency,
    currentPageToken: links.currentPageToken ?? '',
    hasErrors: null,
    items: items.map(({ id, productId }) => {
      const item = exchange.platform.world.find(productId);
      const unit = item === undefined || !isListed(item, market) ? null : unitPrice(item, market);
      return {
        currencyIsoCode: market.currency,
        error:
          unit === null ? { errorCode: 'FAILED_LOAD_PRICING_DETAILS', message: 'We couldn’t get the price.' } : null,
        listPrice: item === undefined || unit === null ? null : (reduction(item, market)?.original ?? unit) / 100,
        productSummary: item === undefined ? null : productDetails(item, reader, names),
        salesPrice: unit === null ? null : unit / 100,
        wishlistItemId: id,
      };
    }),
  };
}

const whole = (exchange: Exchange, list: WishlistEntry) => ({
  page: page(exchange, list, 100),
  summary: summary(list),
});

function nameIn(body: Readonly<Record<string, unknown>>): string {
  const name = (textIn(body, 'name') ?? '').trim();
  if (name === '' || name.length > NAME_MAX)
    refuse(400, 'INVALID_API_INPUT', `The name has 1 to ${NAME_MAX} characters`);
  return name;
}

function productIn(exchange: Exchange, entry: unknown): string {
  const id = typeof entry === 'object' && entry !== null ? String(Reflect.get(entry, 'productId')) : '';
  return productByRecordId(exchange.platform, id)?.id ?? refuse(404, 'ITEM_NOT_FOUND', 'The product was not found.');
}

async function toCart(exchange: Exchange): Promise<Reply> {
  const list = listOf(exchange);
  const account = buyersAccount(exchange);
  const { platform } = exchange;
  const cart = existingCart(exchange, exchange.query.get('cartId') ?? 'active');
  const market = marketFor(platform, account);
  return withCartLock(exchange, cart, () => {
    const before = priceCart(platform, cart, account).sums.total;
    const added: string[] = [];
    const failed: string[] = [];
    for (const { productId } of list.items) {
      const item = platform.world.find(productId);
      if (item === undefined || item.price === null || !isListed(item, market)) {
        failed.push(productId);
        continue;
      }
      const [min] = item.pack.rule ?? [1];
      const line = cart.lines.find((other) => other.productId === productId);
      if (line === undefined)
        cart.lines = [
          { id: platform.ledger.nextId('line'), productId, quantity: min, groupId: cart.groups[0]?.id ?? '' },
          ...cart.lines,
        ];
      else line.quantity += min;
      added.push(productId);
    }
    if (added.length > 0) recordChange(platform, cart, before);
    const view = viewOf(exchange, cart, account);
    return ok({
      cartId: cart.id,
      failedWishlistToCartItems: failed.map(() => ({
        cartItem: null,
        message: 'The product can’t be added.',
        status: 'Failed',
      })),
      productsFailedCount: failed.length,
      productsRequestedCount: list.items.length,
      productsSucceededCount: added.length,
      succeededWishlistToCartItems: view.priced.lines
        .filter(({ item }) => added.includes(item.id))
        .map((line) => ({ cartItem: cartItem(line, view, []), message: null, status: 'Success' })),
    });
  });
}

/** Shopping lists, which have no quantities and no description here. */
export const wishlistRoutes: readonly Route[] = [
  [
    'GET',
    base,
    (exchange) => {
      const lists = listsOf(exchange);
      const oldest = lists.at(-1);
      return ok({
        displayedList: flag(exchange, 'includeDisplayedList') && oldest !== undefined ? whole(exchange, oldest) : null,
        summaries: lists.map(summary),
        wishlistCount: lists.length,
      });
    },
  ],
  [
    'POST',
    base,
    (exchange) => {
      listsOf(exchange);
      const { ledger, now } = exchange.platform;
      const body = objectBody(exchange);
      const name = nameIn(body);
      const products = Array.isArray(body.products)
        ? body.products.map((entry: unknown) => productIn(exchange, entry))
        : [];
      const list: WishlistEntry = {
        id: ledger.nextId('list'),
        accountId: buyersAccount(exchange).id,
        name,
        description: '',
        createdAt: now(),
        changedAt: now(),
        ownerId: buyerOf(exchange).id,
        shared: [],
        removedAt: null,
        items: products.map((productId) => ({ id: ledger.nextId('listItem'), productId, quantity: 1 })),
      };
      ledger.wishlists.push(list);
      return created(whole(exchange, list));
    },
  ],
  ['GET', `${base}/:list`, (exchange) => ok(whole(exchange, listOf(exchange)))],
  [
    'PATCH',
    `${base}/:list`,
    (exchange) => {
      const list = listOf(exchange);
      list.name = nameIn(objectBody(exchange));
      list.changedAt = exchange.platform.now();
      return ok(summary(list));
    },
  ],
  [
    'DELETE',
    `${base}/:list`,
    (exchange) => {
      const { wishlists } = exchange.platform.ledger;
      wishlists.splice(wishlists.indexOf(listOf(exchange)), 1);
      return noContent;
    },
  ],
  ['GET', `${base}/:list/wishlist-items`, (exchange) => ok(page(exchange, listOf(exchange), 200))],
  [
    'POST',
    `${base}/:list/wishlist-items`,
    (exchange) => {
      const list = listOf(exchange);
      const productId = productIn(exchange, exchange.body);
      if (!list.items.some((item) => item.productId === productId))
        list.items = [{ id: exchange.platform.ledger.nextId('listItem'), productId, quantity: 1 }, ...list.items];
      list.changedAt = exchange.platform.now();
      const added = page(exchange, list, 200).items[0];
      return created(added);
    },
  ],
  [
    'DELETE',
    `${base}/:list/wishlist-items/:item`,
    (exchange) => {
      const list = listOf(exchange);
      const remaining = list.items.filter(({ id }) => !isSame(id, param(exchange, 'item')));
      if (remaining.length === list.items.length) refuse(404, 'ITEM_NOT_FOUND', 'The item was not found.');
      list.items = remaining;
      list.changedAt = exchange.platform.now();
      return noContent;
    },
  ],
  ['POST', `${base}/:list/actions/add-wishlist-to-cart`, toCart],
  [
    'POST',
    '/commerce/webstores/:store/carts/:cart/actions/add-cart-to-wishlist',
    (exchange) => {
      const requestedId = textIn(objectBody(exchange), 'wishlistId') ?? '';
      const list =
        listsOf(exchange).find(({ id }) => isSame(id, requestedId)) ??
        refuse(404, 'ITEM_NOT_FOUND', 'The wishlist was not found.');
      const cart = existingCart(exchange, param(exchange, 'cart'));
      const throwNotFound = cart.lines.filter(
        ({ productId }) => !list.items.some((item) => item.productId === productId),
      );
      list.items = [
        ...throwNotFound.map(({ productId, quantity }) => ({
          id: exchange.platform.ledger.nextId('listItem'),
          productId,
          quantity,
        })),
        ...list.items,
      ];
      list.changedAt = exchange.platform.now();
      return ok({ productsAddedCount: throwNotFound.length, wishlistId: list.id });
    },
  ],
];
