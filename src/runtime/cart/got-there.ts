import type { Cart, CartChange } from '../../domain';

/** How many of a product a cart holds; free goods are given, not ordered, and do not count. */
export const quantityOf = (cart: Cart | null, productId: string): number =>
  cart?.lines.filter((line) => line.product.id === productId && !line.free).reduce((sum, line) => sum + line.quantity, 0) ?? 0;

/** Whether a change whose answer was lost is in the cart that was read after it. */
export function gotThere(change: CartChange, before: Cart | null, after: Cart): boolean {
  switch (change.type) {
    case 'add':
      return quantityOf(after, change.productId) >= quantityOf(before, change.productId) + change.quantity;
    case 'set':
      return after.lines.find((line) => line.id === change.lineId)?.quantity === change.quantity;
    case 'remove':
      return !after.lines.some((line) => line.id === change.lineId);
    case 'clear':
      return after.lines.length === 0;
    default:
      return change satisfies never;
  }
}
