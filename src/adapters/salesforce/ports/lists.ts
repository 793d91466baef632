import type { CartItem, ListResult } from '../../../domain';
import { type ListsPort, PortError, toPortError } from '../../../ports';
import { LIST_SIZE, MAX_SHOPPING_LISTS } from '../../../rules/limits';
import type { Context } from '../context';
import { checkItems, listsOf, type ListOwner, nameOf, signedIn } from '../lists';
import { recordId, sameId } from '../mapping/ids';
import { ownList, refusedList } from '../mapping/list';
import { askOf } from '../server-methods/send';
import { listMethods } from '../server-methods/list-methods';
import { read } from '../wire/scalars';
import { wishlist, wishlistItems } from '../wire/wishlists';
import { listChanges } from './list-changes';

const MAX_PAGES = 10;

/** Names that read alike are the same name: spaces, case and accents aside. */
const folded = (name: string): string => name.normalize('NFKD').replace(/\p{M}/gu, '').trim().replace(/\s+/g, ' ').toLowerCase();

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

  const call = ({ accountId, locale, signal }: ListOwner) => ({ query: { effectiveAccountId: accountId }, locale, signal });

  /** Products on a list, by id. */
  async function productsOn(listId: string, who: ListOwner): Promise<ReadonlySet<string>> {
    const ids = new Set<string>();
    let page: string | null = null;
    for (let pages = 0; pages < MAX_PAGES; pages += 1) {
      const { value } = await http.data(store(`/wishlists/${encodeURIComponent(listId)}/wishlist-items`), { ...call(who), query: { effectiveAccountId: who.accountId, pageSize: LIST_SIZE, page } });
      const answer = read(wishlistItems, value, 'shopping list');
      for (const { productSummary } of answer.items ?? []) if (productSummary?.productId) ids.add(recordId(productSummary.productId));
      if (!answer.nextPageToken || answer.nextPageToken === page) break;
      page = answer.nextPageToken;
    }
    return ids;
  }

  async function put(listId: string, items: readonly CartItem[], description: string | null, who: ListOwner): Promise<ListResult | null> {
    if (methods.has('saveListItems')) {
      const answer = await askOf(methods, listMethods)('saveListItems', { effectiveAccountId: who.accountId, listId, description, items: items.map(({ productId, quantity }) => ({ productId, quantity })) });
      return answer.outcome === 'done' ? null : refusedList(answer.reason);
    }
    const there = await productsOn(listId, who);
    const fresh = items.filter(({ productId }) => !there.has(recordId(productId)));
    if (there.size + fresh.length > LIST_SIZE) return refusedList('list-full');
    for (const { productId } of fresh) {
      await http.data(store(`/wishlists/${encodeURIComponent(listId)}/wishlist-items`), { ...call(who), method: 'POST', json: { productId } });
    }
    return null;
  }

  const listBy = async (listId: string, who: ListOwner) => (await listsOf(context, who)).find(({ id }) => sameId(id, listId)) ?? null;

  return {
    ...listChanges(context),
    async list({ accountId, locale }, options) {
      signedIn(accountId);
      return listsOf(context, { accountId, locale, ...options });
    },
    create: ({ draft, accountId, locale }) => serial(`lists ${accountId}`, async () => {
      signedIn(accountId);
      const who = { accountId, locale };
      const name = nameOf(draft.name);
      const description = draft.description.trim();
      if (description !== '' && !methods.has('saveListItems')) throw new PortError('rejected', 'The store keeps no descriptions', { fields: { description: 'invalidEntry' } });
      checkItems(draft.items);
      const items = uniqueItems(draft.items);
      const present = await listsOf(context, who);
      if (present.length >= MAX_SHOPPING_LISTS) return refusedList('too-many-lists');
      if (present.some((list) => folded(list.name) === folded(name))) return refusedList('name-taken');
      if (items.length > LIST_SIZE) return refusedList('list-full');
      // Without quantities to keep, the products go with the list in one call.
      const withProducts = methods.has('saveListItems') ? {} : { products: items.map(({ productId }) => ({ productId })) };
      const { value } = await http.data(store('/wishlists'), { ...call(who), method: 'POST', json: { name, ...withProducts } });
      try {
        const { summary } = read(wishlist, value, 'new list');
        if (methods.has('saveListItems') && (items.length > 0 || description !== '')) {
          const trouble = await put(recordId(summary.id), items, description, who);
          if (trouble !== null) return trouble;
        }
        return { outcome: 'done', list: { ...ownList(summary, { description }), name, count: items.length } };
      } catch (thrown) {
        // The list is there: saying that nothing was done would make a second one.
        throw new PortError('unexpected', 'The list was made, but not with everything in it', { cause: toPortError(thrown) });
      }
    }),
    addItems: ({ listId, items, accountId, locale }) => serial(`lists ${accountId}`, async () => {
      signedIn(accountId);
      const who = { accountId, locale };
      checkItems(items);
      try {
        const trouble = await put(listId, uniqueItems(items), null, who);
        if (trouble !== null) return trouble;
        const list = await listBy(listId, who);
        return list === null ? refusedList('list-gone') : { outcome: 'done', list };
      } catch (thrown) {
        if (toPortError(thrown).code === 'not-found' && (await listBy(listId, who)) === null) return refusedList('list-gone');
        throw thrown;
      }
    }),
  };
}
