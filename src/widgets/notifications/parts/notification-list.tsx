import { useId } from 'react';
import { CheckCheck } from 'lucide';
import { NOTIFICATION_TOPICS } from '../../../rules';
import type { Emit } from '../../../runtime/events';
import { useAccountFormats } from '../../../runtime/react/use-account-formats';
import { useFormats } from '../../../runtime/react/use-formats';
import { useSettings } from '../../../runtime/react/provider';
import { EmptyState } from '../../../ui/empty-state/empty-state';
import { Button } from '../../../ui/button/button';
import { Field } from '../../../ui/field/field';
import { NativeSelect } from '../../../ui/field/native-select';
import { Pager } from '../../../ui/pager/pager';
import { CardList } from '../../../ui/card/card';
import { Card } from '../../../ui/card/card-container';
import { SegmentedControl } from '../../../ui/segmented-control/segmented-control';
import { SkeletonShape, SkeletonText, Skeleton } from '../../../ui/skeleton/skeleton';
import { Heading, usePartLevel } from '../../common/heading';
import { pageCount, rangeOf } from '../../common/paging';
import { fillSlot, type Slot } from '../../common/slots';
import { LoadFailed } from '../../common/status-views';
import { defaultValue, isRead, groupByDate, untilOf } from '../notifications.rules';
import type { NotificationsEvents, NotificationsMessages, NotificationsValue } from '../notifications.types';
import type { NotificationsHandle } from '../use-notifications';
import type { HeldValue } from '../../common/use-held-value';
import { LazyMarkFeedback } from './lazy-parts';
import { NotificationRow } from './notification-row';

export interface NotificationListProps {
  readonly notifications: NotificationsHandle;
  readonly messages: NotificationsMessages;
  readonly handle: HeldValue<NotificationsValue>;
  readonly empty: Slot;
  readonly emit: Emit<NotificationsEvents>;
}

/** Notifications, newest first. */
export function NotificationList({ notifications, messages, handle, empty, emit }: NotificationListProps) {
  const { query, read, refetch, unread, marking } = notifications;
  const { clock } = useSettings();
  const { m, fill } = messages;
  const { set } = handle;
  const titleId = useId();
  const level = usePartLevel(1);
  const page = read.status === 'ready' ? read.data : null;
  const items = page?.items ?? [];
  const formats = useAccountFormats(items.map(({ at }) => at));
  return (
    <section part="notifications-list" className="tf-notifications-list" aria-labelledby={titleId}>
      <Heading below={1} id={titleId} className="tf-hidden">
        {m.list}
      </Heading>
      <div part="notifications-tools" className="tf-row tf-wrap tf-notifications-tools">
        <NotificationFilters messages={messages} handle={handle} unread={unread} />
        {marking.can.all && unread !== 0 && items.some((item) => !isRead(item, marking.marks)) && (
          <Button
            variant="base"
            size="sm"
            icon={CheckCheck}
            busy={marking.busy}
            onClick={() => marking.markAll(query.topics, untilOf(items, query.page, clock()))}
          >
            {m.markAll}
          </Button>
        )}
      </div>
      {read.status === 'loading' && <Loading label={m.loading} />}
      {read.status === 'failed' && <LoadFailed title={m.failed} error={read.error} onRetry={refetch} />}
      {page !== null && items.length === 0 && <Nothing {...{ messages, handle, empty, level }} />}
      {page !== null && items.length > 0 && (
        <Card as="div" aria-busy={read.status === 'ready' && read.previous ? true : undefined}>
          {groupByDate(items, page.today, formats.dayOf).map(({ days, items: some }) => (
            <div key={days} role="group" aria-label={m.days[days]}>
              <p part="notifications-days" className="tf-micro tf-quiet tf-medium tf-notifications-days" aria-hidden>
                {m.days[days]}
              </p>
              <CardList>
                {some.map((item) => (
                  <NotificationRow
                    key={item.id}
                    item={item}
                    read={isRead(item, marking.marks)}
                    withDay={days === 'earlier'}
                    formats={formats}
                    can={marking.can}
                    messages={messages}
                    onMark={marking.mark}
                    onOpen={() => emit('notification-open', { id: item.id, topic: item.topic })}
                  />
                ))}
              </CardList>
            </div>
          ))}
        </Card>
      )}
      {page !== null && (page.hasMore || page.page > 0) && (
        <Pager
          page={page.page + 1}
          pageCount={pageCount(page)}
          hasNext={page.hasMore}
          onPageChange={(next) => set({ page: next })}
          labels={{ pages: m.pages, previous: m.previous, next: m.next }}
          range={
            page.total === null
              ? fill(m.rangeOpen, rangeOf(page))
              : fill(m.range, { ...rangeOf(page), total: formats.number(page.total) })
          }
        />
      )}
      <LazyMarkFeedback feedback={marking.feedback} messages={messages} onDismiss={marking.dismiss} />
    </section>
  );
}

