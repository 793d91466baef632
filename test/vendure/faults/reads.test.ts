import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { VendureTradeAdapter } from '../../../src/adapters/vendure';
import type { CallOptions, PortMethod } from '../../../src/ports';
import { Reads } from '../../../src/runtime/reads/reads';
import { oddIn } from '../../adapters/salesforce/support/mutations';
import { type Fault, type FaultyShop, faultReport, invoicesToPay, locale, openFaultyShop } from './fault-server';

const report = faultReport('Reads under faults over HTTP');
afterAll(report.print);

let shop: FaultyShop;
let at: { readonly accountId: string; readonly locale: string };
let productId: string;
let orderId: string;

beforeAll(async () => {
  shop = await openFaultyShop(inject('vendureUrls').trade);
  at = { accountId: shop.accountId, locale };
  const { catalog, orders } = await shop.adapter();
  [{ id: productId } = { id: '' }] = (
    await catalog.search({ ...at, text: '', page: 0, pageSize: 5, sort: null, facets: {} })
  ).items;
  [{ id: orderId } = { id: '' }] = (await orders.list({ ...at, page: 0, pageSize: 5 })).items;
});
afterAll(() => shop.strike());

type Read = (adapter: VendureTradeAdapter, options: CallOptions) => Promise<unknown>;
const page = { page: 0, pageSize: 10 };

/** Reads of the widgets, with the requests that they send. */
const reads: readonly (readonly [operation: string, method: PortMethod, read: Read])[] = [
  [
    'O18',
    'catalog.search',
    ({ catalog }, call) => catalog.search({ ...at, ...page, text: '', sort: null, facets: {} }, call),
  ],
  ['O19', 'catalog.product', ({ catalog }, call) => catalog.product({ ...at, productId }, call)],
  ['O20', 'cart.read', ({ cart }, call) => cart.read(at, call)],
  ['O01', 'checkout.open', ({ checkout }, call) => checkout.open(at, call)],
  ['O21', 'orders.list', ({ orders }, call) => orders.list({ ...at, ...page }, call)],
  ['O21', 'orders.detail', ({ orders }, call) => orders.detail({ ...at, orderId }, call)],
  ['O12', 'lists.list', ({ lists }, call) => lists.list(at, call)],
  [
    'O13',
    'users.search',
    ({ users }, call) =>
      users.search({ ...at, ...page, text: '', permission: null, status: null, sort: 'NameAsc' }, call),
  ],
  ['O14', 'profile.read', ({ profile }, call) => profile.read({ locale }, call)],
  ['O15', 'accounts.list', ({ accounts }, call) => accounts.list({ includeOwn: true, locale }, call)],
  ['O22', 'invoices.list', ({ invoices }, call) => invoices.list({ ...at, ...page, ...invoicesToPay }, call)],
  ['O22', 'invoices.totals', ({ invoices }, call) => invoices.totals(at, call)],
  [
    'O27',
    'support.search',
    ({ support }, call) =>
      support.search(
        {
          ...at,
          ...page,
          text: '',
          statuses: [],
          problemTypes: [],
          created: { start: null, end: null },
          modified: { start: null, end: null },
        },
        call,
      ),
  ],
  ['O25', 'session.user', ({ session }, call) => session.user({}, call)],
  ['O26', 'promotions.list', ({ promotions }, call) => promotions.list(at, call)],
  [
    'O26',
    'notifications.list',
    ({ notifications }, call) => notifications.list({ ...at, ...page, topics: [], unreadOnly: false }, call),
  ],
];

/** A read that has data, and is repeated under a fault. */
async function repeatUnder(fault: Fault, method: PortMethod, read: Read, timeout?: number) {
  await shop.strike();
  const waits: number[] = [];
  let ahead = 0;
  const entry = new Reads({
    now: () => 1,
    wait: (milliseconds) => {
      waits.push(milliseconds);
      ahead += milliseconds;
      return Promise.resolve();
    },
  }).entry({ accountId: shop.accountId, locale, method, args: {} });
  entry.subscribe(() => {});
  const settled = async () => {
    while (entry.state.fetching) await new Promise((over) => setTimeout(over, 5));
    return entry.state;
  };
  const adapter = await shop.adapter({
    clock: () => Date.now() + ahead,
    ...(timeout === undefined ? {} : { timeout }),
  });
  entry.fetch((options) => read(adapter, options));
  const { data, error: none } = await settled();
  expect([none, data]).toEqual([null, expect.anything()]);
  await shop.strike(fault);
  let calls = 0;
  entry.fetch((options) => {
    calls += 1;
    return read(adapter, options);
  }, true);
  const state = await settled();
  await shop.strike();
  return {
    kept: state.data === data,
    data: state.data,
    code: state.error?.code ?? null,
    error: state.error,
    calls,
    waits,
  };
}

