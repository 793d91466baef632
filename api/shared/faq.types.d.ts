import { N as Needs } from 'shared/ports';
import { a as WidgetProps, R as RegionSlots } from 'shared/common.types';

/** Words of the FAQ. */
declare const faqMessages: {
    readonly title: "Questions and answers";
    readonly search: "Search questions";
    readonly clearSearch: "Clear search";
    readonly categories: "Categories";
    readonly loading: "Loading questions";
    readonly found: {
        readonly one: "{count} question";
        readonly other: "{count} questions";
    };
    readonly noMatch: {
        readonly title: "Nothing matches “{search}”";
        readonly text: "Check the spelling, or search for another word.";
        readonly clear: "Clear search";
    };
    readonly empty: {
        readonly title: "No questions yet";
        readonly text: "Call customer service if you need an answer.";
    };
    readonly failed: "The questions did not load";
    readonly link: "Link to this question";
    readonly linkCopied: "Link copied";
    readonly uncategorized: "Other";
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
    /** Questions read at once. Default 50 (spec §9). */
    readonly pageSize?: number;
    /** The search text, when the host holds it (such the address). */
    readonly search?: string;
    /** Id of the open question, when the host holds it: a deep link to one question. */
    readonly open?: string | null;
};

export { faqMessages };
export type { FaqAdapter, FaqEvents, FaqProps, FaqSlots };
