import { N as Needs } from 'shared/ports';
import { a as WidgetProps, R as RegionSlots } from 'shared/common.types';
import { S as SignInAddress } from 'shared/sign-in-address';

/** Words of the way to the login page. */
declare const signInMessages: {
    readonly title: string;
    readonly text: string;
    readonly ended: string;
    readonly needed: string;
    readonly action: string;
    readonly leaving: string;
    readonly register: string;
    readonly resend: string;
    readonly browse: string;
    readonly signedIn: {
        readonly title: string;
        readonly text: string;
        readonly go: string;
    };
    readonly noAddress: {
        readonly title: string;
        readonly text: string;
        readonly call: string;
    };
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
type SignInSlots = RegionSlots<'header' | 'footer'>;
type SignInProps = WidgetProps<SignInAdapter, typeof signInMessages, SignInEvents, SignInSlots> & SignInAddress & {
    /** Why the buyer was sent here; nothing is said of any other word. */
    readonly reason?: SignInReason | null;
};

export { signInMessages };
export type { SignInAdapter, SignInEvents, SignInProps, SignInReason, SignInSlots };
