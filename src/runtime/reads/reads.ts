import { QueryClient } from '@tanstack/query-core';
import type { Adapter, PortMethod } from '../../ports';
import { perAdapter } from '../per-adapter';
import { sessionOf } from '../session/session';
import { retryDelay, shouldRetry } from './retry';

const KEEP_UNUSED = 15 * 60_000;

/** The key of a read. The account comes first, so that everything of one account can be dropped at once. */
export const readKey = (accountId: string | null, locale: string, method: PortMethod, args: object) =>
  [accountId, locale, method, args] as const;

function makeReads(adapter: Adapter): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: { retry: shouldRetry, retryDelay, gcTime: KEEP_UNUSED, networkMode: 'always', throwOnError: false },
    },
  });
  // A late answer for an account that was left must neither be shown nor kept.
  sessionOf(adapter).onLeave({
    async drop(accountId) {
      await client.cancelQueries({ queryKey: [accountId] }, { silent: true, revert: true });
      client.removeQueries({ queryKey: [accountId] });
    },
  });
  return client;
}

/** The cache of reads that all widgets of one adapter share. */
export const readsOf = perAdapter(makeReads);
