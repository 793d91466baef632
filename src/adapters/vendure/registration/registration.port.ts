import * as z from 'zod/mini';
import type { SentCode, Verification, VerificationMethod } from '../../../domain';
import { type ActivationPort, PortError, type RegisterPort, type RegistrationPort } from '../../../ports';
import { resendOutcome } from '../../../rules/registration';
import { plain, typed } from '../../common/text';
import { commitPortOf, stepsOf } from '../common/attempts';
import type { Context } from '../context';
import {
  resendActivation,
  sendTradeCode,
  tradeFindAccount,
  verifyTradeAccount,
  type WireSentCode,
  type WireVerification,
} from './registration.wire';

const METHODS: readonly VerificationMethod[] = ['code', 'invoice', 'mobile'];

const unknownReason = (what: string) => new PortError('malformed', `${what} was refused for an unknown reason`);
const incomplete = (what: string) => new PortError('malformed', `${what} is incomplete`);

function toSentCode({ challenge, digits, resendIn, expiresIn, triesLeft, refusal }: WireSentCode): SentCode {
  if (refusal === null) {
    if (!challenge || !digits || !expiresIn) throw incomplete('A code');
    return { outcome: 'sent', challenge, digits, resendIn: resendIn ?? 0, expiresIn };
  }
  if (refusal === 'not-verified') return { outcome: 'refused', reason: refusal, triesLeft: triesLeft ?? 0 };
  if (refusal === 'too-soon') return { outcome: 'refused', reason: refusal, resendIn: resendIn ?? 0 };
  if (refusal === 'generation-failed' || refusal === 'too-many-codes') return { outcome: 'refused', reason: refusal };
  throw unknownReason('A code');
}

function toVerification(wire: WireVerification): Verification {
  if (wire.refusal === null) {
    if (!wire.proof || !wire.expiresIn || !wire.accountName || !wire.accountNumber) throw incomplete('A verification');
    return {
      outcome: 'verified',
      proof: wire.proof,
      expiresIn: wire.expiresIn,
      account: { name: plain(wire.accountName), number: plain(wire.accountNumber) },
    };
  }
  if (wire.refusal === 'not-verified')
    return { outcome: 'refused', reason: wire.refusal, triesLeft: wire.triesLeft ?? 0 };
  if (wire.refusal === 'code-expired') return { outcome: 'refused', reason: wire.refusal };
  throw unknownReason('A verification');
}

/** Implements the registration port with the plugin. */
export function registrationPort({ graphql }: Context): RegistrationPort {
  return {
    async findAccount({ accountNumber, locale }, call) {
      const { tradeFindAccount: found } = await graphql.send(tradeFindAccount, {
        variables: { accountNumber },
        locale,
        ...call,
      });
      if (found.refusal === 'not-found' || found.refusal === 'too-many-attempts')
        return { outcome: 'refused', reason: found.refusal };
      if (found.refusal !== null) throw unknownReason('A look-up');
      return {
        outcome: 'found',
        methods: found.methods.flatMap((code) => METHODS.find((known) => known === code) ?? []),
        smsOptOutCode: plain(found.smsOptOutCode) || null,
      };
    },
    async sendCode({ accountNumber, mobileNumber, locale }, call) {
      const variables = { accountNumber, mobileNumber };
      return toSentCode((await graphql.send(sendTradeCode, { variables, locale, ...call })).sendTradeCode);
    },
    async verify({ accountNumber, evidence, locale }, call) {
      const given =
        evidence.method === 'code'
          ? { code: evidence.code }
          : evidence.method === 'invoice'
            ? { invoiceNumber: evidence.invoiceNumber }
            : { challenge: evidence.challenge, mobileCode: evidence.code };
      const variables = { accountNumber, evidence: given };
      return toVerification(
        (await graphql.send(verifyTradeAccount, { variables, locale, ...call })).verifyTradeAccount,
      );
    },
  };
}

const registration = {
  field: 'registration',
  selection: 'outcome email',
  schema: z.object({ outcome: z.enum(['verified', 'activation-email-sent']), email: z.string() }),
};

/** Registers a person at most once. */
export const registerPort = ({ graphql }: Context): RegisterPort =>
  commitPortOf(stepsOf(graphql, { prepare: 'prepareRegistration', input: 'TradeRegistrationInput' }, registration), {
    reasons: ['rejected', 'email-registered', 'verification-expired'],
    toInput: ({ proof, details: { firstName, lastName, email, phoneNumber, language } }) => ({
      proof,
      firstName,
      lastName,
      email,
      phoneNumber,
      language,
    }),
    toValue: ({ outcome, email }) => ({ outcome, email: typed(email) }),
  });

/** Implements the activation port with the plugin. */
export const activationPort = ({ graphql }: Context): ActivationPort => ({
  resend: async ({ email }, call) =>
    resendOutcome((await graphql.send(resendActivation, { variables: { email }, ...call })).resendActivation),
});
