import { CONSOLIDATED_BOTTLER_ID } from './limits';
import { ownValue, trimmedOrNull } from './read';

/** Details a guest gave; a blank one is not there. */
export interface GuestDetails {
  readonly lastName?: string;
  readonly email?: string;
  readonly phoneNumber?: string;
}

/** A guest's details, each trimmed and kept only when it is not blank (decision 12). */
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

/** True when consolidated checkout is offered: the account's bottler is 4200, or the number given (decision 16). */
export const isConsolidatedCheckoutOffered = (
  bottlerId: unknown,
  offeredTo: number = CONSOLIDATED_BOTTLER_ID,
): boolean =>
  (typeof bottlerId === 'string' || typeof bottlerId === 'number') && String(bottlerId).trim() === String(offeredTo);
