import type { CartItem, EasyOrder, EasyOrderLine } from '../../../domain';
import { minimumOrderShortfall, type MinimumOrderShortfall } from '../../../rules';

/** Quantities as the buyer has them, by product id: 0 is left out, absent as proposed. */
export type Changes = Readonly<Record<string, number>>;

/** How many of a line are ordered. */
export const quantityOf = ({ product, quantity }: EasyOrderLine, changes: Changes): number =>
  changes[product.id] ?? quantity;

/** What would be ordered. */
export const itemsOf = ({ lines }: EasyOrder, changes: Changes): readonly CartItem[] =>
  lines.flatMap((line) => {
    const quantity = quantityOf(line, changes);
    return quantity > 0 ? [{ productId: line.product.id, quantity }] : [];
  });

/** With one quantity as wanted; one that is as proposed is no change. */
export function withChange({ lines }: EasyOrder, changes: Changes, productId: string, quantity: number): Changes {
  const { [productId]: _, ...others } = changes;
  return lines.find(({ product }) => product.id === productId)?.quantity === quantity
    ? others
    : { ...others, [productId]: quantity };
}

/** What the proposal lacks of the account's minimum; null when nothing. Its totals count what can be delivered. */
export const shortOf = (
  { minimum }: Pick<EasyOrder, 'minimum'>,
  { cases, subtotal }: EasyOrder['totals'],
): MinimumOrderShortfall | null => minimumOrderShortfall({ cases, value: subtotal }, minimum);
