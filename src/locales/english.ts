import { commonMessages } from '../widgets/common/common.messages';
import { faqMessages } from '../widgets/faq/faq.messages';
import { resendActivationMessages } from '../widgets/resend-activation/resend-activation.messages';

/** The words of every widget by its name, in the language they are written in: what a locale pack translates. */
export const englishMessages = {
  common: commonMessages,
  faq: faqMessages,
  'resend-activation': resendActivationMessages,
} as const;
