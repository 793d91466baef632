import { b as PayInvoicesProps } from 'shared/pay-invoices.types';
export { P as PayInvoicesAdapter, a as PayInvoicesEvents, c as PayInvoicesSlots, p as payInvoicesMessages } from 'shared/pay-invoices.types';
import * as react from 'react';
import 'shared/activation';
import 'shared/ports';
import 'shared/payment-fields.types';
import 'shared/common.types';
import 'shared/locale-pack';
import 'shared/messages';

/** Invoices: what is owed, and paying it (spec §2, Pay invoices). */
declare const payInvoicesContract: {
    readonly name: "pay-invoices";
    readonly element: "tradefront-pay-invoices";
    readonly needs: readonly ["invoices.list", "invoices.totals"];
    readonly uses: readonly ["invoices.read", "invoices.credits", "invoices.quote", "invoices.file", "invoices.statement", "invoices.payments", "invoices.receipt", "payInvoices.prepare", "payInvoices.commit", "payInvoices.outcome", "payInvoices.abandon", "disputeInvoice.prepare", "disputeInvoice.commit", "disputeInvoice.outcome", "disputeInvoice.abandon", "addPaymentMethod.prepare", "addPaymentMethod.commit", "addPaymentMethod.outcome", "addPaymentMethod.abandon", "wallet.methods", "session.isGuest", "session.user", "session.settings", "accounts.list"];
    readonly attributes: readonly [{
        readonly name: "view";
        readonly prop: "view";
        readonly as: "text";
    }, {
        readonly name: "search";
        readonly prop: "search";
        readonly as: "text";
    }, {
        readonly name: "bucket";
        readonly prop: "bucket";
        readonly as: "text";
    }, {
        readonly name: "sort";
        readonly prop: "sort";
        readonly as: "text";
    }, {
        readonly name: "page";
        readonly prop: "page";
        readonly as: "number";
    }, {
        readonly name: "page-size";
        readonly prop: "pageSize";
        readonly as: "number";
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
        readonly 'before-pay': {
            readonly cancelable: true;
        };
        readonly paid: {};
        readonly refused: {};
        readonly dispute: {};
        readonly 'report-problem': {};
        readonly 'method-add': {};
        readonly download: {};
        readonly 'invoice-open': {};
        readonly 'value-change': {};
    };
    readonly slots: {
        readonly regions: readonly ["header", "footer", "empty"];
        readonly render: readonly [];
    };
    readonly states: readonly ["loading", "ready", "chosen", "part", "amount-problem", "credits", "surcharge", "no-methods", "adding-method", "method-added", "expired-card", "past-due", "paid-list", "narrowed", "no-match", "past-end", "many", "all-chosen", "confirm", "paying", "paying-slow", "checking", "unknown", "paid", "paid-bank", "partly", "declined", "refused-amounts", "refused-surcharge", "not-done", "not-charged", "wait", "invoice", "invoice-not-found", "no-document", "disputing", "dispute-problems", "dispute-sent", "dispute-refused", "statement", "payments", "set-amount", "read-only", "unknown-status", "empty", "failed", "denied", "signed-out", "offline"];
};

/** Invoices: what is owed and for how long, and one payment over as many of them as the buyer likes. */
declare const PayInvoices: react.ComponentType<PayInvoicesProps>;

export { PayInvoices, PayInvoicesProps, payInvoicesContract };
