import type { RegistrationOutcome } from '../rules/server-codes';

/** How somebody shows that they belong to an account. */
export type VerificationMethod = 'code' | 'invoice' | 'mobile';

/** The outcome of looking an account up by its number. Nothing of the account is told before it is verified. */
export type AccountLookup =
  | {
      readonly outcome: 'found';
      /** What this account can be verified by, in the order it is offered in; none where only customer service can. */
      readonly methods: readonly VerificationMethod[];
      /** The short code that texts are stopped at; null where none is sent. */
      readonly smsOptOutCode: string | null;
    }
  | { readonly outcome: 'refused'; readonly reason: 'not-found' | 'too-many-attempts' };

/** The outcome of sending a code to a mobile number. Times are spans in seconds: no clock has to be right. */
export type SentCode =
  | {
      readonly outcome: 'sent';
      /** Names this code when it is entered. */
      readonly challenge: string;
      readonly digits: number;
      /** Until another one may be asked for. */
      readonly resendIn: number;
      readonly expiresIn: number;
    }
  /** The number is none of the account's. */
  | { readonly outcome: 'refused'; readonly reason: 'not-verified'; readonly triesLeft: number }
  | { readonly outcome: 'refused'; readonly reason: 'too-soon'; readonly resendIn: number }
  | { readonly outcome: 'refused'; readonly reason: 'generation-failed' | 'too-many-codes' };

/** What somebody shows to verify an account. */
export type Evidence =
  | { readonly method: 'code'; readonly code: string }
  | { readonly method: 'invoice'; readonly invoiceNumber: string }
  | { readonly method: 'mobile'; readonly challenge: string; readonly code: string };

/** The outcome of verifying an account. */
export type Verification =
  | {
      readonly outcome: 'verified';
      /** Stands for the verification when somebody registers. */
      readonly proof: string;
      /** Lifetime of the verification, in seconds. */
      readonly expiresIn: number;
      readonly account: { readonly name: string; readonly number: string };
    }
  /** Attempts left; 0 if no further attempt is allowed. */
  | { readonly outcome: 'refused'; readonly reason: 'not-verified'; readonly triesLeft: number }
  | { readonly outcome: 'refused'; readonly reason: 'code-expired' };

/** Who registers (the first four are mandatory). */
export interface RegistrationDetails {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber: string;
  /** A full tag such as fr-CA. */
  readonly language: string;
}

/** A registration that was taken: who registered can sign in, or first opens the link in an email. */
export interface Registered {
  readonly outcome: Exclude<RegistrationOutcome, 'rejected'>;
  readonly email: string;
}

/** Why a registration is not taken: the account has to be asked about, the email has access already, or the account is to be verified anew. */
export type RegisterRefusal = 'rejected' | 'email-registered' | 'verification-expired';
