import type { ListResult, ListsPort, ShoppingList, ShoppingListDraft, ShoppingListSummary } from '../../../ports';
import { fail, required } from '../../expect';
import type { At } from '../../testing.types';

/** No list is read further: the longest has 200 products. */
const MAX_PAGES = 50;

/** Nobody’s list is called so, and no two of a case’s. */
export const named = (nth: number): string => `Conformance kit ${nth}`;

/** What the nth list of a case is made of. */
export const draft = (nth: number, changes: Partial<ShoppingListDraft> = {}): ShoppingListDraft => ({
  name: named(nth),
  description: '',
  items: [],
  ...changes,
});

/** The list of an answer. Fails when it was refused. */
export function made(result: ListResult, what: string): ShoppingListSummary {
  return result.outcome === 'done' ? result.list : fail(`${what}: refused as ${result.reason}`);
}

/** Makes a list. */
export const create = async (
  lists: Pick<ListsPort, 'create'>,
  at: At,
  one: ShoppingListDraft,
): Promise<ShoppingListSummary> => made(await lists.create({ ...at, draft: one }), `making “${one.name}”`);

/** A list’s page of a size. */
export const pageOfList = (
  lists: Pick<ListsPort, 'read'>,
  of: At & { readonly listId: string },
  page = 0,
  pageSize = 50,
): Promise<ShoppingList | null> => lists.read({ ...of, page, pageSize });

/** Everything on a list in its order, however many pages it comes in: products with how many of each. */
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

/** A list of some products, two of each, made for a case. */
export async function listOf(lists: Pick<ListsPort, 'create'>, at: At, products: readonly { readonly id: string }[]) {
  const ids = products.map(({ id }) => id);
  const { id: listId } = await create(
    lists,
    at,
    draft(1, { description: 'Of the kit', items: ids.map((productId) => ({ productId, quantity: 2 })) }),
  );
  return { of: { ...at, listId }, ids, first: required(ids[0], 'a product') };
}
