import { N as Needs } from 'shared/ports';
import { a as WidgetProps, R as RegionSlots } from 'shared/common.types';
import { S as SignInAddress } from 'shared/sign-in-address';

/** Words of the first page. */
declare const homeMessages: {
    readonly title: string;
    readonly text: string;
    readonly loading: string;
    readonly signIn: {
        readonly title: string;
        readonly action: string;
    };
    readonly register: {
        readonly title: string;
        readonly text: string;
        readonly action: string;
    };
    readonly browse: {
        readonly title: string;
        readonly action: string;
    };
    readonly resend: string;
    readonly signedIn: {
        readonly title: string;
        readonly action: string;
        readonly cart: string;
    };
    readonly noWay: {
        readonly title: string;
        readonly text: string;
    };
};

type HomeAdapter = Needs<never, 'session.isGuest' | 'session.user' | 'session.settings'>;
interface HomeEvents {
    /** The page is about to be left for the login page; cancelable, for hosts that sign in some other way. */
    readonly 'before-sign-in': {
        readonly href: string;
    };
    /** Registration was begun. */
    readonly register: {
        readonly href: string;
    };
}
/** `notice` stands above everything, `announcement` under the heading. */
type HomeSlots = RegionSlots<'notice' | 'announcement' | 'footer'>;
type HomeProps = WidgetProps<HomeAdapter, typeof homeMessages, HomeEvents, HomeSlots> & Pick<SignInAddress, 'signInURL'>;

export { homeMessages };
export type { HomeAdapter, HomeEvents, HomeProps, HomeSlots };
