import type { Words } from '../../runtime/react/use-messages';
import type { notificationsLaterMessages } from './notifications.lazy.messages';
import type { notificationsMessages } from './notifications.messages';

/** The notifications' words, with what fills them. */
export type NotificationsWords = Words<typeof notificationsMessages>;

/** The reminders' words. */
export type ReminderWords = Words<typeof notificationsLaterMessages>;
