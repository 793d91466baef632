import { resendActivationLazyMessages } from './resend-activation.lazy.messages';
import { formMessages } from './resend-activation.messages';

/** Words of the resend activation screen. Joined here, so that the form brings only its own. */
export const resendActivationMessages: typeof formMessages & typeof resendActivationLazyMessages =
  /* @__PURE__ */ Object.assign({}, formMessages, resendActivationLazyMessages);
