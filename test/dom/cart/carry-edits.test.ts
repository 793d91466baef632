import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryStore, type DemoAdapter, type DemoStore, type FaultRule } from '../../../src/adapters/demo';
import type { CartChange, CartChangeResult, Product } from '../../../src/domain';
import type { Adapter } from '../../../src/ports';
import { type CartRuntime, getCartRuntime } from '../../../src/runtime/cart/cart.store';
import { loadSync } from '../../../src/runtime/cart/load-sync';
import { getSessionRuntime } from '../../../src/runtime/session/session';
import type { StorageChoice } from '../../../src/runtime/storage';
import { demo, here, locale, taproom } from '../../adapters/demo/demo-support';

// The chunk is loaded before the first edit, as on a page.
await loadSync();

const COLA = 'p-104417';
const TONIC = 'p-210031';
/** Listed, in stock and not in the demo's cart. */
const JUICE = 'p-677105';

const pages: Page[] = [];

interface Page {
  readonly adapter: Adapter;
  readonly backend: DemoAdapter;
  readonly cart: CartRuntime;
  readonly changes: readonly CartChange[];
  product(id: string): Promise<Product>;
  set(productId: string, quantity: number): void;
  quantity(productId: string): number;
  notices(): readonly string[];
}

interface PageOptions {
  /** The cart is not read. */
  readonly isUnread?: boolean;
  readonly storage?: StorageChoice;
  readonly faults?: readonly FaultRule[];
  /** The change is sent and no response arrives, as in a page that is left; `isExecuted` says if it reaches the server. */
  readonly neverAnswers?: { readonly isExecuted: boolean };
  /** The change is executed at once, and its response arrives later. */
  readonly answersAfter?: Promise<void>;
}

/** Opens a page of the tab; pages with the same store have one backend. */
async function openPage(
  store: DemoStore,
  { storage = 'session and local', faults = [], isUnread = false, neverAnswers, answersAfter }: PageOptions = {},
): Promise<Page> {
  const backend = demo({ storage: store });
  backend.demo.setFaults(faults);
  const changes: CartChange[] = [];
  const change: DemoAdapter['cart']['change'] = async (request, options) => {
    changes.push(request.change);
    if (neverAnswers === undefined) {
      const result = await backend.cart.change(request, options);
      await answersAfter;
      return result;
    }
    if (neverAnswers.isExecuted) await backend.cart.change(request, options);
    return new Promise<CartChangeResult>(() => {});
  };
  const adapter: Adapter = { ...backend, cart: { ...backend.cart, change } };
  await getSessionRuntime(adapter).load({ storage, locale, accountId: taproom });
  const cart = getCartRuntime(adapter, taproom);
  if (isUnread) {
    backend.demo.setFaults([{ method: 'cart.read', kind: 'delay', latency: 60_000 }]);
    void cart.refresh(locale);
  } else await cart.refresh(locale);
  const page: Page = {
    adapter,
    backend,
    cart,
    changes,
    product: async (productId) => {
      const product = await backend.catalog.product({ ...here, productId });
      if (product === null) throw new Error(`No product ${productId}`);
      return product;
    },
    set: (productId, quantity) => cart.setQuantity(cart.store.getState().lineIdByProduct[productId] ?? '', quantity),
    quantity: (productId) => {
      const { lines, lineIdByProduct, pendingAdds } = cart.store.getState();
      return lines[lineIdByProduct[productId] ?? '']?.quantity ?? pendingAdds[productId] ?? 0;
    },
    notices: () =>
      cart.store.getState().notices.map(({ kind, reason, quantity }) => `${kind} ${reason ?? 'unknown'} ${quantity}`),
  };
  pages.push(page);
  return page;
}

const dispatch = (type: string, persisted: boolean) =>
  window.dispatchEvent(new PageTransitionEvent(type, { persisted }));
