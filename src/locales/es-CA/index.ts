import type { CompletePack } from '../translation';
import { accountSwitcher } from './account-switcher';
import { cart } from './cart';
import { cartNotice } from './cart-notice';
import { common } from './common';
import { faq } from './faq';
import { resendActivation } from './resend-activation';

/** Spanish for the Canadian market: neutral Latin American, always usted. */
export default {
  tag: 'es-CA',
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
