import { b as ContactUsProps } from 'shared/contact-us.types';
export { C as ContactUsAdapter, a as ContactUsEvents, c as ContactUsSlots, d as contactUsMessages } from 'shared/contact-us.types';
import * as react from 'react';
import 'shared/ports';
import 'shared/activation';
import 'shared/common.types';
import 'shared/locale-pack';
import 'shared/messages';

/** Contact us: the ways to reach customer service, and a message to it (spec §2, Contact Us). */
declare const contactUsContract: {
    readonly name: "contact-us";
    readonly element: "tradefront-contact-us";
    readonly needs: readonly ["contact.read"];
    readonly uses: readonly ["sendMessage.prepare", "sendMessage.commit", "sendMessage.outcome", "sendMessage.abandon", "session.isGuest", "session.user", "session.settings", "accounts.list"];
    readonly attributes: readonly [{
        readonly name: "topic";
        readonly prop: "topic";
        readonly as: "text";
    }, {
        readonly name: "heading-level";
        readonly prop: "headingLevel";
        readonly as: "number";
    }];
    readonly events: {
        readonly send: {};
        readonly 'topic-open': {};
    };
    readonly slots: {
        readonly regions: readonly ["header", "footer"];
        readonly render: readonly [];
    };
    readonly states: readonly ["loading", "ready", "guest", "closed", "holiday", "round-the-clock", "phone-only", "topic", "invalid", "too-long", "kept", "sending", "sent", "checking", "unknown", "refused", "not-done", "failed", "offline"];
};

/** Contact us: number, email and hours of customer service, answers by topic, and a message that is sent once. */
declare const ContactUs: react.ComponentType<ContactUsProps>;

export { ContactUs, ContactUsProps, contactUsContract };
