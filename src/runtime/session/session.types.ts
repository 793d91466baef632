import type { StoreApi } from 'zustand/vanilla';
import type { Account, SessionUser, StoreSettings } from '../../domain';
import type { Adapter, PortError } from '../../ports';

/** The user and the account that they order for. */
export interface Session {
  readonly isGuest: boolean;
  readonly user: SessionUser | null;
  readonly settings: StoreSettings;
  readonly accounts: readonly Account[];
  /** The effective account; null for none. */
  readonly accountId: string | null;
}

/** State of the session. `ended` differs from `guest`: the buyer was signed in and has to sign in again. */
export type SessionState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly session: Session }
  | { readonly status: 'ended'; readonly session: Session | null }
  | { readonly status: 'failed'; readonly error: PortError };

/** Result of an account switch. A failure contains the backend's status text, plain and shortened. */
export type SwitchOutcome =
  | { readonly outcome: 'switched' }
  | { readonly outcome: 'unchanged' }
  | { readonly outcome: 'failed'; readonly statusText: string | null; readonly error: PortError };

/** Unsaved work that an account switch can lose: cart edits in flight, a checkout, a wizard or a form (decision 13). */
export type UnsavedKind = 'cart' | 'checkout' | 'wizard' | 'form';

/** When unsaved work is lost: with the view that shows it, or only with the page, whose memory keeps it. */
export type LostWith = 'view' | 'page';

/** Owner of account-bound work or data, called when the account changes. */
export interface AccountSwitchHandler {
  /** Completes queued work before the account changes. */
  settle?(accountId: string | null): Promise<void>;
  /** Drops data that must not be visible in another account. */
  drop?(accountId: string | null): Promise<void> | void;
  /** Drops everything after sign-out. */
  forget?(): void;
}

/** The part of a session that an account switch uses. */
export interface SwitchingSession {
  readonly adapter: Adapter;
  readonly store: StoreApi<SessionState>;
  readonly handlers: Iterable<AccountSwitchHandler>;
  current(): Session | null;
  /** Stores the new account for this tab, and notifies other tabs. */
  keep(accountId: string): void;
}
