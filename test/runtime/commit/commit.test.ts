import { describe, expect, it } from 'vitest';
import { PortError, type PortErrorCode, portErrorCodes } from '../../../src/ports';
import { createCommit } from '../../../src/runtime/commit/commit';
import type { CommitState, Found, Operation } from '../../../src/runtime/commit/commit.types';
import { fingerprint, type Intent, type IntentLock, intentStore, timedLock } from '../../../src/runtime/commit/intent';
import { memoryStore } from '../../../src/runtime/storage';
import { placeOrderMethods, sampleIntent } from '../../support/commit-samples';
import { VirtualTime } from '../../support/once-only/virtual-time';

interface Payload {
  readonly accountId: string | null;
  readonly note?: string;
}
type Order = Operation<Payload, string, string>;
type State = CommitState<string, string>;

const never = () => new Promise<never>(() => {});
const fails = (code: PortErrorCode, detail: ConstructorParameters<typeof PortError>[2] = {}) =>
  Promise.reject(new PortError(code, 'Test', detail));

/** A commit whose states, signals, errors and calls are recorded. The backend executes it unless `steps` say otherwise. */
function record(steps: Partial<Order> = {}, { store = memoryStore(), lock = timedLock, start = 0 } = {}) {
  const time = new VirtualTime();
  time.now = start;
  const intents = intentStore(store);
  const [states, signals, errors, calls]: [State[], string[], PortError[], string[]] = [[], [], [], []];
  let [keys, handles] = [0, 0];
  const all: Order = {
    name: 'place-order',
    methods: placeOrderMethods,
    prepare: async () => ({ outcome: 'ready', handle: `h${++handles}` }),
    send: async () => ({ outcome: 'done', value: 'o1' }),
    lookUp: async () => ({ outcome: 'closed' }),
    close: async () => ({ outcome: 'closed' }),
    ...steps,
  };
  const operation: Order = {
    ...all,
    prepare: (payload) => (calls.push(`prepare ${time.now}`), all.prepare(payload)),
    send: (attempt) => (calls.push(`send ${attempt.key} ${attempt.handle} ${time.now}`), all.send(attempt)),
    lookUp: (intent) => (calls.push(`look up ${intent.id} ${time.now}`), all.lookUp(intent)),
    close: (intent) => (calls.push(`close ${intent.id} ${time.now}`), all.close(intent)),
  };
  const commit = createCommit(operation, {
    adapter: 'a',
    user: 'u',
    intents,
    lock,
    clock: () => time.now,
    newKey: () => `k${++keys}`,
    wait: time.wait,
    onSignal: (signal) => signals.push(signal.type === 'commit' ? `${signal.operation} ${signal.phase}` : signal.type),
    onError: (error) => errors.push(error),
  });
  commit.store.subscribe((state) => states.push(state));
  const submit = async (payload: Payload = { accountId: 'pine' }) => {
    const work = commit.submit(payload);
    await time.run();
    return work;
  };
  return { commit, time, store, intents, states, signals, errors, calls, submit };
}

const codes = (errors: readonly PortError[]) => errors.map(({ code }) => code);
const stored = (change: Partial<Intent> = {}): Intent => ({
  ...sampleIntent,
  id: 'old',
  user: fingerprint('u'),
  time: 0,
  ...change,
});

describe('a commit that the backend answers', () => {
  it('is idle, then sending, then done, and keeps its intent until the outcome is published', async () => {
    const whileSent: (readonly Intent[])[] = [];
    const made = record({
      send: async ({ payload }) => (
        expect(payload).toEqual({ accountId: 'pine' }),
        whileSent.push(made.intents.list('a', fingerprint('u'))),
        { outcome: 'done', value: 'o1' }
      ),
    });
    const whenDone: number[] = [];
    made.commit.store.subscribe(({ phase }) => {
      if (phase === 'done') whenDone.push(made.store.keys().length);
    });
    expect(made.commit.store.getState()).toEqual({ phase: 'idle' });
    await made.submit();
    expect(made.states).toEqual([
      { phase: 'sending', since: 0 },
      { phase: 'done', value: 'o1', account: 'pine' },
    ]);
    expect(made.signals).toEqual(['place-order sent', 'place-order done']);
    expect(made.errors).toEqual([]);
    expect(made.calls).toEqual(['prepare 0', 'send k1 h1 0']);
    expect(whileSent).toEqual([[stored({ id: 'k1', handle: 'h1', payload: fingerprint({ accountId: 'pine' }) })]]);
    expect(whenDone).toEqual([1]);
    expect(made.store.keys()).toEqual([]);
  });

  it('is refused with the backend’s reason, which is no error', async () => {
    const made = record({ send: async () => ({ outcome: 'refused', reason: 'stock' }) });
    await made.submit();
    expect(made.states.at(-1)).toEqual({ phase: 'refused', reason: 'stock' });
    expect(made.signals).toEqual(['place-order sent', 'place-order not-done']);
    expect(made.errors).toEqual([]);
    expect(made.store.keys()).toEqual([]);
  });

  it('is done or refused when it is prepared, and nothing is sent', async () => {
    const done = record({ prepare: async () => ({ outcome: 'done', value: 'o0' }) });
    await done.submit();
    expect(done.states.at(-1)).toEqual({ phase: 'done', value: 'o0', account: 'pine' });
    const refused = record({ prepare: async () => ({ outcome: 'refused', reason: 'closed' }) });
    await refused.submit();
    expect(refused.states.at(-1)).toEqual({ phase: 'refused', reason: 'closed' });
    for (const { calls, signals, store } of [done, refused])
      expect([calls, signals, store.keys()]).toEqual([['prepare 0'], [], []]);
  });

  it('sends nothing after a failed preparation, and reports its error once', async () => {
    for (const code of portErrorCodes) {
      const made = record({ prepare: () => fails(code) });
      await made.submit();
      expect(made.states.at(-1)).toMatchObject({ phase: 'not-done', error: { code }, lookedUp: false });
      expect([codes(made.errors), made.calls, made.signals]).toEqual([[code], ['prepare 0'], []]);
    }
  });
});

