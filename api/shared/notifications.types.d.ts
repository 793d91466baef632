import { N as NotificationTopic } from 'shared/activation';
import { N as Needs } from 'shared/ports';
import { a as WidgetProps, R as RegionSlots } from 'shared/common.types';
import { n as notificationsMessages, a as notificationsLazyMessages } from 'shared/notifications.lazy.messages';

/** Notifications of an account, and reminders to order. */
declare const notificationsContract: {
    readonly name: "notifications";
    readonly element: "tradefront-notifications";
    readonly needs: readonly ["notifications.list"];
    readonly uses: readonly ["notifications.unread", "notifications.markRead", "notifications.markUnread", "notifications.markAllRead", "reminders.list", "reminders.create", "reminders.update", "reminders.remove", "accounts.read", "session.isGuest", "session.user", "session.settings", "accounts.list"];
    readonly attributes: readonly [{
        readonly name: "heading-level";
        readonly prop: "headingLevel";
        readonly as: "number";
    }, {
        readonly name: "reminders-shown-by";
        readonly prop: "remindersShownBy";
        readonly as: "text";
    }];
    readonly events: {
        readonly 'value-change': {};
        readonly open: {};
        readonly mark: {};
        readonly 'reminder-set': {};
        readonly 'reminder-change': {};
        readonly 'reminder-remove': {};
    };
    readonly slots: {
        readonly regions: readonly ["header", "footer", "empty"];
        readonly render: readonly [];
    };
    readonly states: readonly ["loading", "ready", "unread-only", "topic", "page-2", "marked", "all-read", "nothing-unread", "mark-failed", "no-match", "empty", "read-only", "failed", "reminders", "reminder-off", "reminder-removed", "reminder-failed", "reminders-failed", "reminder-new", "reminder-weekly", "reminder-once", "reminder-wrong", "reminder-edit", "reminder-set", "reminder-due", "device-ask", "device-blocked", "signed-out", "offline"];
};

/** Every word of the notifications and reminders, by key. */
type NotificationsTree = typeof notificationsMessages & typeof notificationsLazyMessages;
/** What the notifications ask of an adapter. What it does not have takes its control away. */
type NotificationsAdapter = Needs<'notifications.list', 'notifications.unread' | 'notifications.markRead' | 'notifications.markUnread' | 'notifications.markAllRead' | 'reminders.list' | 'reminders.create' | 'reminders.update' | 'reminders.remove' | 'accounts.read' | 'session.isGuest' | 'session.user' | 'session.settings' | 'accounts.list'>;
/** Which notifications are shown, to be held by a host. */
interface NotificationsValue {
    /** Null for all. */
    readonly topic: NotificationTopic | null;
    readonly unreadOnly: boolean;
    /** Counted from 1. */
    readonly page: number;
}
interface NotificationsEvents {
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
    readonly mark: {
        readonly ids: readonly string[];
        readonly isRead: boolean;
    };
    readonly 'reminder-set': {
        readonly id: string;
        readonly at: string;
        readonly repeats: 'once' | 'weekly' | 'before-cut-off';
    };
    readonly 'reminder-change': {
        readonly id: string;
        readonly at: string;
        readonly isOn: boolean;
    };
    readonly 'reminder-remove': {
        readonly id: string;
    };
}
/** Who tells of reminders that are due. */
type RemindersShownBy = 'widget' | 'page';
type NotificationsSlots = RegionSlots<'header' | 'footer' | 'empty'>;
type NotificationsProps = WidgetProps<NotificationsAdapter, NotificationsTree, NotificationsEvents, NotificationsSlots> & {
    /** Which notifications are shown; parts that are left out are kept by the widget. */
    readonly value?: Partial<NotificationsValue>;
    /** Who tells of reminders that are due: the widget while it is on the page (the default), or the page around it, as the portal does on every page of its own. */
    readonly remindersShownBy?: RemindersShownBy;
};

export { notificationsContract };
export type { NotificationsAdapter, NotificationsEvents, NotificationsProps, NotificationsSlots };
