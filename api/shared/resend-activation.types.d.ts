import { A as ActivationOutcome } from 'shared/activation';
import { N as Needs } from 'shared/ports';
import { a as WidgetProps, R as RegionSlots } from 'shared/common.types';
import { r as resendActivationMessages } from 'shared/resend-activation.messages';

/** Resend activation email: exactly four states. */
declare const resendActivationContract: {
    readonly name: "resend-activation";
    readonly element: "tradefront-resend-activation";
    readonly needs: readonly ["activation.resend"];
    readonly uses: readonly ["content.image"];
    readonly attributes: readonly [{
        readonly name: "custservnumber";
        readonly prop: "custservnumber";
        readonly as: "text";
    }, {
        readonly name: "background";
        readonly prop: "background";
        readonly as: "text";
    }, {
        readonly name: "sign-in-url";
        readonly prop: "signInURL";
        readonly as: "url";
    }, {
        readonly name: "register-url";
        readonly prop: "registerURL";
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
        readonly sent: {};
        readonly outcome: {};
    };
    readonly slots: {
        readonly regions: readonly ["header", "top", "bottom"];
        readonly render: readonly [];
    };
    readonly states: readonly ["form", "success", "already-activated", "contact-customer-service"];
};

/** What the widget asks of an adapter: one method, and managed images where there are any. */
type ResendActivationAdapter = Needs<'activation.resend', 'content.image'>;
interface ResendActivationEvents {
    /** A fresh email is on its way. The address is not part of the event. */
    readonly sent: Record<string, never>;
    /** Where an attempt led. */
    readonly outcome: {
        readonly outcome: ActivationOutcome;
    };
}
type ResendActivationSlots = RegionSlots<'header' | 'top' | 'bottom'>;
type ResendActivationProps = WidgetProps<ResendActivationAdapter, typeof resendActivationMessages, ResendActivationEvents, ResendActivationSlots> & {
    /** Customer service number; overrides the provider's. */
    readonly custservnumber?: string;
    /** A managed content key, an image address or a data URI. */
    readonly background?: string;
    /** The login page; opens in the same window. */
    readonly signInURL?: string;
    /** Where page Register is. Without it the button is not shown. */
    readonly registerURL?: string;
    readonly appStoreIos?: string;
    readonly appStoreAndroid?: string;
};

export { resendActivationContract };
export type { ResendActivationAdapter, ResendActivationEvents, ResendActivationProps, ResendActivationSlots };
