import { readdirSync, readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import type { Account } from '../../../src/domain';
import type { Adapter } from '../../../src/ports';
import { getCartRuntime } from '../../../src/runtime/cart/cart.store';
import { getPortCommit } from '../../../src/runtime/commit/port-commit';
import { getPlaceOrderCommit } from '../../../src/runtime/commit/place-order';
import { getEarlyCalls } from '../../../src/runtime/early-calls';
import { getReads } from '../../../src/runtime/reads/reads';
import { getLeaveGuard } from '../../../src/runtime/session/leave-guard';
import { accountOf, cartOf, sessionOf } from '../../../src/runtime/host';
import { getSessionRuntime } from '../../../src/runtime/session/session';
import { clearVisitStorage, signOut } from '../../../src/runtime/session/sign-out';
import { type StoredKind, storedKey, storedKeys, storeFor } from '../../../src/runtime/storage';
import { createDemoAdapter } from '../../../src/adapters/demo';
import { draftKey, draftsOf } from '../../../src/widgets/user-admin/use-user-form';

let count = 0;
const options = { storage: 'memory', locale: 'en-US' } as const;
const pine: Account = {
  id: 'pine',
  name: 'Pine',
  number: null,
  address: null,
  isDefault: true,
  isOwn: true,
  conditions: [],
};

/** A tab of somebody who is signed in; two with one id are two tabs of a browser. */
async function tab(id = `sign-out-${++count}`): Promise<Adapter> {
  const adapter: Adapter = {
    ...createDemoAdapter({ storage: 'memory' }),
    id,
    session: {
      isGuest: async () => false,
      user: async () => ({ id: 'u', firstName: 'Dana', accountId: 'pine', permissions: ['ordering'] }),
    },
    accounts: { list: async () => [pine] },
  };
  await getSessionRuntime(adapter).load(options);
  return adapter;
}

const kinds = Object.keys(storedKeys) as StoredKind[]; // its own keys
const read = { accountId: 'pine', locale: 'en-US', method: 'orders.search', args: {} } as const;
const ofNobody = { ...read, accountId: null };

/** Everything this page may hold in memory of somebody, each thing by identity. */
const held = (adapter: Adapter) => ({
  'runtime/reads/reads.ts': [getReads(adapter).entry(read), getReads(adapter).entry(ofNobody)],
  'runtime/early-calls.ts': [
    getEarlyCalls(adapter).ask('cart.read', { accountId: 'pine', locale: 'en-US' }),
    getEarlyCalls(adapter).memoize('session', () => ({})),
  ],
  'runtime/cart/cart.store.ts': [getCartRuntime(adapter, 'pine'), getCartRuntime(adapter, null)],
  'runtime/commit/port-commit.ts': [getPortCommit(adapter, 'cancelOrder', options)],
  'runtime/commit/place-order.ts': [getPlaceOrderCommit(adapter, options.storage)],
  // A guard has no identity to look at: whether there is one is all that it tells.
  'runtime/session/leave-guard.ts': [getLeaveGuard(adapter).losesView() ? 'guarded' : 'not guarded'],
  'runtime/host/account-of.ts': [accountOf(adapter).snapshot()],
  'runtime/host/cart-of.ts': [cartOf(adapter).snapshot()],
  'runtime/host/session-of.ts': [sessionOf(adapter).snapshot()],
  'widgets/user-admin/use-user-form.ts': [draftsOf(adapter).get(draftKey('pine', 'u'))],
});

it('sign-out removes all stored data except browser preferences and other adapters’ data', async () => {
  const adapter = await tab();
  const keys = kinds.flatMap((kind) =>
    [adapter.id, `${adapter.id}-2`].map((id) => ({
      kind,
      id,
      store: storeFor(kind, 'memory'),
      key: storedKey(kind, id, 'pine'),
    })),
  );
  for (const { store, key } of keys) store.set(key, '"kept"');
  signOut(adapter);
  const left = keys.filter(({ store, key }) => store.get(key) !== null);
  expect(left.filter(({ id }) => id === adapter.id).map(({ kind }) => kind)).toEqual(['intent', 'preference']);
  expect(left.filter(({ id }) => id !== adapter.id).map(({ kind }) => kind)).toEqual(kinds);
});

it('sign-out prevents unmounting widgets from storing data', async () => {
  const adapter = await tab();
  const store = storeFor('draft', 'memory');
  signOut(adapter);
  store.set(storedKey('draft', adapter.id, 'pine'), '"late"');
  expect(storeFor('draft', 'memory').get(storedKey('draft', adapter.id, 'pine'))).toBeNull();
  storeFor('draft', 'memory').set(storedKey('draft', adapter.id, 'pine'), '"the next buyer’s"');
  expect(store.get(storedKey('draft', adapter.id, 'pine'))).toBe('"the next buyer’s"');
});

it('sign-out drops all data in memory and ends the session', async () => {
  const adapter = await tab();
  draftsOf(adapter).set(draftKey('pine', 'u'), { permissions: [] } as never); // only its presence is looked at
  getLeaveGuard(adapter).guard(() => true, 'form', 'view');
  const before = held(adapter);
  signOut(adapter);
  expect(getSessionRuntime(adapter).store.getState()).toEqual({ status: 'ended', session: null });
  const after = held(adapter);
  for (const [file, things] of Object.entries(before))
    for (const thing of things) expect(after[file as keyof typeof after], file).not.toContain(thing); // its own key
});

it('sign-out covers everything that is shared per adapter', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && /= \/\* @__PURE__ \*\/ perAdapter\(/.test(readFileSync(`src/${file}`, 'utf8')),
  );
  // The session ends by itself; who watches, what a session begins with and how adapters are numbered says nothing of a
  // buyer. The figures of the cart are announced as none when the session ends.
  const others = [
    'runtime/session/session.ts',
    'runtime/watched.ts',
    'runtime/cart/announce-cart.ts',
    'runtime/host/host-session.ts',
    'widgets/common/define-widget.tsx',
  ];
  expect(files.filter((file) => !others.includes(file)).sort()).toEqual(
    Object.keys(held(createDemoAdapter({ storage: 'memory' }))).sort(),
  );
});

