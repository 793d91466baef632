import type { CompletePack } from '../translation';
import { common } from './common';
import { faq } from './faq';
import { resendActivation } from './resend-activation';

/** Spanish for the Canadian market: neutral Latin American, always usted. */
export default {
  tag: 'es-CA',
  direction: 'ltr',
  messages: {
    common,
    faq,
    'resend-activation': resendActivation,
  },
} as const satisfies CompletePack;
