import type { CartItem, EasyOrder, EasyOrderLine } from '../../../domain';
import { minimumOrderShortfall, type MinimumOrderShortfall } from '../../../rules';

/**
 * Quantities that the buyer changed, by product id. 0 leaves a product out; an absent product has its proposed
 * quantity.
 */
export type Changes = Readonly<Record<string, number>>;

/** Returns the quantity of a line with the buyer's change applied. */
export const quantityOf = ({ product, quantity }: EasyOrderLine, changes: Changes): number =>
  changes[product.id] ?? quantity;

/** Returns the items to order, without the products that are left out. */
export const itemsOf = ({ lines }: EasyOrder, changes: Changes): readonly CartItem[] =>
  lines.flatMap((line) => {
    const quantity = quantityOf(line, changes);
    return quantity > 0 ? [{ productId: line.product.id, quantity }] : [];
  });

/** Returns the changes with one quantity set. The proposed quantity is not a change and is dropped. */
export function withChange({ lines }: EasyOrder, changes: Changes, productId: string, quantity: number): Changes {
  const { [productId]: _, ...others } = changes;
  return lines.find(({ product }) => product.id === productId)?.quantity === quantity
    ? others
    : { ...others, [productId]: quantity };
}

/**
 * Returns the shortfall of the proposal to the account's minimum; null if it is met. The totals count only products
 * that can be delivered.
 */
export const shortfallOf = (
  { minimum }: Pick<EasyOrder, 'minimum'>,
  { cases, subtotal }: EasyOrder['totals'],
): MinimumOrderShortfall | null => minimumOrderShortfall({ cases, value: subtotal }, minimum);
