import type { CatalogItem } from '../../../../src/adapters/demo/engine/catalog';
import { isStopped } from '../../../../src/adapters/demo/engine/ledger';
import { problemOf } from '../../../../src/adapters/demo/engine/pricing';
import { quantityProblem } from '../../../../src/rules/quantity';
import { accountOf, requireOrdering, requireOwnStore } from '../access';
import { type Exchange, objectBody, param, textIn } from '../http/exchange';
import { created, failure, noContent, ok, Refused, refuse, type Reply } from '../http/reply';
import type { Route } from '../http/router';
import { isSame } from '../ids';
import { marketFor, productByRecordId } from '../platform';
import { withCartLock, existingCart, namedCart, recordChange } from '../store/carts';
import type { CartEntry, LineEntry } from '../store/ledger';
import { accountStateOf } from '../store/money';
import { priceCart } from '../store/pricing';
import { cartItem, cartSummary, lineRecordId, noCart } from '../wire/cart';
import { cartReply } from './carts';
import { promotionsOf } from './promotions';
import { pageByToken, productFieldNames, viewOf } from './view';

const base = '/commerce/webstores/:store/carts/:cart/cart-items';
const MAX_BATCH = 100;

const sorts: Readonly<Record<string, (a: SortedLine, b: SortedLine) => number>> = {
  CreatedDateDesc: (a, b) => a.place - b.place,
  CreatedDateAsc: (a, b) => b.place - a.place,
  NameAsc: (a, b) => a.name.localeCompare(b.name),
  NameDesc: (a, b) => b.name.localeCompare(a.name),
  SalesPriceAsc: (a, b) => a.price - b.price,
  SalesPriceDesc: (a, b) => b.price - a.price,
};

interface SortedLine {
  readonly place: number;
  readonly name: string;
  readonly price: number;
}

function requireAccess(exchange: Exchange): void {
  requireOwnStore(exchange);
  requireOrdering(exchange);
}

/** The collection that a read of lines returns. */
export function itemCollection(exchange: Exchange, cart: CartEntry) {
  const view = viewOf(exchange, cart);
  const sort = exchange.query.get('sort') ?? exchange.query.get('sortOrder') ?? 'CreatedDateDesc';
  const compare = Object.hasOwn(sorts, sort) ? sorts[sort] : undefined;
  if (compare === undefined) refuse(400, 'ILLEGAL_QUERY_PARAMETER_VALUE', `The sort ${sort} is not known`);
  const sorted = view.priced.lines
    .map((line, place) => ({ line, place, name: line.item.name, price: line.unit ?? 0 }))
    .sort(compare)
    .map(({ line }) => line);
  const names = productFieldNames(exchange);
  const { items, links, number, pages } = pageByToken(exchange, sorted, { parameter: 'page', isNumbered: true });
  const isRequested = (name: string): boolean => exchange.query.get(name) === 'true';
  return {
    ...links,
    approachingDiscounts: [],
    cartItems: items.map((line) => ({ cartItem: cartItem(line, view, names), message: null, status: 'Success' })),
    cartSummary: cartSummary(view),
    currentPage: number,
    hasErrors: false,
    totalItemCount: sorted.length,
    totalNumberOfPages: pages,
    ...(isRequested('includePromotions') ? { cartPromotions: promotionsOf(view) } : {}),
    ...(isRequested('includeCoupons')
      ? {
          cartCoupons: {
            cartId: cart.id,
            cartStatus: cart.status,
            ownerId: null,
            cartCoupons: { coupons: couponsOf(cart) },
          },
        }
      : {}),
  };
}

export const couponsOf = (cart: CartEntry) =>
  cart.coupons.map(({ id, code }) => ({ cartCouponId: id, couponCode: code }));

const emptyCollection = (exchange: Exchange) => ({
  approachingDiscounts: [],
  cartItems: [],
  cartSummary: noCart(exchange.platform),
  currentPage: 1,
  currentPageToken: null,
  currentPageUrl: exchange.fullPath,
  hasErrors: false,
  nextPageToken: null,
  nextPageUrl: null,
  previousPageToken: null,
  previousPageUrl: null,
  totalItemCount: 0,
  totalNumberOfPages: 0,
});

