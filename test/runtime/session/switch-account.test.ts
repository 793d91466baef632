import { describe, expect, it, vi } from 'vitest';
import { PortError } from '../../../src/ports';
import { getSessionRuntime } from '../../../src/runtime/session/session';
import { storedKey, storeFor } from '../../../src/runtime/storage';
import {
  accountNamed,
  dana,
  deferred,
  readySession,
  sessionOptions,
  signedInBackend,
} from '../../support/session-samples';

const list = async () => [accountNamed('oak'), accountNamed('pine', true)];
const refusing = (error: PortError) => signedInBackend({ accounts: { list, switchTo: () => Promise.reject(error) } });

/** The account that a page with this adapter id starts with. */
const storedAccount = (adapterId: string) => storeFor('account', 'memory').get(storedKey('account', adapterId));

describe('switching the account', () => {
  it('names the account to the backend, and shows it with the rest of the session', async () => {
    const switchTo = vi.fn(async () => {});
    const adapter = signedInBackend({ accounts: { list, switchTo } });
    const session = getSessionRuntime(adapter);
    await session.load(sessionOptions);
    const before = readySession(adapter);
    expect(await session.switchTo(' oak ')).toEqual({ outcome: 'switched' });
    expect(switchTo.mock.calls).toEqual([[{ accountId: 'oak' }]]);
    expect(session.store.getState()).toStrictEqual({ status: 'ready', session: { ...before, accountId: 'oak' } });
    expect(storedAccount(adapter.id)).toBe('oak');
  });

  it.each([
    ['without accounts', undefined],
    ['without a method to switch them', { list }],
  ])('stays in this page with a backend %s', async (_which, accounts) => {
    const adapter = signedInBackend({ accounts });
    const session = getSessionRuntime(adapter);
    await session.load(sessionOptions);
    expect(await session.switchTo('oak')).toEqual({ outcome: 'switched' });
    expect(readySession(adapter).accountId).toBe('oak');
  });

  it('completes work for the old account before a switch, and drops its reads only after it', async () => {
    const order: string[] = [];
    const adapter = signedInBackend({ accounts: { list, switchTo: async () => void order.push('switched') } });
    const session = getSessionRuntime(adapter);
    await session.load(sessionOptions);
    session.onAccountSwitch({
      settle: async (id) => void order.push(`settle ${id}`),
      drop: (id) => void order.push(`drop ${id}`),
    });
    // A handler without data has nothing to do.
    session.onAccountSwitch({});
    expect(await session.switchTo('oak')).toEqual({ outcome: 'switched' });
    expect(order).toEqual(['settle pine', 'switched', 'drop pine']);
  });

  it('no longer calls a handler that was unregistered', async () => {
    const handler = { settle: vi.fn(), drop: vi.fn(), forget: vi.fn() };
    const session = getSessionRuntime(signedInBackend());
    await session.load(sessionOptions);
    session.onAccountSwitch(handler)();
    await session.switchTo('oak');
    session.forget();
    for (const call of Object.values(handler)) expect(call).not.toHaveBeenCalled();
  });

  it('has the order of the choices, whichever answer is late', async () => {
    const first = deferred<void>();
    const switchTo = vi.fn(({ accountId }: { accountId: string }) => (accountId === 'oak' ? first.promise : undefined));
    const adapter = signedInBackend({
      accounts: {
        list: async () => [accountNamed('oak'), accountNamed('pine', true), accountNamed('elm')],
        switchTo: async (request) => switchTo(request),
      },
    });
    const session = getSessionRuntime(adapter);
    await session.load(sessionOptions);
    const [toOak, toElm] = [session.switchTo('oak'), session.switchTo('elm')];
    await vi.waitFor(() => expect(switchTo).toHaveBeenCalled());
    expect(switchTo).toHaveBeenCalledTimes(1);
    first.resolve();
    expect(await toOak).toEqual({ outcome: 'switched' });
    expect(await toElm).toEqual({ outcome: 'switched' });
    expect(readySession(adapter).accountId).toBe('elm');
  });

  it('continues after a switch that threw', async () => {
    const adapter = signedInBackend();
    const session = getSessionRuntime(adapter);
    await session.load(sessionOptions);
    const remove = session.onAccountSwitch({ settle: () => Promise.reject(new Error('x')) });
    await expect(session.switchTo('oak')).rejects.toThrow('x');
    remove();
    expect(await session.switchTo('oak')).toEqual({ outcome: 'switched' });
  });

  it.each(['', '   ', '000000000000000', '000000000000000AAA', 'pine', ' pine '])(
    'is never to %j',
    async (accountId) => {
      const [switchTo, settle] = [vi.fn(), vi.fn()];
      const session = getSessionRuntime(signedInBackend({ accounts: { list, switchTo } }));
      await session.load(sessionOptions);
      session.onAccountSwitch({ settle });
      expect(await session.switchTo(accountId)).toEqual({ outcome: 'unchanged' });
      expect(switchTo).not.toHaveBeenCalled();
      expect(settle).not.toHaveBeenCalled();
    },
  );

  it('does nothing before the session is known', async () => {
    const switchTo = vi.fn();
    const session = getSessionRuntime(signedInBackend({ accounts: { list, switchTo } }));
    expect(await session.switchTo('oak')).toEqual({ outcome: 'unchanged' });
    expect(switchTo).not.toHaveBeenCalled();
  });

  it('works for a session that a server has read', async () => {
    const adapter = signedInBackend();
    const session = getSessionRuntime(adapter);
    await session.load(sessionOptions);
    const onServer = readySession(adapter);
    const page = signedInBackend();
    getSessionRuntime(page).seed(onServer);
    expect(await getSessionRuntime(page).switchTo('oak')).toEqual({ outcome: 'switched' });
    expect(readySession(page).accountId).toBe('oak');
  });
});

