import { PortError, type PasswordPort } from '../../../ports';
import { isPasswordValid, type PasswordPolicy } from '../../../rules/password';
import type { DemoContext } from '../context';
import type { Call } from '../faults';

/** Initial password of every demo buyer. It protects nothing. */
export const DEMO_PASSWORD = 'Taproom-2207';

const policy: PasswordPolicy = { minLength: 10, maxLength: 64, needs: ['lower', 'upper', 'digit'] };

/** Number of failed attempts after which further ones are blocked for a while. */
const MAX_WRONG = 5;
const PAUSE = 60_000;

/** Salted digests of a buyer's passwords, in memory only. */
export interface KnownPasswords {
  readonly digests: readonly string[];
  readonly wrong: number;
  readonly since: number;
}

/** Implements the password port. Passwords are never stored. */
export function passwordPort(context: DemoContext, call: Call): PasswordPort {
  let made: string | undefined;
  const salt = (): string => (made ??= crypto.randomUUID());
  const { passwords: known } = context;

  async function digest(password: string): Promise<string> {
    const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${salt()}/${password}`));
    return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  }

  async function self(): Promise<string> {
    const buyer = await context.buyer();
    if (buyer === null) throw new PortError('signed-out', 'Nobody is signed in');
    return buyer.id;
  }

  return {
    policy: call('password.policy', async () => {
      await self();
      return { ...policy, needs: [...policy.needs] };
    }),
    change: call('password.change', async ({ current, next }) => {
      const id = await self();
      const now = context.world.now();
      const { digests, wrong, since } = known.get(id) ?? {
        digests: [await digest(DEMO_PASSWORD)],
        wrong: 0,
        since: now,
      };
      if (wrong >= MAX_WRONG && now - since < PAUSE) return { outcome: 'refused', reason: 'too-many-attempts' };
      if ((await digest(current)) !== digests[0]) {
        known.set(id, { digests, wrong: wrong >= MAX_WRONG ? 1 : wrong + 1, since: now });
        return { outcome: 'refused', reason: 'current-wrong' };
      }
      if (!isPasswordValid(policy, { current, next })) return { outcome: 'refused', reason: 'too-weak' };
      const nextDigest = await digest(next);
      if (digests.includes(nextDigest)) return { outcome: 'refused', reason: 'used-before' };
      known.set(id, { digests: [nextDigest, ...digests], wrong: 0, since: now });
      return { outcome: 'done' };
    }),
  };
}
