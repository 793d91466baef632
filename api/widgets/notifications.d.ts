import { b as NotificationsProps } from 'shared/notifications.types';
export { N as NotificationsAdapter, a as NotificationsEvents, c as NotificationsSlots, n as notificationsContract } from 'shared/notifications.types';
export { n as notificationsMessages } from 'shared/notifications.lazy.messages';
import * as react from 'react';
import 'shared/activation';
import 'shared/problem';
import 'shared/ports';
import 'shared/common.types';
import 'shared/messages';

/** What a buyer is told of an account, and the reminders to order they set. */
declare const Notifications: react.ComponentType<NotificationsProps>;

export { Notifications, NotificationsProps };
