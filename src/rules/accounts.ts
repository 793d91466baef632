import { ownValue, trimmedOrNull } from './read';

/** Account id that the platform uses for "none": fifteen zeros, or their 18-character form. */
const NONE = /^0{15}(?:AAA)?$/i;

/**
 * Returns a trimmed account id; null for an empty value, a value that is not a string, and the platform's placeholder
 * (decision 8).
 */
export function parseEffectiveAccountId(value: unknown): string | null {
  const id = trimmedOrNull(value);
  return id === null || NONE.test(id) ? null : id;
}

/** True only when the session says that the user is not a guest; a missing value means guest (decision 12). */
export const isLoggedIn = (guestUser: unknown): boolean => guestUser === false;

/** Sources of the effective account on load. */
export interface AccountSources {
  /** The accounts the buyer may use, as the port lists them. */
  readonly accounts: readonly { readonly id: string; readonly isDefault?: boolean }[];
  /** The account that the host sets. */
  readonly controlled?: unknown;
  /** The account in session storage; used only while `accounts` still lists it. */
  readonly stored?: unknown;
  /** The account in the session context. */
  readonly session?: unknown;
}

/**
 * Returns the account on load: the host's, else the stored one if it is still listed, else the default, else the
 * session's, else null (decision 8).
 */
export function initialAccountId({ accounts, controlled, stored, session }: AccountSources): string | null {
  const remembered = parseEffectiveAccountId(stored);
  return (
    parseEffectiveAccountId(controlled) ??
    (accounts.some((account) => account.id === remembered) ? remembered : null) ??
    parseEffectiveAccountId(accounts.find((account) => account.isDefault === true)?.id) ??
    parseEffectiveAccountId(session)
  );
}

/** What guests can do in this store; a missing setting is false (decision 12). */
export interface GuestRights {
  readonly browse: boolean;
  readonly cart: boolean;
  readonly checkout: boolean;
}

/** Reads the rights of guests from the settings of the application context. */
export function guestRights(settings: unknown): GuestRights {
  const on = (name: string): boolean => ownValue(settings, name) === true;
  return {
    browse: on('guestBrowsingEnabled'),
    cart: on('guestCartEnabled'),
    checkout: on('guestCheckoutEnabled') || on('guestCartCheckoutEnabled'),
  };
}
