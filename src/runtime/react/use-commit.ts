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

/** A commit and its current state. */
export interface CommitHandle<P extends CommitPortName> {
  readonly state: CommitState<CommitValue<Ports[P]>, CommitRefusal<Ports[P]>>;
  readonly commit: PortCommit<P>;
}

/**
 * Returns the commit of a port, shared by all widgets of the adapter. Looks up intents of earlier pages; after `done`
 * it invalidates all reads of the account; after an ended session it leads to sign-in.
 * @param subject distinguishes operations that can be in progress at once, such as an order's id or a list of invoices.
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
    // A page restored from the back-forward cache can show an attempt that has ended meanwhile.
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
