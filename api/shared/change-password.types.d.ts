import { N as Needs } from 'shared/ports';
import { a as WidgetProps, R as RegionSlots } from 'shared/common.types';

/** Change password: the current one, a new one by the adapter's rules, and the new one again. */
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

/** Words of changing the password. */
declare const changePasswordMessages: {
    readonly title: string;
    readonly loading: string;
    readonly failed: string;
    readonly whose: string;
    readonly current: string;
    readonly next: string;
    readonly again: string;
    readonly show: string;
    readonly hide: string;
    readonly showLong: string;
    readonly hideLong: string;
    readonly capsLock: string;
    readonly rules: {
        readonly title: string;
        readonly length: {
            readonly one: string;
            readonly other: string;
        };
        readonly longest: {
            readonly one: string;
            readonly other: string;
        };
        readonly lower: string;
        readonly upper: string;
        readonly digit: string;
        readonly symbol: string;
        readonly different: string;
        readonly met: string;
        readonly open: string;
        readonly kept: string;
    };
    readonly submit: string;
    readonly sending: string;
    readonly problems: {
        readonly title: {
            readonly one: string;
            readonly other: string;
        };
        readonly current: string;
        readonly next: string;
        readonly weak: string;
        readonly again: string;
        readonly same: string;
        readonly currentWrong: string;
        readonly currentMaybe: string;
        readonly usedBefore: string;
    };
    readonly emptied: string;
    readonly tooMany: {
        readonly title: string;
        readonly text: string;
    };
    readonly notChanged: string;
    readonly notSure: {
        readonly title: string;
        readonly text: string;
    };
    readonly done: {
        readonly title: string;
        readonly text: string;
        readonly back: string;
        readonly again: string;
    };
};

/** What the widget asks of an adapter. With `profile.read` a password manager is told whose password it is. */
type ChangePasswordAdapter = Needs<'password.policy' | 'password.change', 'profile.read' | 'session.isGuest' | 'session.user' | 'session.settings' | 'accounts.list'>;
interface ChangePasswordEvents {
    /** The password is another one now. Nothing of either is told. */
    readonly 'password-change': Record<string, never>;
}
type ChangePasswordSlots = RegionSlots<'header' | 'footer'>;
type ChangePasswordProps = WidgetProps<ChangePasswordAdapter, typeof changePasswordMessages, ChangePasswordEvents, ChangePasswordSlots>;

export { changePasswordContract, changePasswordMessages };
export type { ChangePasswordAdapter, ChangePasswordEvents, ChangePasswordProps, ChangePasswordSlots };
