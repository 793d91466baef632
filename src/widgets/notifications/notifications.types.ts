import type { NotificationTopic } from '../../domain';
import type { Needs } from '../../ports';
import type { Messages } from '../../runtime/react/use-messages';
import type { RegionSlots, WidgetProps } from '../common/common.types';
import type { notificationsLazyMessages } from './notifications.lazy.messages';
import type { notificationsMessages } from './notifications.messages';

/** Every word of the notifications and reminders, by key. */
export type NotificationsTree = typeof notificationsMessages & typeof notificationsLazyMessages;

/** What the notifications ask of an adapter. What it does not have takes its control away. */
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

/** Which notifications are shown, to be held by a host. */
export interface NotificationsValue {
  /** Null for all. */
  readonly topic: NotificationTopic | null;
  readonly unreadOnly: boolean;
  /** Counted from 1. */
  readonly page: number;
}

export interface NotificationsEvents {
  readonly 'value-change': {
    readonly topic: 'orders' | 'deliveries' | 'invoices' | 'promotions' | 'support' | 'reminders' | null;
    readonly unreadOnly: boolean;
    readonly page: number;
  };
  /** What a notification is about was gone to. */
  readonly open: {
    readonly id: string;
    readonly topic: 'orders' | 'deliveries' | 'invoices' | 'promotions' | 'support' | 'reminders';
  };
  /** Notifications were marked, or the marks taken back. */
  readonly mark: { readonly ids: readonly string[]; readonly isRead: boolean };
  readonly 'reminder-set': {
    readonly id: string;
    readonly at: string;
    readonly repeats: 'once' | 'weekly' | 'before-cut-off';
  };
  readonly 'reminder-change': { readonly id: string; readonly at: string; readonly isOn: boolean };
  readonly 'reminder-remove': { readonly id: string };
}

/** Who tells of reminders that are due. */
export type RemindersShownBy = 'widget' | 'page';

export type NotificationsSlots = RegionSlots<'header' | 'footer' | 'empty'>;

export type NotificationsProps = WidgetProps<
  NotificationsAdapter,
  NotificationsTree,
  NotificationsEvents,
  NotificationsSlots
> & {
  /** Which notifications are shown; parts that are left out are kept by the widget. */
  readonly value?: Partial<NotificationsValue>;
  /** Who tells of reminders that are due: the widget while it is on the page (the default), or the page around it, as the portal does on every page of its own. */
  readonly remindersShownBy?: RemindersShownBy;
};

/** The notifications' words, with what fills them. */
export type NotificationsMessages = Messages<typeof notificationsMessages>;

/** The reminders' words. */
export type ReminderMessages = Messages<typeof notificationsLazyMessages>;
