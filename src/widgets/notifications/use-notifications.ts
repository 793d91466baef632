import { useMemo, useCallback, useEffect, useState } from 'react';
import type { Emit } from '../../runtime/events';
import { useAdapter } from '../../runtime/react/use-adapter';
import { useRead } from '../../runtime/react/use-read';
import { useSettings } from '../../runtime/react/provider';
import { useUnread } from '../../runtime/react/use-unread';
import { notificationsChannel } from '../../runtime/channel';
import { useLatest } from '../../runtime/react/use-latest';
import type { NotificationTopic } from '../../domain';
import { type PortErrorCode, toPortError } from '../../ports';
import { rejectMissingMethod } from '../common/reject-missing-method';
import { useAnnounceResults } from '../common/use-announce-results';
import { queryOf, type ReadMarks, withMarks } from './notifications.rules';
import type { NotificationsEvents, NotificationsMessages, NotificationsValue } from './notifications.types';

/** Notifications of the current page and filters, the unread count, and the read marks. */
export function useNotifications(
  accountId: string | null,
  value: NotificationsValue,
  messages: NotificationsMessages,
  emit: Emit<NotificationsEvents>,
) {
  const { notifications } = useAdapter();
  const { locale } = useSettings();
  const query = useMemo(() => queryOf(value), [value]);
  const [read, refetch] = useRead({
    method: 'notifications.list',
    args: query,
    accountId,
    keepPrevious: true,
    read: (options) =>
      notifications?.list?.({ ...query, accountId, locale: locale.tag }, options) ??
      rejectMissingMethod('notifications.list'),
  });
  useAnnounceResults(query, read, messages);
  return { query, read, refetch, unread: useUnread(accountId), marking: useReadMarks(accountId, emit, refetch) };
}

/** Return type of `useNotifications`. */
export type NotificationsHandle = ReturnType<typeof useNotifications>;

/** Feedback after marking. */
export type MarkFeedback =
  | { readonly kind: 'all'; readonly count: number; readonly undo: (() => void) | null }
  | { readonly kind: 'back' }
  | { readonly kind: 'failed'; readonly code: PortErrorCode; readonly retry: () => void };

const nothing: ReadMarks = new Map();

/**
 * Optimistic read marks, which roll back if the backend rejects them. Other tabs are notified, and marks from another
 * tab cause a refetch.
 */
function useReadMarks(accountId: string | null, emit: Emit<NotificationsEvents>, onElsewhere: () => void) {
  const adapter = useAdapter();
  const { locale } = useSettings();
  const [marks, setMarks] = useState<ReadMarks>(nothing);
  const [feedback, setFeedback] = useState<MarkFeedback | null>(null);
  const [busy, setBusy] = useState(false);
  const channel = useMemo(() => notificationsChannel(adapter.id, accountId), [adapter.id, accountId]);
  const elsewhere = useLatest(onElsewhere);
  useEffect(
    () =>
      channel.listen(() => {
        setMarks(nothing);
        elsewhere.current();
      }),
    [channel, elsewhere],
  );

  const port = adapter.notifications;
  const can = {
    read: port?.markRead !== undefined,
    unread: port?.markUnread !== undefined,
    all: port?.markAllRead !== undefined,
  };
  const at = { accountId, locale: locale.tag };

  const mark = async (ids: readonly string[], isRead: boolean, after: MarkFeedback | null = null): Promise<void> => {
    setMarks((all) => withMarks(all, ids, isRead));
    setFeedback(null);
    try {
      await (isRead ? port?.markRead?.({ ...at, ids }) : port?.markUnread?.({ ...at, ids }));
      channel.post('marked');
      emit('read-change', { ids, isRead });
      if (after !== null) setFeedback(after);
    } catch (thrown) {
      setMarks((all) => withMarks(all, ids, !isRead));
      setFeedback({ kind: 'failed', code: toPortError(thrown).code, retry: () => void mark(ids, isRead, after) });
    }
  };

  const markAll = async (topics: readonly NotificationTopic[], until: string): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setFeedback(null);
    try {
      const { ids } = (await port?.markAllRead?.({ ...at, topics, until })) ?? { ids: [] };
      setMarks((all) => withMarks(all, ids, true));
      channel.post('marked');
      if (ids.length > 0) emit('read-change', { ids, isRead: true });
      setFeedback({
        kind: 'all',
        count: ids.length,
        undo: ids.length === 0 || !can.unread ? null : () => void mark(ids, false, { kind: 'back' }),
      });
    } catch (thrown) {
      setFeedback({ kind: 'failed', code: toPortError(thrown).code, retry: () => void markAll(topics, until) });
    }
    setBusy(false);
  };

  return {
    marks,
    feedback,
    busy,
    dismiss: useCallback(() => setFeedback(null), []),
    can,
    mark: (ids: readonly string[], isRead: boolean) => void mark(ids, isRead),
    markAll: (topics: readonly NotificationTopic[], until: string) => void markAll(topics, until),
  };
}
