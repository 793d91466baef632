import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ProductDetail } from '../../../src/domain';
import { type CatalogPort, PortError } from '../../../src/ports';
import type { EditEvent } from '../../../src/runtime/cart/cart.state';
import { carryEdits } from '../../../src/runtime/cart/carry-edits';
import type { UnsentEdit } from '../../../src/runtime/cart/unsent-edits.rules';
import { storedKey, storeFor } from '../../../src/runtime/storage';
import { syncedCart } from '../../support/cart-lines';
import { deferred } from '../../support/session-samples';
import { cartOf, lineOf, product } from './cart-support';

const detail = (id: string): ProductDetail => ({ ...product(id), gallery: [] });
const [cola, tonic, juice] = [product('cola'), product('tonic'), detail('juice')];
const cart = cartOf([lineOf('1', cola, 4), lineOf('2', tonic, 6)]);
const edit = (over: Partial<UnsentEdit> = {}): UnsentEdit => ({
  lineId: '1',
  productId: 'cola',
  sku: 'cola',
  name: 'Product cola',
  quantity: 9,
  before: 4,
  requested: null,
  isAdding: false,
  ...over,
});
const added = (productId: string, quantity = 3): UnsentEdit =>
  edit({ lineId: null, productId, sku: `sku-${productId}`, name: `Product ${productId}`, quantity, before: 0 });
const set = (lineId: string, quantity: number): EditEvent => ({ type: 'set-line', lineId, quantity });

let page = new EventTarget();
beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('window', page);
});
afterEach(() => void vi.unstubAllGlobals());

const tasks = () => new Promise<void>((resolve) => setTimeout(resolve));
const leave = async () => {
  page.dispatchEvent(new Event('pagehide'));
  await tasks();
};
const show = (persisted: boolean) => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

/** A page of a tab where an earlier page has stored edits. */
function openPage(
  stored: readonly UnsentEdit[] | null,
  methods: Partial<CatalogPort> = {},
  read: typeof cart | null = cart,
  parts: Parameters<typeof syncedCart>[2] = {},
) {
  const made = syncedCart({ catalog: methods }, read, parts);
  const { synced, store } = made;
  const key = storedKey('edits', synced.adapter.id, synced.accountId ?? '');
  const storage = storeFor('edits', 'memory');
  if (stored !== null) storage.set(key, JSON.stringify(stored));
  const carry = () => carryEdits(synced, store);
  carry();
  const edits = (): unknown => JSON.parse(storage.get(key) ?? 'null');
  return { ...made, carry, edits, keep: (kept: readonly UnsentEdit[]) => storage.set(key, JSON.stringify(kept)) };
}

const failed = (productName: string, reason: string, others?: number) => ({
  kind: 'failed',
  productName,
  quantity: 0,
  reason,
  ...(others === undefined ? {} : { others }),
});

describe('a page that is left', () => {
  it('stores its edits and drops them', async () => {
    const { edit: change, edits, pending } = openPage(null);
    change(set('1', 9));
    await leave();
    expect(edits()).toStrictEqual([edit()]);
    expect(pending()).toStrictEqual({ edits: {}, adds: {} });
  });

  it('stores the edits of a guest', async () => {
    const { edit: change, edits } = openPage(null, {}, cart, { accountId: null });
    change(set('1', 9));
    await leave();
    expect(edits()).toStrictEqual([edit()]);
  });

  it('stores nothing without edits', async () => {
    const { edits } = openPage(null);
    await leave();
    expect(edits()).toBeNull();
  });

  it('stores nothing while the host has not answered, and keeps its edits', async () => {
    const { edit: change, edits, pending } = openPage(null, {}, cart, { allowed: () => new Promise(() => {}) });
    change(set('1', 9));
    await leave();
    expect(edits()).toBeNull();
    expect(pending()).toStrictEqual({ edits: { 1: 9 }, adds: {} });
  });

  it('stores nothing after the cart is no longer shown', async () => {
    const { edit: change, edits, abort } = openPage(null);
    change(set('1', 9));
    abort();
    await leave();
    expect(edits()).toBeNull();
  });

  it('keeps the edits of an earlier page that it has not compared, unless it has newer ones', async () => {
    const [older, sameLine] = [added('juice', 2), edit({ lineId: '7', productId: 'juice' })];
    const { edit: change, edits } = openPage([older, sameLine, added('tonic')], {}, null);
    change({ type: 'set-product', product: juice, quantity: 5 });
    change({ type: 'set-product', product: cola, quantity: 1 });
    await leave();
    const newer = (productId: string, quantity: number) => ({
      ...added(productId, quantity),
      sku: productId,
      before: null,
    });
    expect(edits()).toStrictEqual([sameLine, added('tonic'), newer('juice', 5), newer('cola', 1)]);
  });
});

