import * as z from 'zod/mini';
import { defineMethod } from '../server-methods/define-method';
import { recordId } from '../server-methods/parts';

export const getBuyer = defineMethod({
  name: 'getBuyer',
  http: 'GET',
  request: z.object({ effectiveAccountId: z.nullable(recordId()) }),
  /** What the platform's session does not tell. */
  response: z.object({
    /** Any of `super`, `ordering`, `finance`, `service`; words the adapter does not know are left out. */
    permissions: z.array(z.string()),
  }),
  docs: {
    purpose: 'What the running user may do for the account.',
    without: 'Buyers have the permissions of the options, `ordering` unless said.',
  },
});
