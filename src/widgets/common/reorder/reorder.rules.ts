import type { CartItemAdjustment, OrderLine, Product } from '../../../domain';
import type { AddManyResult } from '../../../runtime/cart/cart.state';

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

/** Items that say how many: the others can't be put in a cart. */
export const knownItems = (
  items: readonly AgainItem[],
): readonly { readonly product: Product; readonly quantity: number }[] =>
  items.flatMap(({ product, quantity }) => (quantity === null ? [] : [{ product, quantity }]));

/** The answer for all items, those that do not say how many included: they did not go in. */
export function withUnknown(answer: AddManyResult, items: readonly AgainItem[]): AddManyResult {
  const unknown = items.flatMap(({ product, quantity }): readonly CartItemAdjustment[] =>
    quantity === null ? [{ productId: product.id, quantity: 0, reason: 'quantity' }] : [],
  );
  if (unknown.length === 0 || (answer.outcome !== 'done' && answer.outcome !== 'partly')) return answer;
  return { outcome: 'partly', items: [...(answer.outcome === 'partly' ? answer.items : []), ...unknown] };
}
