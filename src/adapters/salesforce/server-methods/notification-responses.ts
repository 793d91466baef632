import * as z from 'zod/mini';
import { NOTIFICATION_TOPICS } from '../../../rules/notices';
import { count, day, instant, recordId, words } from './parts';

/** What `getNotifications` returns: newest first. */
export const notificationsResponse = z.object({
  /** Today, in the account's zone. */
  today: day(),
  notifications: z.array(z.object({
    notificationId: recordId(),
    /** `orders`, `deliveries`, `invoices`, `promotions`, `support` or `reminders`. */
    topic: z.enum(NOTIFICATION_TOPICS),
    /** When it happened; its offset is the account's wall clock. */
    at: instant(),
    /** In the buyer's language. */
    title: z.string().check(z.minLength(1)),
    /** More of it in a sentence, in the buyer's language. */
    text: words(),
    /** What it is about; missing or null when there is nothing to look at. */
    about: z.nullish(z.object({
      /** `order`, `invoice`, `case`, `promotion`, or `cart` for a reminder to order. */
      kind: z.enum(['order', 'invoice', 'case', 'promotion', 'cart']),
      /** The order summary, invoice, case or promotion; missing or null with `cart`. */
      id: z.nullish(recordId()),
    })),
    /** Whether the running user read it. */
    isRead: z.boolean(),
  })),
  /** How many there are on all pages; missing or null when that is not known. */
  total: z.nullish(count()),
  /** Whether more pages follow. */
  hasMore: z.boolean(),
});

/** What `getUnreadNotifications` returns. */
export const unreadNotificationsResponse = z.object({
  /** How many the running user has not read, of all topics. */
  unread: count(),
});

/** What `markAllNotificationsRead` returns. */
export const markedNotificationsResponse = z.object({
  /** Those that it marked, and none that were read before. */
  notificationIds: z.array(recordId()),
});
