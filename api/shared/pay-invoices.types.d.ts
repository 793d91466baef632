import { I as InvoiceSort, D as DisputeReason } from 'shared/activation';
import { N as Needs, f as CommitRefusal, g as Ports } from 'shared/ports';
import { c as PaymentFields } from 'shared/payment-fields.types';
import { a as WidgetProps, R as RegionSlots } from 'shared/common.types';
import { p as payInvoicesMessages, a as payInvoicesLazyMessages } from 'shared/pay-invoices.lazy.messages';

/** Invoices: what is owed, and paying it. */
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
    readonly states: readonly ["loading", "ready", "chosen", "part", "amount-problem", "credits", "surcharge", "preselected", "everything", "no-methods", "adding-method", "method-added", "expired-card", "past-due", "paid-list", "narrowed", "no-match", "past-end", "many", "all-chosen", "confirm", "paying", "paying-slow", "checking", "unknown", "paid", "paid-bank", "partly", "declined", "refused-amounts", "refused-surcharge", "not-done", "not-charged", "wait", "invoice", "in-dispute", "invoice-not-found", "no-document", "disputing", "dispute-problems", "dispute-sent", "dispute-refused", "statement", "payments", "set-amount", "read-only", "unknown-status", "empty", "failed", "denied", "signed-out", "offline"];
};

/** The lists of invoices that can be looked at. */
declare const invoicesViews: readonly ["to-pay", "past-due", "disputed", "paid", "all"];
type InvoicesView = (typeof invoicesViews)[number];
/** All that a buyer would bookmark or come back to. */
interface InvoicesValue {
    readonly view: InvoicesView;
    readonly search: string;
    /** One of the aging buckets, by its id; null for all of them. */
    readonly bucket: string | null;
    readonly sort: InvoiceSort | `-${InvoiceSort}`;
    /** Counted from 1. */
    readonly page: number;
    readonly pageSize: number;
}

/** Every word of the widget, by key. */
type PayInvoicesTree = typeof payInvoicesMessages & typeof payInvoicesLazyMessages;
/** What the widget asks of an adapter. Without all of `payInvoices` invoices are shown and can not be paid. */
type PayInvoicesAdapter = Needs<'invoices.list' | 'invoices.totals', 'invoices.read' | 'invoices.credits' | 'invoices.quote' | 'invoices.file' | 'invoices.statement' | 'invoices.payments' | 'invoices.receipt' | 'payInvoices.prepare' | 'payInvoices.commit' | 'payInvoices.outcome' | 'payInvoices.abandon' | 'disputeInvoice.prepare' | 'disputeInvoice.commit' | 'disputeInvoice.outcome' | 'disputeInvoice.abandon' | 'addPaymentMethod.prepare' | 'addPaymentMethod.commit' | 'addPaymentMethod.outcome' | 'addPaymentMethod.abandon' | 'wallet.methods' | 'session.isGuest' | 'session.user' | 'session.settings' | 'accounts.list'>;
interface PayInvoicesEvents {
    /** The buyer agrees to a payment; stopping it sends nothing. */
    readonly 'before-pay': {
        readonly accountId: string;
        readonly invoiceIds: readonly string[];
        readonly total: {
            readonly minor: number;
            readonly currency: string;
        };
    };
    /** A payment was made; some of its invoices may have been left out. */
    readonly paid: {
        readonly paymentId: string;
        readonly paymentNumber: string;
        readonly accountId: string | null;
        readonly total: {
            readonly minor: number;
            readonly currency: string;
        };
        readonly paid: readonly string[];
        readonly notPaid: readonly string[];
    };
    readonly refused: {
        readonly reason: CommitRefusal<Ports['payInvoices']>;
    };
    readonly dispute: {
        readonly invoiceId: string;
        readonly number: string;
        readonly reason: DisputeReason;
    };
    /** The buyer goes to report what is wrong with an invoice: for Service Users. */
    readonly 'report-problem': {
        readonly invoiceId: string;
    };
    /** A payment method was stored without leaving the invoices. */
    readonly 'method-add': {
        readonly methodId: string;
        readonly kind: 'card' | 'ach';
    };
    readonly download: {
        readonly fileName: string;
    };
    /** An invoice was opened, or closed with null. */
    readonly 'invoice-open': {
        readonly invoiceId: string | null;
    };
    /** View, search, sort or page changed: all of them, to keep an address in step with. */
    readonly 'value-change': InvoicesValue;
}
type PayInvoicesSlots = RegionSlots<'header' | 'footer' | 'empty'>;
type PayInvoicesProps = WidgetProps<PayInvoicesAdapter, PayInvoicesTree, PayInvoicesEvents, PayInvoicesSlots> & {
    /** What the buyer looks at, or the parts of it that the host holds; the props below hold one part each and win. */
    readonly value?: Partial<InvoicesValue>;
    readonly view?: InvoicesView;
    readonly search?: string;
    /** One of the backend's aging buckets, by its id. */
    readonly bucket?: string;
    /** `due`, `issued`, `number` or `open`, with a minus in front for the other way round. */
    readonly sort?: InvoicesValue['sort'];
    /** Counted from 1. */
    readonly page?: number;
    /** 10, 20 or 50. */
    readonly pageSize?: number;
    /** The invoice that is open, by id or number, when the host holds it; null for none. */
    readonly invoiceId?: string | null;
    /** Who takes card and account numbers; without it a link leads to the wallet. */
    readonly paymentFields?: PaymentFields;
};

export { payInvoicesContract };
export type { PayInvoicesAdapter, PayInvoicesEvents, PayInvoicesProps, PayInvoicesSlots };