describe('a response without an outcome', () => {
  // The type excludes these; a backend does not.
  const broken = ['odd', '', undefined].map((outcome) => ({ outcome }) as never);

  it.each(broken)('%o is malformed', async (answer) => {
    const prepared = record({ prepare: async () => answer });
    await prepared.submit();
    expect(prepared.states.at(-1)).toMatchObject({
      error: { code: 'malformed', message: 'The response has no outcome' },
      lookedUp: false,
    });
    const sent = record({ send: async () => answer });
    await sent.submit();
    expect(sent.states.at(-1)).toMatchObject({ phase: 'not-done', error: { code: 'malformed' }, lookedUp: true });
    const found = record({ send: () => fails('offline'), lookUp: async () => answer });
    await found.submit();
    expect(found.states.at(-1)).toMatchObject({ phase: 'unknown', error: { code: 'malformed' } });
  });

  it('has one that belongs to another step, which the type excludes too', async () => {
    const prepared = record({ prepare: async () => ({ outcome: 'open' }) as never });
    await prepared.submit();
    expect(codes(prepared.errors)).toEqual(['malformed']);
    const sent = record({ send: async () => ({ outcome: 'ready', handle: 'h' }) as never });
    await sent.submit();
    expect(sent.calls).toContain('look up k1 0');
  });
});

describe('a failed request', () => {
  const rejected: readonly PortErrorCode[] = ['signed-out', 'forbidden', 'too-many-requests', 'rejected'];

  it.each(rejected)('with %s was not executed, and is not looked up', async (code) => {
    const made = record({ send: () => fails(code) });
    await made.submit();
    expect(made.states.at(-1)).toMatchObject({ phase: 'not-done', error: { code }, lookedUp: false });
    expect(made.signals).toEqual(['place-order sent', 'place-order not-done']);
    expect(codes(made.errors)).toEqual([code]);
    expect(made.calls).toEqual(['prepare 0', 'send k1 h1 0']);
    expect(made.store.keys()).toEqual([]);
  });

  it.each(portErrorCodes.filter((code) => !rejected.includes(code)))('with %s is looked up', async (code) => {
    const made = record({ send: () => fails(code), lookUp: async () => ({ outcome: 'done', value: 'o2' }) });
    await made.submit();
    expect(made.states).toEqual([
      { phase: 'sending', since: 0 },
      { phase: 'checking', since: 0 },
      { phase: 'done', value: 'o2', account: 'pine' },
    ]);
    expect(made.signals).toEqual(['place-order sent', 'place-order checking', 'place-order done']);
    expect(made.errors).toEqual([]);
  });

  it('is closed where it is open, and is then proven not done, with its first error', async () => {
    const made = record({ send: () => fails('unavailable'), lookUp: async () => ({ outcome: 'open' }) });
    await made.submit();
    expect(made.calls.slice(2)).toEqual(['look up k1 0', 'close k1 0']);
    expect(made.states.at(-1)).toMatchObject({ phase: 'not-done', error: { code: 'unavailable' }, lookedUp: true });
    expect(codes(made.errors)).toEqual(['unavailable']);
  });

  it('is done where closing it finds that', async () => {
    const made = record({
      send: () => fails('offline'),
      lookUp: async () => ({ outcome: 'open' }),
      close: async () => ({ outcome: 'done', value: 'late' }),
    });
    await made.submit();
    expect(made.states.at(-1)).toEqual({ phase: 'done', value: 'late', account: 'pine' });
  });

  // Vitest fails a run with an unhandled rejection, such as that of a timeout which nothing waits for.
  it('that throws before it is sent is like one that is rejected', async () => {
    const made = record({
      send: () => {
        throw new PortError('forbidden', 'Test');
      },
    });
    await made.submit();
    expect(made.states.at(-1)).toMatchObject({ phase: 'not-done', error: { code: 'forbidden' } });
  });
});

