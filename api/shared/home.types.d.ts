import { N as Needs } from 'shared/ports';
import { a as WidgetProps, R as RegionSlots } from 'shared/common.types';
import { S as SignInAddress } from 'shared/sign-in-address';
import { h as homeMessages } from 'shared/home.messages';

/** The first page of somebody who is not signed in: register, sign in, or look around where guests may. */
declare const homeContract: {
    readonly name: "home";
    readonly element: "tradefront-home";
    readonly needs: readonly [];
    readonly uses: readonly ["session.isGuest", "session.user", "session.settings"];
    readonly attributes: readonly [{
        readonly name: "sign-in-url";
        readonly prop: "signInURL";
        readonly as: "url";
    }, {
        readonly name: "heading-level";
        readonly prop: "headingLevel";
        readonly as: "number";
    }];
    readonly events: {
        readonly 'before-sign-in': {
            readonly cancelable: true;
        };
        readonly register: {};
    };
    readonly slots: {
        readonly regions: readonly ["notice", "announcement", "footer"];
        readonly render: readonly [];
    };
    readonly states: readonly ["loading", "ready", "guest-browsing", "signed-in", "notice", "without-links", "failed", "offline"];
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

export { homeContract };
export type { HomeAdapter, HomeEvents, HomeProps, HomeSlots };
