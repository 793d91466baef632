import type { ServerMethod } from './methods';
import type { CommitStep } from './commit-steps';
import * as registration from './registration-responses';

/** Methods of the way to a registration. None of them is cacheable: tries are counted. */
export const registrationMethods = {
  findAccountToRegister: { http: 'POST', response: registration.accountFoundResponse },
  sendRegistrationCode: { http: 'POST', response: registration.codeSentResponse },
  verifyAccount: { http: 'POST', response: registration.accountVerifiedResponse },
} as const satisfies Record<string, ServerMethod>;

export type RegistrationMethodName = keyof typeof registrationMethods | `register${CommitStep}`;
