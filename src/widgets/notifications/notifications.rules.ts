import type { CalendarDate, NotificationItem, NotificationQuery, NotificationSubject } from '../../domain';
import { addDays } from '../../rules';
import type { Destination } from '../../runtime/links';
import type { NotificationsValue } from './notifications.types';

export const PAGE_SIZE = 10;

/** Everything, from the first page. */
export const defaultValue: NotificationsValue = { topic: null, unreadOnly: false, page: 1 };

/** What is shown after a change: anything but turning a page begins at the first one. */
export const withChange = (value: NotificationsValue, part: Partial<NotificationsValue>): NotificationsValue => ({
  ...value,
  page: 1,
  ...part,
});

/** The query of a value. */
export const queryOf = ({ topic, unreadOnly, page }: NotificationsValue): NotificationQuery => ({
  topics: topic === null ? [] : [topic],
  unreadOnly,
  page: Math.max(0, page - 1),
  pageSize: PAGE_SIZE,
});

/** Where a notification leads. */
export function destinationOf(about: NotificationSubject): Destination {
  switch (about.kind) {
    case 'order':
      return { to: 'order', id: about.orderId };
    case 'invoice':
      return { to: 'invoice', id: about.invoiceId };
    case 'case':
      return { to: 'tickets', id: about.caseId };
    case 'promotion':
      return { to: 'promotions', id: about.promotionId };
    case 'cart':
      return { to: 'cart' };
    default:
      return about satisfies never;
  }
}

/** Notifications of one stretch of days. */
export interface Stretch {
  readonly days: 'today' | 'yesterday' | 'earlier';
  readonly items: readonly NotificationItem[];
}

/** Notifications by today, yesterday and earlier, as they stand. The day of each is the account's own; one whose day is not known yet is an earlier one. */
export function stretchesOf(
  items: readonly NotificationItem[],
  today: CalendarDate,
  dayOf: (instant: string) => string | null,
): readonly Stretch[] {
  const yesterday = addDays(today, -1);
  const daysOf = ({ at }: NotificationItem): Stretch['days'] => {
    const day = dayOf(at) ?? '';
    return day >= today ? 'today' : day === yesterday ? 'yesterday' : 'earlier';
  };
  return (['today', 'yesterday', 'earlier'] as const)
    .map((days) => ({ days, items: items.filter((item) => daysOf(item) === days) }))
    .filter((stretch) => stretch.items.length > 0);
}

/** Marks over what the backend said of each notification: they hold at once. */
export type ReadMarks = ReadonlyMap<string, boolean>;

/** Whether a notification is read, with the marks made here. */
export const isRead = ({ id, isRead: was }: Pick<NotificationItem, 'id' | 'isRead'>, marks: ReadMarks): boolean =>
  marks.get(id) ?? was;

/** Marks with some more. */
export const withMarks = (marks: ReadMarks, ids: readonly string[], read: boolean): ReadMarks =>
  new Map([...marks, ...ids.map((id) => [id, read] as const)]);

/** Until when *all* is: the newest that was seen, or now where a later page hides the newest. */
export const untilOf = (items: readonly NotificationItem[], page: number, now: number): string =>
  page === 0 && items[0] !== undefined ? items[0].at : new Date(now).toISOString();
