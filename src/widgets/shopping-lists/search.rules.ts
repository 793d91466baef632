import type { ShoppingListItem } from '../../domain';
import { foldedText } from './fold-text';
import type { Search } from './shopping-lists.rules';

/** Products past which a list offers a search. */
export const SEARCH_ITEMS_PAST = 7;

/** A search for a text as it is typed; null where it asks for nothing. */
export function searchFor(text: string): Search | null {
  if (text === '') return null;
  const wanted = foldedText(text);
  const finds = ({ product: { name, brand, packSize, sku } }: ShoppingListItem) => foldedText([name, brand, packSize, sku].join(' ')).includes(wanted);
  return { text, finds };
}
