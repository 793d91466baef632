import type { DemoAccount } from '../../../../src/adapters/demo/data/accounts';
import { regions } from '../../../../src/adapters/demo/data/accounts';
import { percentOf, type PricedLine, priceLines } from '../../../../src/adapters/demo/engine/pricing';
import type { Platform } from '../platform';
import { couponOf } from './coupons';
import type { CartEntry, CartSums } from './ledger';

/** A cart with its prices. */
export interface PricedCart {
  readonly lines: readonly PricedLine[];
  readonly sums: CartSums;
  readonly currency: string;
}

/** Prices a cart as the demo does, then subtracts its coupons. */
export function priceCart({ world }: Platform, cart: CartEntry, account: DemoAccount | null): PricedCart {
  const market = world.market(account);
  const items = cart.lines.flatMap(({ id, productId, quantity }) => {
    const item = world.find(productId);
    return item === undefined ? [] : [{ id, item, quantity }];
  });
  const { lines, totals } = priceLines(items, { account, market, find: (id) => world.find(id) });
  const coupon =
    0 -
    cart.coupons.reduce(
      (sum, { code }) => sum + percentOf(totals.subtotal + totals.offer, couponOf(code)?.percent ?? 0),
      0,
    );
  const { taxRate } = regions[market.region];
  const tax = percentOf(totals.subtotal + totals.offer + coupon + (totals.smallOrder ?? 0), taxRate);
  const total = totals.subtotal + totals.offer + coupon + totals.deposits + (totals.smallOrder ?? 0) + tax;
  return { lines, currency: market.currency, sums: { ...totals, coupon, tax, total } };
}
