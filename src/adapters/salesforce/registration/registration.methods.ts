import * as z from 'zod/mini';
import { defineCommit, defineMethod } from '../server-methods/define-method';
import { count, callerFields, optionalText } from '../server-methods/parts';

const registering = () => ({
  /** Language for texts in the response, a tag with a hyphen such as `fr-CA`. */
  language: z.string(),
  /** The entered number: compare only letters and digits. */
  accountNumber: z.string(),
});

const counted = 'The attempt is counted again.';

const none = 'Buyers can’t register on the page.';

export const findAccountToRegister = defineMethod({
  name: 'findAccountToRegister',
  http: 'POST',
  request: z.object({ ...registering() }),
  /** Return no data of the account before it is verified. */
  response: z.object({
    /** `found`, or `refused`. */
    outcome: z.enum(['found', 'refused']),
    /** With `found`: any of `code`, `invoice` and `mobile`, in display order. */
    methods: z.nullish(z.array(z.string())),
    /** Short code for opting out of text messages; missing or null if none are sent. */
    smsOptOutCode: optionalText(),
    /** With `refused`: `not-found` or `too-many-attempts`. */
    reason: optionalText(),
  }),
  docs: {
    purpose:
      'Returns whether there is an account with a number, and how it can be verified. It returns no other data of the account.',
    again: counted,
    reasons: { 'not-found': 'No account has this number.', 'too-many-attempts': 'Too many numbers were tried.' },
    without: none,
  },
});

export const sendRegistrationCode = defineMethod({
  name: 'sendRegistrationCode',
  http: 'POST',
  request: z.object({
    ...registering(),
    /** The entered number; send text messages only to numbers of the account's people. */
    mobileNumber: z.string(),
  }),
  response: z.object({
    /** `sent`, or `refused` when no text message was sent. */
    outcome: z.enum(['sent', 'refused']),
    /** Id of the code for `verifyAccount`, with `sent`. */
    challenge: optionalText(),
    /** Number of digits, with `sent`. */
    digits: z.nullish(count()),
    /** Seconds until another code can be requested, with `sent` and `too-soon`. */
    resendIn: z.nullish(count()),
    /** Seconds until the code expires, with `sent`. */
    expiresIn: z.nullish(count()),
    /**
     * With `refused`: `not-verified` when the number does not belong to the account, `too-soon`, `too-many-codes` or
     * `generation-failed`.
     */
    reason: optionalText(),
    /** Remaining attempts, with `not-verified`. */
    triesLeft: z.nullish(count()),
  }),
  docs: {
    purpose:
      'Sends a code as a text message to a mobile number of one of the account’s people. An earlier code stays valid until it expires.',
    again: 'Another text message is sent, or the call is refused with `too-soon`.',
    reasons: {
      'not-verified': 'The mobile number does not belong to the account.',
      'too-soon': 'The last code was sent a moment ago.',
      'too-many-codes': 'Too many codes were sent.',
      'generation-failed': 'The text message could not be sent.',
    },
    without: 'No codes are sent. Leave `mobile` out of the methods.',
  },
});

export const verifyAccount = defineMethod({
  name: 'verifyAccount',
  http: 'POST',
  request: z.object({
    ...registering(),
    /** `code` of the sales rep, `invoice` number of a recent order, or `mobile` for a texted code. */
    method: z.enum(['code', 'invoice', 'mobile']),
    /** The code, with `code` and `mobile`. */
    code: z.nullable(z.string()),
    /** The invoice number, with `invoice`. */
    invoiceNumber: z.nullable(z.string()),
    /** Challenge of `sendRegistrationCode`, with `mobile`. */
    challenge: z.nullable(z.string()),
  }),
  response: z.object({
    /** `verified`, or `refused`. */
    outcome: z.enum(['verified', 'refused']),
    /** Proof of the verification for `register`, with `verified`. It must not be guessable. */
    proof: optionalText(),
    /** Seconds until the proof expires, with `verified`. */
    expiresIn: z.nullish(count()),
    /** The account, with `verified`. */
    account: z.nullish(
      z.object({
        /** Name of the account. */
        name: z.string().check(z.minLength(1)),
        /** Account number that the buyer knows. */
        number: optionalText(),
      }),
    ),
    /** With `refused`: `not-verified` or `code-expired`. */
    reason: optionalText(),
    /** Remaining attempts, with `not-verified`. */
    triesLeft: z.nullish(count()),
  }),
  docs: {
    purpose: 'Verifies that a person belongs to an account. Only then it returns which account it is.',
    again: counted,
    reasons: {
      'not-verified': 'The proof does not belong to the account.',
      'code-expired': 'The code has expired.',
    },
    without: none,
  },
});

export const register = defineCommit({
  name: 'register',
  request: z.object({
    ...callerFields(),
    /** Proof of `verifyAccount`, valid for one registration. */
    proof: z.string(),
    /** Not blank. */
    firstName: z.string(),
    /** Not blank. */
    lastName: z.string(),
    /** Unique, regardless of case. */
    email: z.string(),
    /** Required; as entered. */
    phoneNumber: z.string(),
    /** The person's language in the format of the platform's user record, such as `fr_CA`. */
    userLanguage: z.string(),
  }),
  value: z.object({
    /**
     * `verified` when the person can sign in; `activation-email-sent` when they must open the link in an email first.
     */
    outcome: z.enum(['verified', 'activation-email-sent']),
    /** Recipient of the email. */
    email: z.string().check(z.minLength(1)),
  }),
  docs: {
    does: 'Registers a user for the verified account',
    subject: 'verification',
    reasons: {
      rejected: 'Customer service must check the account.',
      'email-registered': 'The email already has access.',
      'verification-expired': 'The verification has expired or is invalid.',
    },
    without: none,
  },
});

export const sendActivationEmail = defineMethod({
  name: 'sendActivationEmail',
  http: 'POST',
  request: z.object({
    /** Already matches the email rule of the business; validate it again. */
    email: z.string(),
  }),
  /** A JSON string with these fields. */
  response: z.object({
    /** `SUCCESS`, `EXISTS`, `INVALID_EMAIL` or `ERROR`; every other code leads the buyer to customer service. */
    responseCode: z.string(),
  }),
  docs: {
    purpose: 'Sends a new activation email. Returns a String that contains the JSON below.',
    again: 'Sends another email. Limit the rate, because anybody can send the form.',
    without: 'No resend form.',
  },
});
