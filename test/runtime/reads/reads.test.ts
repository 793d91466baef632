import { describe, expect, it } from 'vitest';
import { PortError } from '../../../src/ports';
import { freshnessOf, fromSeconds } from '../../../src/runtime/reads/freshness';
import { retryDelay, shouldRetry } from '../../../src/runtime/reads/retry';
import { Reads } from '../../../src/runtime/reads/reads';

/** Reads over a clock that the test sets; waits are recorded and end at once. */
function createReads() {
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

/** A fetch function whose responses the test sends. */
function createFetcher() {
  const requests: { answer: (data: string) => void; fail: (error: unknown) => void; signal: AbortSignal }[] = [];
  return {
    requests,
    fetcher: ({ signal }: { signal: AbortSignal }) =>
      new Promise<string>((answer, fail) => void requests.push({ answer, fail, signal })),
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('a read', () => {
  it('has one cache entry for the same arguments in any order, and another one per account', () => {
    const { entry } = createReads();
    expect(entry({ args: { text: 'cola', page: 0 } })).toBe(entry());
    expect(entry({ accountId: 'oak' })).not.toBe(entry());
    expect(entry({ args: { page: 1, text: 'cola' } })).not.toBe(entry());
  });

  it('sends one request at a time for all subscribers', async () => {
    const { entry } = createReads();
    const { fetcher, requests } = createFetcher();
    entry().fetch(fetcher);
    entry().fetch(fetcher);
    expect(requests).toHaveLength(1);
    requests[0]?.answer('one');
    await settled();
    expect(entry().state).toMatchObject({ data: 'one', error: null, fetching: false });
  });

  it('shows only the newest response after a forced refetch', async () => {
    const { entry } = createReads();
    const { fetcher, requests } = createFetcher();
    entry().fetch(fetcher);
    entry().fetch(fetcher, true);
    expect(requests[0]?.signal.aborted).toBe(true);
    requests[1]?.answer('new');
    await settled();
    requests[0]?.answer('old');
    await settled();
    expect(entry().state.data).toBe('new');
  });

  it('keeps earlier data after a later failure', async () => {
    const { entry } = createReads();
    const { fetcher, requests } = createFetcher();
    entry().fetch(fetcher);
    requests[0]?.answer('one');
    await settled();
    entry().fetch(fetcher, true);
    requests[1]?.fail(new PortError('forbidden', 'no'));
    await settled();
    expect(entry().state).toMatchObject({ data: 'one', error: { code: 'forbidden' } });
  });

  it('is aborted when its last subscriber leaves, but not on an immediate resubscribe', async () => {
    const { entry } = createReads();
    const { fetcher, requests } = createFetcher();
    const leave = entry().subscribe(() => {});
    entry().fetch(fetcher);
    leave();
    entry().subscribe(() => {})();
    const stay = entry().subscribe(() => {});
    await settled();
    expect(requests[0]?.signal.aborted).toBe(false);
    stay();
    await settled();
    expect(requests[0]?.signal.aborted).toBe(true);
    expect(entry().state.fetching).toBe(false);
  });

  it('is stale after its freshness, and never with Infinity', async () => {
    const { entry, pass } = createReads();
    const { fetcher, requests } = createFetcher();
    expect(entry().isStale(Infinity)).toBe(true);
    entry().fetch(fetcher);
    requests[0]?.answer('one');
    await settled();
    expect([entry().isStale(0), entry().isStale(1), entry().isStale(Infinity)]).toEqual([true, false, false]);
    pass(300_000);
    expect([entry().isStale(300_000), entry().isStale(Infinity)]).toEqual([true, false]);
  });
});

describe('a transient error', () => {
  it('is retried at most three times', async () => {
    const { entry, waits } = createReads();
    let calls = 0;
    entry().fetch(() => (calls++, Promise.reject(new PortError('unavailable', '503'))));
    await settled();
    await settled();
    expect(calls).toBe(4);
    expect(waits).toHaveLength(3);
    expect(entry().state.error?.code).toBe('unavailable');
  });

  it.each(['forbidden', 'signed-out', 'not-found', 'offline', 'unexpected'] as const)(
    'of the kind %s is reported at once',
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
    const { reads, entry } = createReads();
    const { fetcher, requests } = createFetcher();
    const first = entry();
    first.fetch(fetcher);
    reads.drop('pine');
    requests[0]?.answer('late');
    await settled();
    expect(first.state.data).toBeUndefined();
    expect(entry()).not.toBe(first);
    expect(entry({ accountId: 'oak' })).toBe(entry({ accountId: 'oak' }));
  });

  it('are refetched after a commit if they have subscribers, and dropped otherwise', async () => {
    const { reads, entry } = createReads();
    const { fetcher, requests } = createFetcher();
    const visible = entry();
    visible.subscribe(() => {});
    visible.fetch(fetcher);
    requests[0]?.answer('before');
    const hidden = entry({ args: { page: 5 } });
    await settled();
    reads.invalidate('pine');
    expect(requests).toHaveLength(2);
    expect(entry({ args: { page: 5 } })).not.toBe(hidden);
  });

  it('are dropped after a quarter of an hour without subscribers', () => {
    const { entry, pass } = createReads();
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
