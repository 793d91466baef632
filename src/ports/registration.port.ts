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
 * The way to a registration: an account is looked up by its number, and verified by one of three. All of it is
 * for guests. A backend counts wrong tries, of account numbers as well, and stops listening after a few.
 */
export interface RegistrationPort {
  findAccount(request: { readonly accountNumber: string } & InLocale, options?: CallOptions): Promise<AccountLookup>;
  /** Sends a code to a mobile number of the account's. An earlier one stays good until it expires. */
  sendCode(
    request: { readonly accountNumber: string; readonly mobileNumber: string } & InLocale,
    options?: CallOptions,
  ): Promise<SentCode>;
  verify(
    request: { readonly accountNumber: string; readonly evidence: Evidence } & InLocale,
    options?: CallOptions,
  ): Promise<Verification>;
}

/** Who registers for the account that was verified. `accountId` is null: it is a guest who asks. */
export interface RegisterRequest extends ForAccount {
  /** Names the verification: one registration comes of it, whichever attempt makes it. */
  readonly proof: string;
  readonly details: RegistrationDetails;
}

/** Registers somebody, once. Details that break a rule of the form are `rejected` in `prepare`, by field. */
export type RegisterPort = CommitPort<RegisterRequest, Registered, RegisterRefusal>;

/** Activation emails for customers not yet verified. */
export interface ActivationPort {
  /** Sends a fresh activation email. Refusals are outcomes; only transport trouble rejects. */
  resend(request: { readonly email: string }, options?: CallOptions): Promise<ActivationOutcome>;
}
