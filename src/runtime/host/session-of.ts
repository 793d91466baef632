import type { SessionUser } from '../../domain';
import type { Adapter, PortError } from '../../ports';
import { perAdapter } from '../per-adapter';
import { getSessionRuntime } from '../session/session';
import { signOut } from '../session/sign-out';
import { createSnapshots, type Handle } from './handle';
import { type HostSettings, keepSettings, refreshSession, startSession } from './host-session';

/** Who is here. */
export interface SessionSnapshot {
  /** `ended`: the buyer was here, and has to sign in again. */
  readonly status: 'loading' | 'signed-in' | 'guest' | 'ended' | 'failed';
  /** Null unless somebody is signed in; null too where the adapter has no `session.user`. */
  readonly user: SessionUser | null;
  readonly error: PortError | null;
}

/** What a host can do with the session. */
export interface SessionCalls {
  /** Reads the session again, such as after a sign-in that the page did without a reload. */
  refresh(): Promise<void>;
  /** Clears what the library holds of the buyer, in every tab; with `leave`, once the page is left. See `signOut`. */
  signOut(leave?: () => void): void;
}

/** The session of an adapter, for code outside of React. */
export interface SessionHandle extends Handle<SessionSnapshot>, SessionCalls {}

/** What a server draws, and a page before it knows more. */
export const initialSession: SessionSnapshot = { status: 'loading', user: null, error: null };

const sessionHandle = /* @__PURE__ */ perAdapter((adapter: Adapter): SessionHandle => {
  const session = getSessionRuntime(adapter);
  const { store } = session;

  function derive(): SessionSnapshot {
    const state = store.getState();
    if (state.status === 'failed') return { status: 'failed', user: null, error: state.error };
    if (state.status !== 'ready') return { status: state.status, user: null, error: null };
    const { guest, user } = state.session;
    return { status: guest ? 'guest' : 'signed-in', user, error: null };
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

/** The session that all widgets of an adapter share. `settings` count only where no widget has begun the session. */
export function sessionOf(adapter: Adapter, settings?: HostSettings): SessionHandle {
  keepSettings(adapter, settings);
  return sessionHandle(adapter);
}
