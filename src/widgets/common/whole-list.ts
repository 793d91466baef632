import type { ShoppingListItem, ShoppingListSummary } from '../../domain';
import type { Adapter, CallOptions, ForAccount, InLocale } from '../../ports';
import { LIST_SIZE } from '../../rules';
import { rejectMissingMethod } from './reject-missing-method';

/** Pages that a backend may cut a full list into. */
const MAX_PAGES = 20;

/** A list and everything on it. */
export interface WholeList {
  readonly list: ShoppingListSummary;
  readonly items: readonly ShoppingListItem[];
}

/** A list with all that is on it: a backend may give smaller pages than asked (decision 38). Null when there is none for this buyer. */
export async function wholeList(
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
