import { contactDetailsResponse } from './contact-responses';
import type { ServerMethod } from './methods';
import type { CommitStep } from './commit-steps';

/** Methods of how customer service is reached. */
export const contactMethods = {
  getContactDetails: { http: 'GET', response: contactDetailsResponse },
} as const satisfies Record<string, ServerMethod>;

export type ContactMethodName = keyof typeof contactMethods | `sendMessage${CommitStep}`;
