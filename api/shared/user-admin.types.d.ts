import { P as Permission, U as UserSort } from 'shared/activation';
import { N as Needs } from 'shared/ports';
import { a as WidgetProps, R as RegionSlots } from 'shared/common.types';
import { u as userAdminMessages, a as userAdminLazyMessages } from 'shared/user-admin.lazy.messages';

/** User admin: the users of the accounts a Super User looks after. */
declare const userAdminContract: {
    readonly name: "user-admin";
    readonly element: "tradefront-user-admin";
    readonly needs: readonly ["users.search"];
    readonly uses: readonly ["users.read", "users.options", "users.create", "users.edit", "users.setEnabled", "session.isGuest", "session.user", "session.settings", "accounts.list", "accounts.read"];
    readonly attributes: readonly [{
        readonly name: "value";
        readonly prop: "value";
        readonly as: "json";
    }, {
        readonly name: "heading-level";
        readonly prop: "headingLevel";
        readonly as: "number";
    }];
    readonly events: {
        readonly 'value-change': {};
        readonly 'user-create': {};
        readonly 'user-edit': {};
        readonly 'user-enable': {};
    };
    readonly slots: {
        readonly regions: readonly ["header", "footer", "empty"];
        readonly render: readonly [];
    };
    readonly states: readonly ["loading", "ready", "searching", "filtered", "sorted", "page-2", "past-end", "no-match", "empty", "thousand", "long-words", "read-only", "adding", "flagged", "email-taken", "created", "editing", "changed-elsewhere", "saved", "save-failed", "draft-kept", "last-super", "last-super-not-given", "user-gone", "disabling", "disabled", "disable-failed", "failed", "denied", "signed-out", "offline"];
};

/** Every word of the widget, by key. */
type UserAdminTree = typeof userAdminMessages & typeof userAdminLazyMessages;
/** What the widget asks of an adapter. Without `users.create`, `users.edit` or `users.setEnabled` there is no way to do it. */
type UserAdminAdapter = Needs<'users.search', 'users.read' | 'users.options' | 'users.create' | 'users.edit' | 'users.setEnabled' | 'session.isGuest' | 'session.user' | 'session.settings' | 'accounts.list' | 'accounts.read'>;
/** All that a Super User would bookmark or come back to. */
interface UserAdminValue {
    readonly search: string;
    readonly permission: Permission | null;
    readonly status: 'enabled' | 'disabled' | null;
    readonly sort: UserSort;
    /** Counted from 1. */
    readonly page: number;
    /** 10, 20 or 50. */
    readonly pageSize: number;
    /** The id of the user whose form is open, `new` for a user to be created, null for the list. */
    readonly user: string | null;
}
interface UserAdminEvents {
    /** Search, filters, sort, page or the open form, with all of them: one place to keep an address in step with. */
    readonly 'value-change': UserAdminValue;
    readonly 'user-create': {
        readonly userId: string;
    };
    readonly 'user-edit': {
        readonly userId: string;
    };
    /** A user was let in, or kept out. */
    readonly 'user-enable': {
        readonly userId: string;
        readonly enabled: boolean;
    };
}
type UserAdminSlots = RegionSlots<'header' | 'footer' | 'empty'>;
type UserAdminProps = WidgetProps<UserAdminAdapter, UserAdminTree, UserAdminEvents, UserAdminSlots> & {
    /** What is looked at, or the parts of it that the host holds. */
    readonly value?: Partial<UserAdminValue>;
};

export { userAdminContract };
export type { UserAdminAdapter, UserAdminEvents, UserAdminProps, UserAdminSlots, UserAdminValue };
