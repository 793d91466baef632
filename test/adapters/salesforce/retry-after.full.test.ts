import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SalesforceAdapter } from '../../../src/adapters/salesforce';
import type { OrderRequest, Product } from '../../../src/domain';
import type { InLocale } from '../../../src/ports';
import { createCartRuntime } from '../../../src/runtime/cart/cart.store';
import { createCommit } from '../../../src/runtime/commit/commit';
import { intentStore, timedLock } from '../../../src/runtime/commit/intent';
import { placeOrderOperation } from '../../../src/runtime/commit/place-order';
import { withRetry } from '../../../src/runtime/reads/retry';
import { memoryStore } from '../../../src/runtime/storage';
import type { Fault, FaultRule, LoggedRequest } from '../../support/platform-server';
import { accountId, at, filledIn, portCalls } from './support/port-calls';
import { LEG, type VirtualStore, virtualStore } from './support/virtual-store';

const MOST = 4;

let store: VirtualStore;
let products: readonly Product[];
let wish: OrderRequest & InLocale;

beforeAll(async () => {
  store = await virtualStore('full-cart');
  const adapter = store.adapter();
  const { catalog } = adapter;
  await store.within(async () => {
    products = (await catalog.search({ ...at, text: '', page: 0, pageSize: 20, sort: null, facets: {} })).items.filter(
      ({ stock, price }) => stock.label === null && price.state === 'known',
    );
    wish = await filledIn(adapter);
  });
});
beforeEach(() => {
  store.platform.faults.clear();
  // A requested delay of one action has passed before the next one.
  store.time.now += 120_000;
});

const status = (code: number, more: Partial<Extract<Fault, { kind: 'status' }>> = {}): Fault => ({
  kind: 'status',
  status: code,
  ...more,
});
/** Every response with which a store can refuse to answer now. */
const faults: Readonly<Record<string, Fault>> = {
  'F05 500': status(500),
  'F06 502, a page': status(502, { body: 'html' }),
  'F06 503': status(503),
  'F06 504, a page': status(504, { body: 'html' }),
  'F07 429, wait two seconds': status(429, { retryAfter: 2 }),
  'F07 503, wait two seconds': status(503, { retryAfter: 2 }),
  'F08 429, wait until a date': status(429, { retryAfter: { date: 3, skew: 86_400 } }),
};
const waits = (fault: Fault): number =>
  fault.kind !== 'status' || fault.retryAfter === undefined
    ? 0
    : typeof fault.retryAfter === 'number'
      ? fault.retryAfter * 1000
      : fault.retryAfter.date * 1000;

/** Violations in the log: more than four requests of a kind, or a request before its time. */
function offences(log: readonly LoggedRequest[], wait: number): readonly string[] {
  const struck = log.filter(({ fault }) => fault !== null);
  const name = ({ method, path }: LoggedRequest) => `${method} ${path}`;
  const many = [...new Set(struck.map(name))].filter(
    (one) => struck.filter((entry) => name(entry) === one).length > MOST,
  );
  const early =
    wait === 0
      ? []
      : struck.flatMap((response) => {
          const receivedAt = (response.doneAt ?? 0) + LEG;
          // Requests that started at the same moment did not have the response yet.
          const isLate = (entry: LoggedRequest) =>
            name(entry) === name(response) ? entry.at - LEG >= receivedAt : entry.at - LEG > receivedAt;
          return log
            .filter((entry) => isLate(entry) && entry.at - LEG < receivedAt + wait)
            .map((entry) => `${name(entry)} after ${entry.at - LEG - receivedAt} of ${wait} ms`);
        });
  return [...many.map((one) => `more than ${MOST} times ${one}`), ...early];
}

/** Runs an action against a failing store; returns its violations and its number of requests. */
async function under(
  rules: readonly FaultRule[],
  wait: number,
  action: () => Promise<unknown>,
): Promise<{ readonly wrong: readonly string[]; readonly failedRequests: number }> {
  store.platform.faults.set(rules);
  store.platform.log.clear();
  await store.within(() => action().catch(() => undefined));
  const { entries } = store.platform.log;
  return { wrong: offences(entries, wait), failedRequests: entries.filter(({ fault }) => fault !== null).length };
}

const everywhere = (fault: Fault): readonly FaultRule[] => [{ path: '**', fault }];
const { reads, writes } = portCalls(() => ({ productId: products[0]?.id ?? '', wish }));

