import type { CartItemAdjustment, OrderLine, Product } from '../../../domain';

/** A product with its ordered quantity; null if the order does not contain one. */
export interface ReorderItem {
  readonly product: Product;
  readonly quantity: number | null;
}

/** Returns the items for ordering an order again: each product once, without free goods, which the promotion adds. */
export function reorderItems(lines: readonly OrderLine[]): readonly ReorderItem[] {
  const items = new Map<string, ReorderItem>();
  for (const { product, quantity, isFreeGood } of lines) {
    if (isFreeGood) continue;
    const before = items.get(product.id);
    const sum = quantity === null || before?.quantity === null ? null : quantity + (before?.quantity ?? 0);
    items.set(product.id, { product, quantity: sum });
  }
  return [...items.values()];
}

/** Refusal reasons after which a retry may succeed: the backend named no cause. */
const retryableReasons: ReadonlySet<CartItemAdjustment['reason']> = new Set(['not-added']);

/** Returns the items of a partial result that can be retried, without the quantities that were added. */
export const missingItems = (
  items: readonly ReorderItem[],
  adjustments: readonly CartItemAdjustment[],
): readonly ReorderItem[] =>
  adjustments.flatMap(({ productId, quantity, reason }) => {
    const item = retryableReasons.has(reason) ? items.find(({ product }) => product.id === productId) : undefined;
    return item === undefined || item.quantity === null || item.quantity <= quantity
      ? []
      : [{ ...item, quantity: item.quantity - quantity }];
  });