/** A line to add, after its validation. */
interface Addition {
  readonly item: CatalogItem;
  readonly quantity: number;
}

function quantityOf(text: string | null, item: CatalogItem): number {
  const quantity = text === null || text.trim() === '' ? Number.NaN : Number(text);
  const [min, step, max] = item.pack.rule ?? [1, 1, null];
  if (quantityProblem(quantity, { min, max, step }) !== null) {
    refuse(
      400,
      'INVALID_API_INPUT',
      `The quantity has to be from ${min} to ${max ?? 'any number'} in steps of ${step}.`,
    );
  }
  return quantity;
}

/** Parses one line to add. @throws Refused with the platform's error */
function parseAddition(exchange: Exchange, body: Readonly<Record<string, unknown>>, cart: CartEntry): Addition {
  const { platform } = exchange;
  const account = accountOf(exchange);
  if (textIn(body, 'type') !== null && textIn(body, 'type') !== 'Product')
    refuse(400, 'INVALID_API_INPUT', 'The type has to be Product');
  const item =
    productByRecordId(platform, textIn(body, 'productId') ?? '') ??
    refuse(404, 'ITEM_NOT_FOUND', 'The product was not found.');
  if (isStopped('add', account, accountStateOf(platform, account), platform.world))
    refuse(400, 'ERROR_SAVING_CARTITEM', 'Ordering is stopped for this account.');
  const problem = problemOf(item, marketFor(platform, account));
  if (problem === 'not-listed') refuse(404, 'ITEM_NOT_FOUND', 'The product isn’t available to your account.');
  if (problem === 'price-unavailable')
    refuse(400, 'FAILED_LOAD_PRICING_DETAILS', 'We couldn’t get a price for this item.');
  if (platform.world.changes.refusesEverySecond === true && item.position % 2 === 1)
    refuse(400, 'ERROR_SAVING_CARTITEM', 'The item couldn’t be saved.');
  const line = cart.lines.find(({ productId }) => productId === item.id);
  const text = textIn(body, 'quantity');
  const quantity = quantityOf(text, item);
  // The sum with the existing quantity has to be valid too.
  if (line !== undefined && platform.behaviour.mergesLines) quantityOf(String(line.quantity + quantity), item);
  if (line === undefined && cart.lines.length >= platform.behaviour.maxLines)
    refuse(400, 'MAX_LIMIT_EXCEEDED', 'The cart can’t hold more lines.');
  return { item, quantity };
}

function addToCart(
  { platform: { ledger, behaviour } }: Exchange,
  cart: CartEntry,
  { item, quantity }: Addition,
): LineEntry {
  const existing = cart.lines.find(({ productId }) => productId === item.id);
  if (existing !== undefined && behaviour.mergesLines) {
    existing.quantity += quantity;
    return existing;
  }
  const line = { id: ledger.nextId('line'), productId: item.id, quantity, groupId: cart.groups[0]?.id ?? '' };
  cart.lines = [line, ...cart.lines];
  return line;
}

const totalOf = (exchange: Exchange, cart: CartEntry): number =>
  priceCart(exchange.platform, cart, accountOf(exchange)).sums.total;

/** The line in the response to a change: it has no id while prices are recalculated. */
function lineBody(exchange: Exchange, cart: CartEntry, line: LineEntry) {
  const view = viewOf(exchange, cart);
  const priced = view.priced.lines.find(({ id }) => id === line.id);
  if (priced === undefined) return null;
  const body = cartItem(priced, view, productFieldNames(exchange));
  const withId = cart.unfinishedReads > 0 ? { ...body, cartItemId: null } : body;
  return exchange.query.get('includeCartData') === 'true'
    ? { ...withId, cartData: itemCollection(exchange, cart) }
    : withId;
}

const lineIn = (exchange: Exchange, cart: CartEntry): LineEntry =>
  cart.lines.find(({ id }) => isSame(id, param(exchange, 'item'))) ??
  (viewOf(exchange, cart).priced.lines.some((line) => line.free && isSame(lineRecordId(line), param(exchange, 'item')))
    ? refuse(400, 'INVALID_API_INPUT', 'A gift can’t be changed.')
    : refuse(404, 'ITEM_NOT_FOUND', 'The cart item was not found.'));

