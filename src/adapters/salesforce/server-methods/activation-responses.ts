import * as z from 'zod/mini';

/** What `sendActivationEmail` returns: a JSON text of this (spec §7). */
export const activationResponse = z.object({
  /** `SUCCESS`, `EXISTS`, `INVALID_EMAIL` or `ERROR`; every other code leads the buyer to customer service. */
  responseCode: z.string(),
});
