import type { Permission } from '../rules/server-codes';

/** A signed-in buyer. */
export interface SessionUser {
  readonly id: string;
  readonly firstName: string;
  /** Account of the backend session; null if there is none. Adapters convert fifteen zeros to null. */
  readonly accountId: string | null;
  readonly permissions: readonly Permission[];
}

/** Store settings that widgets use. A setting that is missing in the response is false. */
export interface StoreSettings {
  readonly guestBrowsingEnabled: boolean;
  readonly guestCartEnabled: boolean;
  readonly guestCheckoutEnabled: boolean;
  readonly guestCartCheckoutEnabled: boolean;
  readonly splitShipmentEnabled: boolean;
  readonly skipPhoneNumberValidationEnabled: boolean;
  readonly defaultCurrency: string;
  /** Maximum cache age of the response in seconds; null if the backend sends none (decision 37). */
  readonly maxAge: number | null;
}

export type { GuestDetails } from '../rules/checkout';
