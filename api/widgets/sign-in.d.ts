import { b as SignInProps } from 'shared/sign-in.types';
export { S as SignInAdapter, a as SignInEvents, c as SignInReason, d as SignInSlots, s as signInMessages } from 'shared/sign-in.types';
import * as react from 'react';
import 'shared/ports';
import 'shared/activation';
import 'shared/common.types';
import 'shared/locale-pack';
import 'shared/messages';
import 'shared/sign-in-address';

/** The way to the login page, and back to where the buyer was (spec §2, decision 26). No password passes through here. */
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
        readonly regions: readonly ["header", "footer"];
        readonly render: readonly [];
    };
    readonly states: readonly ["ready", "session-ended", "needs-sign-in", "guest-browsing", "signed-in", "no-address", "offline"];
};

/** The way to the login page, and back to where the buyer was. */
declare const SignIn: react.ComponentType<SignInProps>;

export { SignIn, SignInProps, signInContract };
