'use client';

export { faqContract } from './faq.contract';
export { faqMessages } from './faq.messages';
export type { FaqAdapter, FaqEvents, FaqProps, FaqSlots } from './faq.types';
export { Faq } from './faq.widget';
