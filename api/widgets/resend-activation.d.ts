import { b as ResendActivationProps } from 'shared/resend-activation.types';
export { R as ResendActivationAdapter, a as ResendActivationEvents, c as ResendActivationSlots, r as resendActivationMessages } from 'shared/resend-activation.types';
import * as react from 'react';
import 'shared/activation';
import 'shared/ports';
import 'shared/common.types';
import 'shared/locale-pack';
import 'shared/messages';

/** Resend activation email (spec §2): exactly four states (decision 21). */
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

/** Resend activation email: the specification's screen, over one port method. */
declare const ResendActivation: react.ComponentType<ResendActivationProps>;

export { ResendActivation, ResendActivationProps, resendActivationContract };
