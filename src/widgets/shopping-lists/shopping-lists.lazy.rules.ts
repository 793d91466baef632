import type { ShoppingListItem } from '../../domain';
import type { Search } from './shopping-lists.rules';

/** Products past which a list offers a search. */
export const SEARCH_ITEMS_PAST = 7;

/** A search for a text as it is typed; null where it asks for nothing. */
export function searchFor(text: string): Search | null {
  if (text === '') return null;
  const wanted = foldedText(text);
  const finds = ({ product: { name, brand, packSize, sku } }: ShoppingListItem) =>
    foldedText([name, brand, packSize, sku].join(' ')).includes(wanted);
  return { text, finds };
}

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

/** A text as it is compared: case, accents and spaces aside. */
export const foldedText = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').trim().replace(/\s+/g, ' ').toLowerCase();