describe.each(Object.entries(faults))('%s from a failing store', (_, fault) => {
  it.each(Object.entries(reads))(
    'O13 O14 O18 O19 O20 O21 O24 O25 O27 F05 F06 F07 F08: %s sends at most four requests, and none before the requested delay has passed',
    async (_method, ask) => {
      const adapter = store.adapter();
      const patience = { wait: store.time.wait, isOver: () => false };
      expect(await under(everywhere(fault), waits(fault), () => withRetry(() => ask(adapter), patience))).toMatchObject(
        { wrong: [] },
      );
    },
  );

  it.each(Object.entries(writes))(
    'O07 O10 O12 O13 O14 O15 F05 F06 F07 F08: %s gets the error once',
    async (_method, ask) => {
      const { wrong, failedRequests } = await under(everywhere(fault), waits(fault), () => ask(store.adapter()));
      expect(wrong).toEqual([]);
      expect(failedRequests).toBeLessThanOrEqual(MOST);
    },
  );

  it.each([
    'cart-items',
    'pricing/products',
    'getProductTerms',
    'getCartTerms',
    'getAccountTerms',
    'getOrderTerms',
    'application-context',
    'products',
  ])('respects the delay when only %s fails', async (path) => {
    const adapter = store.adapter();
    const patience = { wait: store.time.wait, isOver: () => false };
    for (const ask of Object.values(reads)) {
      store.time.now += 120_000;
      expect(
        (await under([{ path, fault }], waits(fault), () => withRetry(() => ask(adapter), patience))).wrong,
      ).toEqual([]);
    }
  });
});

describe.each(Object.entries(faults))('%s during a change of the cart', (_, fault) => {
  const cartOver = async (adapter: SalesforceAdapter) => {
    const cart = createCartRuntime(adapter, accountId, { wait: store.time.wait, online: () => true });
    await store.within(() => cart.refresh(at.locale));
    return cart;
  };

  it.each([
    ['any request', '**'],
    ['every write of a line', 'cart-items**'],
    ['every read of the lines', 'cart-items'],
  ])('O11 F05 F06 F07 F08: sends at most four requests when %s fails', async (_where, path) => {
    for (const edit of [
      (cart: ReturnType<typeof createCartRuntime>) => products[1] !== undefined && cart.add(products[1], 2),
      (cart: ReturnType<typeof createCartRuntime>) =>
        cart.setQuantity(Object.keys(cart.store.getState().lines)[0] ?? '', 7),
      (cart: ReturnType<typeof createCartRuntime>) => cart.remove(Object.keys(cart.store.getState().lines)[0] ?? ''),
    ]) {
      store.platform.faults.clear();
      store.time.now += 120_000;
      const cart = await cartOver(store.adapter());
      const { wrong } = await under(
        [{ path, fault, ...(path === 'cart-items' ? { method: 'GET' } : {}) }],
        waits(fault),
        async () => {
          edit(cart);
          await cart.settle();
        },
      );
      cart.dispose();
      expect(wrong).toEqual([]);
    }
  });
});

describe.each(Object.entries(faults))('%s during an order', (_, fault) => {
  it('O01 F05 F06 F07 F08: places once, and looks the outcome up with at most four failed requests', async () => {
    const adapter = store.adapter();
    const commit = createCommit(
      placeOrderOperation(adapter.checkout, () => at.locale),
      {
        adapter: adapter.id,
        user: 'dana',
        intents: intentStore(memoryStore()),
        lock: timedLock,
        clock: () => store.time.now,
        newKey: () => 'k',
        wait: store.time.wait,
      },
    );
    const rules: readonly FaultRule[] = ['checkouts/*/orders**', 'getCheckoutOutcome'].map((path) => ({ path, fault }));
    const now = await store.within(async () => {
      await adapter.cart.change({
        ...at,
        change: { type: 'add', productId: products[0]?.id ?? '', quantity: 60 },
        revision: null,
      });
      return filledIn(adapter);
    });
    const { wrong, failedRequests } = await under(rules, waits(fault), () => commit.submit(now));
    expect(wrong).toEqual([]);
    expect(failedRequests).toBeLessThanOrEqual(MOST);
    expect(
      store.platform.log.entries.filter(({ method, path }) => method === 'POST' && path.endsWith('/orders')),
    ).toHaveLength(1);
    expect(store.platform.ledger.orders).toEqual([]);
  });
});

describe('port methods in the tests above', () => {
  it('include every method of every port', () => {
    const adapter = store.adapter();
    const made = { 'cart.change': true, 'checkout.place': true };
    const names = Object.entries(adapter).flatMap(([port, methods]) =>
      typeof methods === 'object' && port !== 'platform' ? Object.keys(methods).map((name) => `${port}.${name}`) : [],
    );
    expect(names.filter((name) => !(name in reads) && !(name in writes) && !(name in made))).toEqual([]);
  });
});
