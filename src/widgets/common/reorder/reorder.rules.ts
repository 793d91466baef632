import type { CartItemAdjustment, OrderLine, Product } from '../../../domain';

/** A product and how many of it; null where the order does not say. */
export interface AgainItem {
  readonly product: Product;
  readonly quantity: number | null;
}

/** What to put in the cart to order the same again: each product once, what was given free left to the promotion. */
export function reorderItems(lines: readonly OrderLine[]): readonly AgainItem[] {
  const items = new Map<string, AgainItem>();
  for (const { product, quantity, free } of lines) {
    if (free) continue;
    const before = items.get(product.id);
    const sum = quantity === null || before?.quantity === null ? null : quantity + (before?.quantity ?? 0);
    items.set(product.id, { product, quantity: sum });
  }
  return [...items.values()];
}

/** Why an item may be asked for again as it is: the backend named nothing that stands in its way. */
const worthRetrying: ReadonlySet<CartItemAdjustment['reason']> = new Set(['not-added']);

/** What is still missing of a batch that went in partly, and may go in if it is asked for again; never what is in. */
export const missingItems = (
  items: readonly AgainItem[],
  troubles: readonly CartItemAdjustment[],
): readonly AgainItem[] =>
  troubles.flatMap(({ productId, quantity, reason }) => {
    const item = worthRetrying.has(reason) ? items.find(({ product }) => product.id === productId) : undefined;
    return item === undefined || item.quantity === null || item.quantity <= quantity
      ? []
      : [{ ...item, quantity: item.quantity - quantity }];
  });
