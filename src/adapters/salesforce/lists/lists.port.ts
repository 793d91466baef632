import type * as z from 'zod/mini';
import type { CartItem, ListResult, ShoppingListSummary } from '../../../domain';
import {
  type CallOptions,
  type ForAccount,
  type InLocale,
  type ListsPort,
  PortError,
  toPortError,
} from '../../../ports';
import { instantMs } from '../../../rules/instants';
import { LIST_SIZE, MAX_SHOPPING_LISTS } from '../../../rules/limits';
import { quantityProblem } from '../../../rules/quantity';
import { productsBy } from '../catalog/products';
import { recordId, sameId } from '../common/ids';
import { read } from '../../common/scalars';
import type { Context } from '../context';
import type { ServerMethodContract } from '../server-methods/define-method';
import { changedList, ownList, refusedList, toEntry, toListSummary, toPerson } from './lists.mapping';
import { wishlist, wishlistItems, wishlists } from './lists.wire';
import {
  arrangeListItems,
  deleteList,
  editList,
  getListItems,
  getListPeople,
  getListTerms,
  removeListItems,
  restoreList,
  saveListItems,
  setListItem,
  shareList,
} from './lists.methods';
import { foldName } from '../../../rules/fold-text';

const MAX_PAGES = 10;

/** Merges duplicate products to the larger quantity. */
function uniqueItems(items: readonly CartItem[]): readonly CartItem[] {
  const byId = new Map<string, CartItem>();
  for (const item of items) {
    const key = recordId(item.productId);
    if ((byId.get(key)?.quantity ?? 0) < item.quantity) byId.set(key, item);
  }
  return [...byId.values()];
}

/**
 * Implements the lists port. The platform's wishlists only store the running user's products. Quantities, descriptions,
 * order and sharing need the store's server methods; without the one for descriptions a description is refused, because
 * it would be lost.
 */
export function listsPort(context: Context): ListsPort {
  const { http, methods, runExclusive, store } = context;

  const call = ({ accountId, locale, signal }: ListOwner) => ({
    query: { effectiveAccountId: accountId },
    locale,
    signal,
  });

  /** Ids of the products on a list. */
  async function productsOn(listId: string, owner: ListOwner): Promise<ReadonlySet<string>> {
    const ids = new Set<string>();
    let page: string | null = null;
    for (let pages = 0; pages < MAX_PAGES; pages += 1) {
      const { value } = await http.data(store(`/wishlists/${encodeURIComponent(listId)}/wishlist-items`), {
        ...call(owner),
        query: { effectiveAccountId: owner.accountId, pageSize: LIST_SIZE, page },
      });
      const answer = read(wishlistItems, value, 'shopping list');
      for (const { productSummary } of answer.items ?? [])
        if (productSummary?.productId) ids.add(recordId(productSummary.productId));
      if (!answer.nextPageToken || answer.nextPageToken === page) break;
      page = answer.nextPageToken;
    }
    return ids;
  }

  async function put(
    listId: string,
    items: readonly CartItem[],
    description: string | null,
    owner: ListOwner,
  ): Promise<ListResult | null> {
    if (methods.has('saveListItems')) {
      const answer = await methods.call(saveListItems, {
        effectiveAccountId: owner.accountId,
        listId,
        description,
        items: items.map(({ productId, quantity }) => ({ productId, quantity })),
      });
      return answer.outcome === 'done' ? null : refusedList(answer.reason);
    }
    const productIdsOnList = await productsOn(listId, owner);
    const fresh = items.filter(({ productId }) => !productIdsOnList.has(recordId(productId)));
    if (productIdsOnList.size + fresh.length > LIST_SIZE) return refusedList('list-full');
    for (const { productId } of fresh) {
      await http.data(store(`/wishlists/${encodeURIComponent(listId)}/wishlist-items`), {
        ...call(owner),
        method: 'POST',
        json: { productId },
      });
    }
    return null;
  }

  const listBy = async (listId: string, owner: ListOwner) =>
    (await listsOf(context, owner)).find(({ id }) => sameId(id, listId)) ?? null;

  return {
    ...listChanges(context),
    async list({ accountId, locale }, options) {
      signedIn(accountId);
      return listsOf(context, { accountId, locale, ...options });
    },
    create: ({ draft, accountId, locale }) =>
      runExclusive(`lists ${accountId}`, async () => {
        signedIn(accountId);
        const owner = { accountId, locale };
        const name = nameOf(draft.name);
        const description = draft.description.trim();
        if (description !== '' && !methods.has('saveListItems'))
          throw new PortError('rejected', 'The store does not support list descriptions', {
            fields: { description: 'invalidEntry' },
          });
        checkItems(draft.items);
        const items = uniqueItems(draft.items);
        const present = await listsOf(context, owner);
        if (present.length >= MAX_SHOPPING_LISTS) return refusedList('too-many-lists');
        if (present.some((list) => foldName(list.name) === foldName(name))) return refusedList('name-taken');
        if (items.length > LIST_SIZE) return refusedList('list-full');
        // Without quantities the products are sent with the new list in one request.
        const withProducts = methods.has('saveListItems')
          ? {}
          : { products: items.map(({ productId }) => ({ productId })) };
        const { value } = await http.data(store('/wishlists'), {
          ...call(owner),
          method: 'POST',
          json: { name, ...withProducts },
        });
        try {
          const { summary } = read(wishlist, value, 'new list');
          if (methods.has('saveListItems') && (items.length > 0 || description !== '')) {
            const refusal = await put(recordId(summary.id), items, description, owner);
            if (refusal !== null) return refusal;
          }
          return { outcome: 'done', list: { ...ownList(summary, { description }), name, count: items.length } };
        } catch (thrown) {
          // The list exists, so reporting that nothing happened would lead to a second one.
          throw new PortError('unexpected', 'The list was created, but some products were not added', {
            cause: toPortError(thrown),
          });
        }
      }),
    addItems: ({ listId, items, accountId, locale }) =>
      runExclusive(`lists ${accountId}`, async () => {
        signedIn(accountId);
        const owner = { accountId, locale };
        checkItems(items);
        try {
          const refusal = await put(listId, uniqueItems(items), null, owner);
          if (refusal !== null) return refusal;
          const list = await listBy(listId, owner);
          return list === null ? refusedList('list-gone') : { outcome: 'done', list };
        } catch (thrown) {
          if (toPortError(thrown).code === 'not-found' && (await listBy(listId, owner)) === null)
            return refusedList('list-gone');
          throw thrown;
        }
      }),
  };
}

