import { b as FaqProps } from 'shared/faq.types';
export { F as FaqAdapter, a as FaqEvents, c as FaqSlots, f as faqMessages } from 'shared/faq.types';
import * as react from 'react';
import 'shared/ports';
import 'shared/activation';
import 'shared/common.types';
import 'shared/locale-pack';
import 'shared/messages';

/** Questions and answers by category (spec §2, §7). */
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

/** Questions and answers: by category, searched as you type, each question with a link of its own. */
declare const Faq: react.ComponentType<FaqProps>;

export { Faq, FaqProps, faqContract };