describe('a page of a server', () => {
  it('carries no edits', () => {
    vi.stubGlobal('window', undefined);
    const { edits, pending } = openPage([edit()]);
    expect(edits()).toStrictEqual([edit()]);
    expect(pending()).toStrictEqual({ edits: {}, adds: {} });
  });
});

describe('edits of an earlier page', () => {
  it('are sent at once if the cart was read', () => {
    const { pending, edits, notices } = openPage([
      edit(),
      edit({ lineId: '2', productId: 'tonic', quantity: 0, before: 6 }),
    ]);
    expect(pending()).toStrictEqual({ edits: { 1: 9, 2: 0 }, adds: {} });
    expect(edits()).toBeNull();
    expect(notices()).toStrictEqual([]);
  });

  it('are none without stored ones', async () => {
    const { calls, pending, edit: change } = openPage(null, {}, null);
    change({ type: 'read', cart });
    await tasks();
    expect(calls).toStrictEqual([]);
    expect(pending()).toStrictEqual({ edits: {}, adds: {} });
  });

  it('wait for the cart, and are sent once', async () => {
    const { pending, edits, edit: change, keep, store } = openPage([edit()], {}, null);
    change({ type: 'notify', notice: { kind: 'failed', productName: 'Tonic', quantity: 0, reason: null } });
    expect(edits()).toStrictEqual([edit()]);
    change({ type: 'read', cart });
    expect(pending()).toStrictEqual({ edits: { 1: 9 }, adds: {} });
    expect(edits()).toBeNull();
    keep([edit({ quantity: 12 })]);
    store.setState({ cart: cartOf([lineOf('1', cola, 4)]) });
    expect(pending()).toStrictEqual({ edits: { 1: 9 }, adds: {} });
  });

  it('stay stored if the cart is no longer shown when it is read', () => {
    const { edits, pending, abort, edit: change } = openPage([edit()], {}, null);
    abort();
    change({ type: 'read', cart });
    expect(edits()).toStrictEqual([edit()]);
    expect(pending()).toStrictEqual({ edits: {}, adds: {} });
  });

  it('are compared with the next cart in a page that comes back', () => {
    const { edits, pending, keep, edit: change } = openPage(null);
    keep([edit()]);
    show(false);
    change({ type: 'read', cart: { ...cart } });
    expect(edits()).toStrictEqual([edit()]);
    show(true);
    change({ type: 'notify', notice: { kind: 'failed', productName: 'Tonic', quantity: 0, reason: null } });
    expect(edits()).toStrictEqual([edit()]);
    change({ type: 'read', cart: { ...cart } });
    expect(pending()).toStrictEqual({ edits: { 1: 9 }, adds: {} });
    expect(edits()).toBeNull();
  });

  it('are not compared in a page that comes back after its cart is no longer shown', () => {
    const { edits, keep, abort, edit: change } = openPage(null);
    keep([edit()]);
    abort();
    show(true);
    change({ type: 'read', cart: { ...cart } });
    expect(edits()).toStrictEqual([edit()]);
  });

  it('do not replace an edit of this page', () => {
    const made = syncedCart({}, cart);
    const { synced, store, edit: change, pending } = made;
    change(set('1', 12));
    storeFor('edits', 'memory').set(
      storedKey('edits', synced.adapter.id, 'pine'),
      JSON.stringify([edit(), edit({ lineId: '2', productId: 'tonic', before: 6 })]),
    );
    carryEdits(synced, store);
    expect(pending()).toStrictEqual({ edits: { 1: 12, 2: 9 }, adds: {} });
  });

  it('set the line that the product has now', () => {
    expect(openPage([edit({ lineId: null, before: null, quantity: 3 })]).pending()).toStrictEqual({
      edits: { 1: 7 },
      adds: {},
    });
    expect(openPage([edit({ lineId: null, before: 4, quantity: 9 })]).pending()).toStrictEqual({
      edits: { 1: 9 },
      adds: {},
    });
  });

  it('are dropped if the server has them, and reported if they are lost or were changed', () => {
    const { edits, pending, notices } = openPage([
      edit({ quantity: 4, before: 2 }),
      edit({ lineId: '2', productId: 'tonic', name: 'Product tonic', before: 5 }),
      { ...added('juice'), requested: 3, isAdding: true },
      { ...added('water'), requested: 3, isAdding: true },
    ]);
    expect(notices()).toStrictEqual([
      failed('Product juice', 'timeout', 1),
      { kind: 'changed-elsewhere', productName: 'Product tonic', quantity: 6, reason: 'conflict' },
    ]);
    expect(pending()).toStrictEqual({ edits: {}, adds: {} });
    expect(edits()).toBeNull();
  });
});

