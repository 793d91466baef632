import type { ShoppingListItem, ShoppingListSummary } from '../../domain';
import type { Adapter, CallOptions, ForAccount, InLocale } from '../../ports';
import { LIST_SIZE } from '../../rules';
import { rejectMissingMethod } from './reject-missing-method';

/** Largest number of pages into which a backend may split a full list. */
const MAX_PAGES = 20;

/** A list with all its items. */
export interface WholeList {
  readonly list: ShoppingListSummary;
  readonly items: readonly ShoppingListItem[];
}

/**
 * Reads a list with all its items; a backend may return smaller pages than requested (decision 38). Null if this buyer
 * has no such list.
 */
export async function readWholeList(
  { lists }: Adapter,
  request: { readonly listId: string } & ForAccount & InLocale,
  options?: CallOptions,
): Promise<WholeList | null> {
  const read = (page: number) =>
    lists?.read?.({ ...request, page, pageSize: LIST_SIZE }, options) ?? rejectMissingMethod('lists.read');
  const first = await read(0);
  if (first === null) return null;
  const items = [...first.items.items];
  let { hasMore } = first.items;
  for (let page = 1; hasMore && page < MAX_PAGES; page += 1) {
    const next = await read(page);
    if (next === null) return null;
    items.push(...next.items.items);
    hasMore = next.items.hasMore;
  }
  return { list: first.list, items };
}
