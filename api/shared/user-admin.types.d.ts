import { P as Permission, U as UserSort } from 'shared/activation';
import { N as Needs } from 'shared/ports';
import { a as WidgetProps, R as RegionSlots } from 'shared/common.types';

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

/** Words of the list of users. */
declare const userAdminMessages: {
    readonly title: string;
    readonly loading: string;
    readonly failed: string;
    readonly denied: string;
    readonly deniedText: string;
    readonly count: {
        readonly one: string;
        readonly other: string;
    };
    readonly found: {
        readonly one: string;
        readonly other: string;
    };
    readonly add: string;
    readonly search: string;
    readonly searchHint: string;
    readonly clearSearch: string;
    readonly clearFilters: string;
    readonly permission: string;
    readonly anyPermission: string;
    readonly permissions: {
        readonly super: string;
        readonly ordering: string;
        readonly finance: string;
        readonly service: string;
    };
    readonly status: string;
    readonly anyStatus: string;
    readonly enabled: string;
    readonly disabled: string;
    readonly sort: string;
    readonly sorts: {
        readonly NameAsc: string;
        readonly NameDesc: string;
        readonly EmailAsc: string;
        readonly EmailDesc: string;
        readonly LastAccessedDesc: string;
        readonly LastAccessedAsc: string;
    };
    readonly columns: {
        readonly name: string;
        readonly permissions: string;
        readonly accounts: string;
        readonly seen: string;
        readonly status: string;
        readonly act: string;
    };
    readonly never: string;
    readonly you: string;
    readonly edit: string;
    readonly enable: string;
    readonly enableLong: string;
    readonly disable: string;
    readonly disableLong: string;
    readonly enabling: string;
    readonly isEnabled: string;
    readonly isDisabled: string;
    readonly notChanged: string;
    readonly created: string;
    readonly createdText: string;
    readonly saved: string;
    readonly gone: string;
    readonly goneText: string;
    readonly undo: string;
    readonly dismiss: string;
    readonly pages: string;
    readonly previous: string;
    readonly next: string;
    readonly pageSize: string;
    readonly range: string;
    readonly rangeOpen: string;
    readonly page: string;
    readonly pageOf: string;
    readonly empty: {
        readonly title: string;
        readonly text: string;
    };
    readonly noMatch: {
        readonly title: string;
        readonly text: string;
    };
    readonly pastEnd: {
        readonly title: string;
        readonly action: string;
    };
};

/** Words of the form and of the question before a user is disabled; they come with their chunks. */
declare const userAdminLaterMessages: {
    readonly form: {
        readonly adding: string;
        readonly editing: string;
        readonly loading: string;
        readonly failed: string;
        readonly back: string;
        readonly firstName: string;
        readonly lastName: string;
        readonly email: string;
        readonly emailHint: string;
        readonly emailFixed: string;
        readonly phoneNumber: string;
        readonly mobileNumber: string;
        readonly phoneHint: string;
        readonly language: string;
        readonly chooseLanguage: string;
        readonly permissions: string;
        readonly about: {
            readonly super: string;
            readonly ordering: string;
            readonly finance: string;
            readonly service: string;
        };
        readonly kept: string;
        readonly yours: string;
        readonly accounts: string;
        readonly searchAccounts: string;
        readonly chosen: {
            readonly one: string;
            readonly other: string;
        };
        readonly more: {
            readonly one: string;
            readonly other: string;
        };
        readonly noAccount: string;
        readonly create: string;
        readonly creating: string;
        readonly save: string;
        readonly saving: string;
        readonly cancel: string;
        readonly unsaved: string;
        readonly unsavedText: string;
        readonly startOver: string;
    };
    readonly problems: {
        readonly title: {
            readonly one: string;
            readonly other: string;
        };
        readonly firstName: string;
        readonly lastName: string;
        readonly email: string;
        readonly emailTaken: string;
        readonly phoneMissing: string;
        readonly phoneNumber: string;
        readonly mobileNumber: string;
        readonly language: string;
        readonly permissions: string;
        readonly lastSuper: string;
        readonly lastSuperCall: string;
        readonly lastSuperService: string;
        readonly accountsMore: {
            readonly one: string;
            readonly other: string;
        };
        readonly accounts: string;
    };
    readonly changed: {
        readonly title: string;
        readonly text: string;
    };
    readonly notSaved: string;
    readonly disabling: {
        readonly title: string;
        readonly text: string;
        readonly yourself: string;
        readonly confirm: string;
        readonly confirming: string;
        readonly keep: string;
        readonly failed: string;
    };
};

/** Every word of the widget, by key. */
type UserAdminTree = typeof userAdminMessages & typeof userAdminLaterMessages;
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

export { userAdminMessages, userAdminContract };
export type { UserAdminAdapter, UserAdminEvents, UserAdminProps, UserAdminSlots, UserAdminValue };
