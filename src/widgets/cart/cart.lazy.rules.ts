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
export interface Proposal extends Pick<TopUp, 'cases' | 'value'> {
  readonly items: readonly ProposedItem[];
}

/** Whether a product can be proposed: it can be ordered and is neither in the cart nor being added. */
const isOpen = ({ product: { id, stock, price } }: UsualProduct, { byProduct, adds }: CartState): boolean =>
  stock.label !== 'out-of-stock' && price.state === 'known' && byProduct[id] === undefined && adds[id] === undefined;

/** Returns the account's usual products that reach the minimum; null if nothing is missing or they are not enough. */
export function proposalFor(state: CartState, usual: readonly UsualProduct[]): Proposal | null {
  if (state.totals === null) return null;
  const open = usual.filter((one) => isOpen(one, state));
  const found = proposeTopUp(
    shortfallOf(state.totals, state.minimum),
    open.map(({ product, quantity }) => ({
      productId: product.id,
      usual: quantity,
      left: product.stock.left,
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
  let kept: readonly (OptimisticLine | undefined)[] = [];
  return ({ lines }) => {
    if (kept.length !== ids.length || ids.some((id, at) => lines[id] !== kept[at])) kept = ids.map((id) => lines[id]);
    return kept;
  };
}

/**
 * Returns the quantity for a replacement product: unchanged if its rule allows it, otherwise the nearest allowed one.
 */
export function toAllowedQuantity({ quantityRule: { min, max, step }, stock }: Product, wanted: number): number {
  const most = Math.min(max ?? Infinity, stock.left ?? Infinity);
  if (wanted <= most && quantityProblem(wanted, { min, max, step }) === null) return wanted;
  const up = min + Math.max(0, Math.ceil((wanted - min) / step)) * step;
  return up <= most ? up : Math.max(min, min + Math.floor((most - min) / step) * step);
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
