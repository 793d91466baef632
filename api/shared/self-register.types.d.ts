import { N as Needs } from 'shared/ports';
import { a as WidgetProps, R as RegionSlots } from 'shared/common.types';
import { s as selfRegisterMessages } from 'shared/self-register.messages';

/** Self register: an account by its number, verified by one of three, then who registers. */
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
    readonly states: readonly ["loading", "account", "account-missing", "account-unknown", "account-locked", "looking", "not-answered", "wait-asked", "choose", "choose-missing", "code", "code-refused", "invoice", "invoice-refused", "mobile", "mobile-refused", "text-sent", "text-again", "text-refused", "text-expired", "text-failed", "text-too-many", "no-tries", "no-method", "verified-account", "details", "details-invalid", "any-phone", "email-registered", "sending", "checking", "unknown", "not-done", "verification-expired", "verified", "rejected", "activation-email-sent", "kept", "signed-in", "failed", "offline"];
};

/** What the widget asks of an adapter. Without `registration.sendCode` nobody is verified by a phone. */
type SelfRegisterAdapter = Needs<'registration.findAccount' | 'registration.verify' | 'register.prepare' | 'register.commit' | 'register.outcome' | 'register.abandon', 'registration.sendCode' | 'session.isGuest' | 'session.user' | 'session.settings'>;
interface SelfRegisterEvents {
    /** Somebody went on or back. The title is the step's own heading, for the title of the page. */
    readonly 'step-change': {
        readonly step: 'account' | 'verify' | 'details';
        readonly title: string;
    };
    /** An account was verified. */
    readonly verify: {
        readonly method: 'code' | 'invoice' | 'mobile';
    };
    /** How it ended. No name, number or email is part of it. */
    readonly outcome: {
        readonly outcome: 'verified' | 'rejected' | 'activation-email-sent';
    };
}
type SelfRegisterSlots = RegionSlots<'header' | 'footer'>;
type SelfRegisterProps = WidgetProps<SelfRegisterAdapter, typeof selfRegisterMessages, SelfRegisterEvents, SelfRegisterSlots> & {
    /** Where *Back to homepage* leads; the host's first page when left out. */
    readonly homeURL?: string;
    /** The login page; opens in the same window. */
    readonly signInURL?: string;
    /** Where a password is reset. Without it there is no link. */
    readonly passwordResetURL?: string;
    readonly appStoreIos?: string;
    readonly appStoreAndroid?: string;
};

export { selfRegisterContract };
export type { SelfRegisterAdapter, SelfRegisterEvents, SelfRegisterProps, SelfRegisterSlots };
