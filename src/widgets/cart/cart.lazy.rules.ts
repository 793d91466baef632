import type { CartItem, CartLine, Money, Product, UsualProduct } from '../../domain';
import { proposeTopUp, quantityProblem, subtractMoney, type TopUp } from '../../rules';
import type { CartState, OptimisticLine } from '../../runtime/cart/cart.state';
import { shortfallOf } from './cart.rules';

/** A proposed product with the proposed and the usual quantity. */
export interface ProposedItem {
  readonly product: Product;
  readonly quantity: number;
  readonly usual: number;
}

/** Products that reach the minimum, with the cases and the value that they add. */
export interface TopUpProposal extends Pick<TopUp, 'cases' | 'value'> {
  readonly items: readonly ProposedItem[];
}

/** Whether a product can be proposed: it can be ordered and is neither in the cart nor being added. */
const canPropose = (
  { product: { id, stock, price } }: UsualProduct,
  { lineIdByProduct, pendingAdds }: CartState,
): boolean =>
  stock.label !== 'out-of-stock' &&
  price.state === 'known' &&
  lineIdByProduct[id] === undefined &&
  pendingAdds[id] === undefined;

/** Returns the account's usual products that reach the minimum; null if nothing is missing or they are not enough. */
export function findTopUp(state: CartState, usual: readonly UsualProduct[]): TopUpProposal | null {
  if (state.totals === null) return null;
  const open = usual.filter((one) => canPropose(one, state));
  const found = proposeTopUp(
    shortfallOf(state.totals, state.minimum),
    open.map(({ product, quantity }) => ({
      productId: product.id,
      usual: quantity,
      available: product.stock.available,
      price: product.price.state === 'known' ? product.price.current : null,
      limits: product.quantityRule,
    })),
  );
  if (found === null) return null;
  const items = found.items.flatMap(({ productId, quantity }: CartItem) => {
    const one = open.find(({ product }) => product.id === productId);
    return one === undefined ? [] : [{ product: one.product, quantity, usual: one.quantity }];
  });
  return { items, cases: found.cases, value: found.value };
}

/** Returns a selector for some lines of a cart; its result is the same list until one of them changes. */
export function linesOf(
  ids: readonly string[],
): (state: Pick<CartState, 'lines'>) => readonly (OptimisticLine | undefined)[] {
  let previous: readonly (OptimisticLine | undefined)[] = [];
  return ({ lines }) => {
    if (previous.length !== ids.length || ids.some((id, at) => lines[id] !== previous[at]))
      previous = ids.map((id) => lines[id]);
    return previous;
  };
}

/**
 * Returns the quantity for a replacement product: unchanged if its rule allows it, otherwise the nearest allowed one.
 */
export function toAllowedQuantity({ quantityRule: { min, max, step }, stock }: Product, quantity: number): number {
  const limit = Math.min(max ?? Infinity, stock.available ?? Infinity);
  if (quantity <= limit && quantityProblem(quantity, { min, max, step }) === null) return quantity;
  const up = min + Math.max(0, Math.ceil((quantity - min) / step)) * step;
  return up <= limit ? up : Math.max(min, min + Math.floor((limit - min) / step) * step);
}

/**
 * Returns the price difference of one unit, positive if the other product is more expensive; null if a price is
 * unknown.
 */
export function priceDifference({ product }: CartLine, other: Product): Money | null {
  if (product.price.state !== 'known' || other.price.state !== 'known') return null;
  const [before, after] = [product.price.current, other.price.current];
  return before.currency === after.currency ? subtractMoney(after, before) : null;
}
