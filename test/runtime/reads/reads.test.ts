import { describe, expect, it } from 'vitest';
import { PortError } from '../../../src/ports';
import { freshnessOf, fromSeconds } from '../../../src/runtime/reads/freshness';
import { retryDelay, shouldRetry } from '../../../src/runtime/reads/retry';
import { Reads } from '../../../src/runtime/reads/reads';

/** Reads over a clock that is set by hand; waits are noted and over at once. */
function bench() {
  let now = 1_000;
  const waits: number[] = [];
  const reads = new Reads({ now: () => now, wait: async (milliseconds) => void waits.push(milliseconds) });
  const entry = (change: { accountId?: string | null; args?: object } = {}) =>
    reads.entry({
      accountId: 'pine',
      locale: 'en-US',
      method: 'catalog.search',
      args: { page: 0, text: 'cola' },
      ...change,
    });
  return { reads, entry, waits, pass: (milliseconds: number) => (now += milliseconds) };
}

/** A question whose answers are given by hand. */
function question() {
  const asked: { answer: (data: string) => void; fail: (error: unknown) => void; signal: AbortSignal }[] = [];
  return {
    asked,
    ask: ({ signal }: { signal: AbortSignal }) =>
      new Promise<string>((answer, fail) => void asked.push({ answer, fail, signal })),
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('a read', () => {
  it('has one cache entry for the same arguments in any order, and another one per account', () => {
    const { entry } = bench();
    expect(entry({ args: { text: 'cola', page: 0 } })).toBe(entry());
    expect(entry({ accountId: 'oak' })).not.toBe(entry());
    expect(entry({ args: { page: 1, text: 'cola' } })).not.toBe(entry());
  });

  it('sends one request at a time for all subscribers', async () => {
    const { entry } = bench();
    const { ask, asked } = question();
    entry().fetch(ask);
    entry().fetch(ask);
    expect(asked).toHaveLength(1);
    asked[0]?.answer('one');
    await settled();
    expect(entry().state).toMatchObject({ data: 'one', error: null, fetching: false });
  });

  it('shows only the newest response after a forced refetch', async () => {
    const { entry } = bench();
    const { ask, asked } = question();
    entry().fetch(ask);
    entry().fetch(ask, true);
    expect(asked[0]?.signal.aborted).toBe(true);
    asked[1]?.answer('new');
    await settled();
    asked[0]?.answer('old');
    await settled();
    expect(entry().state.data).toBe('new');
  });

  it('keeps earlier data after a later failure', async () => {
    const { entry } = bench();
    const { ask, asked } = question();
    entry().fetch(ask);
    asked[0]?.answer('one');
    await settled();
    entry().fetch(ask, true);
    asked[1]?.fail(new PortError('forbidden', 'no'));
    await settled();
    expect(entry().state).toMatchObject({ data: 'one', error: { code: 'forbidden' } });
  });

  it('is aborted when its last subscriber leaves, but not on an immediate resubscribe', async () => {
    const { entry } = bench();
    const { ask, asked } = question();
    const leave = entry().subscribe(() => {});
    entry().fetch(ask);
    leave();
    entry().subscribe(() => {})();
    const stay = entry().subscribe(() => {});
    await settled();
    expect(asked[0]?.signal.aborted).toBe(false);
    stay();
    await settled();
    expect(asked[0]?.signal.aborted).toBe(true);
    expect(entry().state.fetching).toBe(false);
  });

  it('is stale after its freshness, and never with Infinity', async () => {
    const { entry, pass } = bench();
    const { ask, asked } = question();
    expect(entry().isStale(Infinity)).toBe(true);
    entry().fetch(ask);
    asked[0]?.answer('one');
    await settled();
    expect([entry().isStale(0), entry().isStale(1), entry().isStale(Infinity)]).toEqual([true, false, false]);
    pass(300_000);
    expect([entry().isStale(300_000), entry().isStale(Infinity)]).toEqual([true, false]);
  });
});

describe('a transient error', () => {
  it('is retried at most three times', async () => {
    const { entry, waits } = bench();
    let calls = 0;
    entry().fetch(() => (calls++, Promise.reject(new PortError('unavailable', '503'))));
    await settled();
    await settled();
    expect(calls).toBe(4);
    expect(waits).toHaveLength(3);
    expect(entry().state.error?.code).toBe('unavailable');
  });

  it.each(['forbidden', 'signed-out', 'not-found', 'offline', 'unexpected'] as const)(
    'of the kind %s is told at once',
    (code) => {
      expect(shouldRetry(0, new PortError(code, ''))).toBe(false);
    },
  );

  it('is retried after the backend’s delay within limits, otherwise with jitter', () => {
    const after = (retryAfter: number) => retryDelay(0, new PortError('too-many-requests', '', { retryAfter }));
    expect([after(1000), after(-5), after(9e9)]).toEqual([1000, 0, 60_000]);
    expect(retryDelay(2, new PortError('unavailable', ''), () => 0.5)).toBe(800);
    expect(retryDelay(30, new PortError('unavailable', ''), () => 1)).toBe(60_000);
  });
});

describe('the reads of an account', () => {
  it('are dropped after a switch, and late responses are neither shown nor cached', async () => {
    const { reads, entry } = bench();
    const { ask, asked } = question();
    const first = entry();
    first.fetch(ask);
    reads.drop('pine');
    asked[0]?.answer('late');
    await settled();
    expect(first.state.data).toBeUndefined();
    expect(entry()).not.toBe(first);
    expect(entry({ accountId: 'oak' })).toBe(entry({ accountId: 'oak' }));
  });

  it('are refetched after a commit if they have subscribers, and dropped otherwise', async () => {
    const { reads, entry } = bench();
    const { ask, asked } = question();
    const shown = entry();
    shown.subscribe(() => {});
    shown.fetch(ask);
    asked[0]?.answer('before');
    const hidden = entry({ args: { page: 5 } });
    await settled();
    reads.invalidate('pine');
    expect(asked).toHaveLength(2);
    expect(entry({ args: { page: 5 } })).not.toBe(hidden);
  });

  it('are dropped after a quarter of an hour without subscribers', () => {
    const { entry, pass } = bench();
    const old = entry();
    pass(16 * 60_000);
    entry({ args: { page: 9 } });
    expect(entry()).not.toBe(old);
  });
});

describe('the freshness of a read', () => {
  it('is 0 for prices and stock, 300 seconds elsewhere, and infinite for −1', () => {
    expect([freshnessOf('cart.read'), freshnessOf('checkout.open'), freshnessOf('catalog.search')]).toEqual([0, 0, 0]);
    expect([freshnessOf('content.faqs'), freshnessOf('content.image')]).toEqual([300_000, 300_000]);
    expect([fromSeconds(-1), fromSeconds(60)]).toEqual([Infinity, 60_000]);
  });
});