describe('looking up', () => {
  const times = (calls: readonly string[]) =>
    calls.filter((call) => call.startsWith('look up')).map((call) => Number(call.split(' ').at(-1)));

  it('is repeated after 0, 0.5, 1.5, 4 and 10 seconds while the backend is processing; then the outcome is unknown', async () => {
    const made = record({ send: () => fails('offline'), lookUp: async () => ({ outcome: 'processing' }) });
    await made.submit();
    expect(times(made.calls)).toEqual([0, 500, 2000, 6000, 16_000]);
    expect(made.states.at(-1)).toMatchObject({ phase: 'unknown', error: { code: 'offline' } });
    expect(made.signals.at(-1)).toBe('place-order unknown');
    expect(codes(made.errors)).toEqual(['offline']);
    expect(made.store.keys()).toHaveLength(1);
  });

  it('ends after four failures, the commit’s own included, with the last error', async () => {
    const made = record({ send: () => fails('offline'), lookUp: () => fails('unavailable') });
    await made.submit();
    expect(times(made.calls)).toEqual([0, 500, 2000]);
    expect(codes(made.errors)).toEqual(['unavailable']);
  });

  it('ends at once where the backend rejects it', async () => {
    const made = record({ send: () => fails('offline'), lookUp: () => fails('forbidden') });
    await made.submit();
    expect(times(made.calls)).toEqual([0]);
    expect(made.states.at(-1)).toMatchObject({ phase: 'unknown', error: { code: 'forbidden' } });
  });

  it('waits as long as the backend asks for, if that is longer', async () => {
    const answers: (() => Promise<Found<string>>)[] = [
      () => fails('unavailable', { retryAfter: 3000 }),
      () => fails('unavailable', { retryAfter: 100 }),
      async () => ({ outcome: 'closed' }),
    ];
    const made = record({
      send: () => fails('unavailable', { retryAfter: 2000 }),
      lookUp: () => (answers.shift() ?? never)(),
    });
    await made.submit();
    expect(times(made.calls)).toEqual([2000, 5000, 6500]);
  });

  it('gives each response 30 seconds', async () => {
    const made = record({ send: never, lookUp: never });
    await made.submit();
    expect(times(made.calls)).toEqual([30_000, 60_500, 92_000]);
    expect(made.states.at(-1)).toMatchObject({
      phase: 'unknown',
      error: { code: 'timeout', message: 'No response in time' },
    });
  });

  it('again after an unknown outcome sends nothing', async () => {
    const found: Found<string>[] = [];
    const made = record({
      send: () => fails('offline'),
      lookUp: async () => found.shift() ?? { outcome: 'processing' },
    });
    await made.commit.check();
    expect(made.calls).toEqual([]);
    await made.submit();
    found.push({ outcome: 'done', value: 'o3' });
    const before = made.calls.length;
    await made.submit();
    expect(made.calls).toHaveLength(before);
    const work = made.commit.check();
    await made.time.run();
    await work;
    expect(made.calls.slice(before)).toEqual([expect.stringMatching(/^look up k1 /)]);
    expect(made.states.at(-1)).toEqual({ phase: 'done', value: 'o3', account: 'pine' });
  });

  it('again without a cause counts four failures of its own', async () => {
    const made = record({ send: () => fails('offline'), lookUp: () => fails('unavailable') });
    await made.submit();
    const before = made.calls.length;
    const work = made.commit.check();
    await made.time.run();
    await work;
    expect(made.calls.slice(before)).toHaveLength(4);
  });
});

describe('the key', () => {
  const sent = (calls: readonly string[]) =>
    calls.filter((call) => call.startsWith('send')).map((call) => call.split(' ').slice(1, 3).join(' '));

  it.each([
    ['not done', () => fails('rejected')],
    ['refused', async () => ({ outcome: 'refused', reason: 'stock' }) as const],
  ])('is that of the last attempt for the same payload, after it was %s', async (_, send) => {
    const made = record({ send });
    await made.submit({ accountId: 'pine', note: 'x' });
    await made.submit({ note: 'x', accountId: 'pine' });
    await made.submit({ accountId: 'pine', note: 'y' });
    expect(sent(made.calls)).toEqual(['k1 h1', 'k1 h2', 'k2 h3']);
  });

  it('is a new one after an outcome that is done', async () => {
    const made = record();
    await made.submit();
    made.commit.reset();
    await made.submit();
    expect(sent(made.calls)).toEqual(['k1 h1', 'k2 h2']);
  });
});

