import type { Cart, CartChange, CartRefusal, CartTotals } from '../../../domain';
import { toMinimum } from '../accounts/accounts.mapping';
import { productProblemFor, toProduct } from '../catalog/product.mapping';
import { plain } from '../../common/text';
import { amountOf, amountOrNull } from '../common/amounts';
import type { WireCart, WireTotals } from './cart.wire';

/** Converts totals. */
export const toTotals = (wire: WireTotals): CartTotals => ({
  cases: wire.cases,
  subtotal: amountOf(wire.subtotal, wire.currencyCode),
  discounts: wire.discounts.map(({ label, amount }) => ({
    label: plain(label),
    amount: amountOf(amount, wire.currencyCode),
  })),
  deposits: amountOrNull(wire.deposits, wire.currencyCode),
  minimumOrderCharge: amountOrNull(wire.minimumOrderCharge, wire.currencyCode),
  tax: amountOf(wire.tax, wire.currencyCode),
  taxRate: wire.taxRate,
  total: amountOf(wire.total, wire.currencyCode),
});

/** Converts a cart. */
export function toCart(wire: WireCart, baseUrl: string): Cart {
  const currency = wire.totals.currencyCode;
  return {
    id: wire.id,
    accountId: wire.accountId,
    revision: wire.revision,
    lines: wire.lines.map(({ id, product, quantity, total, isFreeGood, problem, promotion }) => ({
      id,
      product: toProduct(product, baseUrl),
      quantity,
      total: amountOrNull(total, currency),
      isFreeGood,
      problem: productProblemFor(problem),
      promotion: plain(promotion) || null,
    })),
    totals: toTotals(wire.totals),
    minimum: toMinimum(wire.minimum, currency),
    minimumProgress: { cases: wire.progressCases, value: amountOf(wire.progressValue, currency) },
    isRepricing: false,
    savedAt: wire.savedAt,
  };
}

/** Converts a change to the plugin's input. */
export function toChangeInput(change: CartChange): object {
  switch (change.type) {
    case 'add':
      return { add: [{ variantId: change.productId, quantity: change.quantity }] };
    case 'add-many':
      return { add: change.items.map(({ productId, quantity }) => ({ variantId: productId, quantity })) };
    case 'set':
      return { set: { lineId: change.lineId, quantity: change.quantity } };
    case 'remove':
      return { remove: [change.lineId] };
    case 'remove-many':
      return { remove: change.lineIds };
    case 'replace':
      return { replace: { lineId: change.lineId, variantId: change.productId, quantity: change.quantity } };
    case 'clear':
      return { clear: true };
  }
}

const reasons: readonly CartRefusal[] = [
  'out-of-stock',
  'not-listed',
  'quantity',
  'ordering-stopped',
  'cart-full',
  'line-gone',
  'not-added',
];

/** Parses a reason; an unknown one becomes `not-added`. */
export const cartRefusalFor = (code: string): CartRefusal => reasons.find((known) => known === code) ?? 'not-added';

/** Quantities of a change. */
export const quantitiesOf = (change: CartChange): readonly number[] =>
  'quantity' in change
    ? [change.quantity]
    : change.type === 'add-many'
      ? change.items.map((item) => item.quantity)
      : [];
