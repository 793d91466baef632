import { parseEffectiveAccountId } from '../rules/accounts';
import { required } from './expect';
import { createOrderSamples } from './order-samples';
import { createSamples, type ReadCatalogs } from './samples';
import type { AnyContext, Harness, TestEnvironment, Persona } from './testing.types';

const DEFAULT_LOCALE = 'en-US';
const NOBODYS = 'no-such-id';

const catalogs = new WeakMap<Harness, ReadCatalogs>();

/** What a case works with, from what its harness opened. */
export function createContext(
  harness: Harness,
  { adapter, second, peek = {}, trouble }: TestEnvironment,
  seat: Persona,
): AnyContext {
  const { fixtures = {}, now = Date.now } = harness;
  const { locale = DEFAULT_LOCALE, unknownId = NOBODYS } = fixtures;

  async function accountId(): Promise<string> {
    if (fixtures.accountId !== undefined) return fixtures.accountId;
    const user = await adapter.session?.user?.({});
    return required(parseEffectiveAccountId(user?.accountId), 'fixtures.accountId: the session names no account');
  }

  let found: Promise<string> | undefined;
  const here = async () => ({ accountId: await (found ??= accountId()), locale });

  const known: ReadCatalogs = catalogs.get(harness) ?? new Map();
  catalogs.set(harness, known);
  const at = async () => (seat === 'guest' ? { accountId: null, locale } : here());

  return {
    adapter,
    fixtures,
    locale,
    unknownId,
    now,
    here,
    ...createOrderSamples(adapter, here),
    ...createSamples(adapter, fixtures.products ?? {}, at, known),
    second: async () => required(second, 'a second adapter on the same backend (`second`)')(),
    peek,
    trouble: trouble ?? null,
  };
}
