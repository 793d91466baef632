import { N as Needs } from 'shared/ports';
import { a as WidgetProps, R as RegionSlots } from 'shared/common.types';

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

/** Words of registering. */
declare const selfRegisterMessages: {
    readonly title: string;
    readonly loading: string;
    readonly failed: string;
    readonly progress: string;
    readonly steps: {
        readonly account: string;
        readonly verify: string;
        readonly details: string;
    };
    readonly next: string;
    readonly back: string;
    readonly help: string;
    readonly wrong: {
        readonly one: string;
        readonly other: string;
    };
    readonly slow: string;
    readonly waitFor: {
        readonly one: string;
        readonly other: string;
    };
    readonly kept: {
        readonly title: string;
        readonly text: string;
        readonly over: string;
    };
    readonly account: {
        readonly intro: string;
        readonly number: string;
        readonly hint: string;
        readonly looking: string;
        readonly notDone: string;
    };
    readonly verify: {
        readonly legend: string;
        readonly code: string;
        readonly codeText: string;
        readonly invoice: string;
        readonly invoiceText: string;
        readonly invoiceHint: string;
        readonly mobile: string;
        readonly mobileText: string;
        readonly phoneHint: string;
        readonly consent: string;
        readonly stop: string;
        readonly send: string;
        readonly sendingCode: string;
        readonly sent: string;
        readonly texted: string;
        readonly textedHint: {
            readonly one: string;
            readonly other: string;
        };
        readonly goodFor: {
            readonly one: string;
            readonly other: string;
        };
        readonly over: string;
        readonly again: string;
        readonly againSoon: {
            readonly one: string;
            readonly other: string;
        };
        readonly otherNumber: string;
        readonly checking: string;
        readonly notSent: string;
        readonly generation: string;
        readonly tooMany: string;
        readonly notDone: string;
        readonly done: string;
        readonly doneText: string;
        readonly anew: string;
    };
    readonly details: {
        readonly intro: string;
        readonly firstName: string;
        readonly lastName: string;
        readonly email: string;
        readonly emailHint: string;
        readonly phoneNumber: string;
        readonly language: string;
        readonly send: string;
        readonly sending: string;
    };
    readonly problems: {
        readonly accountNumber: string;
        readonly method: string;
        readonly code: string;
        readonly invoiceNumber: string;
        readonly mobileNumber: string;
        readonly texted: string;
        readonly firstName: string;
        readonly lastName: string;
        readonly email: string;
        readonly emailForm: string;
        readonly phoneNumber: string;
        readonly phoneForm: string;
        readonly language: string;
        readonly refused: string;
        readonly notFound: string;
        readonly locked: string;
        readonly notVerified: {
            readonly one: string;
            readonly other: string;
        };
        readonly tooSoon: {
            readonly one: string;
            readonly other: string;
        };
        readonly emailRegistered: string;
    };
    readonly registered: {
        readonly title: string;
        readonly text: string;
        readonly signIn: string;
        readonly reset: string;
    };
    readonly outcome: {
        readonly slow: string;
        readonly checking: string;
        readonly unknown: string;
        readonly unknownText: string;
        readonly notDone: string;
        readonly notDoneText: string;
        readonly expired: string;
        readonly expiredText: string;
        readonly verifyAgain: string;
        readonly closed: string;
    };
    readonly ends: {
        readonly verified: string;
        readonly verifiedText: string;
        readonly activation: string;
        readonly activationText: string;
        readonly taken: string;
        readonly takenText: string;
        readonly rejected: string;
        readonly rejectedText: string;
        readonly noTries: string;
        readonly noMethod: string;
        readonly call: string;
        readonly home: string;
        readonly signIn: string;
        readonly resend: string;
        readonly another: string;
        readonly over: string;
    };
    readonly apps: {
        readonly title: string;
        readonly ios: string;
        readonly android: string;
    };
    readonly signedIn: {
        readonly title: string;
        readonly text: string;
    };
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

export { selfRegisterMessages, selfRegisterContract };
export type { SelfRegisterAdapter, SelfRegisterEvents, SelfRegisterProps, SelfRegisterSlots };
