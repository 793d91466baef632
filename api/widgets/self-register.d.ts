import { b as SelfRegisterProps } from 'shared/self-register.types';
export { S as SelfRegisterAdapter, a as SelfRegisterEvents, c as SelfRegisterSlots, s as selfRegisterMessages } from 'shared/self-register.types';
import * as react from 'react';
import 'shared/ports';
import 'shared/activation';
import 'shared/common.types';
import 'shared/locale-pack';
import 'shared/messages';

/** Self register: an account by its number, verified by one of three, then who registers (spec §1, §2; decision 27). */
declare const selfRegisterContract: {
    readonly name: "self-register";
    readonly element: "tradefront-self-register";
    readonly needs: readonly ["registration.findAccount", "registration.verify", "register.prepare", "register.commit", "register.outcome", "register.abandon"];
    readonly uses: readonly ["registration.sendCode", "session.isGuest", "session.user", "session.settings"];
    readonly attributes: readonly [{
        readonly name: "home-url";
        readonly prop: "homeURL";
        readonly as: "url";
    }, {
        readonly name: "sign-in-url";
        readonly prop: "signInURL";
        readonly as: "url";
    }, {
        readonly name: "password-reset-url";
        readonly prop: "passwordResetURL";
        readonly as: "url";
    }, {
        readonly name: "app-store-ios";
        readonly prop: "appStoreIos";
        readonly as: "url";
    }, {
        readonly name: "app-store-android";
        readonly prop: "appStoreAndroid";
        readonly as: "url";
    }, {
        readonly name: "heading-level";
        readonly prop: "headingLevel";
        readonly as: "number";
    }];
    readonly events: {
        readonly 'step-change': {};
        readonly verify: {};
        readonly outcome: {};
    };
    readonly slots: {
        readonly regions: readonly ["header", "footer"];
        readonly render: readonly [];
    };
    readonly states: readonly ["loading", "account", "account-missing", "account-unknown", "account-locked", "looking", "not-answered", "wait-asked", "choose", "choose-missing", "code", "code-refused", "invoice", "invoice-refused", "mobile", "mobile-refused", "text-sent", "text-again", "text-refused", "text-expired", "text-failed", "text-too-many", "no-tries", "no-method", "verified-account", "details", "details-invalid", "email-registered", "sending", "checking", "unknown", "not-done", "verification-expired", "verified", "rejected", "activation-email-sent", "kept", "signed-in", "failed", "offline"];
};

/** Registering: an account number, one of three verifications, who registers, and how it ended. */
declare const SelfRegister: react.ComponentType<SelfRegisterProps>;

export { SelfRegister, SelfRegisterProps, selfRegisterContract };