/** Products per page, whose prices and stock need three requests. */
const MAX_ENTRIES = 60;

/** Implements reading, changing and sharing of lists with server methods, because wishlists have no calls for it. */
export function listChanges(context: Context): Omit<ListsPort, 'list' | 'create' | 'addItems'> {
  const { methods, runExclusive } = context;

  /** Every change returns the list after it. */
  const change = <Request extends z.ZodMiniType>(
    method: ServerMethodContract<Request, typeof editList.response>,
    request: z.input<Request> & { readonly effectiveAccountId: string | null },
  ) =>
    runExclusive(`lists ${request.effectiveAccountId}`, async () => changedList(await methods.call(method, request)));

  /** Fields of every change. */
  function ofList({ accountId, listId }: { readonly accountId: string | null; readonly listId: string }) {
    signedIn(accountId);
    return { effectiveAccountId: accountId, listId };
  }

  return {
    async read({ page, pageSize, locale, ...of }, options) {
      const size = Math.min(pageSize, MAX_ENTRIES);
      const found = await methods.call(getListItems, { ...ofList(of), page, pageSize: size }, options?.signal);
      if (found === null) return null;
      const products = await productsBy(
        context,
        'ids',
        found.items.map(({ productId }) => recordId(productId)),
        { accountId: of.accountId, locale, ...options },
      );
      const items = found.items.map((entry) =>
        toEntry(
          entry,
          products.find(({ id }) => sameId(id, entry.productId)),
          context.productFields,
        ),
      );
      return {
        list: toListSummary(found.list),
        items: {
          items,
          page,
          pageSize: size,
          total: found.total,
          hasMore: items.length > 0 && (page + 1) * size < found.total,
        },
      };
    },
    edit: async ({ name, description, ...of }) =>
      change(editList, { ...ofList(of), name: nameOf(name), description: description.trim() }),
    remove: async (of) => change(deleteList, ofList(of)),
    restore: async (of) => change(restoreList, ofList(of)),
    async setQuantity({ productId, quantity, ...of }) {
      checkItems([{ productId, quantity }]);
      return change(setListItem, { ...ofList(of), productId, quantity });
    },
    removeItems: async ({ productIds, ...of }) =>
      change(removeListItems, { ...ofList(of), productIds: [...productIds] }),
    arrange: async ({ productIds, ...of }) => change(arrangeListItems, { ...ofList(of), productIds: [...productIds] }),
    async people(of, options) {
      const { people } = await methods.call(getListPeople, ofList(of), options?.signal);
      return people.map(toPerson);
    },
    share: async ({ personId, access, ...of }) => change(shareList, { ...ofList(of), personId, access }),
  };
}

const NAME_MAX = 255;

/** Account, locale and call options of a list request. */
export type ListOwner = ForAccount & InLocale & CallOptions;

/** Rejects guests, who have no lists. @throws PortError `signed-out` */
export function signedIn(accountId: string | null): void {
  if (accountId === null) throw new PortError('signed-out', 'A guest has no lists');
}

/** Validates and trims a name. @throws PortError `rejected` with the field `name` */
export function nameOf(given: string): string {
  const name = given.trim();
  if (name === '') throw new PortError('rejected', 'A list requires a name', { fields: { name: 'valueMissing' } });
  if (name.length > NAME_MAX) throw new PortError('rejected', 'The name is too long', { fields: { name: 'tooLong' } });
  return name;
}

/** Validates quantities. @throws PortError `rejected` for an invalid one */
export function checkItems(items: readonly CartItem[]): void {
  if (items.some(({ quantity }) => quantityProblem(quantity) !== null))
    throw new PortError('rejected', 'Quantities in a list must be greater than 0', {
      fields: { items: 'invalidEntry' },
    });
}

/**
 * All lists that the buyer can see, newest first: their own from the platform, shared ones from the store's server
 * method.
 */
export async function listsOf(
  { http, methods, store }: Context,
  { accountId, locale, signal }: ListOwner,
): Promise<readonly ShoppingListSummary[]> {
  const { value } = await http.data(store('/wishlists'), { query: { effectiveAccountId: accountId }, locale, signal });
  const own = read(wishlists, value, 'shopping lists').summaries ?? [];
  const terms = !methods.has('getListTerms')
    ? null
    : await methods.call(
        getListTerms,
        { effectiveAccountId: accountId, listIds: own.map(({ id }) => recordId(id)) },
        signal,
      );
  const dated = [
    ...own.map((wire) => ({
      made: instantMs(wire.createdDate) ?? 0,
      list: ownList(
        wire,
        terms?.lists.find(({ listId }) => sameId(listId, wire.id)),
      ),
    })),
    ...(terms?.shared ?? []).map((sharedList) => ({
      made: instantMs(sharedList.createdDate) ?? 0,
      list: toListSummary(sharedList),
    })),
  ];
  return dated.sort((a, b) => b.made - a.made).map(({ list }) => list);
}
