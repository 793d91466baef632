import { b as FaqProps } from 'shared/faq.types';
export { F as FaqAdapter, a as FaqEvents, c as FaqSlots, f as faqContract } from 'shared/faq.types';
export { f as faqMessages } from 'shared/faq.messages';
import * as react from 'react';
import 'shared/ports';
import 'shared/activation';
import 'shared/problem';
import 'shared/common.types';
import 'shared/messages';

/** Questions and answers: by category, searched as you type, each question with a link of its own. */
declare const Faq: react.ComponentType<FaqProps>;

export { Faq, FaqProps };
