import type { Adapter } from '../../ports';
import { perAdapter } from '../per-adapter';
import { getSessionRuntime, type SessionRuntime } from '../session/session';
import type { SessionState } from '../session/session.types';
import { defaultSettings } from '../settings';
import type { StorageChoice } from '../storage';

/** What a session begins with where no widget began it: a widget of the page brings its own. */
export interface HostSettings {
  /** The tag in which words of answers are requested. Default `en-US`. */
  readonly locale?: string | undefined;
  readonly storage?: StorageChoice | undefined;
}

const given = /* @__PURE__ */ perAdapter((_adapter: Adapter): { settings: HostSettings } => ({ settings: {} }));

/** Keeps what an adapter's session begins with, if nobody has begun it by then. */
export function keepSettings(adapter: Adapter, settings: HostSettings | undefined): void {
  if (settings !== undefined) given(adapter).settings = settings;
}

/** The session of an adapter, asked for unless somebody has asked before. */
export function startSession(adapter: Adapter): SessionRuntime {
  const session = getSessionRuntime(adapter);
  const { locale = defaultSettings.locale.tag, storage = defaultSettings.storage } = given(adapter).settings;
  if (session.locale() === undefined) void session.load({ locale, storage });
  return session;
}

/** Resolves once it is known who is here, or that it can't be known. */
export const whenKnown = ({ store }: SessionRuntime): Promise<Exclude<SessionState, { status: 'loading' }>> =>
  new Promise((resolve) => {
    const state = store.getState();
    if (state.status !== 'loading') return resolve(state);
    const stop = store.subscribe((next) => {
      if (next.status === 'loading') return;
      stop();
      resolve(next);
    });
  });

/** Reads the session again. One that ended or failed starts anew: somebody may have signed in since. */
export async function refreshSession(adapter: Adapter): Promise<void> {
  const session = startSession(adapter);
  const { status } = session.store.getState();
  if (status === 'ready') return session.refresh();
  if (status !== 'loading') return session.reload();
  await whenKnown(session);
}
