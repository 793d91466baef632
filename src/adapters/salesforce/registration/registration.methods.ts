import * as z from 'zod/mini';
import { defineCommit, defineMethod } from '../server-methods/define-method';
import { count, reader, words } from '../server-methods/parts';

const registering = () => ({
  /** The language of words in the answer, a tag with a hyphen such as `fr-CA`. */
  language: z.string(),
  /** As it was typed: look at letters and digits alone. */
  accountNumber: z.string(),
});

const counted = 'The try is counted again.';

const none = 'Nobody registers on the page.';

export const findAccountToRegister = defineMethod({
  name: 'findAccountToRegister',
  http: 'POST',
  request: z.object({ ...registering() }),
  /** Nothing of the account is told before it is verified. */
  response: z.object({
    /** `found`, or `refused`. */
    outcome: z.enum(['found', 'refused']),
    /** With `found`: any of `code`, `invoice` and `mobile`, in the order they are offered in. */
    methods: z.nullish(z.array(z.string())),
    /** The short code that texts are stopped at; missing or null where none is sent. */
    smsOptOutCode: words(),
    /** With `refused`: `not-found` or `too-many-attempts`. */
    reason: words(),
  }),
  docs: {
    purpose: 'Whether there is an account with a number, and what it can be verified by. Nothing else of it is told.',
    again: counted,
    reasons: { 'not-found': 'The number is no account’s.', 'too-many-attempts': 'Too many numbers were tried.' },
    without: none,
  },
});

export const sendRegistrationCode = defineMethod({
  name: 'sendRegistrationCode',
  http: 'POST',
  request: z.object({
    ...registering(),
    /** As it was typed; a text goes to numbers of the account's people alone. */
    mobileNumber: z.string(),
  }),
  response: z.object({
    /** `sent`, or `refused` when no text left. */
    outcome: z.enum(['sent', 'refused']),
    /** Names this code when it is entered, with `sent`. */
    challenge: words(),
    /** How many digits it has, with `sent`. */
    digits: z.nullish(count()),
    /** Seconds until another one may be asked for, with `sent` and `too-soon`. */
    resendIn: z.nullish(count()),
    /** Seconds for which it is good, with `sent`. */
    expiresIn: z.nullish(count()),
    /** With `refused`: `not-verified` when the number is none of the account's, `too-soon`, `too-many-codes` or `generation-failed`. */
    reason: words(),
    /** Tries that are left, with `not-verified`. */
    triesLeft: z.nullish(count()),
  }),
  docs: {
    purpose:
      'Sends a code to a mobile number of one of the account’s people, as a text. An earlier one stays good until it expires.',
    again: 'Another text is sent, or refused with `too-soon`.',
    reasons: {
      'not-verified': 'The number is none of the account’s.',
      'too-soon': 'The last one left a moment ago.',
      'too-many-codes': 'Enough were sent.',
      'generation-failed': 'No text could be sent.',
    },
    without: 'No codes are texted: leave `mobile` out of the methods.',
  },
});

export const verifyAccount = defineMethod({
  name: 'verifyAccount',
  http: 'POST',
  request: z.object({
    ...registering(),
    /** `code` of the sales rep, `invoice` of one of the last orders, or `mobile` for a code that was texted. */
    method: z.enum(['code', 'invoice', 'mobile']),
    /** The code, with `code` and `mobile`. */
    code: z.nullable(z.string()),
    /** The number, with `invoice`. */
    invoiceNumber: z.nullable(z.string()),
    /** What `sendRegistrationCode` named the code by, with `mobile`. */
    challenge: z.nullable(z.string()),
  }),
  response: z.object({
    /** `verified`, or `refused`. */
    outcome: z.enum(['verified', 'refused']),
    /** Stands for the verification when somebody registers, with `verified`. Nobody can guess it. */
    proof: words(),
    /** Seconds for which it does, with `verified`. */
    expiresIn: z.nullish(count()),
    /** The account, with `verified`. */
    account: z.nullish(
      z.object({
        /** What it is called. */
        name: z.string().check(z.minLength(1)),
        /** As the buyer knows it. */
        number: words(),
      }),
    ),
    /** With `refused`: `not-verified` or `code-expired`. */
    reason: words(),
    /** Tries that are left, with `not-verified`. */
    triesLeft: z.nullish(count()),
  }),
  docs: {
    purpose: 'Verifies that somebody belongs to an account, and only then tells which it is.',
    again: counted,
    reasons: {
      'not-verified': 'What was shown does not belong to the account.',
      'code-expired': 'The texted code is too old.',
    },
    without: none,
  },
});

export const register = defineCommit({
  name: 'register',
  request: z.object({
    ...reader(),
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
  }),
  value: z.object({
    /** `verified` when they can sign in; `activation-email-sent` when they open the link in an email first. */
    outcome: z.enum(['verified', 'activation-email-sent']),
    /** Where the email went. */
    email: z.string().check(z.minLength(1)),
  }),
  docs: {
    does: 'Registers somebody for the account that was verified',
    subject: 'verification',
    reasons: {
      rejected: 'The account has to be asked about.',
      'email-registered': 'The email has access already.',
      'verification-expired': 'The proof is too old, or is none.',
    },
    without: none,
  },
});

export const sendActivationEmail = defineMethod({
  name: 'sendActivationEmail',
  http: 'POST',
  request: z.object({
    /** Passes the email rule of the business already; check it again. */
    email: z.string(),
  }),
  /** A JSON text of this. */
  response: z.object({
    /** `SUCCESS`, `EXISTS`, `INVALID_EMAIL` or `ERROR`; every other code leads the buyer to customer service. */
    responseCode: z.string(),
  }),
  docs: {
    purpose: 'Sends a fresh activation email. Returns a String that holds the JSON below.',
    again: 'Sends another email. Throttle it: the form can be sent by anybody.',
    without: 'No resend form.',
  },
});
