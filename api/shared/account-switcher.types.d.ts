import { N as Needs } from 'shared/ports';
import { a as WidgetProps, R as RegionSlots } from 'shared/common.types';

/** Words of the account switcher. */
declare const accountSwitcherMessages: {
    readonly title: "Switch account";
    readonly listTitle: "Accounts";
    readonly current: "Account";
    readonly choose: "Choose an account";
    readonly search: "Search accounts";
    readonly searchHint: "Name, number or city";
    readonly clearSearch: "Clear search";
    readonly default: "Default";
    readonly own: "Your own";
    readonly loading: "Loading accounts";
    readonly failed: "Your accounts did not load";
    readonly failedShort: "Accounts did not load";
    readonly signedOut: "Sign in to choose an account";
    readonly none: "No account";
    readonly all: {
        readonly one: "{count} account.";
        readonly other: "{count} accounts.";
    };
    readonly found: {
        readonly one: "{found} of {count} account.";
        readonly other: "{found} of {count} accounts.";
    };
    readonly cartKept: "Your cart at {name} is kept.";
    readonly noMatch: {
        readonly title: "No account matches “{search}”";
        readonly text: "Search by name, account number or city.";
    };
    readonly switching: "Switching to {name}";
    readonly switched: "You are ordering for {name}.";
    readonly switchFailed: "You are still ordering for {name}";
    readonly switchFailedNone: "The account was not switched";
    readonly elsewhere: "You are ordering for {name} in another tab.";
    readonly switchHere: "Switch here too";
    readonly dismiss: "Not now";
    readonly unsaved: {
        readonly title: "Switch to {name}?";
        readonly text: "This is not saved yet and may be lost:";
        readonly stay: "Stay";
        readonly go: "Switch account";
        readonly cart: "Quantities in your cart that are still being saved";
        readonly checkout: "Your answers at checkout";
        readonly wizard: "Your answers in a support ticket";
        readonly form: "What you typed in a form";
    };
    readonly conditions: {
        readonly blocked: "Blocked";
        readonly 'temporarily-blocked': "Temporarily blocked";
        readonly 'not-verified': "Not verified";
        readonly 'not-eligible': "Not eligible";
        readonly 'no-visit-plan': "No visit plan";
        readonly 'order-restricted': "Order restricted";
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
    /** The account the host insists on, over what was stored and the default one (decision 8). */
    readonly accountId?: string | null;
};

export { accountSwitcherMessages };
export type { AccountSwitcherAdapter, AccountSwitcherEvents, AccountSwitcherLayout, AccountSwitcherProps, AccountSwitcherSlots };
