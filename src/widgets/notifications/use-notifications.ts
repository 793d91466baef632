import { useMemo } from 'react';
import type { Emit } from '../../runtime/events';
import { useAdapter } from '../../runtime/react/use-adapter';
import { useRead } from '../../runtime/react/use-read';
import { useSettings } from '../../runtime/react/provider';
import { useUnread } from '../../runtime/react/use-unread';
import { rejectMissingMethod } from '../common/reject-missing-method';
import { useAnnounceResults } from '../common/use-announce-results';
import { queryOf } from './notifications.rules';
import type { NotificationsEvents, NotificationsMessages, NotificationsValue } from './notifications.types';
import { useReadMarks } from './use-read-marks';

/** What happened, as far as the buyer looks at it: a page of it, how much is not read, and its marks. */
export function useNotifications(
  accountId: string | null,
  value: NotificationsValue,
  messages: NotificationsMessages,
  emit: Emit<NotificationsEvents>,
) {
  const { notifications } = useAdapter();
  const { locale } = useSettings();
  const query = useMemo(() => queryOf(value), [value]);
  const [read, again] = useRead({
    method: 'notifications.list',
    args: query,
    accountId,
    keepPrevious: true,
    read: (options) =>
      notifications?.list?.({ ...query, accountId, locale: locale.tag }, options) ??
      rejectMissingMethod('notifications.list'),
  });
  useAnnounceResults(query, read, messages);
  return { query, read, again, unread: useUnread(accountId), marking: useReadMarks(accountId, emit, again) };
}

/** What `useNotifications` gives. */
export type NotificationsHandle = ReturnType<typeof useNotifications>;
