import type { CartItem, Product, UsualProduct } from '../../domain';
import { proposeTopUp, type TopUp } from '../../rules';
import type { CartState } from '../../runtime/cart/cart.state';
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
const isOpen = ({ product: { id, stock, price } }: UsualProduct, { byProduct, adds }: CartState): boolean =>
  stock.label !== 'out-of-stock' && price.state === 'known' && byProduct[id] === undefined && adds[id] === undefined;

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
