import type { ListResult, ListsPort, ShoppingList, ShoppingListDraft, ShoppingListSummary } from '../../../ports';
import { fail, required } from '../../expect';
import type { At } from '../../testing.types';

/** Maximum number of pages to read: the longest list has 200 products. */
const MAX_PAGES = 50;

/** List name that is unique within a case and unlikely outside of the kit. */
export const named = (nth: number): string => `Conformance kit ${nth}`;

/** Values of the nth list of a case. */
export const draft = (nth: number, changes: Partial<ShoppingListDraft> = {}): ShoppingListDraft => ({
  name: named(nth),
  description: '',
  items: [],
  ...changes,
});

/** Returns the list of a response. Fails when the request was refused. */
export function made(result: ListResult, what: string): ShoppingListSummary {
  return result.outcome === 'done' ? result.list : fail(`${what}: refused as ${result.reason}`);
}

/** Creates a list. */
export const create = async (
  lists: Pick<ListsPort, 'create'>,
  at: At,
  one: ShoppingListDraft,
): Promise<ShoppingListSummary> => made(await lists.create({ ...at, draft: one }), `making “${one.name}”`);

/** Reads one page of a list. */
export const pageOfList = (
  lists: Pick<ListsPort, 'read'>,
  of: At & { readonly listId: string },
  page = 0,
  pageSize = 50,
): Promise<ShoppingList | null> => lists.read({ ...of, page, pageSize });

/** Reads all products of a list with their quantities, in order, over all pages. */
export async function onList(
  lists: Pick<ListsPort, 'read'>,
  of: At & { readonly listId: string },
  pageSize = 50,
): Promise<readonly (readonly [productId: string, quantity: number])[]> {
  const found: (readonly [string, number])[] = [];
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const { items } = (await pageOfList(lists, of, page, pageSize)) ?? fail('the list is not there');
    found.push(...items.items.map(({ product, quantity }) => [product.id, quantity] as const));
    if (!items.hasMore) return found;
  }
  return fail(`the list has no end after ${MAX_PAGES} pages`);
}

/** Creates a list with a quantity of two of each product. */
export async function listOf(lists: Pick<ListsPort, 'create'>, at: At, products: readonly { readonly id: string }[]) {
  const ids = products.map(({ id }) => id);
  const { id: listId } = await create(
    lists,
    at,
    draft(1, { description: 'Of the kit', items: ids.map((productId) => ({ productId, quantity: 2 })) }),
  );
  return { of: { ...at, listId }, ids, first: required(ids[0], 'a product') };
}
