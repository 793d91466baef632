import type { ShoppingListItem } from '../../domain';

/** Where a product goes: by a place, or to an end. */
export type Move = 'up' | 'down' | 'first' | 'last';

/** The order after one product went up or down by a place, or to an end; null where it can not go. */
export function movedBy(items: readonly ShoppingListItem[], productId: string, by: Move): readonly string[] | null {
  const ids = items.map(({ product }) => product.id);
  const at = ids.indexOf(productId);
  const to = { up: at - 1, down: at + 1, first: 0, last: ids.length - 1 }[by];
  if (at < 0 || to < 0 || to >= ids.length || to === at) return null;
  ids.splice(to, 0, ...ids.splice(at, 1));
  return ids;
}
