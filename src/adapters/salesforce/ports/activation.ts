import type { ActivationPort } from '../../../ports';
import { resendOutcome } from '../../../rules/activation';
import type { Context } from '../context';
import { activationMethods } from '../server-methods/activation-methods';
import { askOf } from '../server-methods/send';

/** Activation emails (spec §7, sendActivationEmail). */
export function activationPort({ methods }: Context): ActivationPort {
  const ask = askOf(methods, activationMethods);
  return {
    resend: async ({ email }, call) => resendOutcome((await ask('sendActivationEmail', { email }, call?.signal)).responseCode),
  };
}
