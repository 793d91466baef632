import { stepMessages } from './support-ticket-wizard.lazy.messages';
import { frameMessages } from './support-ticket-wizard.messages';

/** Words of the support ticket wizard. Joined here, so that the first step brings only its own. */
export const supportTicketWizardMessages: typeof frameMessages & typeof stepMessages = /* @__PURE__ */ Object.assign(
  {},
  frameMessages,
  stepMessages,
  { photos: /* @__PURE__ */ Object.assign({}, frameMessages.photos, stepMessages.photos) },
);
