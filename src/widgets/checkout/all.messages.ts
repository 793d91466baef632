import { moreMessages } from './checkout.lazy.messages';
import { formMessages } from './checkout.messages';
import { guestMessages } from './guest.messages';

/** Words of checkout, of the first screen and of the lazy part. Joined here, so that the first screen brings only its own. */
export const checkoutMessages: typeof formMessages & typeof moreMessages & typeof guestMessages =
  /* @__PURE__ */ Object.assign({}, formMessages, moreMessages, guestMessages, {
    delivery: /* @__PURE__ */ Object.assign({}, formMessages.delivery, moreMessages.delivery),
    summary: /* @__PURE__ */ Object.assign({}, formMessages.summary, moreMessages.summary),
  });
