import { type PasswordPort, PortError, toPortError } from '../../../ports';
import { PASSWORD_KINDS } from '../../../rules/password';
import type { Context } from '../context';
import { askOf } from '../server-methods/send';
import { ownMethods } from '../server-methods/people-methods';

const REASONS = ['current-wrong', 'too-weak', 'used-before', 'too-many-attempts'] as const;

/**
 * An error without anything the store said: an exception there may repeat what it was called with, and errors are
 * shown and logged.
 */
function silent(thrown: unknown): PortError {
  const { code, retryAfter, correlationId } = toPortError(thrown);
  return new PortError(code, 'The password was not changed', {
    ...(retryAfter === undefined ? {} : { retryAfter }), ...(correlationId === undefined ? {} : { correlationId }),
  });
}

/** The signed-in buyer's password: what the org asks of one, and changing it (spec §2). */
export function passwordPort({ methods }: Context): PasswordPort {
  const ask = askOf(methods, ownMethods);
  return {
    async policy(_, call) {
      const { minLength, maxLength, needs } = await ask('getPasswordPolicy', {}, call?.signal);
      return { minLength, maxLength: maxLength ?? null, needs: PASSWORD_KINDS.filter((kind) => needs.includes(kind)) };
    },
    async change({ current, next }, call) {
      const answer = await ask('changePassword', { current, next }, call?.signal).catch((thrown: unknown) => {
        throw silent(thrown);
      });
      if (answer.outcome === 'done') return { outcome: 'done' };
      const reason = REASONS.find((known) => known === answer.reason);
      if (reason === undefined) throw new PortError('malformed', 'A reason of the password’s change is not one that is known');
      return { outcome: 'refused', reason };
    },
  };
}
