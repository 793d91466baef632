import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SalesforceAdapter } from '../../src/adapters/salesforce';
import type { PortErrorCode, PortMethod } from '../../src/ports';
import { createCartRuntime } from '../../src/runtime/cart/cart.store';
import type { Fetcher } from '../../src/runtime/reads/read-entry';
import { Reads } from '../../src/runtime/reads/reads';
import { getSessionRuntime } from '../../src/runtime/session/session';
import { openStore, type Store } from '../adapters/salesforce/support/store';
import type { Fault } from '../support/platform-server';

const locale = 'en-US';
let store: Store;
let accountId: string;
let productId: string;
let orderId: string;

beforeAll(async () => {
  store = await openStore();
  accountId = await store.accountId();
  const { catalog, orders } = store.adapter;
  productId =
    (await catalog.search({ text: '', page: 0, pageSize: 10, sort: null, facets: {}, accountId, locale })).items[0]
      ?.id ?? '';
  orderId = (await orders.list({ page: 0, pageSize: 10, accountId, locale })).items[0]?.id ?? '';
}, 30_000);
beforeEach(() => store.server.platform.faults.set([]));
afterAll(() => store.close());

const strike = (fault: Fault, method?: string) =>
  store.server.platform.faults.set([{ path: '**', fault, ...(method === undefined ? {} : { method }) }]);
const pristine = () => {
  const names = Object.getOwnPropertyNames(Object.prototype).length;
  return () => {
    expect(Object.getOwnPropertyNames(Object.prototype)).toHaveLength(names);
    expect('polluted' in {}).toBe(false);
  };
};

/** Reads of the matrix over the wire format, each with the request of its widget. */
const reads: readonly (readonly [
  operation: string,
  method: PortMethod,
  ask: (adapter: SalesforceAdapter) => Fetcher,
])[] = [
  [
    'O18',
    'catalog.search',
    ({ catalog }) =>
      (options) =>
        catalog.search({ text: '', page: 0, pageSize: 10, sort: null, facets: {}, accountId, locale }, options),
  ],
  [
    'O19',
    'catalog.product',
    ({ catalog }) =>
      (options) =>
        catalog.product({ productId, accountId, locale }, options),
  ],
  [
    'O20',
    'cart.read',
    ({ cart }) =>
      (options) =>
        cart.read({ accountId, locale }, options),
  ],
  [
    'O21',
    'orders.read',
    ({ orders }) =>
      (options) =>
        orders.read({ orderId, accountId, locale }, options),
  ],
  [
    'O24',
    'content.faqs',
    ({ content }) =>
      (options) =>
        content.faqs({ page: 0, pageSize: 10, locale }, options),
  ],
  [
    'O25',
    'session.user',
    ({ session }) =>
      (options) =>
        session.user({}, options),
  ],
];

/** Outcome of a read: the displayed data and the reported error. */
async function readUnder(fault: Fault, method: PortMethod, ask: (adapter: SalesforceAdapter) => Fetcher) {
  store.server.platform.faults.set([]);
  const waits: number[] = [];
  const entry = new Reads({ now: () => 1, wait: async (milliseconds) => void waits.push(milliseconds) }).entry({
    accountId,
    locale,
    method,
    args: {},
  });
  entry.subscribe(() => {});
  const settled = async () => {
    while (entry.state.fetching) await new Promise((resolve) => setTimeout(resolve, 5));
    return entry.state;
  };
  entry.fetch(ask(store.adapterWith({})));
  const { data } = await settled();
  expect(data).toBeDefined();
  strike(fault);
  let requestCount = 0;
  const again = ask(store.adapterWith(fault.kind === 'never' ? { timeout: 50 } : {}));
  entry.fetch((options) => {
    requestCount += 1;
    return again(options);
  }, true);
  const struck = await settled();
  expect(struck.data).toBe(data);
  return { code: struck.error?.code, requestCount, waits };
}

it.each([
  ['O18 O19 O20 O21 O24 O25 F04: a timeout', { kind: 'never' }, 'timeout', 4],
  ['O18 O19 O20 O21 O24 O25 F05: a failure inside the service', { kind: 'status', status: 500 }, 'unavailable', 4],
  [
    'O18 O19 O20 O21 O24 O25 F08: a requested delay by a clock that is a day off',
    { kind: 'status', status: 429, retryAfter: { date: 2, skew: 86_400 } },
    'too-many-requests',
    4,
  ],
  ['O18 O19 O20 O21 O24 O25 F16: a sign-in page', { kind: 'sign-in-page' }, 'signed-out', 1],
  ['O18 O19 O20 O21 O24 O25 F17: null instead of data', { kind: 'set', at: '', value: null }, 'malformed', 1],
] as const satisfies readonly (readonly [string, Fault, PortErrorCode, number])[])(
  '%s keeps the displayed data',
  async (_cell, fault, code, most) => {
    for (const [operation, method, ask] of reads) {
      const { code: said, requestCount, waits } = await readUnder(fault, method, ask);
      expect(said, operation).toBe(code);
      expect(requestCount, operation).toBe(most);
      for (const wait of waits) expect(wait >= 0 && wait <= 60_000, operation).toBe(true);
    }
  },
  20_000,
);

