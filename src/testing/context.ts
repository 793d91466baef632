import { effectiveAccountId } from '../rules/accounts';
import { needed } from './expect';
import { makeSamples } from './samples';
import type { AnyContext, Harness, Opened, Seat } from './testing.types';

const DEFAULT_LOCALE = 'en-US';
const NOBODYS = 'no-such-id';

/** What a case works with, from what its harness opened. */
export function makeContext({ fixtures = {}, now = Date.now }: Harness, { adapter, second, peek = {}, trouble }: Opened, seat: Seat): AnyContext {
  const { locale = DEFAULT_LOCALE, unknownId = NOBODYS } = fixtures;

  async function accountId(): Promise<string> {
    if (fixtures.accountId !== undefined) return fixtures.accountId;
    const user = await adapter.session?.user?.({});
    return needed(effectiveAccountId(user?.accountId), 'fixtures.accountId: the session names no account');
  }

  let found: Promise<string> | undefined;
  const here = async () => ({ accountId: await (found ??= accountId()), locale });

  return {
    adapter,
    fixtures,
    locale,
    unknownId,
    now,
    here,
    ...makeSamples(adapter, fixtures.products ?? {}, async () => (seat === 'guest' ? { accountId: null, locale } : here())),
    second: async () => needed(second, 'a second adapter on the same backend (`second`)')(),
    peek,
    trouble: trouble ?? null,
  };
}
