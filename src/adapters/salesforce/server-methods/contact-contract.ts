import { type ContactMethodName, contactMethods } from './contact-methods';
import * as request from './contact-requests';
import { sentMessageValue } from './contact-responses';
import type { ServerMethodContract } from './contract.types';
import { onceContract } from './commit-contract';

/** Server methods of reaching customer service, for buyers and for guests. */
export const contactContract = {
  getContactDetails: {
    ...contactMethods.getContactDetails, request: request.contactDetailsRequest,
    purpose: 'How customer service is reached, for buyers and for guests.',
    without: 'The page shows the phone number of its own settings and takes no message.',
  },
  ...onceContract({
    name: 'sendMessage', value: sentMessageValue, request: request.sendMessageRequest, subject: 'draft',
    does: 'A message to customer service, of a buyer or of a guest',
    reasons: { 'too-many-messages': 'This sender’s earlier ones wait for an answer first. The form can be sent by anybody: throttle it.' },
    without: 'No messages are sent from the page.',
  }),
} satisfies Record<ContactMethodName, ServerMethodContract>;
