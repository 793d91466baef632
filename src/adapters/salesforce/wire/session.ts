import * as z from 'zod/mini';
import { flag, id, shown, shownList, text } from './scalars';

/** `session-context` (spec §3): at v65 the user's name is in the profile only. */
export const sessionContext = z.object({
  guestUser: flag(),
  userId: text(),
  accountId: text(),
  accountName: text(),
  buyerGroups: shownList(z.object({ id: text(), name: text() })),
  profile: shown(z.object({ firstName: text(), lastName: text(), userName: text() })),
  guestUserDetails: shown(z.object({ lastName: text(), email: text(), phoneNumber: text() })),
});

/** `application-context` (spec §3). */
export const applicationContext = z.object({
  guestBrowsingEnabled: flag(),
  guestCartEnabled: flag(),
  guestCheckoutEnabled: flag(),
  guestCartCheckoutEnabled: flag(),
  splitShipmentEnabled: flag(),
  skipPhoneNumberValidationEnabled: flag(),
  cartCalculateEnabled: flag(),
  placeOrderV2Enabled: flag(),
  defaultCurrency: text(),
  supportedCurrencies: shownList(z.string()),
  shippingCountries: shownList(z.string()),
  country: text(),
  taxType: text(),
  inventoryConfiguration: shown(z.object({ isInventoryEnabled: flag() })),
  orderStatuses: shownList(z.object({ apiName: text(), displayValue: text() })),
});

/** `ai/configuration` (spec §3). */
export const aiConfiguration = z.object({
  activityTrackingEnabled: flag(), catalogExists: flag(), deploymentEnabled: flag(), isDeployed: flag(),
  host: text(), siteId: text(), tenant: text(),
});

const managedAccount = z.object({
  accountId: id(),
  accountName: text(),
  isMyAccount: flag(),
  address: shown(z.object({ street: text(), city: text(), state: text(), country: text(), zip: text() })),
});

/** `external-managed-accounts`. */
export const managedAccounts = z.object({ externalManagedAccounts: z.nullish(z.array(managedAccount)) });

export type ManagedAccount = z.output<typeof managedAccount>;

/** `effective-accounts/{id}`: undocumented, so nothing of it is needed. */
export const effectiveAccount = shown(z.object({ id: text(), accountId: text(), name: text(), accountName: text() }));

/** `myprofile`. */
export const myProfile = z.object({ firstName: text(), lastName: text(), email: text(), phoneNumber: text() });
