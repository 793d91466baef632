import type { CompletePack } from '../translation';
import { accountSwitcher } from './account-switcher';
import { cart } from './cart';
import { cartNotice } from './cart-notice';
import { common } from './common';
import { faq } from './faq';
import { resendActivation } from './resend-activation';

/** Simplified Chinese, always 您. */
export default {
  tag: 'zh-CN',
  direction: 'ltr',
  messages: {
    'account-switcher': accountSwitcher,
    cart,
    'cart-notice': cartNotice,
    common,
    faq,
    'resend-activation': resendActivation,
  },
} as const satisfies CompletePack;