describe('products of an earlier page without a line', () => {
  it('are read and added, and stay stored until then', async () => {
    const { promise, resolve } = deferred<ProductDetail | null>();
    const read = vi.fn(() => promise);
    const { edits, pending, notices, synced } = openPage([edit(), added('juice')], { product: read });
    await tasks();
    expect(edits()).toStrictEqual([added('juice')]);
    expect(read.mock.calls).toStrictEqual([[{ productId: 'juice', accountId: 'pine', locale: 'fr-CA' }]]);
    resolve(juice);
    await tasks();
    expect(pending()).toStrictEqual({ edits: { 1: 9 }, adds: { juice: 3 } });
    expect(synced.model().pending.batches).toMatchObject([{ callId: null, items: [{ product: juice, quantity: 3 }] }]);
    expect(edits()).toBeNull();
    expect(notices()).toStrictEqual([]);
  });

  it('stay stored if the cart is no longer shown when they are read', async () => {
    const { promise, resolve } = deferred<ProductDetail | null>();
    const { edits, pending, abort } = openPage([added('juice')], { product: () => promise });
    abort();
    resolve(juice);
    await tasks();
    expect(edits()).toStrictEqual([added('juice')]);
    expect(pending()).toStrictEqual({ edits: {}, adds: {} });
  });

  it('are reported by reason if they are not found', async () => {
    const read: CatalogPort['product'] = async ({ productId }) => {
      if (productId === 'juice') return null;
      if (productId === 'lime') return juice;
      throw new PortError(productId === 'water' ? 'forbidden' : 'not-found', 'no');
    };
    const { edits, pending, notices } = openPage(
      ['juice', 'water', 'lime', 'grape', 'other'].map((id) => added(id)),
      {
        product: read,
      },
    );
    await tasks();
    expect(pending()).toStrictEqual({ edits: {}, adds: { juice: 3 } });
    expect(notices()).toStrictEqual([
      failed('Product juice', 'not-listed'),
      failed('Product water', 'forbidden'),
      failed('Product grape', 'not-found', 1),
    ]);
    expect(edits()).toBeNull();
  });

  it.each([
    ['a catalog', {}],
    ['a method to read a product', { catalog: {} }],
  ])('are not listed by a backend without %s', async (_what, ports) => {
    const { synced, store, notices, effects } = syncedCart(ports, cart);
    storeFor('edits', 'memory').set(
      storedKey('edits', synced.adapter.id, 'pine'),
      JSON.stringify(['a', 'b', 'c', 'd', 'e', 'f'].map((id) => added(id))),
    );
    carryEdits(synced, store);
    await tasks();
    expect(notices()).toStrictEqual([failed('Product a', 'not-listed', 5)]);
    expect(effects).toStrictEqual([]);
  });

  it('are read again after a passing error, while the cart is shown', async () => {
    const read = vi.fn<CatalogPort['product']>(async () => juice);
    read.mockRejectedValueOnce(new PortError('timeout', 'no', { retryAfter: 30 }));
    const { calls, pending } = openPage([added('juice')], { product: read });
    await tasks();
    expect(calls).toStrictEqual(['wait 30']);
    expect(pending()).toStrictEqual({ edits: {}, adds: { juice: 3 } });
    read.mockReset();
    read.mockRejectedValue(new PortError('timeout', 'no', { retryAfter: 30 }));
    const left = openPage([added('juice')], { product: read });
    left.abort();
    await tasks();
    expect(left.calls).toStrictEqual([]);
    expect(read).toHaveBeenCalledTimes(1);
  });

  const six = ['a', 'b', 'c', 'd', 'e', 'f'];

  it('are found by SKU with one call if they are more than five', async () => {
    const match = vi.fn<CatalogPort['match']>(async ({ entries }) =>
      entries.map((entry, at) => ({
        entry,
        product: [product('a'), product('other'), null, product('d'), product('e')][at] ?? null,
        suggestions: [],
      })),
    );
    const { edits, pending, notices } = openPage(
      six.map((id) => added(id)),
      { match },
    );
    await tasks();
    expect(match.mock.calls).toStrictEqual([
      [{ entries: ['sku-a', 'sku-b', 'sku-c', 'sku-d', 'sku-e', 'sku-f'], accountId: 'pine', locale: 'fr-CA' }],
    ]);
    expect(pending()).toStrictEqual({ edits: {}, adds: { a: 3, d: 3, e: 3 } });
    expect(notices()).toStrictEqual([failed('Product b', 'not-listed', 2)]);
    expect(edits()).toBeNull();
  });

  it('are not listed if the backend returns fewer matches', async () => {
    const { notices } = openPage(
      six.map((id) => added(id)),
      { match: async () => [] },
    );
    await tasks();
    expect(notices()).toStrictEqual([failed('Product a', 'not-listed', 5)]);
  });

  it('are read one by one if they are five', async () => {
    const read = vi.fn<CatalogPort['product']>(async ({ productId }) => detail(productId));
    const match = vi.fn<CatalogPort['match']>();
    const { pending } = openPage(
      six.slice(1).map((id) => added(id)),
      { product: read, match },
    );
    await tasks();
    expect(pending()).toStrictEqual({ edits: {}, adds: { b: 3, c: 3, d: 3, e: 3, f: 3 } });
    expect(read).toHaveBeenCalledTimes(5);
    expect(match).not.toHaveBeenCalled();
  });

  it('are found a hundred at a time, and reported if a call fails', async () => {
    const many = Array.from({ length: 101 }, (_, at) => `p${at}`);
    const match = vi.fn<CatalogPort['match']>(async ({ entries }) => {
      if (entries.length === 1) throw new PortError('forbidden', 'no');
      return entries.map((entry) => ({ entry, product: product(entry.slice('sku-'.length)), suggestions: [] }));
    });
    const { pending, notices } = openPage(
      many.map((id) => added(id)),
      { match },
    );
    await tasks();
    expect(match.mock.calls.map(([{ entries }]) => entries)).toStrictEqual([
      many.slice(0, 100).map((id) => `sku-${id}`),
      ['sku-p100'],
    ]);
    expect(pending().adds).toStrictEqual(Object.fromEntries(many.slice(0, 100).map((id) => [id, 3])));
    expect(notices()).toStrictEqual([failed('Product p100', 'forbidden')]);
  });
});
