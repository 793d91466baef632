import * as z from 'zod/mini';
import { defineMethod } from '../server-methods/define-method';
import { recordId } from '../server-methods/parts';

export const getBuyer = defineMethod({
  name: 'getBuyer',
  http: 'GET',
  request: z.object({ effectiveAccountId: z.nullable(recordId()) }),
  /** Data that the platform's session does not have. */
  response: z.object({
    /** Any of `super`, `ordering`, `finance`, `service`; the adapter ignores others. */
    permissions: z.array(z.string()),
  }),
  docs: {
    purpose: 'Returns the running user’s permissions for the account.',
    without: 'Buyers have the permissions from the options; the default is `ordering`.',
  },
});