describe('a switch that fails', () => {
  it('leaves the account, and has the backend’s status text, plain and shortened', async () => {
    const error = new PortError('forbidden', 'no', { statusText: `Moved to <b>another</b> depot ${'x'.repeat(500)}` });
    const [drop, adapter] = [vi.fn(), refusing(error)];
    const session = getSessionRuntime(adapter);
    await session.load(sessionOptions);
    session.onAccountSwitch({ drop });
    const outcome = await session.switchTo('oak');
    expect(outcome).toMatchObject({ outcome: 'failed', error });
    expect(outcome.outcome === 'failed' && outcome.statusText).toMatch(/^Moved to another depot x{176}…$/);
    expect(readySession(adapter).accountId).toBe('pine');
    expect(drop).not.toHaveBeenCalled();
    expect(storedAccount(adapter.id)).toBeNull();
  });

  it('ends the session if it has expired, and keeps what the page shows', async () => {
    const adapter = refusing(new PortError('signed-out', '401'));
    const session = getSessionRuntime(adapter);
    await session.load(sessionOptions);
    const before = readySession(adapter);
    expect(await session.switchTo('oak')).toMatchObject({ outcome: 'failed', statusText: null });
    expect(session.store.getState()).toStrictEqual({ status: 'ended', session: before });
  });

  it('reports code that can’t be loaded as an unavailable service', async () => {
    vi.doMock('../../../src/runtime/session/switch-account', () => {
      throw new Error('404');
    });
    const session = getSessionRuntime(signedInBackend());
    await session.load(sessionOptions);
    expect(await session.switchTo('oak')).toMatchObject({
      outcome: 'failed',
      statusText: null,
      error: { code: 'unavailable' },
    });
    vi.doUnmock('../../../src/runtime/session/switch-account');
  });
});

describe('other tabs', () => {
  it('are told about a switch, and keep their own account', async () => {
    const [here, elsewhere] = [signedInBackend(), signedInBackend()];
    const there = signedInBackend({ id: here.id });
    const [heardThere, heardElsewhere, removed] = [vi.fn(), vi.fn(), vi.fn()];
    for (const adapter of [here, there, elsewhere]) await getSessionRuntime(adapter).load(sessionOptions);
    getSessionRuntime(there).onSwitchElsewhere(heardThere);
    getSessionRuntime(there).onSwitchElsewhere(removed)();
    getSessionRuntime(elsewhere).onSwitchElsewhere(heardElsewhere);
    await getSessionRuntime(here).switchTo('oak');
    await vi.waitFor(() => expect(heardThere.mock.calls).toEqual([['oak']]));
    expect(removed).not.toHaveBeenCalled();
    expect(heardElsewhere).not.toHaveBeenCalled();
    expect(readySession(there).accountId).toBe('pine');
    expect(readySession(there).user).toEqual(dana);
  });
});
