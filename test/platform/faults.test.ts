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

describe('faults that lose a request or a response', () => {
  test('drop a request before it is executed', async () => {
    set({ kind: 'drop' });
    await expect(add()).rejects.toThrow();
    expect(colas()).toBe(8);
  });

  test('drop a response after execution', async () => {
    set({ kind: 'drop', after: true });
    await expect(add()).rejects.toThrow();
    expect(colas()).toBe(10);
  });

  test('time out and execute the request later', async () => {
    set({ kind: 'late', ms: 40 });
    await expect(add()).rejects.toThrow();
    expect(colas()).toBe(8);
    await expect.poll(colas).toBe(10);
  });

  test('never answer', async () => {
    set({ kind: 'never', after: true });
    await expect(
      client.call('POST', `${store}/carts/active/cart-items`, {
        body: { productId: COLA, quantity: '2' },
        signal: AbortSignal.timeout(100),
      }),
    ).rejects.toThrow();
    expect(colas()).toBe(10);
  });

  test('lose nothing and execute twice', async () => {
    set({ kind: 'twice' });
    expect((await add()).status).toBe(201);
    expect(colas()).toBe(12);
  });
});

describe('responses without data', () => {
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

  test('have the formats of a proxy or the platform', async () => {
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

  test('contain the requested delay: in seconds, or as a date by a clock that can be wrong', async () => {
    set({ kind: 'status', status: 429, retryAfter: 7 });
    expect((await add()).headers.get('retry-after')).toBe('7');
    set({ kind: 'status', status: 503, retryAfter: { date: 5, skew: 3600 } });
    const { headers } = await add();
    expect(Date.parse(headers.get('retry-after') ?? '') - Date.parse(headers.get('date') ?? '')).toBe(5000);
    expect(Date.parse(headers.get('date') ?? '')).toBe(NOW + 3_600_000);
  });
});

describe('changed responses', () => {
  const read = () => client.get(`${store}/carts/current/cart-items`);
  const onRead = (fault: Fault) => set(fault, 'cart-items', 'GET');

  test('have another value at a path, and a star matches every entry', async () => {
    for (const value of [...oddValues.enums, ...oddValues.amounts, ...oddValues.texts]) {
      onRead({ kind: 'set', at: 'cartItems.*.cartItem.quantity', value });
      expect((await read()).body.cartItems.map(({ cartItem }: Any) => cartItem.quantity)).toEqual(
        Array.from({ length: 8 }, () => value),
      );
    }
    onRead({ kind: 'set', at: '', value: null });
    expect((await read()).text).toBe('null');
  });

  test('lack a key, or have a list with doubled entries', async () => {
    onRead({ kind: 'remove', at: 'cartSummary.grandTotalAmount' });
    expect((await read()).body.cartSummary).not.toHaveProperty('grandTotalAmount');
    onRead({ kind: 'repeat', at: 'cartItems', times: 2 });
    const { cartItems } = (await read()).body;
    expect(cartItems).toHaveLength(16);
    expect(cartItems[0]).toEqual(cartItems[1]);
    expect((await client.get(`${store}/carts/current`)).body.uniqueProductCount).toBe(8);
  });

  test('have names of object prototypes', async () => {
    onRead({ kind: 'prototype-keys' });
    expect((await read()).text.startsWith('{"__proto__":{"polluted":true}')).toBe(true);
  });

  test('are outdated, or contain errors beside a success', async () => {
    const before = (await read()).text;
    await add();
    onRead({ kind: 'stale' });
    expect((await read()).text).toBe(before);
    onRead({ kind: 'with-errors', title: 'Something' });
    expect((await read()).body).toMatchObject({ errors: [{ title: 'Something' }], totalItemCount: 8 });
  });

  test('are in another order than the requests', async () => {
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

describe('controls of faults', () => {
  test('start a fault after a number of requests and repeat it a number of times, only for matching requests', async () => {
    server.platform.faults.set([
      { path: 'carts/*', method: 'GET', fault: { kind: 'status', status: 500 }, after: 1, times: 2 },
    ]);
    const answers = [];
    for (let at = 0; at < 4; at += 1) answers.push((await client.get(`${store}/carts/current`)).status);
    expect(answers).toEqual([200, 500, 500, 200]);
    expect((await client.get(`${store}/carts/current/cart-items`)).status).toBe(200);
  });

  test('work over the network too: faults, presets, log, ledger, clock and reset', async () => {
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