interface NothingProps extends Pick<NotificationListProps, 'messages' | 'handle' | 'empty'> {
  readonly level: 1 | 2 | 3 | 4;
}

/** Empty state with its reason: everything is read, no notification has the topic, or there are none yet. */
function Nothing({ messages: { m }, handle: { value, set }, empty, level }: NothingProps) {
  const all = (label: string) => (
    <Button variant="secondary" onClick={() => set(defaultValue)}>
      {label}
    </Button>
  );
  if (value.unreadOnly)
    return <EmptyState level={level} title={m.allRead.title} text={m.allRead.text} actions={all(m.allRead.action)} />;
  if (value.topic !== null || value.page > 1)
    return <EmptyState level={level} title={m.noMatch.title} actions={all(m.noMatch.action)} />;
  return fillSlot(empty, <EmptyState level={level} title={m.empty.title} text={m.empty.text} />);
}

interface NotificationFiltersProps extends Pick<NotificationListProps, 'messages' | 'handle'> {
  /** Number of unread notifications; null while it is unknown. */
  readonly unread: number | null;
}

/** Filters: all or unread, and topic. */
function NotificationFilters({ messages: { m, fill }, handle: { value, set }, unread }: NotificationFiltersProps) {
  const formats = useFormats();
  return (
    <div part="notifications-filters" className="tf-row tf-wrap tf-notifications-filters">
      <SegmentedControl
        label={m.show}
        value={value.unreadOnly ? 'unread' : 'all'}
        onValueChange={(show) => set({ unreadOnly: show === 'unread' })}
        options={[
          { value: 'all', label: m.all },
          {
            value: 'unread',
            label: unread === null || unread === 0 ? m.unread : fill(m.unreadCount, { count: formats.number(unread) }),
          },
        ]}
      />
      <Field label={m.topic} hideLabel>
        {(control) => (
          <NativeSelect
            {...control}
            value={value.topic ?? ''}
            onValueChange={(topic) => set({ topic: NOTIFICATION_TOPICS.find((known) => known === topic) ?? null })}
            options={[
              { value: '', label: m.topics.all },
              ...NOTIFICATION_TOPICS.map((topic) => ({ value: topic, label: m.topics[topic] })),
            ]}
          />
        )}
      </Field>
    </div>
  );
}

/** Skeleton with as many rows as fit on a phone. */
export const Loading = ({ label }: { readonly label: string }) => (
  <Skeleton label={label}>
    <Card as="div">
      <p part="notifications-days" className="tf-micro tf-notifications-days">
        <SkeletonShape shape="second" width="xs" />
      </p>
      <CardList>
        {Array.from({ length: 10 }, (_, at) => (
          <li key={at} part="notifications-row" className="tf-notifications-row">
            <SkeletonShape className="tf-notifications-skeleton" />
            <SkeletonText lines={3} />
          </li>
        ))}
      </CardList>
    </Card>
  </Skeleton>
);
