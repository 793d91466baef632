import * as z from 'zod/mini';
import { flag, id, optional, optionalList, text } from '../../common/scalars';

/** `session-context`: in v65 it does not contain the user's name, which is in the profile. */
export const sessionContext = z.object({
  guestUser: flag(),
  userId: text(),
  accountId: text(),
  accountName: text(),
  buyerGroups: optionalList(z.object({ id: text(), name: text() })),
  profile: optional(z.object({ firstName: text(), lastName: text(), userName: text() })),
  guestUserDetails: optional(z.object({ lastName: text(), email: text(), phoneNumber: text() })),
});

/** `application-context`. */
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
  supportedCurrencies: optionalList(z.string()),
  shippingCountries: optionalList(z.string()),
  country: text(),
  taxType: text(),
  inventoryConfiguration: optional(z.object({ isInventoryEnabled: flag() })),
  orderStatuses: optionalList(z.object({ apiName: text(), displayValue: text() })),
});

/** `ai/configuration`. */
export const aiConfiguration = z.object({
  activityTrackingEnabled: flag(),
  catalogExists: flag(),
  deploymentEnabled: flag(),
  isDeployed: flag(),
  host: text(),
  siteId: text(),
  tenant: text(),
});

const managedAccount = z.object({
  accountId: id(),
  accountName: text(),
  isMyAccount: flag(),
  address: optional(z.object({ street: text(), city: text(), state: text(), country: text(), zip: text() })),
});

/** `external-managed-accounts`. */
export const managedAccounts = z.object({ externalManagedAccounts: z.nullish(z.array(managedAccount)) });

export type ManagedAccount = z.output<typeof managedAccount>;

/** `effective-accounts/{id}`: undocumented, so no field is required. */
export const effectiveAccount = optional(
  z.object({ id: text(), accountId: text(), name: text(), accountName: text() }),
);

/** `myprofile`. */
export const myProfile = z.object({ firstName: text(), lastName: text(), email: text(), phoneNumber: text() });
