import { N as Needs } from 'shared/ports';
import { a as WidgetProps, R as RegionSlots } from 'shared/common.types';
import { f as faqMessages } from 'shared/faq.messages';

/** Questions and answers by category. */
declare const faqContract: {
    readonly name: "faq";
    readonly element: "tradefront-faq";
    readonly needs: readonly ["content.faqs"];
    readonly uses: readonly [];
    readonly attributes: readonly [{
        readonly name: "page-size";
        readonly prop: "pageSize";
        readonly as: "number";
    }, {
        readonly name: "search";
        readonly prop: "search";
        readonly as: "text";
    }, {
        readonly name: "open";
        readonly prop: "open";
        readonly as: "text";
    }, {
        readonly name: "heading-level";
        readonly prop: "headingLevel";
        readonly as: "number";
    }];
    readonly events: {
        readonly 'search-change': {};
        readonly 'open-change': {};
    };
    readonly slots: {
        readonly regions: readonly ["header", "footer", "empty"];
        readonly render: readonly [];
    };
    readonly states: readonly ["loading", "ready", "open", "searching", "no-match", "empty", "failed", "offline"];
};

type FaqAdapter = Needs<'content.faqs'>;
interface FaqEvents {
    readonly 'search-change': {
        readonly search: string;
    };
    /** The question that was opened; null when it was closed. */
    readonly 'open-change': {
        readonly id: string | null;
    };
}
type FaqSlots = RegionSlots<'header' | 'footer' | 'empty'>;
type FaqProps = WidgetProps<FaqAdapter, typeof faqMessages, FaqEvents, FaqSlots> & {
    /** Questions read at once. Default 50. */
    readonly pageSize?: number;
    /** The search text, when the host holds it (such as in the address). */
    readonly search?: string;
    /** Id of the open question, when the host holds it: a deep link to one question. */
    readonly open?: string | null;
};

export { faqContract };
export type { FaqAdapter, FaqEvents, FaqProps, FaqSlots };
