import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type Fault, faultPresets, oddValues, peek, startPlatformServer } from '../support/platform-server';
import { type Any, makeClient } from './client';

const NOW = Date.parse('2026-11-17T15:00:00Z');
const server = await startPlatformServer({ clock: () => NOW });
afterAll(() => server.close());
const client = makeClient(server);
const { store } = client;

const set = (fault: Fault, path = 'cart-items', method = 'POST') =>
  server.platform.faults.set([{ path, method, fault }]);
const COLA = '01tTf0000104417';
const add = () => client.post(`${store}/carts/active/cart-items`, { productId: COLA, quantity: '2', type: 'Product' });
const colas = () => server.platform.ledger.carts[0]?.lines.find(({ productId }) => productId === 'p-104417')?.quantity;

beforeEach(async () => {
  server.platform.reset();
  await client.signIn('dana');
  await client.get(`${store}/carts/current`);
});

describe('what is lost, and when', () => {
  test('before anything is done', async () => {
    set({ kind: 'drop' });
    await expect(add()).rejects.toThrow();
    expect(colas()).toBe(8);
  });

  test('after it is done', async () => {
    set({ kind: 'drop', after: true });
    await expect(add()).rejects.toThrow();
    expect(colas()).toBe(10);
  });

  test('with the work done later', async () => {
    set({ kind: 'late', ms: 40 });
    await expect(add()).rejects.toThrow();
    expect(colas()).toBe(8);
    await expect.poll(colas).toBe(10);
  });

  test('without an answer ever', async () => {
    set({ kind: 'never', after: true });
    await expect(
      client.call('POST', `${store}/carts/active/cart-items`, {
        body: { productId: COLA, quantity: '2' },
        signal: AbortSignal.timeout(100),
      }),
    ).rejects.toThrow();
    expect(colas()).toBe(10);
  });

  test('nothing, and it is done twice', async () => {
    set({ kind: 'twice' });
    expect((await add()).status).toBe(201);
    expect(colas()).toBe(12);
  });
});

describe('answers that are none', () => {
  test.each([
    'server-error',
    'bad-gateway',
    'unavailable',
    'gateway-timeout',
    'session-expired',
    'forbidden',
    'not-found',
    'conflict',
    'precondition',
    'locked',
  ])('%s', async (name) => {
    for (const fault of faultPresets[name] ?? []) {
      set(fault);
      const before = colas() ?? 0;
      const answer = await add();
      expect(answer.status).toBe(fault.kind === 'status' ? fault.status : 0);
      expect(colas()).toBe(before + (fault.kind === 'status' && fault.after === true ? 2 : 0));
    }
  });

  test('in the shapes a proxy or the platform may use', async () => {
    set({ kind: 'status', status: 503, body: 'html' });
    expect((await add()).headers.get('content-type')).toContain('text/html');
    set({ kind: 'status', status: 500, body: 'empty' });
    expect((await add()).text).toBe('');
    set({ kind: 'status', status: 422, body: 'checkout', message: 'No' });
    expect((await add()).body.errors[0].title).toBe('No');
    set({ kind: 'sign-in-page' });
    const page = await add();
    expect([page.status, page.text.startsWith('<!DOCTYPE html>')]).toEqual([200, true]);
    set({ kind: 'status', status: 403, statusText: 'Moved to another depot' });
    expect((await add()).statusText).toBe('Moved to another depot');
    set({ kind: 'empty', after: true });
    expect((await add()).text).toBe('');
    set({ kind: 'truncated' });
    const cut = await add();
    expect([cut.status, cut.body]).toEqual([201, undefined]);
  });

  test('and say when to ask again: in seconds, or by a clock that may be wrong', async () => {
    set({ kind: 'status', status: 429, retryAfter: 7 });
    expect((await add()).headers.get('retry-after')).toBe('7');
    set({ kind: 'status', status: 503, retryAfter: { date: 5, skew: 3600 } });
    const { headers } = await add();
    expect(Date.parse(headers.get('retry-after') ?? '') - Date.parse(headers.get('date') ?? '')).toBe(5000);
    expect(Date.parse(headers.get('date') ?? '')).toBe(NOW + 3_600_000);
  });
});

