import { N as Needs } from 'shared/ports';
import { a as WidgetProps, R as RegionSlots } from 'shared/common.types';
import { S as SignInAddress } from 'shared/sign-in-address';
import { s as signInMessages } from 'shared/sign-in.messages';

/** The way to the login page, and back to where the buyer was. No password passes through here. */
declare const signInContract: {
    readonly name: "sign-in";
    readonly element: "tradefront-sign-in";
    readonly needs: readonly [];
    readonly uses: readonly ["session.isGuest", "session.user", "session.settings"];
    readonly attributes: readonly [{
        readonly name: "sign-in-url";
        readonly prop: "signInURL";
        readonly as: "url";
    }, {
        readonly name: "return-to";
        readonly prop: "returnTo";
        readonly as: "text";
    }, {
        readonly name: "return-parameter";
        readonly prop: "returnParameter";
        readonly as: "text";
    }, {
        readonly name: "reason";
        readonly prop: "reason";
        readonly as: "text";
    }, {
        readonly name: "heading-level";
        readonly prop: "headingLevel";
        readonly as: "number";
    }];
    readonly events: {
        readonly 'before-sign-in': {
            readonly cancelable: true;
        };
    };
    readonly slots: {
        readonly regions: readonly ["header", "form", "footer"];
        readonly render: readonly [];
    };
    readonly states: readonly ["ready", "session-ended", "needs-sign-in", "guest-browsing", "signed-in", "unsafe-return", "no-address", "own-form", "offline"];
};

type SignInAdapter = Needs<never, 'session.isGuest' | 'session.user' | 'session.settings'>;
/** Why the buyer was sent here. */
type SignInReason = 'session-ended' | 'needs-sign-in';
interface SignInEvents {
    /** The page is about to be left for the login page; cancelable, for hosts that sign in some other way. */
    readonly 'before-sign-in': {
        readonly href: string;
    };
}
/** `form` signs in here, in place of the button to the login page. */
type SignInSlots = RegionSlots<'header' | 'form' | 'footer'>;
type SignInProps = WidgetProps<SignInAdapter, typeof signInMessages, SignInEvents, SignInSlots> & SignInAddress & {
    /** Why the buyer was sent here; nothing is said of any other word. */
    readonly reason?: SignInReason | null;
};

export { signInContract };
export type { SignInAdapter, SignInEvents, SignInProps, SignInReason, SignInSlots };
