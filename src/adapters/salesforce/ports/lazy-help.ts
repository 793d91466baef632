import type { ContactPort, InsightsPort, NotificationsPort, RegisterPort, RegistrationPort, SendMessagePort } from '../../../ports';
import type { Context } from '../context';
import { lazyMethods, memoize } from '../lazy-methods';
import { offeredSteps } from './lazy-money';
import { offered } from './lazy-ports';

/** Figures of an account. */
export const lazyInsights = (context: Context): Partial<InsightsPort> =>
  lazyMethods<InsightsPort, keyof InsightsPort>(async () => (await import('./insights')).insightsPort(context), offered(context, { delivery: 'getNextDelivery', weeks: 'getOrderWeeks' }));

/** What a buyer is told of an account. */
export const lazyNotifications = (context: Context): Partial<NotificationsPort> =>
  lazyMethods<NotificationsPort, keyof NotificationsPort>(async () => (await import('./notifications')).notificationsPort(context), offered(context, {
    list: 'getNotifications', unread: 'getUnreadNotifications', markRead: 'markNotifications', markUnread: 'markNotifications', markAllRead: 'markAllNotificationsRead',
  }));

const contact = memoize(() => import('./contact'));

/** How customer service is reached. */
export const lazyContact = (context: Context): Partial<ContactPort> =>
  lazyMethods<ContactPort, keyof ContactPort>(async () => (await contact()).contactPort(context), offered(context, { read: 'getContactDetails' }));

/** Sending a message to customer service, once. */
export const lazySendMessage = (context: Context): Partial<SendMessagePort> =>
  lazyMethods<SendMessagePort, keyof SendMessagePort>(async () => (await contact()).sendMessagePort(context), offeredSteps(context, 'sendMessage'));

const registration = memoize(() => import('./registration'));

/** The way to a registration. */
export const lazyRegistration = (context: Context): Partial<RegistrationPort> =>
  lazyMethods<RegistrationPort, keyof RegistrationPort>(async () => (await registration()).registrationPort(context), offered(context, {
    findAccount: 'findAccountToRegister', sendCode: 'sendRegistrationCode', verify: 'verifyAccount',
  }));

/** Registering, once. */
export const lazyRegister = (context: Context): Partial<RegisterPort> =>
  lazyMethods<RegisterPort, keyof RegisterPort>(async () => (await registration()).registerPort(context), offeredSteps(context, 'register'));
