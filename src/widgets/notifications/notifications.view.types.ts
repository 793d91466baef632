import type { Messages } from '../../runtime/react/use-messages';
import type { notificationsLazyMessages } from './notifications.lazy.messages';
import type { notificationsMessages } from './notifications.messages';

/** The notifications' words, with what fills them. */
export type NotificationsMessages = Messages<typeof notificationsMessages>;

/** The reminders' words. */
export type ReminderMessages = Messages<typeof notificationsLazyMessages>;
