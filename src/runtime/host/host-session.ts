import type { Adapter } from '../../ports';
import { perAdapter } from '../per-adapter';
import { getSessionRuntime, type SessionRuntime } from '../session/session';
import type { SessionState } from '../session/session.types';
import { defaultSettings } from '../settings';
import type { StorageChoice } from '../storage';

/** Settings of a session that the host starts. A widget that starts the session uses its own. */
export interface HostSettings {
  /** Locale tag for texts in responses. Default `en-US`. */
  readonly locale?: string | undefined;
  readonly storage?: StorageChoice | undefined;
}

const given = /* @__PURE__ */ perAdapter((_adapter: Adapter): { settings: HostSettings } => ({ settings: {} }));

/** Stores the settings for an adapter's session, in case it has not started. */
export function keepSettings(adapter: Adapter, settings: HostSettings | undefined): void {
  if (settings !== undefined) given(adapter).settings = settings;
}

/** Returns the session of an adapter, and loads it on first use. */
export function startSession(adapter: Adapter): SessionRuntime {
  const session = getSessionRuntime(adapter);
  const { locale = defaultSettings.locale.tag, storage = defaultSettings.storage } = given(adapter).settings;
  if (session.locale() === undefined) void session.load({ locale, storage });
  return session;
}

/** Resolves when the session has loaded, has ended or has failed to load. */
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

/** Reads the session again. A session that ended or failed is loaded anew, because a buyer may have signed in since. */
export async function refreshSession(adapter: Adapter): Promise<void> {
  const session = startSession(adapter);
  const { status } = session.store.getState();
  if (status === 'ready') return session.refresh();
  if (status !== 'loading') return session.reload();
  await whenKnown(session);
}
