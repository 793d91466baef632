import type { CalendarDate, NotificationItem, NotificationQuery, NotificationSubject } from '../../domain';
import { addDays } from '../../rules';
import type { Destination } from '../../runtime/links';
import type { NotificationsValue } from './notifications.types';

export const PAGE_SIZE = 10;

/** All notifications, from the first page. */
export const defaultValue: NotificationsValue = { topic: null, unreadOnly: false, page: 1 };

/** Applies a change to the value. Every change except a page change resets the page to the first one. */
export const withChange = (value: NotificationsValue, part: Partial<NotificationsValue>): NotificationsValue => ({
  ...value,
  page: 1,
  ...part,
});

/** Converts a value to a query. */
export const queryOf = ({ topic, unreadOnly, page }: NotificationsValue): NotificationQuery => ({
  topics: topic === null ? [] : [topic],
  unreadOnly,
  page: Math.max(0, page - 1),
  pageSize: PAGE_SIZE,
});

/** Destination of a notification's link. */
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

/** Notifications of one period of days. */
export interface DateGroup {
  readonly days: 'today' | 'yesterday' | 'earlier';
  readonly items: readonly NotificationItem[];
}

/**
 * Groups notifications by today, yesterday and earlier, in the given order. Days are in the account's time zone; a
 * notification whose day is not known yet counts as earlier.
 */
export function groupByDate(
  items: readonly NotificationItem[],
  today: CalendarDate,
  dayOf: (instant: string) => string | null,
): readonly DateGroup[] {
  const yesterday = addDays(today, -1);
  const daysOf = ({ at }: NotificationItem): DateGroup['days'] => {
    const day = dayOf(at) ?? '';
    return day >= today ? 'today' : day === yesterday ? 'yesterday' : 'earlier';
  };
  return (['today', 'yesterday', 'earlier'] as const)
    .map((days) => ({ days, items: items.filter((item) => daysOf(item) === days) }))
    .filter((stretch) => stretch.items.length > 0);
}

/** Optimistic read marks by notification id. They override the backend's read state. */
export type ReadMarks = ReadonlyMap<string, boolean>;

/** True if a notification is read, including optimistic marks. */
export const isRead = ({ id, isRead: was }: Pick<NotificationItem, 'id' | 'isRead'>, marks: ReadMarks): boolean =>
  marks.get(id) ?? was;

/** Marks with more ids added. */
export const withMarks = (marks: ReadMarks, ids: readonly string[], read: boolean): ReadMarks =>
  new Map([...marks, ...ids.map((id) => [id, read] as const)]);

/** End of the range for *Mark all*: the newest notification on the first page, or the current time on a later page. */
export const untilOf = (items: readonly NotificationItem[], page: number, now: number): string =>
  page === 0 && items[0] !== undefined ? items[0].at : new Date(now).toISOString();
