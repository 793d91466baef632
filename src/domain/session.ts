import type { Permission } from '../rules/server-codes';

/** A signed-in buyer. */
export interface SessionUser {
  readonly id: string;
  readonly firstName: string;
  /** The account the backend session stands on, null for none (fifteen zeros are already null). */
  readonly accountId: string | null;
  readonly permissions: readonly Permission[];
}

/** Store settings widgets ask about. A setting the backend leaves out is false. */
export interface StoreSettings {
  readonly guestBrowsingEnabled: boolean;
  readonly guestCartEnabled: boolean;
  readonly guestCheckoutEnabled: boolean;
  readonly guestCartCheckoutEnabled: boolean;
  readonly splitShipmentEnabled: boolean;
  readonly skipPhoneNumberValidationEnabled: boolean;
  readonly defaultCurrency: string;
  /** Seconds this answer may be kept; null when the backend did not say (decision 37). */
  readonly maxAge: number | null;
}

export type { GuestDetails } from '../rules/checkout';
