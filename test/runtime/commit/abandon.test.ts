import { describe, expect, it } from 'vitest';
import { createCommit } from '../../../src/runtime/commit/commit';
import type { Operation } from '../../../src/runtime/commit/commit.types';
import { intentStore, parseIntent, timedLock } from '../../../src/runtime/commit/intent';
import { memoryStore } from '../../../src/runtime/storage';
import { placeOrderMethods } from '../../support/commit-samples';
import { VirtualTime } from '../../support/once-only/virtual-time';

type Order = Operation<{ readonly accountId: string | null }, string, string>;
const never = () => new Promise<never>(() => {});

function commitOf(operation: Partial<Order>) {
  const time = new VirtualTime();
  const store = memoryStore();
  const whole: Order = {
    name: 'place-order',
    methods: placeOrderMethods,
    prepare: async () => ({ outcome: 'ready', handle: 'h' }),
    send: never,
    lookUp: async () => ({ outcome: 'closed' }),
    close: async () => ({ outcome: 'closed' }),
    ...operation,
  };
  const commit = createCommit(whole, {
    adapter: 'a',
    user: 'u',
    intents: intentStore(store),
    lock: timedLock,
    clock: () => time.now,
    newKey: () => 'k',
    wait: time.wait,
  });
  return { commit, time, store };
}

describe('a missing response', () => {
  it('O01 F04: is looked up after 30 seconds and does not count as a failure before', async () => {
    const { commit, time } = commitOf({ lookUp: async () => ({ outcome: 'done', value: 'o1' }) });
    void commit.submit({ accountId: 'pine' });
    await time.run(29_999);
    expect(commit.store.getState().phase).toBe('sending');
    await time.run();
    expect(commit.store.getState()).toEqual({ phase: 'done', value: 'o1', account: 'pine' });
  });

  it('O01 F58: to prepare orders nothing', async () => {
    const { commit, time } = commitOf({ prepare: never });
    void commit.submit({ accountId: 'pine' });
    await time.run();
    expect(commit.store.getState()).toMatchObject({ phase: 'not-done', lookedUp: false });
  });

  it('O01 F58: to every look-up leaves the outcome unknown, and the buyer can check again', async () => {
    const { commit, time } = commitOf({ lookUp: never });
    void commit.submit({ accountId: null });
    await time.run();
    expect(commit.store.getState().phase).toBe('unknown');
  });
});

describe('an error of the commit and an error of the look-up', () => {
  it('lead to different outcomes (decision 4)', async () => {
    const { commit, time } = commitOf({ send: () => Promise.reject(new Error('lost')) });
    void commit.submit({ accountId: 'pine' });
    await time.run();
    expect(commit.store.getState()).toMatchObject({ phase: 'not-done', lookedUp: true });
  });
});

describe('an intent of a guest', () => {
  it('is stored and read without an account', async () => {
    const { commit, time, store } = commitOf({ lookUp: never });
    void commit.submit({ accountId: null });
    await time.run(1000);
    const [key = ''] = store.keys();
    expect(parseIntent(JSON.parse(store.get(key) ?? ''))).toMatchObject({ account: null, handle: 'h' });
    expect(parseIntent({ ...(JSON.parse(store.get(key) ?? '') as object), account: 7 })).toBeNull(); // the stored value is an object
  });
});
