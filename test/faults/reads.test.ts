import { describe, expect, it } from 'vitest';
import { type FaultKind, type FaultRule } from '../../src/adapters/demo';
import { PortError, type PortMethod } from '../../src/ports';
import type { Fetcher } from '../../src/runtime/reads/read-entry';
import { Reads } from '../../src/runtime/reads/reads';
import { retryDelay } from '../../src/runtime/reads/retry';
import { demo, here, locale } from '../adapters/demo/demo-support';

type Backend = ReturnType<typeof demo>;
interface Reading {
  readonly name: string;
  readonly method: PortMethod;
  readonly ask: (backend: Backend) => Fetcher;
}

const anOrder = 'o-4500871';

const everyTicket = {
  text: '',
  statuses: [],
  problemTypes: [],
  created: { start: null, end: null },
  modified: { start: null, end: null },
};

/** Cached reads, one for each implemented operation of the matrix. */
const readings: readonly Reading[] = [
  {
    name: 'the product list',
    method: 'catalog.search',
    ask:
      ({ catalog }) =>
      (options) =>
        catalog.search({ ...here, text: '', sort: null, facets: {}, page: 0, pageSize: 10 }, options),
  },
  {
    name: 'a product',
    method: 'catalog.product',
    ask:
      ({ catalog }) =>
      (options) =>
        catalog.product({ ...here, productId: 'p-104417' }, options),
  },
  {
    name: 'an order',
    method: 'orders.read',
    ask:
      ({ orders }) =>
      (options) =>
        orders.read({ ...here, orderId: anOrder }, options),
  },
  {
    name: 'the orders',
    method: 'orders.search',
    ask:
      ({ orders }) =>
      (options) =>
        orders.search(
          {
            ...here,
            text: '',
            placed: { start: null, end: null },
            statuses: [],
            sort: 'CreatedDateDesc',
            page: 0,
            pageSize: 10,
          },
          options,
        ),
  },
  {
    name: 'the invoices',
    method: 'invoices.list',
    ask:
      ({ invoices }) =>
      (options) =>
        invoices.list(
          {
            ...here,
            text: '',
            statuses: [],
            bucket: null,
            ids: null,
            payableOnly: true,
            sort: 'due',
            descending: false,
            page: 0,
            pageSize: 10,
          },
          options,
        ),
  },
  {
    name: 'the amounts due',
    method: 'invoices.totals',
    ask:
      ({ invoices }) =>
      (options) =>
        invoices.totals(here, options),
  },
  {
    name: 'support tickets',
    method: 'support.search',
    ask:
      ({ support }) =>
      (options) =>
        support.search({ ...here, ...everyTicket, page: 0, pageSize: 10 }, options),
  },
  {
    name: 'a support ticket',
    method: 'support.read',
    ask:
      ({ support }) =>
      (options) =>
        support.read({ ...here, caseId: 'case-C-208841' }, options),
  },
  {
    name: 'the promotions',
    method: 'promotions.list',
    ask:
      ({ promotions }) =>
      (options) =>
        promotions.list(here, options),
  },
  {
    name: 'the rewards',
    method: 'rewards.read',
    ask:
      ({ rewards }) =>
      (options) =>
        rewards.read(here, options),
  },
  {
    name: 'the notifications',
    method: 'notifications.list',
    ask:
      ({ notifications }) =>
      (options) =>
        notifications.list({ ...here, topics: [], unreadOnly: false, page: 0, pageSize: 10 }, options),
  },
  {
    name: 'the questions',
    method: 'content.faqs',
    ask:
      ({ content }) =>
      (options) =>
        content.faqs({ page: 0, pageSize: 50, locale }, options),
  },
];

/** A read, its requests and the delays between them. Time passes only during delays. */
function open({ method, ask }: Reading, ...faults: readonly FaultRule[]) {
  const backend = demo();
  backend.demo.setFaults(faults);
  const waits: number[] = [];
  let requestCount = 0;
  const reads = new Reads({ now: () => 1, wait: async (milliseconds) => void waits.push(milliseconds) });
  const entry = reads.entry({ accountId: here.accountId, locale, method, args: {} });
  const counted: Fetcher = (options) => {
    requestCount += 1;
    return ask(backend)(options);
  };
  const leave = entry.subscribe(() => {});
  return {
    backend,
    reads,
    entry,
    waits,
    leave,
    ask: counted,
    requestCount: () => requestCount,
    fetch: (anew = false) => entry.fetch(counted, anew),
  };
}

