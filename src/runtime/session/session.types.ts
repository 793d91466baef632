import type { StoreApi } from 'zustand/vanilla';
import type { Account, SessionUser, StoreSettings } from '../../domain';
import type { Adapter, PortError } from '../../ports';

/** The user, and the account they order for. */
export interface Session {
  readonly guest: boolean;
  readonly user: SessionUser | null;
  readonly settings: StoreSettings;
  readonly accounts: readonly Account[];
  /** The effective account; null for none. */
  readonly accountId: string | null;
}

/** What is known of the session. `ended` is told apart from `guest`: the buyer was here and has to sign in again. */
export type SessionState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly session: Session }
  | { readonly status: 'ended'; readonly session: Session | null }
  | { readonly status: 'failed'; readonly error: PortError };

/** How a switch of account ended. A failure carries the backend's status text, plain and capped. */
export type SwitchOutcome =
  | { readonly outcome: 'switched' }
  | { readonly outcome: 'unchanged' }
  | { readonly outcome: 'failed'; readonly statusText: string | null; readonly error: PortError };

/** What a switch of account may lose: quantities on their way, the answers of a checkout or a wizard, a form (decision 13). */
export type UnsavedKind = 'cart' | 'checkout' | 'wizard' | 'form';

/** With what unsaved work is lost: with the view that shows it, or only with the whole page, whose memory keeps it. */
export type LostWith = 'view' | 'page';

/** Something that holds work or answers of one account. */
export interface AccountSwitchHandler {
  /** Finishes queued work before the account changes. */
  settle?(accountId: string | null): Promise<void>;
  /** Drops what must not be seen from another account. */
  drop?(accountId: string | null): Promise<void> | void;
  /** Drops everything: the buyer signed out. */
  forget?(): void;
}

/** What a switch of account needs of the session. */
export interface SwitchingSession {
  readonly adapter: Adapter;
  readonly store: StoreApi<SessionState>;
  readonly handlers: Iterable<AccountSwitchHandler>;
  current(): Session | null;
  /** Remembers the new account in this tab, and tells the other tabs. */
  keep(accountId: string): void;
}
