import type {
  AccountLookup,
  Evidence,
  Registered,
  RegisterRefusal,
  RegistrationDetails,
  SentCode,
  Verification,
} from '../domain';
import type { ActivationOutcome } from '../rules/registration';
import type { CallOptions, ForAccount, InLocale } from './call';
import type { CommitPort } from './commit.port';

/**
 * Steps of a guest's registration: find an account by its number, then verify it in one of three ways. A backend counts
 * failed attempts, including unknown account numbers, and blocks after a few.
 */
export interface RegistrationPort {
  findAccount(request: { readonly accountNumber: string } & InLocale, options?: CallOptions): Promise<AccountLookup>;
  /** Sends a code to one of the account's mobile numbers. Earlier codes stay valid until they expire. */
  sendCode(
    request: { readonly accountNumber: string; readonly mobileNumber: string } & InLocale,
    options?: CallOptions,
  ): Promise<SentCode>;
  verify(
    request: { readonly accountNumber: string; readonly evidence: Evidence } & InLocale,
    options?: CallOptions,
  ): Promise<Verification>;
}

/** The person who registers for the verified account. `accountId` is null, because the caller is a guest. */
export interface RegisterRequest extends ForAccount {
  /** Identifies the verification. It allows one registration, whichever attempt completes it. */
  readonly proof: string;
  readonly details: RegistrationDetails;
}

/** Registers a person at most once. Invalid details make `prepare` reject with `rejected` and the problems by field. */
export type RegisterPort = CommitPort<RegisterRequest, Registered, RegisterRefusal>;

/** Activation emails for customers who are not verified yet. */
export interface ActivationPort {
  /** Sends a new activation email. Refusals are outcomes; only transport errors reject. */
  resend(request: { readonly email: string }, options?: CallOptions): Promise<ActivationOutcome>;
}
