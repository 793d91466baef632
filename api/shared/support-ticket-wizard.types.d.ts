import { N as Needs } from 'shared/ports';
import { a as WidgetProps, R as RegionSlots } from 'shared/common.types';
import { s as supportTicketWizardMessages } from 'shared/support-ticket-wizard.messages';

/** Support ticket wizard: an equipment service or customer service ticket, step by step. */
declare const supportTicketWizardContract: {
    readonly name: "support-ticket-wizard";
    readonly element: "tradefront-support-ticket-wizard";
    readonly needs: readonly ["support.options", "createCase.prepare", "createCase.commit", "createCase.outcome", "createCase.abandon"];
    readonly uses: readonly ["support.assets", "support.upload", "orders.detail", "invoices.read", "session.isGuest", "session.user", "session.settings", "accounts.list"];
    readonly attributes: readonly [{
        readonly name: "order-id";
        readonly prop: "orderId";
        readonly as: "text";
    }, {
        readonly name: "line-id";
        readonly prop: "lineId";
        readonly as: "text";
    }, {
        readonly name: "invoice-id";
        readonly prop: "invoiceId";
        readonly as: "text";
    }, {
        readonly name: "heading-level";
        readonly prop: "headingLevel";
        readonly as: "number";
    }];
    readonly events: {
        readonly 'step-change': {};
        readonly create: {};
    };
    readonly slots: {
        readonly regions: readonly ["header", "footer"];
        readonly render: readonly [];
    };
    readonly states: readonly ["loading", "ready", "kind-missing", "equipment", "equipment-manual", "problem", "problem-invalid", "photos", "photo-refused", "photo-failed", "times", "times-invalid", "people", "people-invalid", "review", "sending", "made", "checking", "unknown", "refused", "not-done", "kept", "about-order", "about-invoice", "field-left", "no-assets", "failed", "denied", "signed-out", "offline"];
};

/** Every word of the wizard, by key. */
type SupportTicketWizardTree = typeof supportTicketWizardMessages;
/** What the wizard asks of an adapter. Without `support.upload` nothing is attached, without `support.assets` equipment is entered. */
type SupportTicketWizardAdapter = Needs<'support.options' | 'createCase.prepare' | 'createCase.commit' | 'createCase.outcome' | 'createCase.abandon', 'support.assets' | 'support.upload' | 'orders.detail' | 'invoices.read' | 'session.isGuest' | 'session.user' | 'session.settings' | 'accounts.list'>;
interface SupportTicketWizardEvents {
    /** The buyer went on or back. */
    readonly 'step-change': {
        readonly step: 'what' | 'equipment' | 'problem' | 'times' | 'people' | 'review';
    };
    /** The ticket was made. */
    readonly create: {
        readonly caseId: string;
        readonly number: string;
    };
}
type SupportTicketWizardSlots = RegionSlots<'header' | 'footer'>;
type SupportTicketWizardProps = WidgetProps<SupportTicketWizardAdapter, SupportTicketWizardTree, SupportTicketWizardEvents, SupportTicketWizardSlots> & {
    /** The order a problem is reported from. */
    readonly orderId?: string;
    /** The line of that order. */
    readonly lineId?: string;
    /** The invoice a problem is reported from. */
    readonly invoiceId?: string;
};

export { supportTicketWizardContract };
export type { SupportTicketWizardAdapter, SupportTicketWizardEvents, SupportTicketWizardProps, SupportTicketWizardSlots };
