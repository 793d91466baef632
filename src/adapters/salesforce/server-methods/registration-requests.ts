import * as z from 'zod/mini';
import { onceReader } from './commit';

const registering = {
  /** The language of words in the answer, a tag with a hyphen such as `fr-CA`. */
  language: z.string(),
  /** As it was typed: look at letters and digits alone. */
  accountNumber: z.string(),
};

/** `findAccountToRegister`. */
export const findAccountRequest = z.object({ ...registering });

/** `sendRegistrationCode`. */
export const registrationCodeRequest = z.object({
  ...registering,
  /** As it was typed; a text goes to numbers of the account's people alone. */
  mobileNumber: z.string(),
});

/** `verifyAccount`. */
export const verifyAccountRequest = z.object({
  ...registering,
  /** `code` of the sales rep, `invoice` of one of the last orders, or `mobile` for a code that was texted. */
  method: z.enum(['code', 'invoice', 'mobile']),
  /** The code, with `code` and `mobile`. */
  code: z.nullable(z.string()),
  /** The number, with `invoice`. */
  invoiceNumber: z.nullable(z.string()),
  /** What `sendRegistrationCode` named the code by, with `mobile`. */
  challenge: z.nullable(z.string()),
});

/** `registerPrepare`. */
export const registerRequest = z.object({
  ...onceReader,
  /** What `verifyAccount` answered with: one registration comes of it. */
  proof: z.string(),
  /** Not blank. */
  firstName: z.string(),
  /** Not blank. */
  lastName: z.string(),
  /** Nobody else's, in any case. */
  email: z.string(),
  /** Mandatory; as it was typed. */
  phoneNumber: z.string(),
  /** The language they want to read in, as the platform's user record has it, such as `fr_CA`. */
  userLanguage: z.string(),
});
