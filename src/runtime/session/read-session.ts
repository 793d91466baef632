import type { StoreSettings } from '../../domain';
import { type Adapter, PortError } from '../../ports';
import type { Session } from './session.types';

/** Default settings: a missing one is false (decision 12). */
const noSettings: StoreSettings = {
  guestBrowsingEnabled: false,
  guestCartEnabled: false,
  guestCheckoutEnabled: false,
  guestCartCheckoutEnabled: false,
  splitShipmentEnabled: false,
  skipPhoneNumberValidationEnabled: false,
  defaultCurrency: 'USD',
  maxAge: null,
};

/**
 * Reads user, settings and accounts. Account texts are requested in `locale`; `attempt` makes one call, and can repeat
 * it.
 */
export async function readSession(
  adapter: Adapter,
  locale: string,
  attempt: <Data>(call: () => Data | Promise<Data>) => Promise<Data>,
): Promise<Omit<Session, 'accountId'>> {
  const guest = await attempt(() => isGuest(adapter));
  // Guests have no user to read (decision 12).
  const [user, settings, accounts] = await Promise.all([
    guest ? null : attempt(() => adapter.session?.user?.({}) ?? null),
    attempt(() => adapter.session?.settings?.({}) ?? noSettings),
    guest ? [] : attempt(() => adapter.accounts?.list?.({ includeOwn: true, locale }) ?? []),
  ]);
  return { isGuest: guest, user, settings, accounts };
}

/** Whether the user is a guest. Without `session.isGuest` users count as signed in. */
async function isGuest(adapter: Adapter): Promise<boolean> {
  if (adapter.session?.isGuest === undefined) return false;
  const answer = await adapter.session.isGuest({});
  if (typeof answer !== 'boolean') throw new PortError('malformed', 'The guest flag is not a boolean');
  return answer;
}