async function settled(entry: ReturnType<typeof open>['entry']): Promise<ReturnType<typeof open>['entry']['state']> {
  for (let turns = 0; turns < 500 && entry.state.fetching; turns++)
    await new Promise((resolve) => setTimeout(resolve, 1));
  return entry.state;
}

const strikes = (reading: Reading, kind: FaultKind, more: Partial<FaultRule> = {}): FaultRule => ({
  method: reading.method,
  kind,
  ...more,
});

describe.each(readings)('reading $name', (reading) => {
  it.each([
    ['O18 O19 O21 O22 O24 O26 O27 F01: reports an offline device at once', 'offline'],
    ['O18 O19 O21 O22 O24 O26 O27 F09 F16: reports an ended session at once, however it is detected', 'signed-out'],
    ['O18 O19 O21 O22 O24 O26 O27 F10: reports missing access at once', 'forbidden'],
    ['O18 O19 O21 O22 O24 O26 O27 F11: reports a missing record at once', 'not-found'],
    ['O18 O19 O21 O22 O24 O26 O27 F15: reports an unreadable response at once', 'malformed'],
  ] as const)('%s, keeps the displayed data and can be retried', async (_cell, kind) => {
    const read = open(reading);
    read.fetch();
    const { data } = await settled(read.entry);
    expect(data).toBeDefined();
    read.backend.demo.setFaults([strikes(reading, kind, { times: 1 })]);
    read.fetch(true);
    expect(await settled(read.entry)).toMatchObject({ data, error: { code: kind } });
    expect(read.requestCount()).toBe(2);
    read.fetch(true);
    expect(await settled(read.entry)).toMatchObject({ error: null, data });
  });

  it('O18 O19 O21 O22 O24 O26 O27 F05: reports a failure inside the service at once, and retries it only on request', async () => {
    const read = open(reading);
    read.entry.fetch(() => Promise.reject(new PortError('unexpected', '500', { correlationId: 'c-1' })));
    expect((await settled(read.entry)).error).toMatchObject({ code: 'unexpected', correlationId: 'c-1' });
    read.fetch(true);
    expect((await settled(read.entry)).data).toBeDefined();
    expect(read.requestCount()).toBe(1);
  });

  it('O18 O19 O21 O22 O24 O26 O27 F06: sends at most four requests to a service that is down, with increasing delays', async () => {
    const read = open(reading, strikes(reading, 'unavailable'));
    read.fetch();
    expect((await settled(read.entry)).error?.code).toBe('unavailable');
    expect(read.requestCount()).toBe(4);
    expect(read.waits).toHaveLength(3);
  });

  it('O18 O19 O21 O22 O24 O26 O27 F04: sends at most four requests when responses time out, and keeps the displayed data', async () => {
    const read = open(reading);
    read.fetch();
    const { data } = await settled(read.entry);
    read.backend.demo.setFaults([strikes(reading, 'timeout')]);
    read.fetch(true);
    expect(await settled(read.entry)).toMatchObject({ data, error: { code: 'timeout' } });
    expect(read.requestCount()).toBe(5);
  });

  it('O18 O19 O21 O22 O24 O26 O27 F07: waits for the requested delay', async () => {
    const read = open(reading, strikes(reading, 'rate-limited', { times: 1, detail: { retryAfter: 9000 } }));
    read.fetch();
    expect((await settled(read.entry)).data).toBeDefined();
    expect(read.waits).toEqual([9000]);
  });

  it('O18 O19 O21 O22 O24 O26 O27 F20: keeps the displayed data during a slow read', async () => {
    const read = open(reading);
    read.fetch();
    const { data } = await settled(read.entry);
    read.backend.demo.setFaults([strikes(reading, 'delay', { latency: 30 })]);
    read.fetch(true);
    expect(read.entry.state).toMatchObject({ fetching: true, data });
    await settled(read.entry);
  });

  it('O18 O19 O21 O22 O24 O26 O27 F23: marks data as provisional while it is refetched, and replaces it with the newer response', async () => {
    const read = open(reading);
    let answer = (_value: unknown): void => {};
    read.entry.fetch(async () => 'earlier');
    await settled(read.entry);
    read.entry.fetch(() => new Promise((resolve) => (answer = resolve)), true);
    expect(read.entry.state).toMatchObject({ data: 'earlier', fetching: true });
    answer('newer');
    expect(await settled(read.entry)).toMatchObject({ data: 'newer', fetching: false });
  });

  it('O18 O19 O21 O22 O24 O26 O27 F33: does not show a response in the previous language after a switch', async () => {
    const read = open(reading);
    let answer = (_value: unknown): void => {};
    read.entry.fetch(() => new Promise((resolve) => (answer = resolve)));
    const inFrench = read.reads.entry({ accountId: here.accountId, locale: 'fr-CA', method: reading.method, args: {} });
    answer('in English');
    await settled(read.entry);
    expect(read.entry.state.data).toBe('in English');
    expect(inFrench.state.data).toBeUndefined();
  });

  it('O18 O19 O21 O22 O24 O26 O27 F21: shows the response to the newest request, whichever arrives last', async () => {
    const read = open(reading);
    let answerOld = (_value: unknown): void => {};
    read.entry.fetch(() => new Promise((resolve) => (answerOld = resolve)));
    read.fetch(true);
    const { data } = await settled(read.entry);
    answerOld('old');
    await new Promise((resolve) => setTimeout(resolve));
    expect(read.entry.state.data).toBe(data);
  });

  it('O18 O19 O21 O22 O24 O26 O27 F22: sends one request for any number of concurrent readers', async () => {
    const read = open(reading);
    for (let looks = 0; looks < 5; looks++) read.fetch();
    await settled(read.entry);
    expect(read.requestCount()).toBe(1);
  });

  it('O18 O19 O21 O22 O24 O26 O27 F26: aborts the read when the last reader leaves', async () => {
    const read = open(reading, strikes(reading, 'never-settles'));
    let given: AbortSignal | undefined;
    read.entry.fetch((options) => {
      given = options.signal;
      return read.ask(options);
    });
    read.leave();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(given?.aborted).toBe(true);
    expect(read.entry.state).toMatchObject({ fetching: false, error: null });
  });

  it('O18 O19 O21 O22 O27 F33: neither shows nor caches a late response for the previous account', async () => {
    const read = open(reading, strikes(reading, 'delay', { latency: 10 }));
    read.fetch();
    read.reads.drop(here.accountId);
    await new Promise((resolve) => setTimeout(resolve, 25));
    expect(read.entry.state.data).toBeUndefined();
    const again = read.reads.entry({ accountId: here.accountId, locale, method: reading.method, args: {} });
    expect(again).not.toBe(read.entry);
  });

  it.each([
    [
      'throws at once',
      () => {
        throw new TypeError('host');
      },
    ],
    ['rejects without an error', () => Promise.reject('no error')],
  ])('O18 O19 O21 O22 O24 O26 O27 F58: handles an adapter that %s like any other error', async (_how, ask) => {
    const read = open(reading);
    read.entry.fetch(ask);
    expect((await settled(read.entry)).error).toMatchObject({ name: 'PortError', code: 'unexpected' });
  });
});

describe('delays that a service requests', () => {
  it.each([
    [-5000, 0],
    [Number.NaN, 60_000],
    [0, 0],
    [9000, 9000],
    [60_000, 60_000],
    [86_400_000, 60_000],
  ])(
    'O18 O19 O21 O22 O24 O26 O27 F08: %d ms requested are %d ms waited, between zero and one minute',
    (retryAfter, waited) =>
      expect(retryDelay(0, new PortError('too-many-requests', '429', { retryAfter }))).toBe(waited),
  );
});
