import { b as UserAdminProps } from 'shared/user-admin.types';
export { U as UserAdminAdapter, a as UserAdminEvents, c as UserAdminSlots, d as UserAdminValue, u as userAdminMessages } from 'shared/user-admin.types';
import * as react from 'react';
import 'shared/activation';
import 'shared/ports';
import 'shared/common.types';
import 'shared/locale-pack';
import 'shared/messages';

/** User admin: the users of the accounts a Super User looks after (spec §2, §5, §6). */
declare const userAdminContract: {
    readonly name: "user-admin";
    readonly element: "tradefront-user-admin";
    readonly needs: readonly ["users.search"];
    readonly uses: readonly ["users.read", "users.options", "users.create", "users.edit", "users.setEnabled", "session.isGuest", "session.user", "session.settings", "accounts.list"];
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
    readonly states: readonly ["loading", "ready", "searching", "filtered", "sorted", "page-2", "past-end", "no-match", "empty", "thousand", "long-words", "read-only", "adding", "flagged", "email-taken", "created", "editing", "changed-elsewhere", "saved", "save-failed", "draft-kept", "last-super", "user-gone", "disabling", "disabled", "disable-failed", "failed", "denied", "signed-out", "offline"];
};

/** The users of the accounts a Super User looks after: found, created, changed, kept out and let in again. */
declare const UserAdmin: react.ComponentType<UserAdminProps>;

export { UserAdmin, UserAdminProps, userAdminContract };