it('sign-out reaches other tabs', async () => {
  const [here, there] = [await tab(), await tab(`sign-out-${count}`)];
  const elsewhere = await tab();
  const before = getReads(there).entry(read);
  signOut(here);
  await vi.waitFor(() => expect(getSessionRuntime(there).store.getState().status).toBe('ended'));
  expect(getReads(there).entry(read)).not.toBe(before);
  expect(getSessionRuntime(elsewhere).store.getState().status).toBe('ready');
});

it('sign-out keeps the current view until the page is left', async () => {
  const adapter = await tab();
  vi.stubGlobal('window', new EventTarget());
  const store = storeFor('draft', 'memory');
  store.set(storedKey('draft', adapter.id, 'pine'), '"kept"');
  const leave = vi.fn();
  signOut(adapter, leave);
  expect(leave).toHaveBeenCalledOnce();
  expect(store.get(storedKey('draft', adapter.id, 'pine'))).toBeNull();
  expect(getSessionRuntime(adapter).store.getState().status).toBe('ready');
  window.dispatchEvent(new Event('pagehide'));
  expect(getSessionRuntime(adapter).store.getState().status).toBe('ended');
  vi.unstubAllGlobals();
});

it('signing in removes a guest’s details, and keeps a guest’s cart if requested', async () => {
  const id = `sign-out-${++count}`;
  const [details, cart] = [storedKey('guest', id), storedKey('guestCart', id)];
  storeFor('guest', 'memory').set(details, '"kept"');
  storeFor('guestCart', 'memory').set(cart, '"kept"');
  const adapter = await tab(id);
  expect(storeFor('guest', 'memory').get(details)).toBeNull();
  clearVisitStorage(adapter, ['guestCart']);
  expect(storeFor('guestCart', 'memory').get(cart)).toBe('"kept"');
  clearVisitStorage(adapter);
  expect(storeFor('guestCart', 'memory').get(cart)).toBeNull();
});
