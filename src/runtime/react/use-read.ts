import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type PortError, type PortMethod, toPortError } from '../../ports';
import { freshnessOf } from '../reads/freshness';
import { readKey, readsOf } from '../reads/reads';
import { sessionOf } from '../session/session';
import { useSettings } from './provider';
import { useAdapter } from './use-adapter';

/** What a read has come to. `data` may be an earlier answer that is being checked: then `checking` is true. */
export type Read<Data> =
  | { readonly status: 'loading'; readonly data: undefined; readonly error: null }
  | { readonly status: 'ready'; readonly data: Data; readonly error: PortError | null; readonly checking: boolean; readonly previous: boolean }
  | { readonly status: 'failed'; readonly data: undefined; readonly error: PortError };

/** How a read is asked. */
export interface ReadRequest<Data> {
  readonly method: PortMethod;
  /** Everything the answer depends on, beside account and locale. */
  readonly args: object;
  readonly accountId: string | null;
  readonly read: (options: { readonly signal: AbortSignal }) => Promise<Data>;
  /** False holds the read back, such as until the session is known. */
  readonly enabled?: boolean;
  /** Keeps the last answer in place while another page or search is fetched. */
  readonly keepPrevious?: boolean;
}

/** A read through the cache that all widgets of this adapter share, and how to ask again. */
export function useRead<Data>(request: ReadRequest<Data>): readonly [read: Read<Data>, again: () => void] {
  const adapter = useAdapter();
  const { locale, onSignal } = useSettings();
  const { method, args, accountId, read, enabled = true, keepPrevious = false } = request;
  const query = useQuery<Data>(
    {
      queryKey: readKey(accountId, locale.tag, method, args),
      queryFn: ({ signal }) => read({ signal }),
      staleTime: freshnessOf(method),
      enabled,
      placeholderData: keepPrevious ? keepPreviousData : undefined,
    },
    readsOf(adapter),
  );
  const error = query.error === null ? null : toPortError(query.error);
  const code = error?.code;
  useEffect(() => {
    if (code === undefined || code === 'aborted') return;
    if (code === 'signed-out') sessionOf(adapter).end();
    onSignal?.({ type: 'error', widget: method, code });
  }, [code, adapter, method, onSignal]);
  return [toRead(query.data, error, query.isFetching, query.isPlaceholderData), () => void query.refetch()];
}

function toRead<Data>(data: Data | undefined, error: PortError | null, checking: boolean, previous: boolean): Read<Data> {
  if (data !== undefined) return { status: 'ready', data, error, checking, previous };
  if (error !== null && !checking) return { status: 'failed', data: undefined, error };
  return { status: 'loading', data: undefined, error: null };
}
