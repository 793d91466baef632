import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { PortError } from '../../ports';
import { onReturn } from '../on-return';
import { freshnessOf } from '../reads/freshness';
import type { Fetcher, ReadState } from '../reads/read-entry';
import type { ReadRequest } from '../reads/read-request';
import { getReads } from '../reads/reads';
import { getSessionRuntime } from '../session/session';
import { signalError } from '../watched';
import { useSettings } from './provider';
import { useAdapter } from './use-adapter';
import { useLatest } from './use-latest';
import { useWatcher } from './watcher';

/** State of a read. While `checking` is true, `data` is a stale response that is being refetched. */
export type Read<Data> =
  | { readonly status: 'loading'; readonly data: undefined; readonly error: null }
  | {
      readonly status: 'ready';
      readonly data: Data;
      readonly error: PortError | null;
      readonly checking: boolean;
      /** True when the data belong to a previous request and stay visible until the new response arrives. */
      readonly previous: boolean;
    }
  | { readonly status: 'failed'; readonly data: undefined; readonly error: PortError };

/** How a component uses a read. */
interface ReadChoices {
  /** False postpones the read, for example until the session is known. */
  readonly enabled?: boolean;
  /** Keeps the previous data visible while another page or search loads. */
  readonly keepPrevious?: boolean;
}

/** Reads through the cache that all widgets of the adapter share. Returns the state and a function that refetches. */
export function useRead<Data>(
  request: ReadRequest<Data> & ReadChoices,
): readonly [read: Read<Data>, refetch: () => void] {
  const adapter = useAdapter();
  const { locale } = useSettings();
  const watcher = useWatcher();
  const { method, args, accountId, read, enabled = true, keepPrevious = false } = request;
  const entry = getReads(adapter).entry({ accountId, locale: locale.tag, method, args });
  const subscribe = useCallback((changed: () => void) => entry.subscribe(changed), [entry]);
  const look = () => entry.state;
  // The entry's data came from this method's `read`, whose type the caller has given.
  const state = useSyncExternalStore(subscribe, look, () => entry.initial) as ReadState<Data>;

  const askRef = useLatest<Fetcher>((options) =>
    read({ ...options, onUnreadable: (value) => watcher.onSignal?.({ type: 'schema', method, value }) }),
  );
  const freshness = freshnessOf(method);
  useEffect(() => {
    if (!enabled) return;
    const current: Fetcher = (options) => askRef.current(options);
    const fetchIfStale = () => {
      if (entry.isStale(freshness)) void entry.fetch(current);
    };
    if (!entry.isShared) fetchIfStale();
    return onReturn(fetchIfStale);
  }, [entry, enabled, freshness, askRef]);

  const { error } = state;
  useEffect(() => {
    // While an old error is being refetched it is not signaled: the user may have signed in since.
    if (error === null || error.code === 'aborted' || entry.state.fetching) return;
    if (error.code === 'signed-out') getSessionRuntime(adapter).end();
    signalError(error, watcher, method);
  }, [error, entry, adapter, method, watcher]);

  const [last, setLast] = useState<{ readonly accountId: string | null; readonly data: Data } | null>(null);
  if (keepPrevious && state.data !== undefined && (last?.data !== state.data || last.accountId !== accountId)) {
    setLast({ accountId, data: state.data });
  }
  // Data of another account are never kept visible.
  const previous = keepPrevious && last?.accountId === accountId ? last.data : undefined;

  const refetch = useCallback(() => void entry.fetch((options) => askRef.current(options), true), [entry, askRef]);
  return [toRead(state, previous), refetch];
}

function toRead<Data>({ data, error, fetching }: ReadState<Data>, previous: Data | undefined): Read<Data> {
  if (data !== undefined) return { status: 'ready', data, error, checking: fetching, previous: false };
  if (error !== null && !fetching) return { status: 'failed', data: undefined, error };
  if (previous !== undefined) return { status: 'ready', data: previous, error: null, checking: true, previous: true };
  return { status: 'loading', data: undefined, error: null };
}
