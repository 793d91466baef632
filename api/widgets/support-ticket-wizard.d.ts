import { b as SupportTicketWizardProps } from 'shared/support-ticket-wizard.types';
export { S as SupportTicketWizardAdapter, a as SupportTicketWizardEvents, c as SupportTicketWizardSlots, s as supportTicketWizardMessages } from 'shared/support-ticket-wizard.types';
import * as react from 'react';
import 'shared/ports';
import 'shared/activation';
import 'shared/common.types';
import 'shared/locale-pack';
import 'shared/messages';

/** Support ticket wizard: an equipment service or customer service ticket, step by step (spec §2, Support). */
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

/** The support ticket wizard: what it is about, what is wrong, when somebody may come, and whom to reach. */
declare const SupportTicketWizard: react.ComponentType<SupportTicketWizardProps>;

export { SupportTicketWizard, SupportTicketWizardProps, supportTicketWizardContract };
