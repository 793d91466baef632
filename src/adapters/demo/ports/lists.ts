import type { ListResult } from '../../../domain';
import { type ListsPort, PortError } from '../../../ports';
import type { DemoContext } from '../context';
import { type DemoAccount, regions } from '../data/accounts';
import { addToList, createList, type ListChanged, presentList } from '../engine/lists';
import type { Call } from '../faults';
import type { AccountState } from '../store/records';
import { mayOrder } from './may-order';

/** Shopping lists of an account, kept with the rest of what it can change. */
export function listsPort(context: DemoContext, call: Call): ListsPort {
  const { world } = context;

  async function ownAccount(accountId: string | null): Promise<DemoAccount> {
    const account = await context.accountOf(accountId);
    if (account === null) throw new PortError('signed-out', 'A guest has no lists');
    await mayOrder(context);
    return account;
  }

  async function change(accountId: string | null, carryOut: (state: AccountState) => readonly [AccountState, ListChanged]): Promise<ListResult> {
    const account = await ownAccount(accountId);
    const result = await context.mutate(account, carryOut);
    return result.outcome === 'refused' ? result : { outcome: 'done', list: presentList(result.list, regions[account.region].timeZone) };
  }

  const listing = (state: AccountState) => ({ state, now: world.now(), find: world.find });

  return {
    list: call('lists.list', async ({ accountId }) => {
      const account = await ownAccount(accountId);
      const { lists } = await context.state(account);
      return lists.map((list) => presentList(list, regions[account.region].timeZone));
    }),
    create: call('lists.create', ({ accountId, draft }) => change(accountId, (state) => createList(draft, listing(state)))),
    addItems: call('lists.addItems', ({ accountId, listId, items }) => change(accountId, (state) => addToList(listId, items, listing(state)))),
  };
}
