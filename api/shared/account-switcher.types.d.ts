import { N as Needs } from 'shared/ports';
import { a as WidgetProps, R as RegionSlots } from 'shared/common.types';
import { a as accountSwitcherMessages } from 'shared/account-switcher.messages';

/** The buyer's own and managed accounts, and which one they order for. */
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
    readonly states: readonly ["loading", "ready", "open", "inline", "few", "searching", "no-match", "none-chosen", "one-account", "empty", "thousands", "unsaved", "switching", "switch-failed", "elsewhere", "signed-out", "ended", "failed", "denied", "offline"];
};

type AccountSwitcherAdapter = Needs<'accounts.list' | 'accounts.switchTo', 'session.isGuest' | 'session.user' | 'session.settings'>;
/** The account a switch goes to. */
interface AccountChange {
    readonly accountId: string;
    readonly name: string;
}
interface AccountSwitcherEvents {
    /** The buyer chose another account; cancelable. Nothing has been asked of the backend yet. */
    readonly 'before-account-change': AccountChange;
    /** The session stands on another account. */
    readonly 'account-change': AccountChange;
}
type AccountSwitcherSlots = RegionSlots<'header' | 'footer' | 'empty'>;
/** A button for a header, which opens a dialog; or the list in the page. */
type AccountSwitcherLayout = 'compact' | 'inline';
type AccountSwitcherProps = WidgetProps<AccountSwitcherAdapter, typeof accountSwitcherMessages, AccountSwitcherEvents, AccountSwitcherSlots> & {
    /** Default `compact`. Anything else than `inline` is `compact`. */
    readonly layout?: AccountSwitcherLayout;
    /** The account the host insists on, over what was stored and the default one. */
    readonly accountId?: string | null;
};

export { accountSwitcherContract };
export type { AccountSwitcherAdapter, AccountSwitcherEvents, AccountSwitcherLayout, AccountSwitcherProps, AccountSwitcherSlots };
