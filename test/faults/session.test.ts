import { describe, expect, it, vi } from 'vitest';
import {
  createDemoAdapter,
  type DemoAdapter,
  type FaultKind,
  type FaultRule,
  storyTime,
} from '../../src/adapters/demo';
import { type Adapter, PortError } from '../../src/ports';
import { getSessionRuntime } from '../../src/runtime/session/session';

/** Delays that a retry requested, in milliseconds; they pass at once. */
const waited: number[] = [];

/** A session, its requests and the delays between them. Time passes only during delays. */
function open(faults: readonly FaultRule[] = [], ports: (demo: DemoAdapter) => Partial<Adapter> = () => ({})) {
  const demo = createDemoAdapter({ storage: 'memory', clock: () => storyTime });
  demo.demo.setFaults(faults);
  const calls: string[] = [];
  const watch = <Port extends object>(name: string, port: Port): Port =>
    // The same keys with wrapped functions.
    Object.fromEntries(
      Object.entries(port).map(([method, call]: [string, (...given: unknown[]) => unknown]) => [
        method,
        (...given: unknown[]) => (calls.push(`${name}.${method}`), call(...given)),
      ]),
    ) as Port;
  const adapter = { ...demo, id: `session-${Math.random()}`, ...ports(demo) };
  const session = getSessionRuntime({
    ...adapter,
    session: watch('session', adapter.session),
    accounts: watch('accounts', adapter.accounts),
  });
  const load = () => session.load({ storage: 'memory', locale: 'en-US' });
  return {
    demo,
    session,
    calls,
    load,
    callCount: (method: string) => calls.filter((one) => one === method).length,
    state: () => session.store.getState(),
  };
}

/** Skips every delay of a retry and records its duration. */
async function hurrying<Data>(work: () => Promise<Data>): Promise<Data> {
  waited.length = 0;
  const real = setTimeout;
  const hurried = vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, milliseconds?: number) => {
    if (milliseconds !== undefined && milliseconds > 0) waited.push(milliseconds);
    return real(run, 0);
  }) as typeof setTimeout); // The two arguments that are used.
  try {
    return await work();
  } finally {
    hurried.mockRestore();
  }
}

const whoIsHere = ['session.isGuest', 'session.user', 'session.settings', 'accounts.list'] as const;
const strikes = (kind: FaultKind, more: Partial<FaultRule> = {}) =>
  whoIsHere.map((method): FaultRule => ({ method, kind, ...more }));

