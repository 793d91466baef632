import type { CartItem, ListResult, ShoppingListSummary } from '../../../domain';
import { type CallOptions, type ForAccount, type ListsPort, PortError, toPortError } from '../../../ports';
import { LIST_SIZE, MAX_SHOPPING_LISTS } from '../../../rules/limits';
import { instantMs } from '../../../rules/instants';
import { quantityProblem } from '../../../rules/quantity';
import { typed } from '../text';
import type { Context } from '../context';
import { recordId, sameId } from '../mapping/ids';
import { read } from '../wire/scalars';
import { type WireList, wishlist, wishlistItems, wishlists } from '../wire/wishlists';

const NAME_MAX = 255;
const MOST_PAGES = 10;

type Who = ForAccount & CallOptions & { readonly locale: string };

/** Names that read alike are the same name: spaces, case and accents aside. */
const folded = (name: string): string => name.normalize('NFKD').replace(/\p{M}/gu, '').trim().replace(/\s+/g, ' ').toLowerCase();

const refused = (reason: 'too-many-lists' | 'name-taken' | 'list-full' | 'list-gone'): ListResult => ({ outcome: 'refused', reason });

/**
 * Shopping lists: the platform's wishlists, which keep products and nothing else. Quantities and descriptions are kept
 * by the store's server method; without it a description is refused, since it would be lost.
 */
export function listsPort(context: Context): Pick<ListsPort, 'list' | 'create' | 'addItems'> {
  const { http, methods, serial, store } = context;
  const epoch = (): string => new Date(0).toISOString();

  const toList = (wire: WireList, description: string | null | undefined): ShoppingListSummary => ({
    id: recordId(wire.id),
    name: typed(wire.name).trim() || recordId(wire.id),
    description: typed(description).trim(),
    count: Math.max(0, wire.wishlistProductCount ?? 0),
    changedAt: [wire.modifiedDate, wire.createdDate].find((at) => instantMs(at) !== null) ?? epoch(),
  });

  function signedIn(accountId: string | null): void {
    if (accountId === null) throw new PortError('signed-out', 'A guest has no lists');
  }

  const call = ({ accountId, locale, signal }: Who) => ({ query: { effectiveAccountId: accountId }, locale, signal });

  async function wireLists(who: Who): Promise<readonly WireList[]> {
    const { value } = await http.data(store('/wishlists'), call(who));
    const found = read(wishlists, value, 'shopping lists').summaries ?? [];
    const time = (list: WireList): number => instantMs(list.createdDate) ?? 0;
    return [...found].sort((a, b) => time(b) - time(a));
  }

  /** Products on a list, by id. */
  async function productsOn(listId: string, who: Who): Promise<ReadonlySet<string>> {
    const ids = new Set<string>();
    let page: string | null = null;
    for (let pages = 0; pages < MOST_PAGES; pages += 1) {
      const { value } = await http.data(store(`/wishlists/${encodeURIComponent(listId)}/wishlist-items`), { ...call(who), query: { effectiveAccountId: who.accountId, pageSize: LIST_SIZE, page } });
      const answer = read(wishlistItems, value, 'shopping list');
      for (const { productSummary } of answer.items ?? []) if (productSummary?.productId) ids.add(recordId(productSummary.productId));
      if (!answer.nextPageToken || answer.nextPageToken === page) break;
      page = answer.nextPageToken;
    }
    return ids;
  }

  async function put(listId: string, items: readonly CartItem[], description: string | null, who: Who): Promise<ListResult | null> {
    if (methods.has('saveListItems')) {
      const answer = await methods.call('saveListItems', { effectiveAccountId: who.accountId, listId, description, items: items.map(({ productId, quantity }) => ({ productId, quantity })) });
      return answer.outcome === 'done' ? null : refused(answer.reason === 'list-full' ? 'list-full' : 'list-gone');
    }
    const there = await productsOn(listId, who);
    const fresh = items.filter(({ productId }) => !there.has(recordId(productId)));
    if (there.size + fresh.length > LIST_SIZE) return refused('list-full');
    for (const { productId } of fresh) {
      await http.data(store(`/wishlists/${encodeURIComponent(listId)}/wishlist-items`), { ...call(who), method: 'POST', json: { productId } });
    }
    return null;
  }

  async function listBy(listId: string, who: Who): Promise<ShoppingListSummary | null> {
    const wire = (await wireLists(who)).find(({ id }) => sameId(id, listId));
    if (wire === undefined) return null;
    const terms = await methods.maybe('getListTerms', { effectiveAccountId: who.accountId, listIds: [recordId(wire.id)] }, who.signal);
    return toList(wire, terms?.lists.find((one) => sameId(one.listId, wire.id))?.description);
  }

  const checkItems = (items: readonly CartItem[]): void => {
    if (items.some(({ quantity }) => quantityProblem(quantity) !== null)) throw new PortError('rejected', 'A list takes quantities above 0', { fields: { items: 'invalidEntry' } });
  };

  const uniqueItems = (items: readonly CartItem[]): readonly CartItem[] => {
    const byId = new Map<string, CartItem>();
    for (const item of items) {
      const key = recordId(item.productId);
      if ((byId.get(key)?.quantity ?? 0) < item.quantity) byId.set(key, item);
    }
    return [...byId.values()];
  };

  return {
    async list({ accountId, locale }, options) {
      signedIn(accountId);
      const who = { accountId, locale, signal: options?.signal };
      const found = await wireLists(who);
      const terms = found.length === 0 ? null : await methods.maybe('getListTerms', { effectiveAccountId: accountId, listIds: found.map(({ id }) => recordId(id)) }, options?.signal);
      return found.map((wire) => toList(wire, terms?.lists.find(({ listId }) => sameId(listId, wire.id))?.description));
    },
    create: ({ draft, accountId, locale }) => serial(`lists ${accountId}`, async () => {
      signedIn(accountId);
      const who = { accountId, locale };
      const name = draft.name.trim();
      const description = draft.description.trim();
      if (name === '') throw new PortError('rejected', 'A list needs a name', { fields: { name: 'valueMissing' } });
      if (name.length > NAME_MAX) throw new PortError('rejected', 'The name is too long', { fields: { name: 'tooLong' } });
      if (description !== '' && !methods.has('saveListItems')) throw new PortError('rejected', 'The store keeps no descriptions', { fields: { description: 'invalidEntry' } });
      checkItems(draft.items);
      const items = uniqueItems(draft.items);
      const present = await wireLists(who);
      if (present.length >= MAX_SHOPPING_LISTS) return refused('too-many-lists');
      if (present.some((list) => folded(list.name ?? '') === folded(name))) return refused('name-taken');
      if (items.length > LIST_SIZE) return refused('list-full');
      // Without quantities to keep, the products go with the list in one call.
      const withProducts = methods.has('saveListItems') ? {} : { products: items.map(({ productId }) => ({ productId })) };
      const { value } = await http.data(store('/wishlists'), { ...call(who), method: 'POST', json: { name, ...withProducts } });
      try {
        const { summary } = read(wishlist, value, 'new list');
        if (methods.has('saveListItems') && (items.length > 0 || description !== '')) {
          const trouble = await put(recordId(summary.id), items, description, who);
          if (trouble !== null) return trouble;
        }
        return { outcome: 'done', list: { ...toList(summary, description), name, count: items.length } };
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
        return list === null ? refused('list-gone') : { outcome: 'done', list };
      } catch (thrown) {
        if (toPortError(thrown).code === 'not-found' && (await listBy(listId, who)) === null) return refused('list-gone');
        throw thrown;
      }
    }),
  };
}
