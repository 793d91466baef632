import { PortError, type PromotionsPort } from '../../../ports';
import type { DemoContext } from '../context';
import { priceCart } from '../engine/cart';
import { promotionsOf } from '../engine/promotions';
import type { Call } from '../faults';

/** Implements the promotions port with the rules that price a cart. */
export function promotionsPort(context: DemoContext, call: Call): PromotionsPort {
  const { world } = context;
  return {
    list: call('promotions.list', async ({ accountId, locale }) => {
      const account = await context.accountOf(accountId);
      if (account === null) throw new PortError('signed-out', 'Promotions are not available to guests');
      const state = await context.state(account);
      const offered = promotionsOf(
        account,
        priceCart(state, account, world),
        world,
        context.reader(account, state, locale),
      );
      return world.changes.promotions === 'none' ? { ...offered, items: [] } : offered;
    }),
  };
}
