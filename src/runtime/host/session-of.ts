import type { SessionUser } from '../../domain';
import type { Adapter, PortError } from '../../ports';
import { perAdapter } from '../per-adapter';
import { getSessionRuntime } from '../session/session';
import { signOut } from '../session/sign-out';
import { createSnapshots, type Handle } from './handle';
import { type HostSettings, keepSettings, refreshSession, startSession } from './host-session';

/** The session of the current buyer. */
export interface SessionSnapshot {
  /** `ended`: the session has expired, and the buyer must sign in again. */
  readonly status: 'loading' | 'signed-in' | 'guest' | 'ended' | 'failed';
  /** Null without a signed-in buyer, and if the adapter has no `session.user`. */
  readonly user: SessionUser | null;
  readonly error: PortError | null;
}

/** Methods of the session. */
export interface SessionCalls {
  /** Reads the session again, for example after a sign-in without a page load. */
  refresh(): Promise<void>;
  /** Clears the buyer's data from memory and storage, in every tab; see `signOut` for `leave`. */
  signOut(leave?: () => void): void;
}

/** The session of an adapter, for code outside React. */
export interface SessionHandle extends Handle<SessionSnapshot>, SessionCalls {}

/** Snapshot on a server and before the session has loaded. */
export const initialSession: SessionSnapshot = { status: 'loading', user: null, error: null };

const sessionHandle = /* @__PURE__ */ perAdapter((adapter: Adapter): SessionHandle => {
  const session = getSessionRuntime(adapter);
  const { store } = session;

  function derive(): SessionSnapshot {
    const state = store.getState();
    if (state.status === 'failed') return { status: 'failed', user: null, error: state.error };
    if (state.status !== 'ready') return { status: state.status, user: null, error: null };
    const { isGuest, user } = state.session;
    return { status: isGuest ? 'guest' : 'signed-in', user, error: null };
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
    signOut: (leave) => signOut(adapter, leave),
  };
});

/** Returns the session that all widgets of an adapter share. `settings` apply only if no widget has started it. */
export function sessionOf(adapter: Adapter, settings?: HostSettings): SessionHandle {
  keepSettings(adapter, settings);
  return sessionHandle(adapter);
}
