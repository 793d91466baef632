import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { announceCart, figuresOf, isCartRead } from '../../../src/runtime/cart/announce-cart';
import { initialCart, reduceEdit } from '../../../src/runtime/cart/cart.reducer';
import type { CartState } from '../../../src/runtime/cart/cart.state';
import { followCart } from '../../../src/runtime/cart/follow-cart';
import { getSessionRuntime } from '../../../src/runtime/session/session';
import { storedKey, storeFor } from '../../../src/runtime/storage';
import { syncedCart } from '../../support/cart-lines';
import { sessionOptions, signedInBackend } from '../../support/session-samples';
import { cartOf, lineOf, product } from './cart-support';

const usd = (minor: number) => ({ minor, currency: 'USD' });
const [cola, juice] = [product('cola'), product('juice')];
const cart = cartOf([lineOf('1', cola, 4)]);
const read = reduceEdit(initialCart, { type: 'read', cart }).model;
const none = { lineCount: 0, cases: 0, subtotal: null, total: null };
const ofCart = { lineCount: 1, cases: 4, subtotal: usd(4000), total: usd(4000) };

let page = new EventTarget();
let heard: unknown[] = [];
beforeEach(() => {
  page = new EventTarget();
  heard = [];
  page.addEventListener('tradefront-cart-change', (event) => {
    if (event instanceof CustomEvent) heard.push([event.detail, event.bubbles, event.composed]);
  });
  vi.stubGlobal('document', page);
});
afterEach(() => void vi.unstubAllGlobals());

const event = (adapterId: string, accountId: string | null, figures: object) => [
  { adapterId, accountId, ...figures },
  true,
  true,
];

describe('the figures of a cart', () => {
  it('are empty before it is read', () => expect(figuresOf(initialCart.view)).toStrictEqual(none));

  it('count lines and products that are being added', () => {
    const { model } = reduceEdit(read, { type: 'set-product', product: juice, quantity: 2 });
    expect(figuresOf(model.view)).toStrictEqual({ lineCount: 2, cases: 6, subtotal: usd(6000), total: usd(6000) });
  });
});

describe('the event of a cart', () => {
  it('is dispatched on the document whenever its figures change', () => {
    const adapter = signedInBackend();
    const store = createStore<CartState>(() => read.view);
    announceCart(adapter, 'pine', store);
    expect(heard).toStrictEqual([event(adapter.id, 'pine', ofCart)]);
    store.setState({ notices: [] });
    expect(heard).toHaveLength(1);
    store.setState(reduceEdit(read, { type: 'set-line', lineId: '1', quantity: 5 }).model.view);
    expect(heard.slice(1)).toStrictEqual([
      event(adapter.id, 'pine', { lineCount: 1, cases: 5, subtotal: usd(5000), total: usd(5000) }),
    ]);
  });

  it('waits until the cart is read', () => {
    const adapter = signedInBackend();
    const store = createStore<CartState>(() => initialCart.view);
    announceCart(adapter, null, store);
    expect(heard).toStrictEqual([]);
    store.setState(read.view);
    expect(heard).toStrictEqual([event(adapter.id, null, ofCart)]);
  });

  it('says that the cart is empty when the session ends, and only then', async () => {
    const adapter = signedInBackend();
    announceCart(
      adapter,
      'pine',
      createStore<CartState>(() => read.view),
    );
    await getSessionRuntime(adapter).load(sessionOptions);
    expect(heard).toHaveLength(1);
    getSessionRuntime(adapter).end();
    expect(heard.slice(1)).toStrictEqual([event(adapter.id, null, none)]);
  });

  it('is not dispatched on a server', () => {
    vi.stubGlobal('document', undefined);
    const adapter = signedInBackend();
    announceCart(
      adapter,
      'pine',
      createStore<CartState>(() => read.view),
    );
    expect(isCartRead(adapter, 'pine')).toBe(false);
  });

  it('is known per account', () => {
    const adapter = signedInBackend();
    announceCart(
      adapter,
      'pine',
      createStore<CartState>(() => read.view),
    );
    expect(isCartRead(adapter, 'pine')).toBe(true);
    expect(isCartRead(adapter, 'oak')).toBe(false);
  });
});

describe('a cart that a page follows', () => {
  const guests = { isGuest: async () => true };
  const storedCart = (adapterId: string) => storeFor('guestCart', 'memory').get(storedKey('guestCart', adapterId));

  it('is announced once', () => {
    const { synced, store } = syncedCart({}, cart);
    const subscribe = vi.spyOn(store, 'subscribe');
    followCart(synced, store);
    followCart(synced, store);
    expect(heard).toStrictEqual([event(synced.adapter.id, 'pine', ofCart)]);
    expect(subscribe).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['is stored for a guest', null, [{ productId: 'cola', sku: 'cola', name: 'Product cola', quantity: 4 }]],
    ['is not stored for an account', 'pine', null],
  ])('%s', async (_what, accountId, expected) => {
    const { synced, store } = syncedCart({ session: guests }, cart, { accountId });
    await getSessionRuntime(synced.adapter).load(sessionOptions);
    followCart(synced, store);
    expect(JSON.parse(storedCart(synced.adapter.id) ?? 'null')).toStrictEqual(expected);
  });

  it('carries its edits', async () => {
    const leaving = new EventTarget();
    vi.stubGlobal('window', leaving);
    const { synced, store, edit } = syncedCart({}, cart);
    followCart(synced, store);
    edit({ type: 'set-line', lineId: '1', quantity: 5 });
    leaving.dispatchEvent(new Event('pagehide'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(storeFor('edits', 'memory').get(storedKey('edits', synced.adapter.id, 'pine'))).toMatch(/"quantity":5/);
  });
});
