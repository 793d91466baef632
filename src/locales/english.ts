import { accountSwitcherMessages } from '../widgets/account-switcher/account-switcher.messages';
import { cartMessages } from '../widgets/cart/cart.messages';
import { cartNoticeMessages } from '../widgets/common/cart-notice.messages';
import { commonMessages } from '../widgets/common/common.messages';
import { faqMessages } from '../widgets/faq/faq.messages';
import { resendActivationMessages } from '../widgets/resend-activation/resend-activation.messages';

/** The words of every widget by its name, in the language they are written in: what a locale pack translates. */
export const englishMessages = {
  'account-switcher': accountSwitcherMessages,
  'cart-notice': cartNoticeMessages,
  cart: cartMessages,
  common: commonMessages,
  faq: faqMessages,
  'resend-activation': resendActivationMessages,
} as const;
