import { ownValue, trimmedOrNull } from './read';

/** Fifteen zeros, or their 18-character form: the platform's "none". */
const NONE = /^0{15}(?:AAA)?$/i;

/** An account id, trimmed; null when it is empty, not a text, or the platform's placeholder (decision 8). */
export function parseEffectiveAccountId(value: unknown): string | null {
  const id = trimmedOrNull(value);
  return id === null || NONE.test(id) ? null : id;
}

/** True only when the session says the user is not a guest; a missing answer means guest (decision 12). */
export const isLoggedIn = (guestUser: unknown): boolean => guestUser === false;

/** Where an effective account may come from. */
export interface AccountSources {
  /** The accounts the buyer may use, as the port lists them. */
  readonly accounts: readonly { readonly id: string; readonly isDefault?: boolean }[];
  /** The host's own choice. */
  readonly controlled?: unknown;
  /** What session storage remembers: a hint, taken only if the list still has it. */
  readonly stored?: unknown;
  /** What the session context names. */
  readonly session?: unknown;
}

/** The account on load: the host's, the stored one if still listed, the default, the session's, or none (decision 8). */
export function initialAccountId({ accounts, controlled, stored, session }: AccountSources): string | null {
  const remembered = parseEffectiveAccountId(stored);
  return (
    parseEffectiveAccountId(controlled) ??
    (accounts.some((account) => account.id === remembered) ? remembered : null) ??
    parseEffectiveAccountId(accounts.find((account) => account.isDefault === true)?.id) ??
    parseEffectiveAccountId(session)
  );
}

/** What a guest may do in this store; a missing setting is false (decision 12). */
export interface GuestRights {
  readonly browse: boolean;
  readonly cart: boolean;
  readonly checkout: boolean;
}

/** A guest's rights from the application context's settings. */
export function guestRights(settings: unknown): GuestRights {
  const on = (name: string): boolean => ownValue(settings, name) === true;
  return {
    browse: on('guestBrowsingEnabled'),
    cart: on('guestCartEnabled'),
    checkout: on('guestCheckoutEnabled') || on('guestCartCheckoutEnabled'),
  };
}
