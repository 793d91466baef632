import type { AccountLookup, SentCode, Verification, VerificationMethod } from '../../../domain';
import { type ActivationPort, PortError, type RegisterPort, type RegistrationPort } from '../../../ports';
import { resendOutcome } from '../../../rules/registration';
import { plain, typed } from '../../common/text';
import type { Context } from '../context';
import { toUserLanguage } from '../people/people.mapping';
import { createCommitPort } from '../server-methods/commit';
import type { ResponseOf } from '../server-methods/contract';
import {
  findAccountToRegister,
  register,
  sendActivationEmail,
  sendRegistrationCode,
  verifyAccount,
} from './registration.methods';

const METHODS: readonly VerificationMethod[] = ['code', 'invoice', 'mobile'];

const unknownReasonError = (what: string) => new PortError('malformed', `${what} was refused for an unknown reason`);
const missingError = (what: string) => new PortError('malformed', `${what} is missing`);

function toLookUp({ outcome, methods, smsOptOutCode, reason }: ResponseOf<'findAccountToRegister'>): AccountLookup {
  if (outcome === 'found')
    return {
      outcome,
      methods: [...new Set((methods ?? []).flatMap((code) => METHODS.find((known) => known === code) ?? []))],
      smsOptOutCode: plain(smsOptOutCode) || null,
    };
  if (reason === 'not-found' || reason === 'too-many-attempts') return { outcome, reason };
  throw unknownReasonError('A look-up');
}

function toCode({
  outcome,
  challenge,
  digits,
  resendIn,
  expiresIn,
  reason,
  triesLeft,
}: ResponseOf<'sendRegistrationCode'>): SentCode {
  if (outcome === 'sent') {
    if (!challenge || !digits || !expiresIn) throw missingError('The challenge of a code');
    return { outcome, challenge, digits, resendIn: resendIn ?? 0, expiresIn };
  }
  if (reason === 'not-verified') return { outcome, reason, triesLeft: triesLeft ?? 0 };
  if (reason === 'too-soon') return { outcome, reason, resendIn: resendIn ?? 0 };
  if (reason === 'generation-failed' || reason === 'too-many-codes') return { outcome, reason };
  throw unknownReasonError('A code');
}

function toVerification({
  outcome,
  proof,
  expiresIn,
  account,
  reason,
  triesLeft,
}: ResponseOf<'verifyAccount'>): Verification {
  if (outcome === 'verified') {
    if (!proof || !account || !expiresIn) throw missingError('The proof of a verification');
    return { outcome, proof, expiresIn, account: { name: plain(account.name), number: plain(account.number) } };
  }
  if (reason === 'not-verified') return { outcome, reason, triesLeft: triesLeft ?? 0 };
  if (reason === 'code-expired') return { outcome, reason };
  throw unknownReasonError('A verification');
}

/**
 * Implements the registration port with the store's server methods, because the platform cannot register users for an
 * existing account.
 */
export function registrationPort({ methods }: Context): RegistrationPort {
  return {
    findAccount: async ({ accountNumber, locale }, call) =>
      toLookUp(await methods.call(findAccountToRegister, { language: locale, accountNumber }, call?.signal)),
    sendCode: async ({ accountNumber, mobileNumber, locale }, call) =>
      toCode(await methods.call(sendRegistrationCode, { language: locale, accountNumber, mobileNumber }, call?.signal)),
    async verify({ accountNumber, evidence, locale }, call) {
      const requestEvidence = {
        method: evidence.method,
        code: evidence.method === 'invoice' ? null : evidence.code,
        invoiceNumber: evidence.method === 'invoice' ? evidence.invoiceNumber : null,
        challenge: evidence.method === 'mobile' ? evidence.challenge : null,
      };
      return toVerification(
        await methods.call(verifyAccount, { language: locale, accountNumber, ...requestEvidence }, call?.signal),
      );
    },
  };
}

/** Registers a person at most once. */
export const registerPort = (context: Context): RegisterPort =>
  createCommitPort(context, register, {
    guests: true,
    reasons: ['rejected', 'email-registered', 'verification-expired'],
    toArguments: ({ proof, details: { firstName, lastName, email, phoneNumber, language } }) => ({
      proof,
      firstName,
      lastName,
      email,
      phoneNumber,
      userLanguage: toUserLanguage(language),
    }),
    toValue: ({ outcome, email }) => ({ outcome, email: typed(email) }),
  });

/** Implements the activation port. */
export function activationPort({ methods }: Context): ActivationPort {
  return {
    resend: async ({ email }, call) =>
      resendOutcome((await methods.call(sendActivationEmail, { email }, call?.signal)).responseCode),
  };
}