describe.each(reads)('%s %s', (operation, method, read) => {
  const name = `${operation} ${method}`;

  it.each([
    ['F03', 'the connection is lost', { kind: 'drop' }, 'unavailable', 4],
    ['F05', 'the server fails', { kind: 'status', status: 500 }, 'unavailable', 4],
    ['F06', 'the server is down', { kind: 'status', status: 503 }, 'unavailable', 4],
    ['F07', 'there are too many requests', { kind: 'status', status: 429, retryAfter: 3 }, 'too-many-requests', 4],
    [
      'F08',
      'the delay comes from a clock that is a day off',
      { kind: 'status', status: 429, retryAfter: { seconds: 2, skew: 86_400 } },
      'too-many-requests',
      4,
    ],
    ['F09', 'the session has ended', { kind: 'status', status: 401 }, 'signed-out', 1],
    ['F10', 'access is missing', { kind: 'status', status: 403 }, 'forbidden', 1],
    ['F11', 'the record is missing', { kind: 'status', status: 404 }, 'not-found', 1],
    ['F15', 'the response is truncated', { kind: 'truncate' }, 'malformed', 1],
    ['F16', 'a proxy answers its sign-in page', { kind: 'sign-in-page' }, 'signed-out', 1],
    ['F17', 'the response has no data', { kind: 'set', path: 'data', value: null }, 'malformed', 1],
  ] as const satisfies readonly (readonly [string, string, Fault, string, number])[])(
    '%s: if %s, the displayed data stays and the reason is reported',
    async (fault, _what, given, code, most) => {
      const result = await repeatUnder(given, method, read);
      expect([result.code, result.kept, result.calls]).toEqual([code, true, most]);
      for (const wait of result.waits) expect(wait >= 0 && wait <= 60_000, String(wait)).toBe(true);
      if (fault === 'F05') expect(result.error?.correlationId).toBe('fault-500');
      if (fault === 'F07') expect(result.waits).toEqual([3000, 3000, 3000]);
      report.note(name, fault, `${code} after ${result.calls} requests, data kept`);
    },
  );

  it('F04: a response that does not come is a timeout', async () => {
    const result = await repeatUnder({ kind: 'delay', milliseconds: 1000 }, method, read, 250);
    expect([result.code, result.kept, result.calls]).toEqual(['timeout', true, 4]);
    report.note(name, 'F04', 'timeout after 4 requests, data kept');
  });

  it('F20: a slow response is awaited', async () => {
    const result = await repeatUnder({ kind: 'delay', milliseconds: 400 }, method, read);
    expect([result.code, result.calls]).toEqual([null, 1]);
    report.note(name, 'F20', 'data, 1 request');
  });

  it('F48: names of object prototypes are ignored', async () => {
    const names = Object.getOwnPropertyNames(Object.prototype).length;
    const result = await repeatUnder({ kind: 'prototype-keys' }, method, read);
    expect([result.code, oddIn(result.data)]).toEqual([null, null]);
    expect(Object.getOwnPropertyNames(Object.prototype)).toHaveLength(names);
    expect('polluted' in {}).toBe(false);
    report.note(name, 'F48', 'data, prototypes unchanged');
  });
});

it.each([
  [
    'O21 F18: an unknown status of an order',
    'data.tradeOrders.items.0.status',
    ({ orders }: VendureTradeAdapter) => orders.list({ ...at, ...page }),
  ],
  [
    'O26 F18: an unknown topic of a notification',
    'data.tradeNotifications.items.0.topic',
    ({ notifications }: VendureTradeAdapter) => notifications.list({ ...at, ...page, topics: [], unreadOnly: false }),
  ],
] as const)('%s does not hide the others', async (cell, path, read) => {
  const adapter = await shop.adapter();
  const before = await read(adapter);
  await shop.strike({ kind: 'set', path, value: 'solar-flare' });
  const { items } = await read(adapter);
  await shop.strike();
  expect(items.length).toBeGreaterThanOrEqual(before.items.length - 1);
  expect(oddIn(items)).toBeNull();
  report.note(cell.slice(0, 3), 'F18', `${items.length} of ${before.items.length} shown`);
});
