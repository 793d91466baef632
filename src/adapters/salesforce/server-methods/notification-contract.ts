import type { ServerMethodContract } from './contract.types';
import { type NotificationMethodName, notificationMethods } from './notification-methods';
import * as request from './notification-requests';

/** Server methods of notifications. Everyone who is signed in has their own read marks; what their permissions do not reach is left out. */
export const notificationContract = {
  getNotifications: {
    ...notificationMethods.getNotifications, request: request.notificationsRequest,
    purpose: 'One page of what the running user is told of an account.',
    without: 'No page of notifications and no bell.',
  },
  getUnreadNotifications: {
    ...notificationMethods.getUnreadNotifications, request: request.unreadNotificationsRequest,
    purpose: 'How many of them the running user has not read. It agrees with `getNotifications`.',
    without: 'The bell has no number.',
  },
  markNotifications: {
    ...notificationMethods.markNotifications, request: request.markNotificationsRequest,
    purpose: 'Marks notifications as read, or as unread again, for the running user alone. What is gone by then is passed over.',
    again: 'Nothing changes.',
    without: 'Read marks stay as they are.',
  },
  markAllNotificationsRead: {
    ...notificationMethods.markAllNotificationsRead, request: request.markAllNotificationsRequest,
    purpose: 'Marks all of some topics that are no newer than a time, for the running user alone.',
    again: 'What came no later and was marked unread since is marked again; the answer names it.',
    without: 'Notifications are marked one by one.',
  },
} as const satisfies Record<NotificationMethodName, ServerMethodContract>;
