import { useEffect } from 'react';
import { isOnline } from '../online';
import { type Adapter, PortError } from '../../ports';
import { notificationsChannel } from '../channel';
import { useSettings } from './provider';
import { useAdapter } from './use-adapter';
import { useRead } from './use-read';

/** Milliseconds between refetches of the count while the page is visible. */
const REFRESH_INTERVAL_MS = 3 * 60_000;

const unreadOf = (
  { notifications }: Adapter,
  accountId: string | null,
  locale: string,
  options: { readonly signal: AbortSignal },
): Promise<number> =>
  notifications?.unread?.({ accountId, locale }, options) ??
  Promise.reject(new PortError('unexpected', 'The adapter has no notifications.unread'));

/**
 * Number of unread notifications; null while it is unknown. Refetched every few minutes, when the page becomes visible,
 * and when another tab or part of the page reports a change.
 */
export function useUnread(accountId: string | null): number | null {
  const adapter = useAdapter();
  const { locale } = useSettings();
  const [read, refetch] = useRead({
    method: 'notifications.unread',
    args: {},
    accountId,
    enabled: adapter.notifications?.unread !== undefined,
    read: (options) => unreadOf(adapter, accountId, locale.tag, options),
  });
  useEffect(() => {
    if (adapter.notifications?.unread === undefined) return;
    const stop = notificationsChannel(adapter.id, accountId).listen(refetch);
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && isOnline()) refetch();
    }, REFRESH_INTERVAL_MS);
    return () => {
      stop();
      clearInterval(timer);
    };
  }, [adapter, accountId, refetch]);
  return read.data ?? null;
}
