'use client';

export { notificationsContract } from './notifications.contract';
export { notificationsMessages } from './notifications.messages';
export type {
  NotificationsAdapter,
  NotificationsEvents,
  NotificationsProps,
  NotificationsSlots,
  NotificationsValue,
  RemindersShownBy,
} from './notifications.types';
export { Notifications } from './notifications.widget';