describe('a second submit', () => {
  it('during the first one is the first one', async () => {
    const made = record();
    const [first, second] = [made.commit.submit({ accountId: 'pine' }), made.commit.submit({ accountId: 'elm' })];
    expect(second).toBe(first);
    await made.time.run();
    await first;
    expect(made.calls).toEqual(['prepare 0', 'send k1 h1 0']);
  });

  it('of what is done does nothing until it is reset', async () => {
    const made = record();
    await made.submit();
    await made.submit();
    expect(made.calls).toHaveLength(2);
  });
});

describe('a reset', () => {
  const ended: readonly (readonly [string, Partial<Order>])[] = [
    ['done', {}],
    ['refused', { send: async () => ({ outcome: 'refused', reason: 'stock' }) }],
    ['not-done', { send: () => fails('rejected') }],
  ];

  it.each(ended)('after %s leads to idle', async (phase, steps) => {
    const made = record(steps);
    await made.submit();
    expect(made.commit.store.getState().phase).toBe(phase);
    made.commit.reset();
    expect(made.commit.store.getState()).toEqual({ phase: 'idle' });
  });

  it('changes nothing while it is sent, or while its outcome is unknown', async () => {
    const made = record({ send: () => fails('offline'), lookUp: () => fails('forbidden') });
    const work = made.commit.submit({ accountId: 'pine' });
    made.commit.reset();
    expect(made.commit.store.getState().phase).toBe('sending');
    await made.time.run();
    await work;
    made.commit.reset();
    expect(made.commit.store.getState().phase).toBe('unknown');
  });
});

describe('resuming', () => {
  async function resume(
    list: readonly Intent[],
    { lock, start = 100_000 }: { lock?: IntentLock; start?: number } = {},
  ) {
    const made = record({ lookUp: async ({ id }) => ({ outcome: 'done', value: id }) }, { lock, start });
    list.forEach(made.intents.save);
    const work = made.commit.resume();
    await made.time.run();
    return { ...made, resumed: await work };
  }

  it('looks up the stored intents of this adapter, user and operation, oldest first', async () => {
    const made = await resume([
      stored({ id: 'late', time: 20 }),
      stored({ id: 'early', time: 10, account: null }),
      stored({ id: 'payment', operation: 'pay' }),
      stored({ id: 'store', adapter: 'b' }),
      stored({ id: 'person', user: fingerprint('v') }),
    ]);
    expect(made.resumed).toBe(true);
    expect(made.calls).toEqual(['look up early 100000', 'look up late 100000']);
    expect(made.states.filter(({ phase }) => phase === 'done')).toEqual([
      { phase: 'done', value: 'early', account: null },
      { phase: 'done', value: 'late', account: 'pine' },
    ]);
    expect(made.store.keys()).toHaveLength(3);
  });

  it('finds nothing where nothing is stored', async () => {
    const made = await resume([]);
    expect([made.resumed, made.states]).toEqual([false, []]);
  });

  it('leaves an intent alone whose tab is still waiting', async () => {
    const asked: (readonly [string, number])[] = [];
    const lock: IntentLock = {
      hold: (_, work) => work(),
      free: async (id, age) => (asked.push([id, age]), id === 'free'),
    };
    const made = await resume([stored({ id: 'held', time: 1 }), stored({ id: 'free', time: 2 })], { lock });
    expect(asked).toEqual([
      ['held', 99_999],
      ['free', 99_998],
    ]);
    expect(made.calls).toEqual(['look up free 100000']);
    expect(made.resumed).toBe(true);
    const held = await resume([stored({ id: 'held' })], { lock });
    expect([held.resumed, held.states]).toEqual([false, []]);
  });

  it('without a cause reports no error for what was not done', async () => {
    const made = record({}, { start: 100_000 });
    made.intents.save(stored());
    const work = made.commit.resume();
    await made.time.run();
    await work;
    expect(made.states.at(-1)).toEqual({ phase: 'not-done', error: null, lookedUp: true });
    expect(made.errors).toEqual([]);
  });

  it('waits while an attempt is in flight', async () => {
    const made = record({ send: never }, { start: 100_000 });
    made.intents.save(stored());
    void made.commit.submit({ accountId: 'pine' });
    expect(await made.commit.resume()).toBe(false);
    expect(made.calls.some((call) => call.startsWith('look up'))).toBe(false);
  });
});

it('an attempt holds its lock until its outcome is known', async () => {
  const held: string[] = [];
  const lock: IntentLock = {
    hold: async (id, work) => {
      held.push(`hold ${id}`);
      await work();
      held.push('free');
    },
    free: async () => true,
  };
  const made = record({ send: async () => (held.push('send'), { outcome: 'done', value: 'o1' }) }, { lock });
  await made.submit();
  expect(held).toEqual(['hold k1', 'send', 'free']);
});