async function addBatch(exchange: Exchange): Promise<Reply> {
  const { inputs } = objectBody(exchange);
  if (!Array.isArray(inputs)) refuse(400, 'INVALID_API_INPUT', 'inputs is required');
  if (inputs.length === 0 || inputs.length > MAX_BATCH)
    refuse(400, 'INVALID_BATCH_SIZE', `A batch has 1 to ${MAX_BATCH} inputs`);
  const cart = existingCart(exchange, param(exchange, 'cart'));
  return withCartLock(exchange, cart, () => {
    const before = totalOf(exchange, cart);
    const added = inputs.map((input: unknown): LineEntry | Reply => {
      const rich: unknown = typeof input === 'object' && input !== null ? Reflect.get(input, 'richInput') : undefined;
      if (typeof rich !== 'object' || rich === null) refuse(400, 'INVALID_API_INPUT', 'richInput is required');
      try {
        return addToCart(exchange, cart, parseAddition(exchange, Object.fromEntries(Object.entries(rich)), cart));
      } catch (thrown) {
        if (thrown instanceof Refused) return thrown.reply;
        throw thrown;
      }
    });
    const isRefused = (entry: LineEntry | Reply): entry is Reply => 'status' in entry;
    if (added.some((entry) => !isRefused(entry))) recordChange(exchange.platform, cart, before);
    const results = added.map((entry) =>
      isRefused(entry)
        ? { statusCode: entry.status, result: entry.body }
        : { statusCode: 201, result: lineBody(exchange, cart, entry) },
    );
    return created({ hasErrors: added.some(isRefused), results });
  });
}

/** Lines of carts. */
export const cartItemRoutes: readonly Route[] = [
  [
    'GET',
    base,
    (exchange) => {
      requireAccess(exchange);
      const cart = namedCart(exchange, param(exchange, 'cart'));
      return cart === null
        ? ok(emptyCollection(exchange))
        : cartReply(exchange, cart, () => itemCollection(exchange, cart));
    },
  ],
  [
    'POST',
    base,
    async (exchange) => {
      requireAccess(exchange);
      const body = objectBody(exchange);
      const cart = existingCart(exchange, param(exchange, 'cart'));
      return withCartLock(exchange, cart, () => {
        const addition = parseAddition(exchange, body, cart);
        const before = totalOf(exchange, cart);
        const line = addToCart(exchange, cart, addition);
        recordChange(exchange.platform, cart, before);
        return created(lineBody(exchange, cart, line));
      });
    },
  ],
  [
    'POST',
    `${base}/batch`,
    (exchange) => {
      requireAccess(exchange);
      return addBatch(exchange);
    },
  ],
  [
    'PATCH',
    `${base}/:item`,
    async (exchange) => {
      requireAccess(exchange);
      const body = objectBody(exchange);
      if ('productId' in body || 'type' in body)
        return failure(400, 'INVALID_API_INPUT', 'Only the quantity can be changed');
      const cart = existingCart(exchange, param(exchange, 'cart'));
      return withCartLock(exchange, cart, () => {
        const line = lineIn(exchange, cart);
        const item =
          exchange.platform.world.find(line.productId) ?? refuse(404, 'ITEM_NOT_FOUND', 'The product was not found.');
        const quantity = quantityOf(textIn(body, 'quantity'), item);
        const before = totalOf(exchange, cart);
        line.quantity = quantity;
        recordChange(exchange.platform, cart, before);
        return ok(lineBody(exchange, cart, line));
      });
    },
  ],
  [
    'DELETE',
    `${base}/:item`,
    async (exchange) => {
      requireAccess(exchange);
      const cart = existingCart(exchange, param(exchange, 'cart'));
      return withCartLock(exchange, cart, () => {
        const line = lineIn(exchange, cart);
        const before = totalOf(exchange, cart);
        cart.lines = cart.lines.filter((other) => other !== line);
        recordChange(exchange.platform, cart, before);
        return noContent;
      });
    },
  ],
];
