import type { CompletePack } from '../translation';
import { common } from './common';
import { faq } from './faq';
import { resendActivation } from './resend-activation';

/** Québec French, the trade’s own words, always vous. */
export default {
  tag: 'fr-CA',
  direction: 'ltr',
  messages: {
    common,
    faq,
    'resend-activation': resendActivation,
  },
} as const satisfies CompletePack;
