import type { RegistrationOutcome } from '../rules/server-codes';

/** Method for proving that a person belongs to an account. */
export type VerificationMethod = 'code' | 'invoice' | 'mobile';

/** Outcome of looking up an account by its number. No account data is returned before verification. */
export type AccountLookup =
  | {
      readonly outcome: 'found';
      /** Methods for this account, in display order; empty if only customer service can verify the person. */
      readonly methods: readonly VerificationMethod[];
      /** Short code for opting out of text messages; null if none are sent. */
      readonly smsOptOutCode: string | null;
    }
  | { readonly outcome: 'refused'; readonly reason: 'not-found' | 'too-many-attempts' };

/** Outcome of sending a code to a mobile number. Times are durations in seconds, independent of any clock. */
export type SentCode =
  | {
      readonly outcome: 'sent';
      /** Id of this code for the verification. */
      readonly challenge: string;
      readonly digits: number;
      /** Seconds until a new code can be requested. */
      readonly resendIn: number;
      readonly expiresIn: number;
    }
  /** The number does not belong to the account. */
  | { readonly outcome: 'refused'; readonly reason: 'not-verified'; readonly triesLeft: number }
  | { readonly outcome: 'refused'; readonly reason: 'too-soon'; readonly resendIn: number }
  | { readonly outcome: 'refused'; readonly reason: 'generation-failed' | 'too-many-codes' };

/** Evidence that verifies an account. */
export type Evidence =
  | { readonly method: 'code'; readonly code: string }
  | { readonly method: 'invoice'; readonly invoiceNumber: string }
  | { readonly method: 'mobile'; readonly challenge: string; readonly code: string };

/** The outcome of verifying an account. */
export type Verification =
  | {
      readonly outcome: 'verified';
      /** Proof of the verification, required for the registration. */
      readonly proof: string;
      /** Lifetime of the verification, in seconds. */
      readonly expiresIn: number;
      readonly account: { readonly name: string; readonly number: string };
    }
  /** Attempts left; 0 if no further attempt is allowed. */
  | { readonly outcome: 'refused'; readonly reason: 'not-verified'; readonly triesLeft: number }
  | { readonly outcome: 'refused'; readonly reason: 'code-expired' };

/** Data of a new user; the first four fields are mandatory. */
export interface RegistrationDetails {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber: string;
  /** Complete language tag, such as fr-CA. */
  readonly language: string;
}

/** An accepted registration. The user can sign in immediately, or must open a link in an email first. */
export interface Registered {
  readonly outcome: Exclude<RegistrationOutcome, 'rejected'>;
  readonly email: string;
}

/**
 * Reason why a registration is refused. `rejected`: contact customer service. `email-registered`: the email already has
 * access. `verification-expired`: verify the account again.
 */
export type RegisterRefusal = 'rejected' | 'email-registered' | 'verification-expired';
