import { describe, expect, it } from 'vitest';
import { createCommit } from '../../../src/runtime/commit/commit';
import type { Operation } from '../../../src/runtime/commit/commit.types';
import { intentStore, parseIntent, timedLock } from '../../../src/runtime/commit/intent';
import { memoryStore } from '../../../src/runtime/storage';
import { VirtualTime } from '../../support/once-only/virtual-time';

type Order = Operation<{ readonly accountId: string | null }, string, string>;
const never = () => new Promise<never>(() => {});

function commitOf(operation: Partial<Order>) {
  const time = new VirtualTime();
  const store = memoryStore();
  const whole: Order = {
    name: 'place-order',
    methods: {
      prepare: 'checkout.prepare',
      send: 'checkout.place',
      lookUp: 'checkout.outcome',
      close: 'checkout.abandon',
    },
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

describe('an answer that never comes', () => {
  it('O01 F04: is looked up after 30 seconds, and is not called a failure before that', async () => {
    const { commit, time } = commitOf({ lookUp: async () => ({ outcome: 'done', value: 'o1' }) });
    void commit.submit({ accountId: 'pine' });
    await time.run(29_999);
    expect(commit.store.getState().phase).toBe('sending');
    await time.run();
    expect(commit.store.getState()).toEqual({ phase: 'done', value: 'o1', account: 'pine' });
  });

  it('O01 F58: of a preparation orders nothing', async () => {
    const { commit, time } = commitOf({ prepare: never });
    void commit.submit({ accountId: 'pine' });
    await time.run();
    expect(commit.store.getState()).toMatchObject({ phase: 'not-done', lookedUp: false });
  });

  it('O01 F58: of every look-up leaves the outcome unknown, for the buyer to ask again', async () => {
    const { commit, time } = commitOf({ lookUp: never });
    void commit.submit({ accountId: null });
    await time.run();
    expect(commit.store.getState().phase).toBe('unknown');
  });
});

describe('what the door and the look-up say', () => {
  it('is told apart (decision 4)', async () => {
    const { commit, time } = commitOf({ send: () => Promise.reject(new Error('lost')) });
    void commit.submit({ accountId: 'pine' });
    await time.run();
    expect(commit.store.getState()).toMatchObject({ phase: 'not-done', lookedUp: true });
  });
});

describe('an intent of a guest', () => {
  it('is kept with no account, and read back so', async () => {
    const { commit, time, store } = commitOf({ lookUp: never });
    void commit.submit({ accountId: null });
    await time.run(1000);
    const [key = ''] = store.keys();
    expect(parseIntent(JSON.parse(store.get(key) ?? ''))).toMatchObject({ account: null, handle: 'h' });
    expect(parseIntent({ ...(JSON.parse(store.get(key) ?? '') as object), account: 7 })).toBeNull(); // what was stored is an object
  });
});
