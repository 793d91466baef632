import { NOTIFICATION_TOPICS } from '../../rules';
import { Notifications, type NotificationsProps } from '../../widgets/notifications';
import { usePortal } from '../portal-context';
import { setSearchParams, numberParam } from '../use-search-params';

/** What the buyer is told and reminded of, with the filters in the address. The frame tells of reminders, on every page. */
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
