import type { ServerMethodContract } from './contract.types';
import { onceContract } from './commit-contract';
import { type RegistrationMethodName, registrationMethods } from './registration-methods';
import * as request from './registration-requests';
import { registeredValue } from './registration-responses';

const counted = 'The try is counted again.';
const none = 'Nobody registers on the page.';

/** Server methods of registering, all of them for guests. Count wrong tries where the page can not reset them, and stop listening after a few. */
export const registrationContract = {
  findAccountToRegister: {
    ...registrationMethods.findAccountToRegister, request: request.findAccountRequest,
    purpose: 'Whether there is an account with a number, and what it can be verified by. Nothing else of it is told.',
    again: counted,
    reasons: { 'not-found': 'The number is no account’s.', 'too-many-attempts': 'Too many numbers were tried.' },
    without: none,
  },
  sendRegistrationCode: {
    ...registrationMethods.sendRegistrationCode, request: request.registrationCodeRequest,
    purpose: 'Sends a code to a mobile number of one of the account’s people, as a text. An earlier one stays good until it expires.',
    again: 'Another text is sent, or refused with `too-soon`.',
    reasons: {
      'not-verified': 'The number is none of the account’s.', 'too-soon': 'The last one left a moment ago.',
      'too-many-codes': 'Enough were sent.', 'generation-failed': 'No text could be sent.',
    },
    without: 'No codes are texted: leave `mobile` out of the methods.',
  },
  verifyAccount: {
    ...registrationMethods.verifyAccount, request: request.verifyAccountRequest,
    purpose: 'Verifies that somebody belongs to an account, and only then tells which it is.',
    again: counted,
    reasons: { 'not-verified': 'What was shown does not belong to the account.', 'code-expired': 'The texted code is too old.' },
    without: none,
  },
  ...onceContract({
    name: 'register', value: registeredValue, request: request.registerRequest, subject: 'verification',
    does: 'Registers somebody for the account that was verified',
    reasons: {
      'rejected': 'The account has to be asked about.', 'email-registered': 'The email has access already.',
      'verification-expired': 'The proof is too old, or is none.',
    },
    without: none,
  }),
} satisfies Record<RegistrationMethodName, ServerMethodContract>;
