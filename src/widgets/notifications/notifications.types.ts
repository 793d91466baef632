import type { NotificationTopic } from '../../domain';
import type { Needs } from '../../ports';
import type { Messages } from '../../runtime/react/use-messages';
import type { WidgetProps } from '../common/common.types';
import type { ErrorSlots, RegionSlots } from '../common/slots';
import type { notificationsLazyMessages } from './notifications.lazy.messages';
import type { notificationsMessages } from './notifications.messages';

/** All messages of the notifications and reminders, by key. */
export type NotificationsTree = typeof notificationsMessages & typeof notificationsLazyMessages;

/** Adapter methods that the notifications use. A control whose method is missing does not render. */
export type NotificationsAdapter = Needs<
  'notifications.list',
  | 'notifications.unread'
  | 'notifications.markRead'
  | 'notifications.markUnread'
  | 'notifications.markAllRead'
  | 'reminders.list'
  | 'reminders.create'
  | 'reminders.update'
  | 'reminders.remove'
  | 'accounts.read'
  | 'session.isGuest'
  | 'session.user'
  | 'session.settings'
  | 'accounts.list'
>;

/** Filters and page of the notifications, which a host can control. */
export interface NotificationsValue {
  /** Null for all topics. */
  readonly topic: NotificationTopic | null;
  readonly unreadOnly: boolean;
  /** The first page is 1. */
  readonly page: number;
}

export interface NotificationsEvents {
  /** The buyer changed the topic, the filter or the page. */
  readonly 'value-change': {
    readonly topic: 'orders' | 'deliveries' | 'invoices' | 'promotions' | 'support' | 'reminders' | null;
    readonly unreadOnly: boolean;
    readonly page: number;
  };
  /** The buyer followed a notification's link. */
  readonly 'notification-open': {
    readonly id: string;
    readonly topic: 'orders' | 'deliveries' | 'invoices' | 'promotions' | 'support' | 'reminders';
  };
  /** Notifications were marked, or marking was undone. */
  readonly 'read-change': { readonly ids: readonly string[]; readonly isRead: boolean };
  /** An order reminder was created. */
  readonly 'reminder-create': {
    readonly id: string;
    readonly at: string;
    readonly repeats: 'once' | 'weekly' | 'before-cut-off';
  };
  /** The time of a reminder was changed, or it was turned on or off. */
  readonly 'reminder-change': { readonly id: string; readonly at: string; readonly isOn: boolean };
  /** A reminder was removed. */
  readonly 'reminder-remove': { readonly id: string };
}

/** The part that shows due reminders. */
export type RemindersShownBy = 'widget' | 'page';

export type NotificationsSlots = RegionSlots<'header' | 'footer' | 'empty'> & ErrorSlots;

export type NotificationsProps = WidgetProps<
  NotificationsAdapter,
  NotificationsTree,
  NotificationsEvents,
  NotificationsSlots
> & {
  /** Filters and page. The widget keeps the parts that are left out. */
  readonly value?: Partial<NotificationsValue>;
  /**
   * The part that shows due reminders: the widget while it is mounted (the default), or the page around it. The portal
   * shows them on every page.
   */
  readonly remindersShownBy?: RemindersShownBy;
};

/** The notifications' messages with their formatting functions. */
export type NotificationsMessages = Messages<typeof notificationsMessages>;

/** The reminders' messages with their formatting functions. */
export type ReminderMessages = Messages<typeof notificationsLazyMessages>;