describe('reading the session', () => {
  it.each([
    ['O25 F01: an offline device', 'offline', 'offline'],
    ['O25 F10: missing access', 'forbidden', 'forbidden'],
    ['O25 F11: a missing record', 'not-found', 'not-found'],
    ['O25 F15: an unreadable response', 'malformed', 'malformed'],
  ] as const)('%s is reported at once, treats nobody as signed in, and can be retried', async (_cell, kind, code) => {
    const { demo, load, session, state, callCount } = open(strikes(kind));
    await load();
    expect(state()).toMatchObject({ status: 'failed', error: { code } });
    expect(callCount('session.isGuest')).toBe(1);
    demo.demo.setFaults([]);
    await session.reload();
    expect(state()).toMatchObject({ status: 'ready', session: { user: { firstName: 'Dana' } } });
  });

  it('O25 F05: reports a failure inside the service with the id for its support', async () => {
    const { load, state } = open([], ({ session }) => ({
      session: { ...session, user: () => Promise.reject(new PortError('unexpected', '500', { correlationId: 'c-1' })) },
    }));
    await load();
    expect(state()).toMatchObject({ status: 'failed', error: { code: 'unexpected', correlationId: 'c-1' } });
  });

  it('O25 F04: retries a read that timed out, then reports the timeout', async () => {
    const { load, state, callCount } = open(strikes('timeout'));
    await hurrying(load);
    expect(state()).toMatchObject({ status: 'failed', error: { code: 'timeout' } });
    expect(callCount('session.isGuest')).toBe(4);
  });

  it('O25 F06: sends at most four requests for each answer to a service that is down, with increasing delays', async () => {
    const { load, state, callCount } = open(strikes('unavailable', { method: 'session.user' }).slice(1, 2));
    vi.spyOn(Math, 'random').mockReturnValue(1);
    await hurrying(load);
    expect(callCount('session.user')).toBe(4);
    expect(callCount('session.isGuest')).toBe(1);
    expect(waited).toEqual([400, 800, 1600]);
    expect(state()).toMatchObject({ status: 'failed', error: { code: 'unavailable' } });
    vi.restoreAllMocks();
  });

  it('O25 F06: does not show an error that a retry resolves', async () => {
    const { load, state } = open(strikes('unavailable', { times: 2 }));
    await hurrying(load);
    expect(state().status).toBe('ready');
  });

  it('O25 F07: waits for the requested delay before it retries', async () => {
    const { load, state } = open([
      { method: 'session.user', kind: 'rate-limited', times: 1, detail: { retryAfter: 9000 } },
    ]);
    await hurrying(load);
    expect(waited).toEqual([9000]);
    expect(state().status).toBe('ready');
  });

  it.each([
    [-5000, []],
    [86_400_000, [60_000]],
  ] as const)(
    'O25 F08: waits between zero and one minute for a requested delay of %d ms',
    async (retryAfter, waits) => {
      const { load } = open([{ method: 'session.user', kind: 'rate-limited', times: 1, detail: { retryAfter } }]);
      await hurrying(load);
      expect(waited).toEqual(waits);
    },
  );

  it('O25 F20: shows a loading state for as long as it takes, then the buyer', async () => {
    const { load, state } = open(strikes('delay', { latency: 20 }));
    const loading = load();
    expect(state()).toEqual({ status: 'loading' });
    await loading;
    expect(state().status).toBe('ready');
  });

  it('O25 F21: uses the response to the newest request, whichever arrives last', async () => {
    let [first, late] = [true, (_guest: boolean): void => {}];
    const { load, session, state } = open([], (demo) => ({
      session: {
        ...demo.session,
        isGuest: (request) => {
          if (!first) return demo.session.isGuest(request);
          first = false;
          return new Promise((resolve) => (late = resolve));
        },
      },
    }));
    const old = load();
    await new Promise((resolve) => setTimeout(resolve));
    await session.reload();
    late(true);
    await old;
    expect(state()).toMatchObject({ status: 'ready', session: { isGuest: false } });
  });

  it('O25 F26: stops a retry when the session is read again', async () => {
    const { load, session, callCount, state } = open([{ method: 'session.isGuest', kind: 'unavailable', times: 1 }]);
    const old = load();
    await new Promise((resolve) => setTimeout(resolve));
    await session.reload();
    await old;
    expect(callCount('session.isGuest')).toBe(2);
    expect(state().status).toBe('ready');
  });

  it('O25 F33: ignores a response from before a switch of the account', async () => {
    const { load, session, state } = open();
    await load();
    await session.switchTo('english-bay-social');
    await load();
    expect(state()).toMatchObject({ session: { accountId: 'english-bay-social' } });
  });

  it.each([
    [
      'throws at once',
      () => {
        throw new TypeError('host');
      },
    ],
    ['rejects without an error', () => Promise.reject('no error')],
    ['answers without a flag', () => Promise.resolve('yes' as unknown as boolean)], // A host without types can answer this.
  ])('O25 F58: handles a host that %s like any other failure', async (_how, isGuest) => {
    const { load, state } = open([], (demo) => ({ session: { ...demo.session, isGuest } }));
    await load();
    expect(state()).toMatchObject({ status: 'failed', error: { name: 'PortError' } });
  });
});

