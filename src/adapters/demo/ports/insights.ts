import { type InsightsPort, PortError } from '../../../ports';
import { MAX_INSIGHT_WEEKS } from '../../../rules/insights';
import type { DemoContext } from '../context';
import type { DemoAccount } from '../data/accounts';
import { nextDelivery, orderWeeks } from '../engine/insights';
import type { Call } from '../faults';
import { requireOrdering } from './require-permission';

/** Implements the insights port: the next delivery and recent orders. */
export function insightsPort(context: DemoContext, call: Call): InsightsPort {
  const { world } = context;

  async function accountOf(accountId: string | null): Promise<DemoAccount> {
    const account = await context.accountOf(accountId);
    if (account === null) throw new PortError('signed-out', 'Insights are not available to guests');
    return account;
  }

  return {
    delivery: call('insights.delivery', async ({ accountId, locale }) =>
      nextDelivery(await accountOf(accountId), world, locale),
    ),
    weeks: call('insights.weeks', async ({ accountId, locale, weeks }) => {
      const account = await accountOf(accountId);
      await requireOrdering(context);
      if (!Number.isInteger(weeks) || weeks < 1 || weeks > MAX_INSIGHT_WEEKS)
        throw new PortError('rejected', 'The number of weeks is not valid', { fields: { weeks: 'badInput' } });
      const state = await context.state(account);
      const cancelled = new Set(state.cancellations.map(({ orderId }) => orderId));
      const orders = [...world.archive(account), ...state.orders].filter(({ id }) => !cancelled.has(id));
      return orderWeeks(orders, weeks, context.reader(account, state, locale));
    }),
  };
}
