import type { CartItem, CartLine, Money, Product, UsualProduct } from '../../domain';
import { proposeTopUp, quantityProblem, subtractMoney, type TopUp } from '../../rules';
import type { CartState, OptimisticLine } from '../../runtime/cart/cart.state';
import { shortfallOf } from './cart.rules';

/** A product proposed, how many of it, and how many are usual. */
export interface ProposedItem {
  readonly product: Product;
  readonly quantity: number;
  readonly usual: number;
}

/** What would close the gap, and how the cart would stand then. */
export interface Proposal extends Pick<TopUp, 'cases' | 'value'> {
  readonly items: readonly ProposedItem[];
}

/** Only what can be ordered and is not in the cart, or on its way there, is proposed. */
const isOpen = (
  { product: { id, stock, price } }: UsualProduct,
  { lineIdByProduct, pendingAdds }: CartState,
): boolean =>
  stock.label !== 'out-of-stock' &&
  price.state === 'known' &&
  lineIdByProduct[id] === undefined &&
  pendingAdds[id] === undefined;

/** What the account could add of what it keeps ordering; null when the cart lacks nothing, or this can not close the gap. */
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

/** Picks some lines of a cart; the same list for as long as none of them changed. */
export function linesOf(
  ids: readonly string[],
): (state: Pick<CartState, 'lines'>) => readonly (OptimisticLine | undefined)[] {
  let kept: readonly (OptimisticLine | undefined)[] = [];
  return ({ lines }) => {
    if (kept.length !== ids.length || ids.some((id, at) => lines[id] !== kept[at])) kept = ids.map((id) => lines[id]);
    return kept;
  };
}

/** The quantity of a line as another product comes: kept where its rule allows it, else the nearest that does. */
export function toAllowedQuantity({ quantityRule: { min, max, step }, stock }: Product, wanted: number): number {
  const most = Math.min(max ?? Infinity, stock.left ?? Infinity);
  if (wanted <= most && quantityProblem(wanted, { min, max, step }) === null) return wanted;
  const up = min + Math.max(0, Math.ceil((wanted - min) / step)) * step;
  return up <= most ? up : Math.max(min, min + Math.floor((most - min) / step) * step);
}

/** What one of the other product costs more (or, below 0, less); null where one of the two has no price. */
export function priceDifference({ product }: CartLine, other: Product): Money | null {
  if (product.price.state !== 'known' || other.price.state !== 'known') return null;
  const [before, after] = [product.price.current, other.price.current];
  return before.currency === after.currency ? subtractMoney(after, before) : null;
}
