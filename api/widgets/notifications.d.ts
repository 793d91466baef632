import { b as NotificationsProps } from 'shared/notifications.types';
export { N as NotificationsAdapter, a as NotificationsEvents, c as NotificationsSlots, n as notificationsMessages } from 'shared/notifications.types';
import * as react from 'react';
import 'shared/activation';
import 'shared/ports';
import 'shared/common.types';
import 'shared/locale-pack';
import 'shared/messages';

/** Notifications of an account, and reminders to order (spec §1, §2). */
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

/** What a buyer is told of an account, and the reminders to order they set. */
declare const Notifications: react.ComponentType<NotificationsProps>;

export { Notifications, NotificationsProps, notificationsContract };
