import * as z from 'zod/mini';
import { NOTIFICATION_TOPICS } from '../../../rules/notices';
import { onceReader } from './commit';
import { count, instant } from './parts';

/** Any of `orders`, `deliveries`, `invoices`, `promotions`, `support` and `reminders`; all when empty. */
const topics = () => z.array(z.enum(NOTIFICATION_TOPICS));

/** `getNotifications`. */
export const notificationsRequest = z.object({
  ...onceReader,
  topics: topics(),
  /** Whether those that were read are left out. */
  unreadOnly: z.boolean(),
  /** From 0. */
  page: count(),
  /** At most 200. */
  pageSize: count(),
});

/** `getUnreadNotifications`. */
export const unreadNotificationsRequest = z.object({ ...onceReader });

/** `markNotifications`. */
export const markNotificationsRequest = z.object({
  ...onceReader,
  /** Of `getNotifications`, at most 200. */
  notificationIds: z.array(z.string()),
  /** True for read, false for unread again. */
  isRead: z.boolean(),
});

/** `markAllNotificationsRead`. */
export const markAllNotificationsRequest = z.object({
  ...onceReader,
  topics: topics(),
  /** When the newest that the buyer saw came: what is newer stays as it is. */
  until: instant(),
});