const tasks = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Leaves a page: nothing of it runs afterwards. */
async function leave(page: Page): Promise<void> {
  dispatch('pagehide', false);
  await tasks();
  page.cart.discard();
  page.cart.dispose();
}

/** Waits until a page has sent everything. */
async function settled(page: Page): Promise<void> {
  await vi.waitFor(() => expect(page.cart.busy || storedEdits().length === 0).toBe(true));
  await page.cart.settle();
  await tasks();
  await page.cart.settle();
}

async function serverQuantities(page: Page): Promise<Readonly<Record<string, number>>> {
  const found = (await page.backend.demo.peek()).carts.find(({ accountId }) => accountId === taproom);
  return Object.fromEntries((found?.lines ?? []).map(({ productId, quantity }) => [productId, quantity]));
}

const storedEdits = () => Object.keys(sessionStorage).filter((key) => key.includes(':edits:'));

beforeEach(() => sessionStorage.clear());
afterEach(() => pages.splice(0).forEach(({ cart }) => cart.dispose()));

describe('edits of a cart when the page is left', () => {
  it('are sent by the next page: a quantity, a removal and a product without a line', async () => {
    const store = createMemoryStore();
    const page = await openPage(store);
    page.set(COLA, 12);
    page.set(TONIC, 0);
    page.cart.add(await page.product(JUICE), 2);
    await leave(page);
    expect(page.changes).toEqual([]);

    const next = await openPage(store);
    await settled(next);
    const server = await serverQuantities(next);
    expect(server).toMatchObject({ [COLA]: 12, [JUICE]: 2 });
    expect(server).not.toHaveProperty(TONIC);
    expect(next.quantity(COLA)).toBe(12);
    expect(next.notices()).toEqual([]);
    expect(storedEdits()).toEqual([]);
  });

  it('are sent by the next page if they were held without a connection', async () => {
    const store = createMemoryStore();
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const page = await openPage(store);
    page.set(COLA, 12);
    await page.cart.settle();
    expect(page.cart.store.getState().waiting).toBe('offline');
    await leave(page);
    online.mockRestore();

    const next = await openPage(store);
    await settled(next);
    expect((await serverQuantities(next))[COLA]).toBe(12);
  });

  it('are not sent again if the request in flight was executed', async () => {
    const store = createMemoryStore();
    const page = await openPage(store, { neverAnswers: { isExecuted: true } });
    page.cart.add(await page.product(JUICE), 2);
    await vi.waitFor(() => expect(page.changes).toHaveLength(1));
    await tasks();
    await leave(page);

    const next = await openPage(store);
    await settled(next);
    expect(next.changes).toEqual([]);
    expect((await serverQuantities(next))[JUICE]).toBe(2);
    expect(next.notices()).toEqual([]);
  });

  it('send the rest if the buyer changed a quantity again while its request was in flight', async () => {
    const store = createMemoryStore();
    const page = await openPage(store, { neverAnswers: { isExecuted: true } });
    const juice = await page.product(JUICE);
    page.cart.add(juice, 2);
    await vi.waitFor(() => expect(page.changes).toHaveLength(1));
    page.cart.setProduct(juice, 5);
    await leave(page);

    const next = await openPage(store);
    await settled(next);
    expect((await serverQuantities(next))[JUICE]).toBe(5);
    expect(next.changes).toMatchObject([{ type: 'set', quantity: 5 }]);
  });

  it('send a quantity again whose request was lost, but not an addition, which may arrive late', async () => {
    const store = createMemoryStore();
    const first = await openPage(store, { neverAnswers: { isExecuted: false } });
    first.set(COLA, 12);
    await vi.waitFor(() => expect(first.changes).toHaveLength(1));
    await leave(first);
    const second = await openPage(store, { neverAnswers: { isExecuted: false } });
    await vi.waitFor(() => expect(second.changes).toMatchObject([{ type: 'set', quantity: 12 }]));
    await leave(second);
    const third = await openPage(store);
    await settled(third);
    expect((await serverQuantities(third))[COLA]).toBe(12);
    await leave(third);

    const fourth = await openPage(store, { neverAnswers: { isExecuted: false } });
    fourth.cart.add(await fourth.product(JUICE), 2);
    await vi.waitFor(() => expect(fourth.changes).toHaveLength(1));
    await leave(fourth);
    const last = await openPage(store);
    await settled(last);
    expect(last.changes).toEqual([]);
    expect(await serverQuantities(last)).not.toHaveProperty(JUICE);
    expect(last.notices()).toEqual(['failed timeout 0']);
  });

  it('do not overwrite a quantity that somebody else has changed meanwhile', async () => {
    const store = createMemoryStore();
    const page = await openPage(store);
    page.set(COLA, 12);
    await leave(page);
    const { cart } = page;
    const { revision } = await page.backend.cart.read(here);
    await page.backend.cart.change({
      ...here,
      revision,
      change: { type: 'set', lineId: cart.store.getState().lineIdByProduct[COLA] ?? '', quantity: 20 },
    });

    const next = await openPage(store);
    await settled(next);
    expect(next.changes).toEqual([]);
    expect((await serverQuantities(next))[COLA]).toBe(20);
    expect(next.notices()).toEqual(['changed-elsewhere conflict 20']);
  });

  it('are sent by the page itself if it comes back from the back/forward cache', async () => {
    const store = createMemoryStore();
    const page = await openPage(store);
    page.cart.add(await page.product(JUICE), 2);
    dispatch('pagehide', true);
    await tasks();
    dispatch('pageshow', true);
    await page.cart.refresh(locale);
    await settled(page);
    expect(page.changes).toMatchObject([{ items: [{ productId: JUICE, quantity: 2 }] }]);
    expect((await serverQuantities(page))[JUICE]).toBe(2);
  });

  it('are sent once if another page has sent them before the page comes back', async () => {
    const store = createMemoryStore();
    const page = await openPage(store);
    page.cart.add(await page.product(JUICE), 2);
    dispatch('pagehide', true);
    await tasks();
    const next = await openPage(store);
    await settled(next);
    await leave(next);
    dispatch('pageshow', true);
    await page.cart.refresh(locale);
    await settled(page);
    expect([...next.changes, ...page.changes]).toMatchObject([{ items: [{ productId: JUICE, quantity: 2 }] }]);
    expect((await serverQuantities(page))[JUICE]).toBe(2);
    expect(page.quantity(JUICE)).toBe(2);
  });

  it('are sent once if the page comes back and its request in flight, which the buyer had changed, is answered late', async () => {
    const store = createMemoryStore();
    let answer = () => {};
    const page = await openPage(store, { answersAfter: new Promise((resolve) => (answer = resolve)) });
    const juice = await page.product(JUICE);
    page.cart.add(juice, 2);
    await vi.waitFor(() => expect(page.changes).toHaveLength(1));
    page.cart.setProduct(juice, 5);
    dispatch('pagehide', true);
    await tasks();
    const next = await openPage(store);
    await settled(next);
    await leave(next);
    dispatch('pageshow', true);
    answer();
    await page.cart.settle();
    await page.cart.refresh(locale);
    expect((await serverQuantities(page))[JUICE]).toBe(5);
    expect(page.quantity(JUICE)).toBe(5);
    expect(page.changes).toHaveLength(1);
  });

  it('wait in storage until the next page has read the products, which may be left too', async () => {
    const store = createMemoryStore();
    const page = await openPage(store);
    page.cart.add(await page.product(JUICE), 2);
    await leave(page);
    const second = await openPage(store, { faults: [{ method: 'catalog.product', kind: 'delay', latency: 60_000 }] });
    await tasks();
    await leave(second);
    expect(storedEdits()).toHaveLength(1);

    const third = await openPage(store);
    await settled(third);
    expect((await serverQuantities(third))[JUICE]).toBe(2);
    expect(storedEdits()).toEqual([]);
  });

  it('are added to what the cart has if the page had not read it', async () => {
    const store = createMemoryStore();
    const page = await openPage(store, { isUnread: true });
    const had = (await openPage(store)).quantity(COLA);
    page.cart.add(await page.product(COLA), 2);
    await leave(page);
    const next = await openPage(store);
    await settled(next);
    expect((await serverQuantities(next))[COLA]).toBe(had + 2);
    expect(next.quantity(COLA)).toBe(had + 2);
  });

  it('name a product that can no longer be added', async () => {
    const store = createMemoryStore();
    const page = await openPage(store);
    page.cart.add(await page.product(JUICE), 2);
    await leave(page);
    const next = await openPage(store, { faults: [{ method: 'catalog.product', kind: 'not-found' }] });
    await vi.waitFor(() => expect(next.notices()).toEqual(['failed not-found 0']));
    expect(next.changes).toEqual([]);
    expect(storedEdits()).toEqual([]);
  });

  it('stay stored when the account is switched before the products are read', async () => {
    const store = createMemoryStore();
    const page = await openPage(store);
    page.cart.add(await page.product(JUICE), 2);
    await leave(page);
    const next = await openPage(store, { faults: [{ method: 'catalog.product', kind: 'delay', latency: 20 }] });
    next.cart.dispose();
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(storedEdits()).toHaveLength(1);
    expect(next.changes).toEqual([]);
  });

  it('find more than five products by their SKUs, with one call', async () => {
    const store = createMemoryStore();
    const page = await openPage(store);
    const { items } = await page.backend.catalog.search({
      ...here,
      text: '',
      sort: null,
      facets: {},
      page: 0,
      pageSize: 50,
    });
    const added = items
      .filter(({ id, stock }) => page.quantity(id) === 0 && stock.label !== 'out-of-stock')
      .slice(0, 6);
    added.forEach((product) => page.cart.add(product, product.quantityRule.min ?? 1));
    await leave(page);
    const next = await openPage(store, { faults: [{ method: 'catalog.product', kind: 'not-found' }] });
    await settled(next);
    expect(next.changes.map(({ type }) => type)).toEqual(['add-many']);
    expect(Object.keys(await serverQuantities(next))).toEqual(expect.arrayContaining(added.map(({ id }) => id)));
    expect(next.notices()).toEqual([]);
  });

  it('are not stored while the host has not answered whether they may be sent', async () => {
    const page = await openPage(createMemoryStore());
    page.cart.sendAfter(new Promise(() => {}));
    page.set(COLA, 12);
    await leave(page);
    expect(storedEdits()).toEqual([]);
  });

  it('are not stored after a sign-out, or in the browser if the host wants no storage', async () => {
    const page = await openPage(createMemoryStore());
    page.set(COLA, 12);
    getSessionRuntime(page.adapter).forget();
    await leave(page);
    expect(storedEdits()).toEqual([]);
    const other = await openPage(createMemoryStore(), { storage: 'memory' });
    other.set(COLA, 12);
    await leave(other);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('are ignored and removed if the stored value is not one of this library', async () => {
    const store = createMemoryStore();
    const page = await openPage(store);
    page.set(COLA, 12);
    await leave(page);
    const [key = ''] = storedEdits();
    const [edit] = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    for (const value of [
      'no JSON',
      '{}',
      JSON.stringify([{ ...edit, quantity: -1 }]),
      JSON.stringify([{ ...edit, name: 7 }]),
      JSON.stringify([{ ...edit, productId: '' }]),
    ]) {
      sessionStorage.setItem(key, value);
      const next = await openPage(store);
      await next.cart.settle();
      expect(next.changes).toEqual([]);
      expect(storedEdits()).toEqual([]);
      await leave(next);
    }
  });
});
