import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OrderRequest, Product } from '../../../src/domain';
import { type InLocale, PortError, toPortError } from '../../../src/ports';
import { type Fault, peek } from '../../support/platform-server';
import { at, filledIn, portCalls } from './support/port-calls';
import { oddIn } from './support/mutations';
import { type VirtualStore, virtualStore } from './support/virtual-store';

let store: VirtualStore;
let products: readonly Product[];
let wish: OrderRequest & InLocale;

beforeAll(async () => {
  store = await virtualStore('own-fields');
  const adapter = store.adapter();
  await store.within(async () => {
    products = (
      await adapter.catalog.search({ ...at, text: '', page: 0, pageSize: 20, sort: null, facets: {} })
    ).items.filter(({ stock, price }) => stock.label === null && price.state === 'known');
    wish = await filledIn(adapter);
  });
});
beforeEach(() => store.platform.faults.clear());

const { reads, writes, changes } = portCalls(() => ({ productId: products[0]?.id ?? '', wish }));
const all = [...Object.entries(reads), ...Object.entries(writes), ...Object.entries(changes)];
/** An image that cannot be read is replaced without an error; another test covers that. */
const reporting = all.filter(([name]) => name !== 'content.image');
const edits = [...Object.entries(writes), ...Object.entries(changes)];

/** Outcome of a call while all responses are faulty in the same way: a response, or its error. Anything else fails. */
async function under(
  fault: Fault,
  ask: (typeof all)[number][1],
): Promise<{ readonly answer: unknown; readonly error: PortError | null }> {
  const adapter = store.adapter();
  // An edit starts from a cart that was read.
  if (edits.some(([, edit]) => edit === ask)) await store.within(() => adapter.cart.read(at));
  store.platform.faults.set([{ path: '**', fault }]);
  store.platform.log.clear();
  try {
    return { answer: await store.within(() => ask(adapter)), error: null };
  } catch (thrown) {
    expect(thrown).toBeInstanceOf(PortError);
    return { answer: null, error: toPortError(thrown) };
  } finally {
    store.platform.faults.clear();
    store.time.now += 120_000;
  }
}

const held = () => JSON.stringify(peek(store.platform));
const page = { kind: 'status', status: 422, body: 'checkout' } as const satisfies Fault;

describe('network faults over the wire format', () => {
  it.each(reporting)(
    'O07 O10 O11 O12 O13 O14 O15 O18 O19 O20 O21 O24 O25 O27 F16: %s reads a sign-in page as the end of the session, and as nothing else',
    async (_name, ask) => {
      const before = held();
      const { error } = await under({ kind: 'sign-in-page' }, ask);
      expect(error?.code).toBe('signed-out');
      expect(held()).toBe(before);
    },
  );

  it.each(reporting)(
    'O07 O10 O11 O12 O13 O14 O15 O18 O19 O20 O21 O24 O25 O27 F15: %s never parses a truncated response',
    async (_name, ask) => {
      const { answer, error } = await under({ kind: 'truncated' }, ask);
      expect(error?.code ?? answer).toMatch(/malformed|timeout|unexpected|unavailable/);
    },
  );

  it.each(Object.entries(reads))(
    'O13 O14 O18 O19 O20 O21 O24 O25 O27 F14: %s gets no data from a response that is still in progress',
    async (_name, ask) => {
      const { answer, error } = await under({ kind: 'status', status: 202, body: 'empty', retryAfter: 1 }, ask);
      expect(error === null ? oddIn(answer) : error.code).toEqual(
        error === null ? null : expect.stringMatching(/malformed|timeout/),
      );
    },
  );

  it.each(edits)(
    'O07 O11 O12 O13 O14 O15 F14: %s sends each request once to a store that is still executing it',
    async (_name, ask) => {
      const { answer, error } = await under({ kind: 'status', status: 202, body: 'empty', after: true }, ask);
      if (error === null) expect(oddIn(answer ?? null)).toBeNull();
      const sent = store.platform.log.entries
        .filter(({ method, path }) => method !== 'GET' && !path.endsWith('Terms'))
        .map(({ method, path, body }) => `${method} ${path} ${JSON.stringify(body)}`);
      expect(sent).toEqual([...new Set(sent)]);
    },
  );

  it.each(edits)(
    'O07 O10 O11 O12 O13 O14 O15 F13: %s changes nothing when it is refused, and reports the refusal',
    async (_name, ask) => {
      const before = held();
      for (const fault of [page, { ...page, status: 412 }]) {
        const { answer, error } = await under(fault, ask);
        const outcome = typeof answer === 'object' && answer !== null && 'outcome' in answer ? answer.outcome : null;
        expect(error?.code ?? outcome).toMatch(/rejected|refused|partial|contact-customer-service/);
      }
      expect(held()).toBe(before);
    },
  );

  it.each(all)(
    'O07 O10 O11 O12 O13 O14 O15 O18 O19 O20 O21 O24 O25 O27 F08: %s gets a delay between zero and one minute, whatever the clocks say',
    async (_name, ask) => {
      for (const [skew, date] of [
        [86_400, 2],
        [-86_400, 2],
        [0, -3600],
        [0, 86_400],
      ] as const) {
        const { error } = await under({ kind: 'status', status: 429, retryAfter: { date, skew } }, ask);
        expect(error?.code).toBe('too-many-requests');
        expect(error?.retryAfter).toBe(date === 2 ? 2000 : date < 0 ? 0 : 60_000);
      }
    },
  );

  it.each(all)(
    'O07 O10 O11 O12 O13 O14 O15 O18 O19 O20 O21 O24 O25 O27 F48: %s never writes a name of a response to a prototype',
    async (_name, ask) => {
      const own = Object.getOwnPropertyNames(Object.prototype).length;
      const { answer } = await under({ kind: 'prototype-keys' }, ask);
      expect(oddIn(answer ?? null)).toBeNull();
      expect(Object.getOwnPropertyNames(Object.prototype)).toHaveLength(own);
      expect(({} as { polluted?: unknown }).polluted).toBeUndefined(); // Properties that a merge would have left.
    },
  );
});
