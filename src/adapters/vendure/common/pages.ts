import type { PageRequest } from '../../../domain';

/** Maximum number of items in one response of the server. */
export const MAX_TAKE = 100;

/** Items of a page with the total number of items. */
export interface Counted<Item> {
  readonly items: readonly Item[];
  readonly totalItems: number;
}

/** Reads a page, in several requests if it is larger than the server allows. */
export async function readPage<Item>(
  { page, pageSize }: PageRequest,
  fetchPart: (part: { readonly skip: number; readonly take: number }) => Promise<Counted<Item>>,
): Promise<Counted<Item> & { readonly page: number; readonly pageSize: number; readonly hasMore: boolean }> {
  const start = page * pageSize;
  const items: Item[] = [];
  let totalItems = 0;
  do {
    const part = await fetchPart({ skip: start + items.length, take: Math.min(MAX_TAKE, pageSize - items.length) });
    ({ totalItems } = part);
    items.push(...part.items);
    if (part.items.length === 0) break;
  } while (items.length < pageSize && start + items.length < totalItems);
  return { items, totalItems, page, pageSize, hasMore: start + items.length < totalItems && items.length > 0 };
}
