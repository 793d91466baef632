import { N as Needs, c as ContactPage } from 'shared/ports';
import { a as WidgetProps, R as RegionSlots } from 'shared/common.types';
import { c as contactUsMessages, a as contactUsLazyMessages } from 'shared/contact-us.lazy.messages';

/** Contact us: the ways to reach customer service, and a message to it. */
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

/** Every word of the widget, by key. */
type ContactUsTree = typeof contactUsMessages & typeof contactUsLazyMessages;
/** What the widget asks of an adapter. Without all of `sendMessage` there is no form. */
type ContactUsAdapter = Needs<'contact.read', 'sendMessage.prepare' | 'sendMessage.commit' | 'sendMessage.outcome' | 'sendMessage.abandon' | 'session.isGuest' | 'session.user' | 'session.settings' | 'accounts.list'>;
interface ContactUsEvents {
    /** A message was sent. */
    readonly send: {
        readonly messageId: string;
        readonly number: string;
        readonly topic: string;
    };
    /** A topic was followed to the page that may have the answer. */
    readonly 'topic-open': {
        readonly topic: string;
        readonly page: ContactPage;
    };
}
type ContactUsSlots = RegionSlots<'header' | 'footer'>;
type ContactUsProps = WidgetProps<ContactUsAdapter, ContactUsTree, ContactUsEvents, ContactUsSlots> & {
    /** The topic that is chosen to begin with: one of the backend's codes. */
    readonly topic?: string;
};

export { contactUsContract };
export type { ContactUsAdapter, ContactUsEvents, ContactUsProps, ContactUsSlots };
