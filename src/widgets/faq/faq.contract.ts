import type { WidgetContract } from '../../runtime/contract';

/** FAQ: questions and answers grouped by category. */
export const faqContract = {
  name: 'faq',
  element: 'tradefront-faq',
  needs: ['content.faqs'],
  uses: [],
  attributes: [
    { name: 'page-size', prop: 'pageSize', as: 'number' },
    { name: 'search', prop: 'search', as: 'text' },
    { name: 'open', prop: 'open', as: 'text' },
    { name: 'heading-level', prop: 'headingLevel', as: 'number' },
  ],
  events: { 'search-change': {}, 'open-change': {} },
  slots: { regions: ['header', 'footer', 'empty', 'error'], items: [] },
  parts: {
    own: ['faq-page', 'faq-list', 'faq-entry', 'faq-question', 'faq-answer'],
    shared: ['button', 'button-secondary', 'button-toolbar', 'card', 'empty-state', 'input', 'search'],
  },
  states: ['loading', 'ready', 'open', 'searching', 'no-match', 'empty', 'failed', 'offline'],
} as const satisfies WidgetContract;