describe('switching the account', () => {
  const switching = (kind: FaultKind, more: Partial<FaultRule> = {}): FaultRule => ({
    method: 'accounts.switchTo',
    kind,
    times: 1,
    ...more,
  });
  const to = 'english-bay-social';

  it.each([
    ['O15 F01: offline', 'offline', 'offline'],
    ['O15 F03: a lost request', 'drop-before-commit', 'timeout'],
    ['O15 F04: a timeout', 'timeout', 'timeout'],
    ['O15 F06: a service that is down', 'unavailable', 'unavailable'],
    ['O15 F07: a requested delay', 'rate-limited', 'too-many-requests'],
    ['O15 F08: a requested delay of any length', 'rate-limited', 'too-many-requests'],
    ['O15 F11: a missing account', 'not-found', 'not-found'],
    ['O15 F12: a conflict', 'conflict', 'conflict'],
    ['O15 F13: a rejected account', 'rejected', 'rejected'],
    ['O15 F15: an unreadable response', 'malformed', 'malformed'],
  ] as const)('%s keeps the previous account, sends one request, and can be retried', async (_cell, kind, code) => {
    const { demo, load, session, state, callCount } = open();
    await load();
    const dropped = vi.fn();
    session.onAccountSwitch({ drop: dropped });
    demo.demo.setFaults([switching(kind)]);
    expect(await session.switchTo(to)).toMatchObject({ outcome: 'failed', error: { code } });
    expect(state()).toMatchObject({ status: 'ready', session: { accountId: 'harbor-lane-taproom' } });
    // Data of the account that stays is not dropped.
    expect(dropped).not.toHaveBeenCalled();
    expect(callCount('accounts.switchTo')).toBe(1);
    expect(await session.switchTo(to)).toEqual({ outcome: 'switched' });
    expect(dropped).toHaveBeenCalledExactlyOnceWith('harbor-lane-taproom');
  });

  it.each([
    ['unavailable', true],
    ['offline', false],
  ] as const)(
    'keeps the account when the code cannot be loaded, reports %s, and can be retried',
    async (code, onLine) => {
      vi.stubGlobal('navigator', { onLine });
      vi.doMock('../../src/runtime/session/switch-account', () => {
        throw new TypeError('Failed to fetch dynamically imported module');
      });
      const { load, session, state, callCount } = open();
      await load();
      expect(await session.switchTo(to)).toMatchObject({ outcome: 'failed', statusText: null, error: { code } });
      expect(state()).toMatchObject({ status: 'ready', session: { accountId: 'harbor-lane-taproom' } });
      expect(callCount('accounts.switchTo')).toBe(0);
      vi.doUnmock('../../src/runtime/session/switch-account');
      vi.unstubAllGlobals();
      expect(await session.switchTo(to)).toEqual({ outcome: 'switched' });
    },
  );

  it('O15 F02: repeats a switch whose response was lost without harm', async () => {
    const { demo, load, session, state } = open();
    await load();
    demo.demo.setFaults([switching('commit-and-drop')]);
    expect((await session.switchTo(to)).outcome).toBe('failed');
    expect(await session.switchTo(to)).toEqual({ outcome: 'switched' });
    expect(state()).toMatchObject({ session: { accountId: to } });
  });

  it('O15 F05: shows the service’s message and keeps the account', async () => {
    const { load, session, state } = open([], ({ accounts }) => ({
      accounts: {
        ...accounts,
        switchTo: () => Promise.reject(new PortError('unexpected', '500', { statusText: '<b>Depot</b> closed' })),
      },
    }));
    await load();
    expect(await session.switchTo(to)).toMatchObject({ outcome: 'failed', statusText: 'Depot closed' });
    expect(state()).toMatchObject({ session: { accountId: 'harbor-lane-taproom' } });
  });

  it('O15 F20: shows the previous account until the slow response arrives', async () => {
    const { demo, load, session, state } = open();
    await load();
    demo.demo.setFaults([switching('delay', { latency: 20 })]);
    const going = session.switchTo(to);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(state()).toMatchObject({ session: { accountId: 'harbor-lane-taproom' } });
    await going;
    expect(state()).toMatchObject({ session: { accountId: to } });
  });

  it('O15 F21: uses the account that was selected last, whichever response arrives last', async () => {
    const { demo, load, session, state } = open();
    await load();
    demo.demo.setFaults([switching('delay', { latency: 30 })]);
    const first = session.switchTo('brasserie-du-canal');
    await new Promise((resolve) => setTimeout(resolve, 5));
    await session.switchTo(to);
    await first;
    expect(state()).toMatchObject({ session: { accountId: to } });
    expect((await demo.session.user({})).accountId).toBe(to);
  });

  it('O15 F22: sends no request for a switch to the current account', async () => {
    const { load, session, callCount } = open();
    await load();
    await session.switchTo(to);
    expect(await session.switchTo(to)).toEqual({ outcome: 'unchanged' });
    expect(callCount('accounts.switchTo')).toBe(1);
  });

  it('O15 F26 F32: applies a switch that was in flight when the page closed on the next page', async () => {
    const storage = new Map<string, string>();
    vi.stubGlobal('window', {
      sessionStorage: {
        getItem: (key: string) => storage.get(key) ?? null,
        setItem: (key: string, value: string) => void storage.set(key, value),
        removeItem: (key: string) => void storage.delete(key),
      },
    });
    try {
      const demo = createDemoAdapter({ storage: 'memory', clock: () => storyTime });
      const page = () => getSessionRuntime({ ...demo, id: 'same-tab' });
      const first = page();
      await first.load({ storage: 'session and local', locale: 'en-US' });
      await first.switchTo(to);
      const next = page();
      await next.load({ storage: 'session and local', locale: 'en-US' });
      expect(next.store.getState()).toMatchObject({ session: { accountId: to } });
      // A hint that names an account without access is ignored.
      for (const key of storage.keys()) storage.set(key, 'somebody-else');
      const last = page();
      await last.load({ storage: 'session and local', locale: 'en-US' });
      expect(last.store.getState()).toMatchObject({ session: { accountId: expect.not.stringContaining('somebody') } });
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it('O15 F29 F30: notifies other tabs of a switch and never switches them', async () => {
    const store = { id: `tabs-${Math.random()}` };
    const demo = createDemoAdapter({ storage: 'memory', clock: () => storyTime });
    const [one, two] = [getSessionRuntime({ ...demo, ...store }), getSessionRuntime({ ...demo, ...store })];
    await Promise.all([one, two].map((session) => session.load({ storage: 'memory', locale: 'en-US' })));
    const onChange = vi.fn();
    two.onSwitchElsewhere(onChange);
    await one.switchTo(to);
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledWith(to));
    expect(two.store.getState()).toMatchObject({ session: { accountId: 'harbor-lane-taproom' } });
  });
});
