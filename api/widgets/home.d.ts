import { b as HomeProps } from 'shared/home.types';
export { H as HomeAdapter, a as HomeEvents, c as HomeSlots, h as homeMessages } from 'shared/home.types';
import * as react from 'react';
import 'shared/ports';
import 'shared/activation';
import 'shared/common.types';
import 'shared/locale-pack';
import 'shared/messages';
import 'shared/sign-in-address';

/** The first page of somebody who is not signed in: register, sign in, or look around where guests may (spec §2). */
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
    readonly states: readonly ["loading", "ready", "guest-browsing", "signed-in", "without-links", "failed", "offline"];
};

/** The first page of somebody who is not signed in. */
declare const Home: react.ComponentType<HomeProps>;

export { Home, HomeProps, homeContract };
