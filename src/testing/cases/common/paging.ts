import type { Page } from '../../../ports';
import { assertEqual, assertThat } from '../../expect';

/** Maximum number of pages to read, so that a backend with a million orders can be graded. */
const MAX_PAGES = 25;

/** Result of reading a list page by page. */
export interface Walked<Item> {
  readonly items: readonly Item[];
  /** Whether the last page was read. */
  readonly isAll: boolean;
}

/** Reads a list page by page. Fails when a page contradicts its own paging data. */
export async function walk<Item>(
  read: (page: number) => Promise<Page<Item>>,
  { pageSize, idOf }: { readonly pageSize: number; readonly idOf: (item: Item) => string },
): Promise<Walked<Item>> {
  const items: Item[] = [];
  let isAll = false;
  let total: number | null = null;
  for (let page = 0; page < MAX_PAGES && !isAll; page += 1) {
    const answer = await read(page);
    assertEqual([answer.page, answer.pageSize], [page, pageSize], `page ${page} names another page or size`);
    assertThat(answer.items.length <= pageSize, `page ${page} has ${answer.items.length} items, requested ${pageSize}`);
    assertThat(answer.items.length > 0 || !answer.hasMore, `page ${page} is empty and says that more follow`);
    items.push(...answer.items);
    total = answer.total;
    isAll = !answer.hasMore;
  }
  const repeated = items.map(idOf).find((id, index, ids) => ids.indexOf(id) !== index);
  assertThat(repeated === undefined, `${String(repeated)} is on two pages`);
  if (total !== null)
    assertThat(
      isAll ? total === items.length : total >= items.length,
      `the total is ${total}, the pages have ${items.length}`,
    );
  return { items, isAll };
}

/** Fails unless the ids are unique. */
export function once(ids: readonly string[], what: string): void {
  const repeated = ids.find((id, index) => ids.indexOf(id) !== index);
  assertThat(repeated === undefined, `${what} has ${String(repeated)} twice`);
}
