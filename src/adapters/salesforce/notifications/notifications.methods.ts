import * as z from 'zod/mini';
import { NOTIFICATION_TOPICS } from '../../../rules/notices';
import { defineMethod } from '../server-methods/define-method';
import {
  count,
  day,
  instant,
  nothing,
  pageRequest,
  pageResponse,
  callerFields,
  recordId,
  optionalText,
} from '../server-methods/parts';

/** Any of `orders`, `deliveries`, `invoices`, `promotions`, `support` and `reminders`; all when empty. */
const topics = () => z.array(z.enum(NOTIFICATION_TOPICS));

export const getNotifications = defineMethod({
  name: 'getNotifications',
  http: 'GET',
  request: z.object({
    ...callerFields(),
    topics: topics(),
    /** Whether to leave out read notifications. */
    unreadOnly: z.boolean(),
    ...pageRequest(),
  }),
  /** Newest first. */
  response: z.object({
    /** Current date in the account's time zone. */
    today: day(),
    notifications: z.array(
      z.object({
        notificationId: recordId(),
        /** `orders`, `deliveries`, `invoices`, `promotions`, `support` or `reminders`. */
        topic: z.enum(NOTIFICATION_TOPICS),
        /** Time of the event, with the account's UTC offset. */
        at: instant(),
        /** In the buyer's language. */
        title: z.string().check(z.minLength(1)),
        /** Details in one sentence, in the buyer's language. */
        text: optionalText(),
        /** Linked record; missing or null for none. */
        about: z.nullish(
          z.object({
            /** `order`, `invoice`, `case`, `promotion`, or `cart` for a reminder to order. */
            kind: z.enum(['order', 'invoice', 'case', 'promotion', 'cart']),
            /** The order summary, invoice, case or promotion; missing or null with `cart`. */
            id: z.nullish(recordId()),
          }),
        ),
        /** Whether the running user has read it. */
        isRead: z.boolean(),
      }),
    ),
    ...pageResponse(),
  }),
  docs: {
    purpose: 'Returns one page of the running user’s notifications for an account.',
    without: 'There is no page of notifications and no bell.',
  },
});

export const getUnreadNotifications = defineMethod({
  name: 'getUnreadNotifications',
  http: 'GET',
  request: z.object(callerFields()),
  response: z.object({
    /** Number of notifications that the running user has not read, in all topics. */
    unread: count(),
  }),
  docs: {
    purpose: 'Returns the number of notifications that the running user has not read. It matches `getNotifications`.',
    without: 'The bell has no number.',
  },
});

export const markNotifications = defineMethod({
  name: 'markNotifications',
  http: 'POST',
  request: z.object({
    ...callerFields(),
    /** Ids from `getNotifications`, at most 200. */
    notificationIds: z.array(z.string()),
    /** True for read, false for unread. */
    isRead: z.boolean(),
  }),
  response: nothing(),
  docs: {
    purpose:
      'Marks notifications as read, or as unread again, for the running user only. Deleted notifications are ignored.',
    again: 'Nothing changes.',
    without: 'Notifications can’t be marked as read or unread.',
  },
});

export const markAllNotificationsRead = defineMethod({
  name: 'markAllNotificationsRead',
  http: 'POST',
  request: z.object({
    ...callerFields(),
    topics: topics(),
    /** Time of the newest notification that the buyer saw; newer ones do not change. */
    until: instant(),
  }),
  response: z.object({
    /** Ids that it marked, without those that were read before. */
    notificationIds: z.array(recordId()),
  }),
  docs: {
    purpose: 'Marks all notifications of the given topics as read, up to a given time, for the running user only.',
    again:
      'Notifications up to that time that were marked unread since are marked as read again. The response contains their ids.',
    without: 'Notifications are marked one by one.',
  },
});
