import { b as ChangePasswordProps } from 'shared/change-password.types';
export { C as ChangePasswordAdapter, a as ChangePasswordEvents, c as ChangePasswordSlots, d as changePasswordMessages } from 'shared/change-password.types';
import * as react from 'react';
import 'shared/ports';
import 'shared/activation';
import 'shared/common.types';
import 'shared/locale-pack';
import 'shared/messages';

/** Change password: the current one, a new one by the adapter's rules, and the new one again (spec §2). */
declare const changePasswordContract: {
    readonly name: "change-password";
    readonly element: "tradefront-change-password";
    readonly needs: readonly ["password.policy", "password.change"];
    readonly uses: readonly ["profile.read", "session.isGuest", "session.user", "session.settings", "accounts.list"];
    readonly attributes: readonly [{
        readonly name: "heading-level";
        readonly prop: "headingLevel";
        readonly as: "number";
    }];
    readonly events: {
        readonly 'password-change': {};
    };
    readonly slots: {
        readonly regions: readonly ["header", "footer"];
        readonly render: readonly [];
    };
    readonly states: readonly ["loading", "ready", "typing", "shown", "caps-lock", "flagged", "not-the-same", "sending", "current-wrong", "too-weak", "used-before", "too-many", "not-changed", "not-sure", "changed", "failed", "signed-out", "offline"];
};

/** The buyer's password: the current one, a new one by the rules there are, and the new one again. Nothing of either is kept. */
declare const ChangePassword: react.ComponentType<ChangePasswordProps>;

export { ChangePassword, ChangePasswordProps, changePasswordContract };
