import { requireOrdering, requireOwnStore } from '../access';
import { type Exchange, objectBody, param, textIn } from '../http/exchange';
import { created, noContent, ok, refuse } from '../http/reply';
import type { Route } from '../http/router';
import { isSame, recordId } from '../ids';
import { withCartLock, existingCart, recordChange } from '../store/carts';
import { couponOf } from '../store/coupons';
import type { CartEntry } from '../store/ledger';
import type { CartView } from '../wire/cart';
import { decimal } from '../wire/numbers';
import { viewOf } from './view';

const base = '/commerce/webstores/:store/carts/:cart';

function requireAccess(exchange: Exchange): CartEntry {
  requireOwnStore(exchange);
  requireOrdering(exchange);
  return existingCart(exchange, param(exchange, 'cart'));
}

/** Discounts that promotions and coupons gave a cart. */
export function promotionsOf({ cart, priced: { sums, currency } }: CartView) {
  const entry = (
    nth: number,
    displayName: string,
    targetType: 'Cart' | 'Item',
    minor: number,
    couponCode: string | null,
  ) => ({
    promotionId: recordId('promotion', nth),
    displayName,
    targetType,
    adjustmentAmount: decimal(minor),
    couponCode,
    currencyIsoCode: currency,
    termsAndConditions: null,
  });
  return {
    cartId: cart.id,
    cartStatus: cart.status,
    currencyIsoCode: currency,
    promotions: [
      ...(sums.offer === 0 ? [] : [entry(1, 'Halden offer of the month', 'Item', sums.offer, null)]),
      ...cart.coupons.map(({ code }, place) =>
        entry(10 + place, couponOf(code)?.name ?? code, 'Cart', sums.coupon, code),
      ),
    ],
  };
}

const collection = (cart: CartEntry) => ({
  cartId: cart.id,
  cartStatus: cart.status,
  ownerId: null,
  cartCoupons: { coupons: cart.coupons.map(({ id, code }) => ({ cartCouponId: id, couponCode: code })) },
});

const refusals = {
  BLOCKED_EXCLUSIVE: 'This coupon can’t be applied to your cart.',
  UNQUALIFIED_CART: 'Your cart doesn’t qualify for this coupon.',
  COUPON_REDEMPTION_LIMIT_EXCEEDED: 'This coupon has been used up.',
} as const;

/** Promotions and coupons of a cart. */
export const promotionRoutes: readonly Route[] = [
  ['GET', `${base}/promotions`, (exchange) => ok(promotionsOf(viewOf(exchange, requireAccess(exchange))))],
  [
    'POST',
    `${base}/cart-items/promotions`,
    (exchange) => {
      const view = viewOf(exchange, requireAccess(exchange));
      const { items } = objectBody(exchange);
      const ids = (Array.isArray(items) ? items : []).flatMap((entry: unknown) =>
        typeof entry === 'object' && entry !== null ? [String(Reflect.get(entry, 'cartItemId'))] : [],
      );
      const [offer] = promotionsOf(view).promotions.filter(({ targetType }) => targetType === 'Item');
      return ok({
        currencyIsoCode: view.priced.currency,
        items: Object.fromEntries(
          ids.map((id) => [
            id,
            offer !== undefined && view.priced.lines.some((line) => line.saved !== null && isSame(line.id, id))
              ? [offer]
              : [],
          ]),
        ),
      });
    },
  ],
  ['GET', `${base}/cart-coupons`, (exchange) => ok(collection(requireAccess(exchange)))],
  [
    'POST',
    `${base}/cart-coupons`,
    async (exchange) => {
      const cart = requireAccess(exchange);
      const code =
        textIn(objectBody(exchange), 'couponCode') ?? refuse(400, 'INVALID_API_INPUT', 'couponCode is required');
      return withCartLock(exchange, cart, () => {
        const coupon = couponOf(code) ?? refuse(404, 'MISSING_RECORD', 'This coupon code doesn’t exist.');
        if (cart.coupons.some((applied) => applied.code === coupon.code))
          refuse(400, 'ALREADY_APPLIED', 'This coupon has already been applied.');
        if (coupon.refusal !== undefined) refuse(400, coupon.refusal, refusals[coupon.refusal]);
        const before = viewOf(exchange, cart).priced.sums.total;
        cart.coupons = [...cart.coupons, { id: exchange.platform.ledger.nextId('coupon'), code: coupon.code }];
        recordChange(exchange.platform, cart, before);
        return created(collection(cart));
      });
    },
  ],
  [
    'DELETE',
    `${base}/cart-coupons/:coupon`,
    async (exchange) => {
      const cart = requireAccess(exchange);
      return withCartLock(exchange, cart, () => {
        const left = cart.coupons.filter(({ id }) => !isSame(id, param(exchange, 'coupon')));
        if (left.length === cart.coupons.length) refuse(404, 'ITEM_NOT_FOUND', 'The coupon isn’t on this cart.');
        const before = viewOf(exchange, cart).priced.sums.total;
        cart.coupons = left;
        recordChange(exchange.platform, cart, before);
        return noContent;
      });
    },
  ],
];