describe('answers that are odd', () => {
  const read = () => client.get(`${store}/carts/current/cart-items`);
  const onRead = (fault: Fault) => set(fault, 'cart-items', 'GET');

  test('a value at a path, everywhere a star stands', async () => {
    for (const value of [...oddValues.enums, ...oddValues.amounts, ...oddValues.texts]) {
      onRead({ kind: 'set', at: 'cartItems.*.cartItem.quantity', value });
      expect((await read()).body.cartItems.map(({ cartItem }: Any) => cartItem.quantity)).toEqual(
        Array.from({ length: 8 }, () => value),
      );
    }
    onRead({ kind: 'set', at: '', value: null });
    expect((await read()).text).toBe('null');
  });

  test('a key that is missing, and a list with everything twice', async () => {
    onRead({ kind: 'remove', at: 'cartSummary.grandTotalAmount' });
    expect((await read()).body.cartSummary).not.toHaveProperty('grandTotalAmount');
    onRead({ kind: 'repeat', at: 'cartItems', times: 2 });
    const { cartItems } = (await read()).body;
    expect(cartItems).toHaveLength(16);
    expect(cartItems[0]).toEqual(cartItems[1]);
    expect((await client.get(`${store}/carts/current`)).body.uniqueProductCount).toBe(8);
  });

  test('names that reach prototypes', async () => {
    onRead({ kind: 'prototype-keys' });
    expect((await read()).text.startsWith('{"__proto__":{"polluted":true}')).toBe(true);
  });

  test('an answer of before, and errors beside a success', async () => {
    const before = (await read()).text;
    await add();
    onRead({ kind: 'stale' });
    expect((await read()).text).toBe(before);
    onRead({ kind: 'with-errors', title: 'Something' });
    expect((await read()).body).toMatchObject({ errors: [{ title: 'Something' }], totalItemCount: 8 });
  });

  test('answers in another order than they were asked for', async () => {
    server.platform.faults.set([{ path: 'search/products', fault: { kind: 'delay', ms: 80 }, times: 1 }]);
    const order: string[] = [];
    await Promise.all(
      ['cola', 'juice'].map(async (searchTerm, at) => {
        await new Promise((later) => setTimeout(later, at * 20));
        await client.get(`${store}/search/products`, { searchTerm });
        order.push(searchTerm);
      }),
    );
    expect(order).toEqual(['juice', 'cola']);
  });
});

describe('controls', () => {
  test('a fault strikes after so many requests, so many times, where it is meant', async () => {
    server.platform.faults.set([
      { path: 'carts/*', method: 'GET', fault: { kind: 'status', status: 500 }, after: 1, times: 2 },
    ]);
    const answers = [];
    for (let at = 0; at < 4; at += 1) answers.push((await client.get(`${store}/carts/current`)).status);
    expect(answers).toEqual([200, 500, 500, 200]);
    expect((await client.get(`${store}/carts/current/cart-items`)).status).toBe(200);
  });

  test('over the network as well: faults, presets, log, ledger, clock and a new start', async () => {
    const steer = (method: string, name: string, body?: unknown) => client.call(method, `/__control/${name}`, { body });
    expect(
      (await steer('PUT', 'faults', [{ path: 'carts/current', fault: { kind: 'status', status: 503 } }])).status,
    ).toBe(204);
    expect((await client.get(`${store}/carts/current`)).status).toBe(503);
    await steer('DELETE', 'faults');
    expect((await steer('POST', 'faults/forbidden', { path: 'carts/current', times: 1 })).status).toBe(204);
    expect((await client.get(`${store}/carts/current`)).status).toBe(403);
    expect((await client.get(`${store}/carts/current`)).status).toBe(200);
    const log: Any[] = (await steer('GET', 'log')).body;
    expect(log.slice(-3).map(({ status, fault }) => [status, fault])).toEqual([
      [503, 'status'],
      [403, 'forbidden'],
      [200, null],
    ]);
    expect(log[0].doneAt - log[0].at).toBeLessThan(5000);
    expect(log.every(({ headers }) => !('cookie' in headers))).toBe(true);
    expect((await steer('GET', 'ledger')).body).toEqual(JSON.parse(JSON.stringify(peek(server.platform))));
    await steer('POST', 'clock', { offset: 60_000 });
    expect(server.platform.now()).toBe(NOW + 60_000);
    await steer('POST', 'reset', { scenario: 'empty-cart' });
    expect(peek(server.platform).carts).toEqual([]);
    expect((await steer('GET', 'buyers')).body[0].firstName).toBe('Dana');
    expect((await steer('POST', 'faults/nonsense')).status).toBe(404);
  });
});
