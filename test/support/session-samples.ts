import type { Account, SessionUser } from '../../src/domain';
import type { Adapter } from '../../src/ports';
import { getSessionRuntime } from '../../src/runtime/session/session';
import type { Session } from '../../src/runtime/session/session.types';

export const sessionOptions = { storage: 'memory', locale: 'en-US' } as const;

/** An account without conditions. */
export const accountNamed = (id: string, isDefault = false): Account => ({
  id,
  name: id,
  number: null,
  address: null,
  isDefault,
  isOwn: true,
  conditions: [],
});

export const dana: SessionUser = { id: 'u', firstName: 'Dana', accountId: 'pine', permissions: ['ordering'] };

let count = 0;

/** A backend with a signed-in buyer and two accounts; `change` replaces parts of it. */
export function signedInBackend(change: Partial<Adapter> = {}): Adapter {
  return {
    id: `session-${++count}`,
    session: { isGuest: async () => false, user: async () => dana },
    accounts: { list: async () => [accountNamed('oak'), accountNamed('pine', true)], switchTo: async () => {} },
    ...change,
  };
}

/** Returns the session of an adapter; throws unless it is ready. */
export function readySession(adapter: Adapter): Session {
  const state = getSessionRuntime(adapter).store.getState();
  if (state.status !== 'ready') throw new Error(`The session is ${state.status}`);
  return state.session;
}

/** A promise, and the function that resolves it. */
export function deferred<Value>() {
  let resolve = (_value: Value): void => {};
  const promise = new Promise<Value>((done) => (resolve = done));
  return { promise, resolve };
}
