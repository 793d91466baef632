import { b as SupportTicketsProps } from 'shared/support-tickets.types';
export { S as SupportTicketsAdapter, a as SupportTicketsEvents, c as SupportTicketsSlots, d as SupportTicketsValue, s as supportTicketsMessages } from 'shared/support-tickets.types';
import * as react from 'react';
import 'shared/ports';
import 'shared/activation';
import 'shared/common.types';
import 'shared/locale-pack';
import 'shared/messages';

/** Support tickets: an account's cases, what was said of each, and how it went (spec §2, Support). */
declare const supportTicketsContract: {
    readonly name: "support-tickets";
    readonly element: "tradefront-support-tickets";
    readonly needs: readonly ["support.search", "support.read"];
    readonly uses: readonly ["support.options", "support.comment", "support.rate", "support.file", "session.isGuest", "session.user", "session.settings", "accounts.list"];
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

/** Support tickets: looked for, read, answered, and rated once they are closed. */
declare const SupportTickets: react.ComponentType<SupportTicketsProps>;

export { SupportTickets, SupportTicketsProps, supportTicketsContract };
