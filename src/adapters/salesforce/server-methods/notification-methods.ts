import type { ServerMethod } from './methods';
import * as notifications from './notification-responses';
import { nothingResponse } from './responses';

/** Methods of what a buyer is told of an account. */
export const notificationMethods = {
  getNotifications: { http: 'GET', response: notifications.notificationsResponse },
  getUnreadNotifications: { http: 'GET', response: notifications.unreadNotificationsResponse },
  markNotifications: { http: 'POST', response: nothingResponse },
  markAllNotificationsRead: { http: 'POST', response: notifications.markedNotificationsResponse },
} as const satisfies Record<string, ServerMethod>;

export type NotificationMethodName = keyof typeof notificationMethods;
