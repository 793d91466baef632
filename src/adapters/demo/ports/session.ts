import { PortError, type SessionPort } from '../../../ports';
import type { DemoContext } from '../context';
import type { DemoBuyer } from '../data/buyers';
import type { Call } from '../faults';

const MAX_AGE_SECONDS = 300;

/** Implements the session port. */
export function sessionPort(context: DemoContext, call: Call): SessionPort {
  const accountOf = async (buyer: DemoBuyer): Promise<string | null> => {
    const { accountId } = await context.session();
    return accountId !== null && buyer.accounts.includes(accountId) ? accountId : (buyer.accounts[0] ?? null);
  };
  return {
    isGuest: call('session.isGuest', async () => (await context.buyer()) === null),
    account: call('session.account', async () => {
      const buyer = await context.buyer();
      return buyer === null ? null : accountOf(buyer);
    }),
    user: call('session.user', async () => {
      const buyer = await context.buyer();
      if (buyer === null) throw new PortError('signed-out', 'Nobody is signed in');
      return {
        id: buyer.id,
        firstName: buyer.firstName,
        accountId: await accountOf(buyer),
        permissions: [...buyer.permissions],
      };
    }),
    settings: call('session.settings', async () => {
      const {
        guestBrowsing = true,
        guestPrices = true,
        guestCart = false,
        guestCheckout = false,
        guestCartCheckout = false,
        splitShipment = false,
      } = context.world.changes;
      return {
        guestBrowsingEnabled: guestBrowsing,
        guestCartEnabled: guestCart && guestPrices,
        guestCheckoutEnabled: guestCheckout,
        guestCartCheckoutEnabled: guestCartCheckout,
        splitShipmentEnabled: splitShipment,
        skipPhoneNumberValidationEnabled: false,
        defaultCurrency: 'USD',
        maxAge: MAX_AGE_SECONDS,
      };
    }),
  };
}
