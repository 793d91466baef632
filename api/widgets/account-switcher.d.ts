import { c as AccountSwitcherProps } from 'shared/account-switcher.types';
export { A as AccountSwitcherAdapter, a as AccountSwitcherEvents, b as AccountSwitcherLayout, d as AccountSwitcherSlots, e as accountSwitcherMessages } from 'shared/account-switcher.types';
import * as react from 'react';
import 'shared/ports';
import 'shared/activation';
import 'shared/common.types';
import 'shared/locale-pack';
import 'shared/messages';

/** The buyer's own and managed accounts, and which one they order for (spec §1, §6, §7). */
declare const accountSwitcherContract: {
    readonly name: "account-switcher";
    readonly element: "tradefront-account-switcher";
    readonly needs: readonly ["accounts.list", "accounts.switchTo"];
    readonly uses: readonly ["session.isGuest", "session.user"];
    readonly attributes: readonly [{
        readonly name: "layout";
        readonly prop: "layout";
        readonly as: "text";
    }, {
        readonly name: "account-id";
        readonly prop: "accountId";
        readonly as: "text";
    }, {
        readonly name: "heading-level";
        readonly prop: "headingLevel";
        readonly as: "number";
    }];
    readonly events: {
        readonly 'before-account-change': {
            readonly cancelable: true;
        };
        readonly 'account-change': {};
    };
    readonly slots: {
        readonly regions: readonly ["header", "footer", "empty"];
        readonly render: readonly [];
    };
    readonly states: readonly ["loading", "ready", "open", "inline", "few", "searching", "no-match", "none-chosen", "one-account", "empty", "thousands", "unsaved", "switching", "switch-failed", "elsewhere", "signed-out", "ended", "failed", "offline"];
};

/** The buyer's own and managed accounts: which one they order for, and a way to another. */
declare const AccountSwitcher: react.ComponentType<AccountSwitcherProps>;

export { AccountSwitcher, AccountSwitcherProps, accountSwitcherContract };
