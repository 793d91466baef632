import { type CartPort, PortError } from '../../../ports';
import type { DemoContext } from '../context';
import type { DemoAccount } from '../data/accounts';
import { changeCart, presentCart } from '../engine/cart';
import type { Call } from '../faults';
import type { Repricing } from '../repricing';
import { requireOrdering } from './require-permission';

/** Implements the cart port for accounts, and for guests if the store allows it. */
export function cartPort(context: DemoContext, call: Call, repricing: Repricing): CartPort {
  const { world } = context;

  async function accountWithCart(accountId: string | null): Promise<DemoAccount | null> {
    const account = await context.accountOf(accountId);
    if (account !== null) return account;
    if ((await context.buyer()) !== null)
      throw new PortError('rejected', 'The effective account is required', { fields: { accountId: 'valueMissing' } });
    if (world.changes.guestCart !== true || world.changes.guestPrices === false)
      throw new PortError('signed-out', 'Guests have no cart in this store');
    return null;
  }

  return {
    read: call('cart.read', async ({ accountId, locale }) => {
      const account = await accountWithCart(accountId);
      const state = await context.state(account);
      return presentCart(state, account, world, context.reader(account, state, locale), repricing.read(account));
    }),
    change: call('cart.change', async ({ accountId, locale, change, revision }) => {
      const account = await accountWithCart(accountId);
      await requireOrdering(context);
      const market = world.market(account);
      const { state, changed } = await context.mutate(account, (before) => {
        const [state, changed] = changeCart(change, revision, { state: before, market, world, account });
        return [state, { state, changed }];
      });
      if (changed.outcome !== 'refused') repricing.begin(account);
      const cart = presentCart(state, account, world, context.reader(account, state, locale), repricing.isOn(account));
      return { ...changed, cart };
    }),
  };
}
