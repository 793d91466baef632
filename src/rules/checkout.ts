import { CONSOLIDATED_BOTTLER_ID } from './limits';
import { ownValue, trimmedOrNull } from './read';

/** Contact details of a guest; blank fields are absent. */
export interface GuestDetails {
  readonly lastName?: string;
  readonly email?: string;
  readonly phoneNumber?: string;
}

/** Parses a guest's details: trims every field and drops blank ones (decision 12). */
export function parseGuestDetails(value: unknown): GuestDetails {
  const lastName = trimmedOrNull(ownValue(value, 'lastName'));
  const email = trimmedOrNull(ownValue(value, 'email'));
  const phoneNumber = trimmedOrNull(ownValue(value, 'phoneNumber'));
  return {
    ...(lastName === null ? {} : { lastName }),
    ...(email === null ? {} : { email }),
    ...(phoneNumber === null ? {} : { phoneNumber }),
  };
}

/** True when consolidated checkout is offered: the account's bottler is 4200 or the given id (decision 16). */
export const isConsolidatedCheckoutOffered = (
  bottlerId: unknown,
  offeredTo: number = CONSOLIDATED_BOTTLER_ID,
): boolean =>
  (typeof bottlerId === 'string' || typeof bottlerId === 'number') && String(bottlerId).trim() === String(offeredTo);

/** What an account or store requires of an order, besides a payment method. */
export interface OrderRequirements {
  /** `optional` accepts an order without a PO number, `off` doesn’t ask for one. */
  readonly purchaseOrderNumber: 'required' | 'optional' | 'off';
  /** Whether the buyer accepts the terms of sale with each order. False if the account has agreed to them elsewhere. */
  readonly termsAccepted: boolean;
  /** `off` if the store plans no delivery dates: the buyer isn’t asked for one. Default: required. */
  readonly deliveryDate?: 'required' | 'off';
  /** `off` if the store can’t keep notes for the driver. Default: optional. */
  readonly notes?: 'optional' | 'off';
}

const everything: OrderRequirements = { purchaseOrderNumber: 'required', termsAccepted: true };

/** Returns what an order requires: a PO number and accepted terms, unless the backend states less. */
export const orderRequirements = ({
  requirements,
}: {
  readonly requirements?: OrderRequirements | null;
}): OrderRequirements => requirements ?? everything;
