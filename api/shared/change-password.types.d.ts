import { N as Needs } from 'shared/ports';
import { a as WidgetProps, R as RegionSlots } from 'shared/common.types';
import { c as changePasswordMessages } from 'shared/change-password.messages';

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

/** What the widget asks of an adapter. With `profile.read` a password manager is told whose password it is. */
type ChangePasswordAdapter = Needs<'password.policy' | 'password.change', 'profile.read' | 'session.isGuest' | 'session.user' | 'session.settings' | 'accounts.list'>;
interface ChangePasswordEvents {
    /** The password is another one now. Nothing of either is told. */
    readonly 'password-change': Record<string, never>;
}
type ChangePasswordSlots = RegionSlots<'header' | 'footer'>;
type ChangePasswordProps = WidgetProps<ChangePasswordAdapter, typeof changePasswordMessages, ChangePasswordEvents, ChangePasswordSlots>;

export { changePasswordContract };
export type { ChangePasswordAdapter, ChangePasswordEvents, ChangePasswordProps, ChangePasswordSlots };
