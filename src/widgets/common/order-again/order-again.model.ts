import type { CartItemTrouble, OrderLine, Product } from '../../../domain';

/** What to put in the cart to order the same again: each product once, what was given free left to the promotion. */
export function againItems(lines: readonly OrderLine[]): readonly { readonly product: Product; readonly quantity: number }[] {
  const items = new Map<string, { product: Product; quantity: number }>();
  for (const { product, quantity, free } of lines) {
    if (free) continue;
    items.set(product.id, { product, quantity: quantity + (items.get(product.id)?.quantity ?? 0) });
  }
  return [...items.values()];
}

/** Why an item may be asked for again as it is: the backend named nothing that stands in its way. */
const worthRetrying: ReadonlySet<CartItemTrouble['reason']> = new Set(['not-added']);

/** What is still missing of a batch that went in partly, and may go in if it is asked for again; never what is in. */
export const missingItems = (
  items: ReturnType<typeof againItems>,
  troubles: readonly CartItemTrouble[],
): ReturnType<typeof againItems> =>
  troubles.flatMap(({ productId, quantity, reason }) => {
    const item = worthRetrying.has(reason) ? items.find(({ product }) => product.id === productId) : undefined;
    return item === undefined || item.quantity <= quantity ? [] : [{ ...item, quantity: item.quantity - quantity }];
  });
