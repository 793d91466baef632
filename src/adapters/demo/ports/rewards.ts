import { PortError, type RewardsPort } from '../../../ports';
import type { DemoContext } from '../context';
import { paged } from '../engine/paging';
import { type Counting, presentEntries, presentRewards } from '../engine/rewards';
import type { Call } from '../faults';

/** Implements the rewards port: points from orders minus claims. */
export function rewardsPort(context: DemoContext, call: Call): RewardsPort {
  async function counting(accountId: string | null): Promise<Counting> {
    const account = await context.accountOf(accountId);
    if (account === null) throw new PortError('signed-out', 'A guest has no points');
    return { account, state: await context.state(account), world: context.world };
  }
  return {
    read: call('rewards.read', async ({ accountId, locale }) => presentRewards(await counting(accountId), locale)),
    history: call('rewards.history', async ({ accountId, locale, page, pageSize }) =>
      paged(presentEntries(await counting(accountId), locale), { page, pageSize }),
    ),
  };
}
