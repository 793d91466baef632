import * as z from 'zod/mini';
import { count, words } from './parts';

/** What `findAccountToRegister` returns. Nothing of the account is told before it is verified. */
export const accountFoundResponse = z.object({
  /** `found`, or `refused`. */
  outcome: z.enum(['found', 'refused']),
  /** With `found`: any of `code`, `invoice` and `mobile`, in the order they are offered in. */
  methods: z.nullish(z.array(z.string())),
  /** The short code that texts are stopped at; missing or null where none is sent. */
  smsOptOutCode: words(),
  /** With `refused`: `not-found` or `too-many-attempts`. */
  reason: words(),
});

/** What `sendRegistrationCode` returns. */
export const codeSentResponse = z.object({
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
});

/** What `verifyAccount` returns. */
export const accountVerifiedResponse = z.object({
  /** `verified`, or `refused`. */
  outcome: z.enum(['verified', 'refused']),
  /** Stands for the verification when somebody registers, with `verified`. Nobody can guess it. */
  proof: words(),
  /** Seconds for which it does, with `verified`. */
  expiresIn: z.nullish(count()),
  /** The account, with `verified`. */
  account: z.nullish(z.object({
    /** What it is called. */
    name: z.string().check(z.minLength(1)),
    /** As the buyer knows it. */
    number: words(),
  })),
  /** With `refused`: `not-verified` or `code-expired`. */
  reason: words(),
  /** Tries that are left, with `not-verified`. */
  triesLeft: z.nullish(count()),
});

/** What comes of `register`. */
export const registeredValue = z.object({
  /** `verified` when they can sign in; `activation-email-sent` when they open the link in an email first. */
  outcome: z.enum(['verified', 'activation-email-sent']),
  /** Where the email went. */
  email: z.string().check(z.minLength(1)),
});
