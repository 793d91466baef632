import type { ListsPort } from '../../../ports';
import type { Context } from '../context';
import { checkItems, nameOf, signedIn } from '../lists';
import { recordId, sameId } from '../mapping/ids';
import { changedList, toEntry, toListSummary, toPerson } from '../mapping/list';
import { productsBy } from '../products';
import { askOf } from '../server-methods/send';
import type { RequestOf } from '../server-methods/contract';
import { listMethods } from '../server-methods/list-methods';

/** Products of a list in one page: their prices and stock are read in three calls. */
const MAX_ENTRIES = 60;

/** Server methods that change a list and tell what it is then. */
type Change = 'editList' | 'deleteList' | 'restoreList' | 'setListItem' | 'removeListItems' | 'arrangeListItems' | 'shareList';

/** A list that is opened, changed and shared, which the platform's wishlists have no calls for: all by server methods. */
export function listChanges(context: Context): Omit<ListsPort, 'list' | 'create' | 'addItems'> {
  const { methods, serial } = context;
  const ask = askOf(methods, listMethods);

  const change = <Name extends Change>(name: Name, request: RequestOf<Name>) =>
    serial(`lists ${request.effectiveAccountId}`, async () => changedList(await ask(name, request)));

  /** What every change names. */
  function ofList({ accountId, listId }: { readonly accountId: string | null; readonly listId: string }) {
    signedIn(accountId);
    return { effectiveAccountId: accountId, listId };
  }

  return {
    async read({ page, pageSize, locale, ...of }, options) {
      const size = Math.min(pageSize, MAX_ENTRIES);
      const found = await ask('getListItems', { ...ofList(of), page, pageSize: size }, options?.signal);
      if (found === null) return null;
      const products = await productsBy(context, 'ids', found.items.map(({ productId }) => recordId(productId)), { accountId: of.accountId, locale, ...options });
      const items = found.items.map((entry) => toEntry(entry, products.find(({ id }) => sameId(id, entry.productId)), context.productFields));
      return { list: toListSummary(found.list), items: { items, page, pageSize: size, total: found.total, hasMore: items.length > 0 && (page + 1) * size < found.total } };
    },
    edit: async ({ name, description, ...of }) => change('editList', { ...ofList(of), name: nameOf(name), description: description.trim() }),
    remove: async (of) => change('deleteList', ofList(of)),
    restore: async (of) => change('restoreList', ofList(of)),
    async setQuantity({ productId, quantity, ...of }) {
      checkItems([{ productId, quantity }]);
      return change('setListItem', { ...ofList(of), productId, quantity });
    },
    removeItems: async ({ productIds, ...of }) => change('removeListItems', { ...ofList(of), productIds: [...productIds] }),
    arrange: async ({ productIds, ...of }) => change('arrangeListItems', { ...ofList(of), productIds: [...productIds] }),
    async people(of, options) {
      const { people } = await ask('getListPeople', ofList(of), options?.signal);
      return people.map(toPerson);
    },
    share: async ({ personId, access, ...of }) => change('shareList', { ...ofList(of), personId, access }),
  };
}
