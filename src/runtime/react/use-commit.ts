import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import type { Ports } from '../../ports';
import type { CommitRefusal, CommitValue } from '../../ports/commit.port';
import type { CommitState } from '../commit/commit.types';
import { type PortCommit, type CommitPortName, getPortCommit } from '../commit/port-commit';
import { getReads } from '../reads/reads';
import { getSessionRuntime } from '../session/session';
import { useSettings } from './provider';
import { useAdapter } from './use-adapter';
import { useWatcher } from './watcher';

/** An operation that happens once, and where it stands. */
export interface CommitHandle<P extends CommitPortName> {
  readonly state: CommitState<CommitValue<Ports[P]>, CommitRefusal<Ports[P]>>;
  readonly commit: PortCommit<P>;
}

/**
 * An operation of a once-only port, shared by all widgets of the adapter. What an earlier page left behind is looked up;
 * when it is done everything read of its account is asked for again; a session that ended leads to signing in.
 * @param subject what it is about, where several may be under way at once: an order's id, a list of invoices.
 */
export function useCommit<P extends CommitPortName>(port: P, subject?: string): CommitHandle<P> {
  const adapter = useAdapter();
  const { storage, locale } = useSettings();
  const watcher = useWatcher();
  const shared = getPortCommit(adapter, port, { storage, subject });
  const commit = useMemo(() => shared.for({ locale: locale.tag, watcher }), [shared, locale.tag, watcher]);
  const state = useStore(commit.store);
  useEffect(() => {
    void commit.resume();
    // A page out of the back-forward cache shows an attempt that may have ended.
    const back = ({ persisted }: PageTransitionEvent) => persisted && void commit.resume();
    window.addEventListener('pageshow', back);
    return () => window.removeEventListener('pageshow', back);
  }, [commit]);
  useEffect(
    () =>
      commit.store.subscribe((now) => {
        if (now.phase === 'done') void getReads(adapter).invalidate(now.account);
        if (now.phase === 'not-done' && now.error?.code === 'signed-out') getSessionRuntime(adapter).end();
      }),
    [commit, adapter],
  );
  return { state, commit };
}
