import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Cart } from '../../../src/domain';
import type { Adapter } from '../../../src/ports';
import { lineOf, product } from './cart-support';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.doUnmock('../../../src/runtime/cart/cart.sync');
  vi.resetModules();
});

async function cartWithoutSending(fetched: () => boolean = () => false) {
  vi.resetModules();
  vi.doMock('../../../src/runtime/cart/cart.sync', async (original) => {
    if (!fetched()) throw new Error('Not fetched');
    return original();
  });
  const { createCartRuntime } = await import('../../../src/runtime/cart/cart.store');
  return createCartRuntime;
}

const adapter: Adapter = { id: 'not-fetched', cart: { read: () => new Promise(() => undefined) } };

it.each([
  [true, 'unavailable'],
  [false, 'offline'],
] as const)(
  'an addition of many products without the sending code, with the device online: %s, is %s',
  async (onLine, code) => {
    const makeCart = await cartWithoutSending();
    vi.stubGlobal('navigator', { onLine });
    expect(await makeCart(adapter, null).addMany([])).toMatchObject({ outcome: 'failed', error: { code } });
  },
);

const usd = { minor: 0, currency: 'USD' };
const cart: Cart = {
  id: 'cart',
  accountId: 'a',
  revision: null,
  lines: [lineOf('line', product('cola'), 2)],
  totals: {
    cases: 2,
    subtotal: usd,
    discounts: [],
    deposits: usd,
    minimumOrderCharge: null,
    tax: usd,
    taxRate: null,
    total: usd,
  },
  minimum: {},
  minimumProgress: { cases: 2, value: usd },
  isRepricing: false,
  savedAt: '2026-11-17T10:35:00-05:00',
};

it('an edit waits for the sending code, is not called offline, and is sent when the code loads', async () => {
  let isFetched = false;
  const makeCart = await cartWithoutSending(() => isFetched);
  const sent: unknown[] = [];
  const held: (() => void)[] = [];
  const backend: Adapter = {
    id: 'not-fetched',
    cart: { read: async () => cart, change: async ({ change }) => (sent.push(change), { outcome: 'done', cart }) },
  };
  const made = makeCart(backend, 'a', {
    wait: (milliseconds) =>
      milliseconds < 5000 ? Promise.resolve() : new Promise((resolve) => void held.push(resolve)),
    online: () => true,
  });
  await made.refresh('en-US');
  made.setQuantity('line', 7);
  await vi.waitFor(() => expect(held).toHaveLength(1));
  expect(made.store.getState()).toMatchObject({
    waiting: 'unavailable',
    lines: { line: { quantity: 7, pending: true } },
  });
  await made.settle();
  expect(made.store.getState().waiting).toBe('unavailable');
  isFetched = true;
  await made.settle();
  expect(sent).toEqual([{ type: 'set', lineId: 'line', quantity: 7 }]);
  expect(made.store.getState()).toMatchObject({ waiting: null });
});

it('an edit waits for a connection when the sending code cannot load offline', async () => {
  const makeCart = await cartWithoutSending();
  const made = makeCart({ id: 'not-fetched', cart: { read: async () => cart } }, 'a', {
    wait: (milliseconds) => (milliseconds < 5000 ? Promise.resolve() : new Promise(() => undefined)),
    online: () => false,
  });
  await made.refresh('en-US');
  made.setQuantity('line', 7);
  await vi.waitFor(() => expect(made.store.getState().waiting).toBe('offline'));
});

describe('commands that need the sending code, while it cannot load', () => {
  /**
   * A cart of two lines and a free good, whose sending code loads once `fetch` is called, and the changes that its
   * backend received.
   */
  async function cartOfTwo() {
    let isFetched = false;
    const makeCart = await cartWithoutSending(() => isFetched);
    const sent: unknown[] = [];
    const held: (() => void)[] = [];
    const gift = { ...lineOf('gift', product('glass'), 1), isFreeGood: true };
    const two: Cart = { ...cart, lines: [...cart.lines, lineOf('other', product('tonic'), 3), gift] };
    const backend: Adapter = {
      id: 'not-fetched',
      cart: {
        read: async () => two,
        change: async ({ change }) => (sent.push(change), { outcome: 'done', cart: two }),
      },
    };
    const made = makeCart(backend, 'a', {
      wait: (milliseconds) =>
        milliseconds < 5000 ? Promise.resolve() : new Promise((resolve) => void held.push(resolve)),
      online: () => true,
    });
    await made.refresh('en-US');
    return { made, sent, held, fetch: () => (isFetched = true) };
  }

  it('shows an empty cart with the reason for waiting, and sends the removal when the code loads', async () => {
    const { made, sent, fetch } = await cartOfTwo();
    made.clear();
    await vi.waitFor(() => expect(made.store.getState()).toMatchObject({ waiting: 'unavailable', lineIds: [] }));
    fetch();
    await made.settle();
    expect(sent).toEqual([{ type: 'remove-many', lineIds: ['line', 'other'] }]);
  });

  it('keeps lines whose removal is undone before it is sent', async () => {
    const { made, sent, held, fetch } = await cartOfTwo();
    const removed = made.store.getState().lines.line;
    made.remove('line');
    await vi.waitFor(() => expect(held).toHaveLength(1));
    if (removed === undefined) throw new Error('No such line');
    made.restore(removed);
    await vi.waitFor(() => expect(made.store.getState().lines).toMatchObject({ line: { quantity: 2 } }));
    fetch();
    await made.settle();
    expect(sent).toEqual([]);
  });

  it('reports that a product was not replaced', async () => {
    const { made } = await cartOfTwo();
    made.replace('line', product('water'), 2);
    await vi.waitFor(() =>
      expect(made.store.getState().notices).toMatchObject([
        { kind: 'failed', productName: product('water').name, reason: 'unavailable' },
      ]),
    );
    expect(made.store.getState().lines).toMatchObject({ line: { quantity: 2 } });
  });
});
