import type { Account } from '../../domain';
import { type Adapter, PortError, toPortError } from '../../ports';
import { perAdapter } from '../per-adapter';
import { getSessionRuntime } from '../session/session';
import type { SwitchOutcome, UnsavedKind } from '../session/session.types';
import { createSnapshots, type Handle } from './handle';
import { type HostSettings, keepSettings, refreshSession, startSession, whenKnown } from './host-session';

/** The accounts of the current buyer. */
export interface AccountSnapshot {
  /** `unavailable`: no buyer is signed in. */
  readonly status: 'loading' | 'ready' | 'unavailable' | 'failed';
  /** Id of the selected account; null for none. */
  readonly accountId: string | null;
  /** The selected account; null if the adapter does not list it. */
  readonly account: Account | null;
  /** Every account the buyer may switch to. */
  readonly accounts: readonly Account[];
  readonly error: PortError | null;
}

/** Result of `switchTo`. `unsaved`: the account was not switched, because unsaved work of these kinds would be lost. */
export type AccountSwitchResult =
  SwitchOutcome | { readonly outcome: 'unsaved'; readonly unsaved: readonly UnsavedKind[] };

/** Methods of the accounts. */
export interface AccountCalls {
  refresh(): Promise<void>;
  /** Switches to one of `accounts`. Unsaved work prevents it unless `discard` is true. Never rejects. */
  switchTo(accountId: string, options?: { readonly discard?: boolean }): Promise<AccountSwitchResult>;
}

/** The accounts of an adapter's buyer, for code outside React. */
export interface AccountHandle extends Handle<AccountSnapshot>, AccountCalls {}

const none = { accountId: null, account: null, accounts: [], error: null } as const;

/** Snapshot on a server and before the session has loaded. */
export const initialAccount: AccountSnapshot = { ...none, status: 'loading' };

const accountHandle = /* @__PURE__ */ perAdapter((adapter: Adapter): AccountHandle => {
  const session = getSessionRuntime(adapter);
  const { store } = session;

  function derive(): AccountSnapshot {
    const state = store.getState();
    if (state.status === 'loading') return initialAccount;
    if (state.status === 'failed') return { ...none, status: 'failed', error: state.error };
    if (state.status === 'ended' || state.session.isGuest) return { ...none, status: 'unavailable' };
    const { accounts, accountId } = state.session;
    const account = accounts.find(({ id }) => id === accountId) ?? null;
    return { status: 'ready', accountId, account, accounts, error: null };
  }

  async function switchTo(accountId: string, { discard = false } = {}): Promise<AccountSwitchResult> {
    startSession(adapter);
    await whenKnown(session);
    if (!derive().accounts.some(({ id }) => id === accountId)) {
      const error = new PortError('not-found', `The buyer has no account “${accountId}” to switch to`);
      return { outcome: 'failed', statusText: null, error };
    }
    const unsaved = accountId === derive().accountId ? [] : session.unsavedWork();
    if (unsaved.length > 0 && !discard) return { outcome: 'unsaved', unsaved };
    // Listeners of an account switch may throw.
    return session
      .switchTo(accountId)
      .catch((thrown: unknown) => ({ outcome: 'failed', statusText: null, error: toPortError(thrown) }));
  }

  return {
    ...createSnapshots({
      derive,
      session,
      connect: (changed) => {
        startSession(adapter);
        return store.subscribe(changed);
      },
    }),
    refresh: () => refreshSession(adapter),
    switchTo,
  };
});

/** Returns the accounts that all widgets of an adapter share. `settings` apply only if no widget has started the session. */
export function accountOf(adapter: Adapter, settings?: HostSettings): AccountHandle {
  keepSettings(adapter, settings);
  return accountHandle(adapter);
}
