import type { CompletePack } from '../translation';
import { common } from './common';
import { faq } from './faq';
import { resendActivation } from './resend-activation';

/** Simplified Chinese, always 您. */
export default {
  tag: 'zh-CN',
  direction: 'ltr',
  messages: {
    common,
    faq,
    'resend-activation': resendActivation,
  },
} as const satisfies CompletePack;
