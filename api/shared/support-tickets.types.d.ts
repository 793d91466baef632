import { N as Needs } from 'shared/ports';
import { a as WidgetProps, R as RegionSlots } from 'shared/common.types';
import { s as supportTicketsMessages } from 'shared/support-tickets.messages';

/** Support tickets: an account's cases, what was said of each, and how it went. */
declare const supportTicketsContract: {
    readonly name: "support-tickets";
    readonly element: "tradefront-support-tickets";
    readonly needs: readonly ["support.search", "support.read"];
    readonly uses: readonly ["support.options", "support.comment", "support.rate", "support.file", "session.isGuest", "session.user", "session.settings", "accounts.list", "accounts.read"];
    readonly attributes: readonly [{
        readonly name: "case-id";
        readonly prop: "caseId";
        readonly as: "text";
    }, {
        readonly name: "heading-level";
        readonly prop: "headingLevel";
        readonly as: "number";
    }];
    readonly events: {
        readonly 'value-change': {};
        readonly 'case-open': {};
        readonly comment: {};
        readonly rate: {};
    };
    readonly slots: {
        readonly regions: readonly ["header", "footer", "empty"];
        readonly render: readonly [];
    };
    readonly states: readonly ["loading", "ready", "searched", "filtered", "dates-wrong", "no-match", "empty", "case", "case-waiting", "commented", "comment-empty", "comment-failed", "closed", "rated", "attachment-gone", "case-not-found", "case-failed", "read-only", "failed", "denied", "signed-out", "offline"];
};

/** Every word of the tickets, by key. */
type SupportTicketsTree = typeof supportTicketsMessages;
/** What the tickets ask of an adapter. Without `comment`, `rate` or `file` their controls are absent. */
type SupportTicketsAdapter = Needs<'support.search' | 'support.read', 'support.options' | 'support.comment' | 'support.rate' | 'support.file' | 'session.isGuest' | 'session.user' | 'session.settings' | 'accounts.list' | 'accounts.read'>;
/** What is looked for, to be held by a host. Dates are `YYYY-MM-DD`, or null for an open end. */
interface SupportTicketsValue {
    readonly search: string;
    readonly status: string | null;
    readonly problemType: string | null;
    readonly createdFrom: string | null;
    readonly createdTo: string | null;
    readonly changedFrom: string | null;
    readonly changedTo: string | null;
    /** Counted from 1. */
    readonly page: number;
}
interface SupportTicketsEvents {
    readonly 'value-change': {
        readonly search: string;
        readonly status: string | null;
        readonly problemType: string | null;
        readonly createdFrom: string | null;
        readonly createdTo: string | null;
        readonly changedFrom: string | null;
        readonly changedTo: string | null;
        readonly page: number;
    };
    /** A ticket was opened; null when the buyer went back to all of them. */
    readonly 'case-open': {
        readonly caseId: string | null;
    };
    readonly comment: {
        readonly caseId: string;
    };
    readonly rate: {
        readonly caseId: string;
        readonly stars: number;
    };
}
type SupportTicketsSlots = RegionSlots<'header' | 'footer' | 'empty'>;
type SupportTicketsProps = WidgetProps<SupportTicketsAdapter, SupportTicketsTree, SupportTicketsEvents, SupportTicketsSlots> & {
    /** The ticket that is open; null for none. Left out, the widget keeps it. */
    readonly caseId?: string | null;
    /** What is looked for; parts that are left out are kept by the widget. */
    readonly value?: Partial<SupportTicketsValue>;
};

export { supportTicketsContract };
export type { SupportTicketsAdapter, SupportTicketsEvents, SupportTicketsProps, SupportTicketsSlots, SupportTicketsValue };
