import { useEffect } from 'react';
import { useStore } from 'zustand';
import { type SessionRuntime, getSessionRuntime } from '../session/session';
import type { SessionState } from '../session/session.types';
import { useSettings } from './provider';
import { useAdapter } from './use-adapter';

/** Returns the session that all widgets of the adapter share; the first widget that mounts loads it. */
export function useSessionRuntime(accountId?: string | null): {
  readonly state: SessionState;
  readonly runtime: SessionRuntime;
} {
  const adapter = useAdapter();
  const { storage, locale } = useSettings();
  const runtime = getSessionRuntime(adapter);
  useEffect(() => {
    void runtime.load({ storage, locale: locale.tag, accountId });
  }, [runtime, storage, locale.tag, accountId]);
  return { state: useStore(runtime.store), runtime };
}
