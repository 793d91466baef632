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
import { read } from '../common/scalars';
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

const MAX_PAGES = 10;

/** Names that read alike are the same name: spaces, case and accents aside. */
const folded = (name: string): string =>
  name.normalize('NFKD').replace(/\p{M}/gu, '').trim().replace(/\s+/g, ' ').toLowerCase();

/** Each product once, with the larger of its quantities. */
function uniqueItems(items: readonly CartItem[]): readonly CartItem[] {
  const byId = new Map<string, CartItem>();
  for (const item of items) {
    const key = recordId(item.productId);
    if ((byId.get(key)?.quantity ?? 0) < item.quantity) byId.set(key, item);
  }
  return [...byId.values()];
}

/**
 * Shopping lists: the platform's wishlists, which keep the running user's products and nothing else. Quantities,
 * descriptions, an order and other people are kept by the store's server methods; without the one for descriptions a
 * description is refused, since it would be lost.
 */
export function listsPort(context: Context): ListsPort {
  const { http, methods, serial, store } = context;

  const call = ({ accountId, locale, signal }: ListOwner) => ({
    query: { effectiveAccountId: accountId },
    locale,
    signal,
  });

  /** Products on a list, by id. */
  async function productsOn(listId: string, who: ListOwner): Promise<ReadonlySet<string>> {
    const ids = new Set<string>();
    let page: string | null = null;
    for (let pages = 0; pages < MAX_PAGES; pages += 1) {
      const { value } = await http.data(store(`/wishlists/${encodeURIComponent(listId)}/wishlist-items`), {
        ...call(who),
        query: { effectiveAccountId: who.accountId, pageSize: LIST_SIZE, page },
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
    who: ListOwner,
  ): Promise<ListResult | null> {
    if (methods.has('saveListItems')) {
      const answer = await methods.call(saveListItems, {
        effectiveAccountId: who.accountId,
        listId,
        description,
        items: items.map(({ productId, quantity }) => ({ productId, quantity })),
      });
      return answer.outcome === 'done' ? null : refusedList(answer.reason);
    }
    const there = await productsOn(listId, who);
    const fresh = items.filter(({ productId }) => !there.has(recordId(productId)));
    if (there.size + fresh.length > LIST_SIZE) return refusedList('list-full');
    for (const { productId } of fresh) {
      await http.data(store(`/wishlists/${encodeURIComponent(listId)}/wishlist-items`), {
        ...call(who),
        method: 'POST',
        json: { productId },
      });
    }
    return null;
  }

  const listBy = async (listId: string, who: ListOwner) =>
    (await listsOf(context, who)).find(({ id }) => sameId(id, listId)) ?? null;

  return {
    ...listChanges(context),
    async list({ accountId, locale }, options) {
      signedIn(accountId);
      return listsOf(context, { accountId, locale, ...options });
    },
    create: ({ draft, accountId, locale }) =>
      serial(`lists ${accountId}`, async () => {
        signedIn(accountId);
        const who = { accountId, locale };
        const name = nameOf(draft.name);
        const description = draft.description.trim();
        if (description !== '' && !methods.has('saveListItems'))
          throw new PortError('rejected', 'The store keeps no descriptions', {
            fields: { description: 'invalidEntry' },
          });
        checkItems(draft.items);
        const items = uniqueItems(draft.items);
        const present = await listsOf(context, who);
        if (present.length >= MAX_SHOPPING_LISTS) return refusedList('too-many-lists');
        if (present.some((list) => folded(list.name) === folded(name))) return refusedList('name-taken');
        if (items.length > LIST_SIZE) return refusedList('list-full');
        // Without quantities to keep, the products go with the list in one call.
        const withProducts = methods.has('saveListItems')
          ? {}
          : { products: items.map(({ productId }) => ({ productId })) };
        const { value } = await http.data(store('/wishlists'), {
          ...call(who),
          method: 'POST',
          json: { name, ...withProducts },
        });
        try {
          const { summary } = read(wishlist, value, 'new list');
          if (methods.has('saveListItems') && (items.length > 0 || description !== '')) {
            const trouble = await put(recordId(summary.id), items, description, who);
            if (trouble !== null) return trouble;
          }
          return { outcome: 'done', list: { ...ownList(summary, { description }), name, count: items.length } };
        } catch (thrown) {
          // The list is there: saying that nothing was done would make a second one.
          throw new PortError('unexpected', 'The list was made, but not with everything in it', {
            cause: toPortError(thrown),
          });
        }
      }),
    addItems: ({ listId, items, accountId, locale }) =>
      serial(`lists ${accountId}`, async () => {
        signedIn(accountId);
        const who = { accountId, locale };
        checkItems(items);
        try {
          const trouble = await put(listId, uniqueItems(items), null, who);
          if (trouble !== null) return trouble;
          const list = await listBy(listId, who);
          return list === null ? refusedList('list-gone') : { outcome: 'done', list };
        } catch (thrown) {
          if (toPortError(thrown).code === 'not-found' && (await listBy(listId, who)) === null)
            return refusedList('list-gone');
          throw thrown;
        }
      }),
  };
}

/** Products of a list in one page: their prices and stock are read in three calls. */
const MAX_ENTRIES = 60;

/** A list that is opened, changed and shared, which the platform's wishlists have no calls for: all by server methods. */
export function listChanges(context: Context): Omit<ListsPort, 'list' | 'create' | 'addItems'> {
  const { methods, serial } = context;

  /** Every change of a list answers with what the list is then. */
  const change = <Request extends z.ZodMiniType>(
    method: ServerMethodContract<Request, typeof editList.response>,
    request: z.input<Request> & { readonly effectiveAccountId: string | null },
  ) => serial(`lists ${request.effectiveAccountId}`, async () => changedList(await methods.call(method, request)));

  /** What every change names. */
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

/** Whose lists they are. */
export type ListOwner = ForAccount & InLocale & CallOptions;

/** @throws PortError `signed-out` for a guest, who has no lists */
export function signedIn(accountId: string | null): void {
  if (accountId === null) throw new PortError('signed-out', 'A guest has no lists');
}

/** A name as it is kept. @throws PortError `rejected` naming `name` */
export function nameOf(given: string): string {
  const name = given.trim();
  if (name === '') throw new PortError('rejected', 'A list needs a name', { fields: { name: 'valueMissing' } });
  if (name.length > NAME_MAX) throw new PortError('rejected', 'The name is too long', { fields: { name: 'tooLong' } });
  return name;
}

/** @throws PortError `rejected` for a quantity that is none */
export function checkItems(items: readonly CartItem[]): void {
  if (items.some(({ quantity }) => quantityProblem(quantity) !== null))
    throw new PortError('rejected', 'A list takes quantities above 0', { fields: { items: 'invalidEntry' } });
}

/** Every list the buyer may see, newest first: their own on the platform, and what others share by the store's server method. */
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
    ...(terms?.shared ?? []).map((told) => ({ made: instantMs(told.createdDate) ?? 0, list: toListSummary(told) })),
  ];
  return dated.sort((a, b) => b.made - a.made).map(({ list }) => list);
}
