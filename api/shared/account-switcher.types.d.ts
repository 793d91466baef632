import { N as Needs } from 'shared/ports';
import { a as WidgetProps, R as RegionSlots } from 'shared/common.types';

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

/** Words of the account switcher. */
declare const accountSwitcherMessages: {
    readonly title: string;
    readonly listTitle: string;
    readonly current: string;
    readonly choose: string;
    readonly search: string;
    readonly searchHint: string;
    readonly clearSearch: string;
    readonly default: string;
    readonly own: string;
    readonly loading: string;
    readonly failed: string;
    readonly failedShort: string;
    readonly signedOut: string;
    readonly none: string;
    readonly all: {
        readonly one: string;
        readonly other: string;
    };
    readonly found: {
        readonly one: string;
        readonly other: string;
    };
    readonly cartKept: string;
    readonly noMatch: {
        readonly title: string;
        readonly text: string;
    };
    readonly switching: string;
    readonly switched: string;
    readonly switchFailed: string;
    readonly switchFailedNone: string;
    readonly elsewhere: string;
    readonly switchHere: string;
    readonly dismiss: string;
    readonly unsaved: {
        readonly title: string;
        readonly text: string;
        readonly stay: string;
        readonly go: string;
        readonly cart: string;
        readonly checkout: string;
        readonly wizard: string;
        readonly form: string;
    };
    readonly conditions: {
        readonly blocked: string;
        readonly 'temporarily-blocked': string;
        readonly 'not-verified': string;
        readonly 'not-eligible': string;
        readonly 'no-visit-plan': string;
        readonly 'order-restricted': string;
    };
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

export { accountSwitcherContract, accountSwitcherMessages };
export type { AccountSwitcherAdapter, AccountSwitcherEvents, AccountSwitcherLayout, AccountSwitcherProps, AccountSwitcherSlots };
