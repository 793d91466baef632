import { PortError, type SessionPort } from '../../../ports';
import type { DemoContext } from '../context';
import type { Call } from '../faults';

const MAX_AGE_SECONDS = 300;

/** Who is here. */
export function sessionPort(context: DemoContext, call: Call): SessionPort {
  return {
    isGuest: call('session.isGuest', async () => (await context.buyer()) === null),
    user: call('session.user', async () => {
      const buyer = await context.buyer();
      if (buyer === null) throw new PortError('signed-out', 'Nobody is signed in');
      const { accountId } = await context.session();
      const current =
        accountId !== null && buyer.accounts.includes(accountId) ? accountId : (buyer.accounts[0] ?? null);
      return { id: buyer.id, firstName: buyer.firstName, accountId: current, permissions: [...buyer.permissions] };
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
