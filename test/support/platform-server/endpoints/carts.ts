import { accountOf, requireOrdering, ownerOf, requireOwnStore } from '../access';
import { type Exchange, objectBody, param, textIn } from '../http/exchange';
import { accepted, created, noContent, ok, type Reply } from '../http/reply';
import type { Route } from '../http/router';
import { createCart, withCartLock, currentCart, existingCart, namedCart } from '../store/carts';
import type { CartEntry } from '../store/ledger';
import { cartSummary, noCart } from '../wire/cart';
import { quantityText } from '../wire/numbers';
import { viewOf } from './view';

const base = '/commerce/webstores/:store/carts';

/** 202 while prices are recalculated, with the address to poll. A few reads finish the calculation. */
export function cartReply(exchange: Exchange, cart: CartEntry, body: (exchange: Exchange) => unknown): Reply {
  if (cart.unfinishedReads === 0) return ok(body(exchange));
  const reply = accepted(body(exchange), exchange.fullPath);
  cart.unfinishedReads -= 1;
  if (cart.unfinishedReads === 0) cart.staleTotal = null;
  return reply;
}

function requireAccess(exchange: Exchange): void {
  requireOwnStore(exchange);
  requireOrdering(exchange);
}

const summaryOf = (cart: CartEntry) => (exchange: Exchange) => cartSummary(viewOf(exchange, cart));

/** Carts themselves; their lines are in `cart-items.ts`. */
export const cartRoutes: readonly Route[] = [
  [
    'POST',
    base,
    (exchange) => {
      requireAccess(exchange);
      const body = exchange.body === undefined ? {} : objectBody(exchange);
      const account = accountOf(
        exchange,
        textIn(body, 'effectiveAccountId') ?? exchange.query.get('effectiveAccountId'),
      );
      const cart = createCart(exchange.platform, account, ownerOf(exchange));
      cart.name = textIn(body, 'name');
      return created(cartSummary(viewOf(exchange, cart, account)));
    },
  ],
  [
    'GET',
    `${base}/compact-summary`,
    (exchange) => {
      requireAccess(exchange);
      const { lines, currency } = viewOf(exchange, existingCart(exchange, 'active')).priced;
      const cart = existingCart(exchange, 'active');
      return ok({
        cartId: cart.id,
        currencyIsoCode: currency,
        totalProductCount: quantityText(lines.reduce((sum, { quantity }) => sum + quantity, 0)),
        uniqueProductCount: lines.length,
      });
    },
  ],
  [
    'PUT',
    `${base}/active`,
    (exchange) => {
      requireAccess(exchange);
      const account = accountOf(exchange);
      const known = currentCart(exchange, account);
      const cart = known ?? createCart(exchange.platform, account, ownerOf(exchange));
      const body = cartSummary(viewOf(exchange, cart, account));
      return known === undefined ? created(body) : ok(body);
    },
  ],
  [
    'GET',
    `${base}/:cart`,
    (exchange) => {
      requireAccess(exchange);
      const cart = namedCart(exchange, param(exchange, 'cart'));
      return cart === null ? ok(noCart(exchange.platform)) : cartReply(exchange, cart, summaryOf(cart));
    },
  ],
  [
    'DELETE',
    `${base}/:cart`,
    async (exchange) => {
      requireAccess(exchange);
      const cart = existingCart(exchange, param(exchange, 'cart'));
      return withCartLock(exchange, cart, () => {
        cart.status = 'PendingDelete';
        const checkout = exchange.platform.ledger.checkouts.find(({ id }) => id === cart.checkoutId);
        if (checkout?.status === 'open') checkout.status = 'deleted';
        return noContent;
      });
    },
  ],
  [
    'POST',
    `${base}/:cart/actions/make-primary`,
    (exchange) => {
      requireAccess(exchange);
      existingCart(exchange, param(exchange, 'cart'));
      return ok({ isSuccess: true, message: null });
    },
  ],
  [
    'POST',
    `${base}/:cart/actions/calculate`,
    (exchange) => {
      requireAccess(exchange);
      const cart = existingCart(exchange, param(exchange, 'cart'));
      cart.repricingReads = 0;
      return ok({ data: cartSummary(viewOf(exchange, cart)), message: null, status: 'Success' });
    },
  ],
  [
    'POST',
    `${base}/:cart/messages/actions/set-visibility`,
    (exchange) => {
      requireAccess(exchange);
      existingCart(exchange, param(exchange, 'cart'));
      return ok({ visibility: objectBody(exchange).visibility === true });
    },
  ],
];