it('O18 O19 O20 O21 O24 O25 F48: ignores names of object prototypes', async () => {
  const untouched = pristine();
  strike({ kind: 'prototype-keys' });
  for (const [operation, , ask] of reads)
    expect(await ask(store.adapterWith({}))({ signal: new AbortController().signal }), operation).toBeTruthy();
  untouched();
});

describe('a change of the cart over the wire format', () => {
  /** A cart with products, its first line, and the store's record. */
  async function cart() {
    const made = createCartRuntime(store.adapterWith({ timeout: 800 }), accountId, {
      wait: async () => {},
      online: () => true,
    });
    await made.refresh(locale);
    const [line = ''] = made.store.getState().lineIds;
    const storedQuantities = () =>
      store
        .peek()
        .carts.find((one) => one.status === 'Active')
        ?.lines.map(({ quantity }) => quantity) ?? [];
    return {
      made,
      line,
      storedQuantities,
      displayedQuantities: () => made.store.getState().lineIds.map((id) => made.store.getState().lines[id]?.quantity),
      notices: () => made.store.getState().notices.map(({ kind }) => kind),
    };
  }

  it.each([
    ['O11 F04: a change that is never answered', { kind: 'never', after: true }],
    ['O11 F14: a change that is accepted for later', { kind: 'status', status: 202, body: 'empty', after: true }],
    ['O11 F16: a change that is answered with a sign-in page', { kind: 'sign-in-page' }],
    ['O11 F17: a change that is answered with null', { kind: 'set', at: '', value: null }],
    ['O11 F48: a change that is answered with names of object prototypes', { kind: 'prototype-keys' }],
    ['O11 F18: a change that is answered with an unknown text', { kind: 'set', at: 'type', value: 'SOLAR_FLARE' }],
    [
      'O11 F08: a change that is delayed by a clock that is a day off',
      { kind: 'status', status: 429, retryAfter: { date: 1, skew: -86_400 } },
    ],
  ] as const satisfies readonly (readonly [string, Fault])[])(
    '%s ends with the store’s cart and executes the change at most once',
    async (_cell, fault) => {
      const untouched = pristine();
      const { made, line, storedQuantities, displayedQuantities } = await cart();
      const before = storedQuantities();
      store.server.platform.faults.set([{ path: '**/cart-items/**', method: 'PATCH', fault, times: 1 }]);
      made.setQuantity(line, 12);
      await made.settle();
      await made.settle();
      await made.refresh(locale);
      expect(displayedQuantities()).toEqual(storedQuantities());
      expect(storedQuantities().slice(1)).toEqual(before.slice(1));
      untouched();
    },
    20_000,
  );
});

describe('a switch of the account over the wire format', () => {
  it.each([
    ['O15 F04: a switch that is never answered', { kind: 'never' }, 'timeout'],
    ['O15 F14: a switch that is accepted for later', { kind: 'status', status: 202, body: 'html' }, 'malformed'],
    ['O15 F16: a switch that is answered with a sign-in page', { kind: 'sign-in-page' }, 'signed-out'],
    [
      'O15 F08: a switch that is delayed by a clock that is a day off',
      { kind: 'status', status: 429, retryAfter: { date: 2, skew: 86_400 } },
      'too-many-requests',
    ],
  ] as const satisfies readonly (readonly [string, Fault, PortErrorCode])[])(
    '%s keeps the previous account',
    async (_cell, fault, code) => {
      const session = getSessionRuntime(store.adapterWith({ timeout: 400 }));
      await session.load({ storage: 'memory', locale });
      const other = await store.accountId(1);
      store.server.platform.faults.set([{ path: '**/effective-accounts/**', fault }]);
      const outcome = await session.switchTo(other).finally(() => store.server.platform.faults.set([]));
      await store.adapterWith({}).accounts.switchTo({ accountId });
      expect(outcome).toMatchObject({ outcome: 'failed', error: { code } });
      expect(session.store.getState()).toMatchObject({ session: { accountId } });
    },
    20_000,
  );

  it.each([
    ['O15 F17: a response of null', { kind: 'set', at: '', value: null }],
    ['O15 F18 F48: a response with names of object prototypes', { kind: 'prototype-keys' }],
  ] as const satisfies readonly (readonly [string, Fault])[])(
    '%s does not affect a switch, which needs nothing from the response',
    async (_cell, fault) => {
      const untouched = pristine();
      const session = getSessionRuntime(store.adapterWith({}));
      await session.load({ storage: 'memory', locale });
      const other = await store.accountId(1);
      store.server.platform.faults.set([{ path: '**/effective-accounts/**', fault }]);
      expect(await session.switchTo(other)).toEqual({ outcome: 'switched' });
      store.server.platform.faults.set([]);
      expect(await session.switchTo(accountId)).toEqual({ outcome: 'switched' });
      untouched();
    },
  );
});
