import { N as NotificationTopic } from 'shared/activation';
import { N as Needs } from 'shared/ports';
import { a as WidgetProps, R as RegionSlots } from 'shared/common.types';

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
        readonly name: "reminders-told-by";
        readonly prop: "remindersToldBy";
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

/** Words of the notifications. */
declare const notificationsMessages: {
    readonly title: string;
    readonly loading: string;
    readonly failed: string;
    readonly newReminder: string;
    readonly list: string;
    readonly show: string;
    readonly all: string;
    readonly unread: string;
    readonly unreadCount: string;
    readonly topic: string;
    readonly topics: {
        readonly all: string;
        readonly orders: string;
        readonly deliveries: string;
        readonly invoices: string;
        readonly promotions: string;
        readonly support: string;
        readonly reminders: string;
    };
    readonly days: {
        readonly today: string;
        readonly yesterday: string;
        readonly earlier: string;
    };
    readonly isUnread: string;
    readonly markRead: string;
    readonly markUnread: string;
    readonly markAll: string;
    readonly marking: string;
    readonly marked: {
        readonly one: string;
        readonly other: string;
    };
    readonly unmarked: string;
    readonly nothingToMark: string;
    readonly undo: string;
    readonly tryAgain: string;
    readonly markFailed: string;
    readonly region: string;
    readonly found: {
        readonly one: string;
        readonly other: string;
    };
    readonly page: string;
    readonly pageOf: string;
    readonly pages: string;
    readonly previous: string;
    readonly next: string;
    readonly range: string;
    readonly rangeOpen: string;
    readonly empty: {
        readonly title: string;
        readonly text: string;
    };
    readonly allRead: {
        readonly title: string;
        readonly text: string;
        readonly action: string;
    };
    readonly noMatch: {
        readonly title: string;
        readonly action: string;
    };
};

/** Words of the order reminders, which come in a chunk of their own. */
declare const notificationsLaterMessages: {
    readonly reminders: {
        readonly title: string;
        readonly region: string;
        readonly text: string;
        readonly loading: string;
        readonly failed: string;
        readonly none: string;
        readonly weekly: string;
        readonly before: string;
        readonly minutes: {
            readonly one: string;
            readonly other: string;
        };
        readonly hours: {
            readonly one: string;
            readonly other: string;
        };
        readonly days: {
            readonly one: string;
            readonly other: string;
        };
        readonly next: string;
        readonly off: string;
        readonly on: string;
        readonly onLong: string;
        readonly order: string;
        readonly edit: string;
        readonly remove: string;
        readonly removed: string;
        readonly isOn: string;
        readonly isOff: string;
        readonly isSet: string;
        readonly isChanged: string;
        readonly notChanged: string;
        readonly notRemoved: string;
        readonly notBack: string;
    };
    readonly form: {
        readonly adding: string;
        readonly editing: string;
        readonly kind: string;
        readonly beforeCutOff: string;
        readonly beforeCutOffText: string;
        readonly weekly: string;
        readonly weeklyText: string;
        readonly once: string;
        readonly onceText: string;
        readonly lead: string;
        readonly weekday: string;
        readonly date: string;
        readonly time: string;
        readonly preview: string;
        readonly missingDate: string;
        readonly missingTime: string;
        readonly past: string;
        readonly noCutOff: string;
        readonly set: string;
        readonly save: string;
        readonly saving: string;
        readonly cancel: string;
        readonly failed: string;
    };
    readonly device: {
        readonly pageOnly: {
            readonly page: string;
            readonly widget: string;
        };
        readonly ask: string;
        readonly askText: {
            readonly page: string;
            readonly widget: string;
        };
        readonly asking: string;
        readonly granted: {
            readonly page: string;
            readonly widget: string;
        };
        readonly blocked: string;
        readonly blockedText: string;
    };
};

/** Every word of the notifications and reminders, by key. */
type NotificationsTree = typeof notificationsMessages & typeof notificationsLaterMessages;
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
type RemindersToldBy = 'widget' | 'page';
type NotificationsSlots = RegionSlots<'header' | 'footer' | 'empty'>;
type NotificationsProps = WidgetProps<NotificationsAdapter, NotificationsTree, NotificationsEvents, NotificationsSlots> & {
    /** Which notifications are shown; parts that are left out are kept by the widget. */
    readonly value?: Partial<NotificationsValue>;
    /** Who tells of reminders that are due: the widget while it is on the page (the default), or the page around it, as the portal does on every page of its own. */
    readonly remindersToldBy?: RemindersToldBy;
};

export { notificationsMessages, notificationsContract };
export type { NotificationsAdapter, NotificationsEvents, NotificationsProps, NotificationsSlots };
