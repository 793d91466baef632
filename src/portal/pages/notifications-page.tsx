import { NOTIFICATION_TOPICS } from '../../rules';
import { Notifications, type NotificationsProps } from '../../widgets/notifications';
import { usePortal } from '../portal-context';
import { setSearchParams, numberParam } from '../use-search-params';

/**
 * Notifications page, with its filters in the query. The frame shows due reminders on every page, so the widget
 * doesn't.
 */
export default function NotificationsPage() {
  const { query } = usePortal();
  const page = numberParam(query, 'page', 1);
  const topic = NOTIFICATION_TOPICS.find((known) => known === query.get('topic')) ?? null;
  const value: NotificationsProps['value'] = { topic, unreadOnly: query.get('show') === 'unread', page };
  return (
    <Notifications
      headingLevel={1}
      value={value}
      remindersShownBy="page"
      onValueChange={(next) =>
        setSearchParams(
          {
            topic: next.topic,
            show: next.unreadOnly ? 'unread' : null,
            page: next.page === 1 ? null : String(next.page),
          },
          next.page === page ? 'replace' : 'push',
        )
      }
    />
  );
}
