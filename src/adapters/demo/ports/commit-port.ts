import { type ForAccount, type InLocale, type CommitPort, PortError, type PortMethod } from '../../../ports';
import type { DemoContext } from '../context';
import type { DemoAccount } from '../data/accounts';
import { abandonAttempt, commitAttempt, type CommitRules, lookUpAttempt, prepareAttempt } from '../engine/commit-steps';
import type { Call } from '../faults';
import type { AccountState } from '../store/records';

/** How a commit port uses its rules. */
export interface CommitPortOptions<
  Request extends ForAccount,
  Stored,
  Value,
  Reason extends string,
  Account extends DemoAccount | null = DemoAccount,
> {
  /** Name of the port, as in `cancelOrder.prepare`. */
  readonly port: PortMethod extends `${infer Name}.${string}` ? Name : never;
  /** Throws when the buyer does not have the permission. */
  readonly requirePermission: () => Promise<void>;
  /** Returns the account of the operation; by default it requires one, which guests do not have. */
  readonly on?: (account: DemoAccount | null) => Account;
  readonly rules: (account: Account) => CommitRules<Request, Stored, Reason>;
  /** Converts the stored value to the port's format. */
  readonly present: (stored: Stored, account: Account, state: AccountState, locale: string) => Value;
}

// Without `on` the type of the account is the default, which is not null.
const ownAccount = <Account extends DemoAccount | null>(account: DemoAccount | null): Account => {
  if (account === null) throw new PortError('signed-out', 'A guest has no account');
  return account as Account;
};

/** Creates a commit port. Each step is one transaction on the account's record. */
export function createCommitPort<
  Request extends ForAccount,
  Stored,
  Value,
  Reason extends string,
  Account extends DemoAccount | null = DemoAccount,
>(
  context: DemoContext,
  call: Call,
  {
    port,
    requirePermission,
    on = ownAccount,
    rules,
    present,
  }: CommitPortOptions<Request, Stored, Value, Reason, Account>,
): CommitPort<Request, Value, Reason> {
  // The port is one of those with these methods, because its rules exist.
  const method = (name: string) => `${port}.${name}` as PortMethod;
  /** Number of look-ups for which the operation is still in progress, by handle. */
  const looks = new Map<string, number>();

  async function at({ accountId }: ForAccount): Promise<Account> {
    const account = on(await context.accountOf(accountId));
    await requirePermission();
    return account;
  }

  const done = (stored: Stored, account: Account, state: AccountState, locale: string) => ({
    outcome: 'done' as const,
    value: present(stored, account, state, locale),
  });

  return {
    prepare: call(method('prepare'), async ({ locale, ...request }: Request & InLocale) => {
      const account = await at(request);
      // The rules take a request without its locale, which Omit of a generic type does not express.
      const typedRequest = request as unknown as Request;
      const { state, step } = await context.mutate(account, (before) => {
        const [state, step] = prepareAttempt(rules(account), before, typedRequest, account?.id ?? 'guest');
        return [state, { state, step }];
      });
      return 'value' in step ? done(step.value, account, state, locale) : step;
    }),
    commit: call(method('commit'), async ({ key, handle, locale, ...request }) => {
      const account = await at(request);
      const { state, step } = await context.mutate(account, (before) => {
        const [state, step] = commitAttempt(rules(account), before, { key, handle, honorsKeys: context.honorsKeys });
        return [state, { state, step }];
      });
      if (step.outcome === 'ready') throw new PortError('unavailable', 'A commit is done or refused');
      return 'value' in step ? done(step.value, account, state, locale) : step;
    }),
    outcome: call(method('outcome'), async ({ key, handle, locale, ...request }) => {
      const account = await at(request);
      const state = await context.state(account);
      const found = lookUpAttempt(rules(account), state, { key, handle, honorsKeys: context.honorsKeys });
      if (!('value' in found)) return found;
      const left = looks.get(handle) ?? context.world.changes.processingLooks ?? 0;
      looks.set(handle, left - 1);
      return left > 0 ? { outcome: 'processing' } : done(found.value, account, state, locale);
    }),
    abandon: call(method('abandon'), async ({ handle, locale, ...request }) => {
      const account = await at(request);
      const { state, answer } = await context.mutate(account, (before) => {
        const [state, answer] = abandonAttempt(rules(account), before, handle);
        return [state, { state, answer }];
      });
      return 'value' in answer ? done(answer.value, account, state, locale) : answer;
    }),
  };
}
