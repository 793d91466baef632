import type { CartItemAdjustment, Product } from '../../../domain';
import type { AddManyResult } from '../../../runtime/cart/cart.state';
import type { AgainItem } from './reorder.rules';

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
