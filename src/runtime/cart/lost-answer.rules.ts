import type { Cart, CartChange, CartChangeResult, CartItem, CartItemAdjustment } from '../../domain';
import { findLine, knownQuantity } from './cart.state';

/** Ordered quantity of a product in a cart. Free goods do not count. */
export const orderedQuantity = (cart: Cart | null, productId: string): number =>
  cart?.lines
    .filter((line) => line.product.id === productId && !line.isFreeGood)
    .reduce((sum, line) => sum + knownQuantity(line), 0) ?? 0;

/**
 * Infers the result of a change with a lost response from the cart that was read afterwards; null when the change was
 * not applied.
 */
export function inferResult(change: CartChange, before: Cart | null, after: Cart): CartChangeResult | null {
  const missing = ({ productId, quantity }: CartItem): readonly CartItemAdjustment[] => {
    const added = Math.max(0, orderedQuantity(after, productId) - orderedQuantity(before, productId));
    return added >= quantity ? [] : [{ productId, quantity: added, reason: 'not-added' }];
  };
  const isDone = (): boolean => {
    switch (change.type) {
      case 'add':
        return missing(change).length === 0;
      case 'set':
        return findLine(after, change.lineId)?.quantity === change.quantity;
      case 'remove':
        return findLine(after, change.lineId) === undefined;
      case 'remove-many':
        return change.lineIds.every((lineId) => findLine(after, lineId) === undefined);
      case 'replace':
        return findLine(after, change.lineId) === undefined && missing(change).length === 0;
      case 'clear':
        return after.lines.length === 0;
      case 'add-many':
        return change.items.every((item) => missing(item).length === 0);
      default:
        return change satisfies never;
    }
  };
  if (isDone()) return { outcome: 'done', cart: after };
  if (change.type !== 'add-many') return null;
  const items = change.items.flatMap(missing);
  const isNothingAdded = items.length === change.items.length && items.every(({ quantity }) => quantity === 0);
  return isNothingAdded ? null : { outcome: 'partial', cart: after, items };
}
