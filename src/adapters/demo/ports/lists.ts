import type { ShoppingListItem, ListResult } from '../../../domain';
import { type ListsPort, PortError } from '../../../ports';
import type { DemoContext } from '../context';
import { type DemoAccount, regions } from '../data/accounts';
import { accessOf, peopleOf, presentList } from '../engine/list-access';
import {
  arrangeList,
  editList,
  removeList,
  restoreList,
  setListQuantity,
  shareList,
  takeOffList,
} from '../engine/list-changes';
import { addToList, createList, type ListChanged, type Listing, activeLists } from '../engine/lists';
import { paged } from '../engine/paging';
import { missingProduct, presentProduct } from '../engine/present';
import { problemOf } from '../engine/pricing';
import type { Call } from '../faults';
import type { AccountState, ListRecord } from '../store/records';
import { requireOrdering } from './require-permission';

/** Implements the lists port; lists are part of the account's record. */
export function listsPort(context: DemoContext, call: Call): ListsPort {
  const { world } = context;

  async function own(
    accountId: string | null,
  ): Promise<{ readonly account: DemoAccount; readonly buyerId: string | null; readonly timeZone: string }> {
    const account = await context.accountOf(accountId);
    if (account === null) throw new PortError('signed-out', 'A guest has no lists');
    await requireOrdering(context);
    return { account, buyerId: (await context.buyer())?.id ?? null, timeZone: regions[account.region].timeZone };
  }

  async function change(
    accountId: string | null,
    carryOut: (listing: Listing) => readonly [AccountState, ListChanged],
  ): Promise<ListResult> {
    const { account, buyerId, timeZone } = await own(accountId);
    const result = await context.mutate(account, (state) =>
      carryOut({ state, now: world.now(), find: world.find, buyerId }),
    );
    return result.outcome === 'refused'
      ? result
      : { outcome: 'done', list: presentList(result.list, buyerId, timeZone) };
  }

  /** An existing list that the buyer can see. */
  const listOf = (state: AccountState, listId: string, buyerId: string | null): ListRecord | undefined =>
    activeLists(state).find((list) => list.id === listId && accessOf(list, buyerId) !== null);

  return {
    list: call('lists.list', async ({ accountId }) => {
      const { account, buyerId, timeZone } = await own(accountId);
      const seen = activeLists(await context.state(account)).filter((list) => accessOf(list, buyerId) !== null);
      return seen.map((list) => presentList(list, buyerId, timeZone));
    }),
    read: call('lists.read', async ({ accountId, listId, locale, page, pageSize }) => {
      const { account, buyerId, timeZone } = await own(accountId);
      const state = await context.state(account);
      const list = listOf(state, listId, buyerId);
      if (list === undefined) return null;
      const reader = context.reader(account, state, locale);
      const entry = ({ productId, quantity }: ListRecord['items'][number]): ShoppingListItem => {
        const item = world.find(productId);
        if (item === undefined) return { product: missingProduct(productId, reader), quantity, problem: 'not-listed' };
        return { product: presentProduct(item, reader), quantity, problem: problemOf(item, reader.market) };
      };
      const part = paged(list.items, { page, pageSize });
      return { list: presentList(list, buyerId, timeZone), items: { ...part, items: part.items.map(entry) } };
    }),
    create: call('lists.create', ({ accountId, draft }) => change(accountId, (listing) => createList(draft, listing))),
    edit: call('lists.edit', ({ accountId, listId, ...details }) =>
      change(accountId, (listing) => editList(listId, details, listing)),
    ),
    remove: call('lists.remove', ({ accountId, listId }) =>
      change(accountId, (listing) => removeList(listId, listing)),
    ),
    restore: call('lists.restore', ({ accountId, listId }) =>
      change(accountId, (listing) => restoreList(listId, listing)),
    ),
    addItems: call('lists.addItems', ({ accountId, listId, items }) =>
      change(accountId, (listing) => addToList(listId, items, listing)),
    ),
    setQuantity: call('lists.setQuantity', ({ accountId, listId, ...item }) =>
      change(accountId, (listing) => setListQuantity(listId, item, listing)),
    ),
    removeItems: call('lists.removeItems', ({ accountId, listId, productIds }) =>
      change(accountId, (listing) => takeOffList(listId, productIds, listing)),
    ),
    arrange: call('lists.arrange', ({ accountId, listId, productIds }) =>
      change(accountId, (listing) => arrangeList(listId, productIds, listing)),
    ),
    people: call('lists.people', async ({ accountId, listId }) => {
      const { account, buyerId } = await own(accountId);
      const list = listOf(await context.state(account), listId, buyerId);
      if (list === undefined) throw new PortError('not-found', 'The list does not exist');
      return peopleOf(list, account, buyerId);
    }),
    share: call('lists.share', async ({ accountId, listId, personId, access }) => {
      const { account, buyerId } = await own(accountId);
      const list = listOf(await context.state(account), listId, buyerId);
      if (list && !peopleOf(list, account, buyerId).some(({ id }) => id === personId))
        throw new PortError('not-found', 'The list cannot be shared with this user');
      return change(accountId, (listing) => shareList(listId, personId, access, listing));
    }),
  };
}
