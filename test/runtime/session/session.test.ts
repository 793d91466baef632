import { describe, expect, it, vi } from 'vitest';
import type { Account } from '../../../src/domain';
import { type Adapter, PortError } from '../../../src/ports';
import { getLeaveGuard } from '../../../src/runtime/session/leave-guard';
import { getSessionRuntime } from '../../../src/runtime/session/session';

const account = (id: string, isDefault = false): Account => ({
  id,
  name: id,
  number: null,
  address: null,
  isDefault,
  isOwn: true,
  conditions: [],
});

let count = 0;
const options = { storage: 'memory', locale: 'en-US' } as const;

/** A backend with a signed-in buyer and two accounts; `change` replaces parts of it. */
function backend(change: Partial<Adapter> = {}): Adapter {
  return {
    id: `session-${++count}`,
    session: {
      isGuest: async () => false,
      user: async () => ({ id: 'u', firstName: 'Dana', accountId: 'pine', permissions: ['ordering'] }),
    },
    accounts: { list: async () => [account('oak'), account('pine', true)], switchTo: async () => {} },
    ...change,
  };
}

const ready = (adapter: Adapter) => {
  const state = getSessionRuntime(adapter).store.getState();
  if (state.status !== 'ready') throw new Error(`The session is ${state.status}`);
  return state.session;
};

describe('the session', () => {
  it('reads the guest flag first, and no user for a guest', async () => {
    const user = vi.fn();
    const list = vi.fn();
    const adapter = backend({ session: { isGuest: async () => true, user }, accounts: { list } });
    await getSessionRuntime(adapter).load(options);
    expect(ready(adapter)).toMatchObject({ isGuest: true, user: null, accountId: null });
    expect(user).toHaveBeenCalledTimes(0);
    expect(list).toHaveBeenCalledTimes(0);
  });

  it('reads the user only after the guest flag', async () => {
    const order: string[] = [];
    const adapter = backend({
      session: {
        isGuest: async () => (order.push('guest'), false),
        user: async () => (order.push('user'), { id: 'u', firstName: 'D', accountId: null, permissions: [] }),
      },
    });
    await getSessionRuntime(adapter).load(options);
    expect(order).toEqual(['guest', 'user']);
  });

  it('is read once for all widgets', async () => {
    const isGuest = vi.fn(async () => true);
    const adapter = backend({ session: { isGuest } });
    await Promise.all([getSessionRuntime(adapter).load(options), getSessionRuntime(adapter).load(options)]);
    expect(isGuest).toHaveBeenCalledTimes(1);
  });

  it('distinguishes an ended session from one that failed to load', async () => {
    const ended = backend({ session: { isGuest: () => Promise.reject(new PortError('signed-out', '401')) } });
    await getSessionRuntime(ended).load(options);
    expect(getSessionRuntime(ended).store.getState().status).toBe('ended');
    const broken = backend({ session: { isGuest: () => Promise.reject(new Error('x')) } });
    await getSessionRuntime(broken).load(options);
    expect(getSessionRuntime(broken).store.getState()).toMatchObject({
      status: 'failed',
      error: { code: 'unexpected' },
    });
  });

  it('treats the user as signed in when the host has no session port', async () => {
    const adapter = backend({ session: undefined, accounts: undefined });
    await getSessionRuntime(adapter).load({ ...options, accountId: 'mine' });
    expect(ready(adapter)).toMatchObject({ isGuest: false, user: null, accountId: 'mine' });
  });
});

describe('the effective account', () => {
  it('starts with the default account, then with the one selected before in this tab', async () => {
    const adapter = backend();
    await getSessionRuntime(adapter).load(options);
    expect(ready(adapter).accountId).toBe('pine');
    await getSessionRuntime(adapter).switchTo('oak');
    await getSessionRuntime(adapter).reload();
    expect(ready(adapter).accountId).toBe('oak');
  });

  it('completes work for the old account before a switch, and drops its reads only after it', async () => {
    const order: string[] = [];
    const adapter = backend({
      accounts: {
        list: async () => [account('oak'), account('pine', true)],
        switchTo: async () => void order.push('switched'),
      },
    });
    const session = getSessionRuntime(adapter);
    await session.load(options);
    session.onAccountSwitch({
      settle: async (id) => void order.push(`settle ${id}`),
      drop: (id) => void order.push(`drop ${id}`),
    });
    expect(await session.switchTo('oak')).toEqual({ outcome: 'switched' });
    expect(order).toEqual(['settle pine', 'switched', 'drop pine']);
  });

  it('does not change when the backend refuses, and shows its status text plain and shortened', async () => {
    const text = `Moved to another depot ${'x'.repeat(500)}`;
    const drop = vi.fn();
    const adapter = backend({
      accounts: {
        list: async () => [account('oak'), account('pine', true)],
        switchTo: () => Promise.reject(new PortError('forbidden', 'no', { statusText: text })),
      },
    });
    const session = getSessionRuntime(adapter);
    await session.load(options);
    session.onAccountSwitch({ drop });
    const outcome = await session.switchTo('oak');
    expect(outcome).toMatchObject({ outcome: 'failed' });
    expect(outcome.outcome === 'failed' && outcome.statusText?.length).toBeLessThanOrEqual(200);
    expect(ready(adapter).accountId).toBe('pine');
    expect(drop).not.toHaveBeenCalled();
  });

  it.each(['', '   ', '000000000000000', '000000000000000AAA'])('is never switched to %j', async (id) => {
    const adapter = backend();
    await getSessionRuntime(adapter).load(options);
    expect(await getSessionRuntime(adapter).switchTo(id)).toEqual({ outcome: 'unchanged' });
  });
});

describe('unsaved work', () => {
  it('is reported with the event that would lose it, and is dropped on sign-out', () => {
    const adapter = backend();
    const session = getSessionRuntime(adapter);
    const leave = getLeaveGuard(adapter);
    let typed = false;
    const takeBack = leave.guard(() => typed, 'form', 'view');
    leave.guard(() => true, 'form', 'page');
    session.guard(() => true, 'cart');
    expect(leave.losesView()).toBe(false);
    typed = true;
    expect(leave.losesView()).toBe(true);
    takeBack();
    expect(leave.losesView()).toBe(false);
    leave.guard(() => true, 'form', 'view');
    session.forget();
    expect(leave.losesView()).toBe(false);
    expect(session.unsavedWork()).toEqual(['cart']);
  });

  it('makes the browser confirm unloading, only while it would be lost with the page', () => {
    const page = new EventTarget();
    vi.stubGlobal('window', page);
    const adapter = backend();
    const session = getSessionRuntime(adapter);
    const isConfirmationRequired = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    session.guard(() => true, 'cart');
    expect(isConfirmationRequired()).toBe(false);
    let typed = false;
    const takeBack = getLeaveGuard(adapter).guard(() => typed, 'form', 'page');
    expect(isConfirmationRequired()).toBe(false);
    typed = true;
    expect(isConfirmationRequired()).toBe(true);
    takeBack();
    expect(isConfirmationRequired()).toBe(false);
  });
});
