import type { Cart, CartChange, CartChangeResult, CartItem, CartItemAdjustment } from '../../domain';
import { knownQuantity } from './cart-lines';

/** How many of a product a cart holds; free goods are given, not ordered, and do not count. */
export const quantityOf = (cart: Cart | null, productId: string): number =>
  cart?.lines.filter((line) => line.product.id === productId && !line.free).reduce((sum, line) => sum + knownQuantity(line), 0) ?? 0;

/** The items of an `add-many` whose answer was lost that are not, or not wholly, in the cart read after it. */
function missingItems({ items }: Extract<CartChange, { type: 'add-many' }>, before: Cart | null, after: Cart): readonly CartItemAdjustment[] {
  return items.flatMap(({ productId, quantity }) => {
    const went = Math.max(0, quantityOf(after, productId) - quantityOf(before, productId));
    return went >= quantity ? [] : [{ productId, quantity: went, reason: 'not-added' as const }];
  });
}

/** What became of a change whose answer was lost, by the cart that was read after it; null when nothing did. */
export function inferResult(change: CartChange, before: Cart | null, after: Cart): CartChangeResult | null {
  if (change.type !== 'add-many') return isIn(change, before, after) ? { outcome: 'done', cart: after } : null;
  const items = missingItems(change, before, after);
  if (items.length === 0) return { outcome: 'done', cart: after };
  const isNothing = items.length === change.items.length && items.every(({ quantity }) => quantity === 0);
  return isNothing ? null : { outcome: 'partly', cart: after, items };
}

function isIn(change: Exclude<CartChange, { type: 'add-many' }>, before: Cart | null, after: Cart): boolean {
  const stands = (lineId: string) => after.lines.some((line) => line.id === lineId);
  const hasMore = ({ productId, quantity }: CartItem) => quantityOf(after, productId) >= quantityOf(before, productId) + quantity;
  switch (change.type) {
    case 'add':
      return hasMore(change);
    case 'set':
      return after.lines.find((line) => line.id === change.lineId)?.quantity === change.quantity;
    case 'remove':
      return !stands(change.lineId);
    case 'remove-many':
      return !change.lineIds.some(stands);
    case 'replace':
      return !stands(change.lineId) && hasMore(change);
    case 'clear':
      return after.lines.length === 0;
    default:
      return change satisfies never;
  }
}
