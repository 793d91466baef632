import { expect, it, vi } from 'vitest';
import type { Adapter } from '../../../src/ports';
import { getReads } from '../../../src/runtime/reads/reads';
import { getLeaveGuard } from '../../../src/runtime/session/leave-guard';
import { getSessionRuntime } from '../../../src/runtime/session/session';
import { clearVisitStorage, signOut } from '../../../src/runtime/session/sign-out';
import { type StoredKind, storedKey, storedKeys, storeFor } from '../../../src/runtime/storage';
import { createDemoAdapter } from '../../../src/adapters/demo';
import { draftKey, draftsOf } from '../../../src/widgets/user-admin/use-user-form';
import { buyerDataOf, sampleRead } from '../../support/session-data';
import { accountNamed, dana, sessionOptions } from '../../support/session-samples';

let count = 0;

/** A tab of a signed-in buyer; two with one id are two tabs of a browser. */
async function tab(id = `sign-out-${++count}`): Promise<Adapter> {
  const adapter: Adapter = {
    ...createDemoAdapter({ storage: 'memory' }),
    id,
    session: {
      isGuest: async () => false,
      user: async () => dana,
    },
    accounts: { list: async () => [accountNamed('pine', true)] },
  };
  await getSessionRuntime(adapter).load(sessionOptions);
  return adapter;
}

const kinds = Object.keys(storedKeys) as StoredKind[]; // the object's own keys

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
  const before = buyerDataOf(adapter);
  signOut(adapter);
  expect(getSessionRuntime(adapter).store.getState()).toEqual({ status: 'ended', session: null });
  const after = buyerDataOf(adapter);
  for (const [file, things] of Object.entries(before))
    for (const thing of things) expect(after[file as keyof typeof after], file).not.toContain(thing); // the object's own key
});

it('sign-out reaches other tabs', async () => {
  const [here, there] = [await tab(), await tab(`sign-out-${count}`)];
  const elsewhere = await tab();
  const before = getReads(there).entry(sampleRead);
  signOut(here);
  await vi.waitFor(() => expect(getSessionRuntime(there).store.getState().status).toBe('ended'));
  expect(getReads(there).entry(sampleRead)).not.toBe(before);
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
  const forget = vi.fn();
  getSessionRuntime(adapter).onAccountSwitch({ forget });
  window.dispatchEvent(new Event('pagehide'));
  expect(getSessionRuntime(adapter).store.getState().status).toBe('ended');
  // The page of the next user, if the browser shows this one again, is left without ending their session.
  window.dispatchEvent(new Event('pagehide'));
  expect(forget).toHaveBeenCalledOnce();
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
