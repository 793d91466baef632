import type { ActivationPort } from '../../../ports';
import { resendOutcome } from '../../../rules/activation';
import type { Context } from '../context';

/** Activation emails (spec §7, sendActivationEmail). */
export function activationPort({ methods }: Context): Partial<ActivationPort> {
  if (!methods.has('sendActivationEmail')) return {};
  return {
    resend: async ({ email }, call) => resendOutcome((await methods.call('sendActivationEmail', { email }, call?.signal)).responseCode),
  };
}
