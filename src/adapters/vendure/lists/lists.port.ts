import type { CartItem, ListAccess, ListRefusal, ListResult, ShoppingListSummary } from '../../../domain';
import { type ForAccount, type InLocale, type ListsPort, PortError } from '../../../ports';
import { plain, typed } from '../../common/text';
import { productProblemFor, toProduct } from '../catalog/product.mapping';
import { throwProblems } from '../common/attempts';
import { readPage } from '../common/pages';
import type { Context } from '../context';
import type { Document } from '../transport/graphql';
import {
  addToTradeList,
  arrangeTradeList,
  createTradeList,
  editTradeList,
  removeFromTradeList,
  removeTradeList,
  restoreTradeList,
  setTradeListQuantity,
  shareTradeList,
  tradeList,
  tradeListPeople,
  tradeLists,
  type WireList,
} from './lists.wire';

const accesses: readonly ListAccess[] = ['own', 'edit', 'view'];
const refusals: readonly ListRefusal[] = [
  'too-many-lists',
  'name-taken',
  'list-full',
  'list-gone',
  'item-gone',
  'read-only',
];

const toList = ({
  id,
  name,
  description,
  count,
  changedAt,
  access,
  owner,
  sharedWith,
}: WireList): ShoppingListSummary => ({
  id,
  name: typed(name),
  description: typed(description),
  count,
  changedAt,
  access: accesses.find((known) => known === access) ?? 'view',
  owner: plain(owner) || null,
  sharedWith,
});

const toItem = ({ productId, quantity }: CartItem) => ({ variantId: productId, quantity });

/** Throws for a quantity that the server's type can't hold. @throws PortError `rejected` */
function checkQuantities(items: readonly CartItem[]): void {
  if (items.some(({ quantity }) => !Number.isInteger(quantity)))
    throw new PortError('rejected', 'A quantity must be a whole number', { fields: { quantity: 'badInput' } });
}

/** Implements the lists port with the plugin. */
export function listsPort({ graphql, options, runExclusive }: Context): ListsPort {
  const change = (
    document: Document<(typeof editTradeList)['schema']>,
    { accountId, locale }: ForAccount & InLocale,
    variables: Readonly<Record<string, unknown>>,
  ): Promise<ListResult> =>
    runExclusive(`lists ${accountId}`, async () => {
      const { result } = await graphql.send(document, { variables, accountId, locale });
      throwProblems(result.problems, 'The list is not valid');
      if (result.list !== null && result.refusal === null) return { outcome: 'done', list: toList(result.list) };
      const reason = refusals.find((known) => known === result.refusal);
      if (reason === undefined) throw new PortError('malformed', 'A list was refused for an unknown reason');
      return { outcome: 'refused', reason };
    });

  return {
    async list({ accountId, locale }, call) {
      const found = await graphql.send(tradeLists, { accountId, locale, ...call });
      return found.tradeLists.map(toList);
    },
    async read({ listId, accountId, locale, ...request }, call) {
      let list: WireList | null = null;
      const page = await readPage(request, async (part) => {
        const found = await graphql.send(tradeList, { variables: { id: listId, ...part }, accountId, locale, ...call });
        list = found.tradeList;
        return { items: found.tradeList?.items ?? [], totalItems: found.tradeList?.count ?? 0 };
      });
      // The compiler does not see that the callback assigns it.
      const found = list as WireList | null;
      if (found === null) return null;
      const { items, totalItems, ...rest } = page;
      return {
        list: toList(found),
        items: {
          ...rest,
          total: totalItems,
          items: items.map(({ product, quantity }) => ({
            product: toProduct(product, options.baseUrl),
            quantity,
            problem: productProblemFor(product.problem),
          })),
        },
      };
    },
    async create({ draft: { name, description, items }, ...caller }) {
      checkQuantities(items);
      return change(createTradeList, caller, { input: { name, description, items: items.map(toItem) } });
    },
    edit: ({ listId: id, name, description, ...caller }) => change(editTradeList, caller, { id, name, description }),
    remove: ({ listId: id, ...caller }) => change(removeTradeList, caller, { id }),
    restore: ({ listId: id, ...caller }) => change(restoreTradeList, caller, { id }),
    async addItems({ listId: id, items, ...caller }) {
      checkQuantities(items);
      return change(addToTradeList, caller, { id, items: items.map(toItem) });
    },
    async setQuantity({ listId: id, productId, quantity, ...caller }) {
      checkQuantities([{ productId, quantity }]);
      return change(setTradeListQuantity, caller, { id, item: { variantId: productId, quantity } });
    },
    removeItems: ({ listId: id, productIds, ...caller }) =>
      change(removeFromTradeList, caller, { id, variantIds: productIds }),
    arrange: ({ listId: id, productIds, ...caller }) =>
      change(arrangeTradeList, caller, { id, variantIds: productIds }),
    async people({ listId: id, accountId, locale }, call) {
      const found = await graphql.send(tradeListPeople, { variables: { id }, accountId, locale, ...call });
      return found.tradeListPeople.map(({ id: personId, name, access }) => ({
        id: personId,
        name: plain(name),
        access,
      }));
    },
    share: ({ listId: id, personId, access, ...caller }) => change(shareTradeList, caller, { id, personId, access }),
  };
}
