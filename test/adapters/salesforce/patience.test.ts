import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SalesforceAdapter } from '../../../src/adapters/salesforce';
import type { OrderRequest, Product } from '../../../src/domain';
import type { InLocale, PortMethod } from '../../../src/ports';
import { makeCart } from '../../../src/runtime/cart/cart';
import { makeCommit } from '../../../src/runtime/commit/commit';
import { intentStore } from '../../../src/runtime/commit/intent';
import { timedLock } from '../../../src/runtime/commit/intent-lock';
import { placeOrderOperation } from '../../../src/runtime/commit/place-order';
import { retried } from '../../../src/runtime/reads/retry';
import { memoryStore } from '../../../src/runtime/storage';
import type { Fault, FaultRule } from '../../support/platform-server';
import type { LoggedRequest } from '../../support/platform-server';
import { recordId } from '../../support/platform-server/ids';
import { LEG, type VirtualStore, virtualStore } from './support/virtual-store';

const accountId = recordId('account', 1);
const at = { accountId, locale: 'en-US' };
const MOST = 4;

let store: VirtualStore;
let products: readonly Product[];
let wish: OrderRequest & InLocale;

/** A checkout of the cart as it is now, filled in. */
async function filledIn({ checkout }: SalesforceAdapter): Promise<OrderRequest & InLocale> {
  const open = await checkout.open(at);
  const [delivery] = open.deliveries;
  return {
    ...at, guest: null, cartId: open.cart.id, expectedTotal: open.cart.totals.total, method: 'delivery', date: delivery?.slots.find(({ closed }) => closed === null)?.date ?? null,
    later: [], empties: { cylinder: 0, glass: 0 }, notes: '', purchaseOrderNumber: 'PO-7', paymentMethodId: open.paymentMethods[0]?.id ?? null, termsAccepted: true,
  };
}

beforeAll(async () => {
  store = await virtualStore('full-cart');
  const adapter = store.adapter();
  const { catalog } = adapter;
  await store.within(async () => {
    products = (await catalog.search({ ...at, text: '', page: 0, pageSize: 20, sort: null, facets: {} })).items.filter(({ stock, price }) => stock.label === null && price.state === 'known');
    wish = await filledIn(adapter);
  });
});
beforeEach(() => {
  store.platform.faults.clear();
  // What one action was told to wait for is over before the next.
  store.time.now += 120_000;
});

const status = (code: number, more: Partial<Extract<Fault, { kind: 'status' }>> = {}): Fault => ({ kind: 'status', status: code, ...more });
/** Every way in which a store says that it can not answer now. */
const faults: Readonly<Record<string, Fault>> = {
  'F05 500': status(500), 'F06 502, a page': status(502, { body: 'html' }), 'F06 503': status(503), 'F06 504, a page': status(504, { body: 'html' }),
  'F07 429, wait two seconds': status(429, { retryAfter: 2 }), 'F07 503, wait two seconds': status(503, { retryAfter: 2 }),
  'F08 429, wait until a date': status(429, { retryAfter: { date: 3, skew: 86_400 } }),
};
const waits = (fault: Fault): number => (fault.kind !== 'status' || fault.retryAfter === undefined ? 0 : typeof fault.retryAfter === 'number' ? fault.retryAfter * 1000 : fault.retryAfter.date * 1000);

/** What of the log is against the rules: more requests of a kind than four, or one before its time. */
function offences(log: readonly LoggedRequest[], wait: number): readonly string[] {
  const struck = log.filter(({ fault }) => fault !== null);
  const name = ({ method, path }: LoggedRequest) => `${method} ${path}`;
  const many = [...new Set(struck.map(name))].filter((one) => struck.filter((entry) => name(entry) === one).length > MOST);
  const early = wait === 0 ? [] : struck.flatMap((told) => {
    const heard = (told.doneAt ?? 0) + LEG;
    // What else left in the very moment had not heard of it yet.
    const isLate = (entry: LoggedRequest) => (name(entry) === name(told) ? entry.at - LEG >= heard : entry.at - LEG > heard);
    return log.filter((entry) => isLate(entry) && entry.at - LEG < heard + wait).map((entry) => `${name(entry)} after ${entry.at - LEG - heard} of ${wait} ms`);
  });
  return [...many.map((one) => `more than ${MOST} times ${one}`), ...early];
}

/** Makes an action against a broken store, and answers what it did wrong and how often it asked. */
async function under(rules: readonly FaultRule[], wait: number, action: () => Promise<unknown>): Promise<{ readonly wrong: readonly string[]; readonly asked: number }> {
  store.platform.faults.set(rules);
  store.platform.log.clear();
  await store.within(() => action().catch(() => undefined));
  const { entries } = store.platform.log;
  return { wrong: offences(entries, wait), asked: entries.filter(({ fault }) => fault !== null).length };
}

const everywhere = (fault: Fault): readonly FaultRule[] => [{ path: '**', fault }];
const quantity = 1;
const one = () => products[0]?.id ?? '';

/** Every read of a port, as a widget asks it. */
const reads: Partial<Record<PortMethod, (adapter: SalesforceAdapter) => Promise<unknown>>> = {
  'accounts.list': ({ accounts }) => accounts.list({ includeOwn: true, locale: at.locale }),
  'accounts.read': ({ accounts }) => accounts.read(at),
  'cart.read': ({ cart }) => cart.read(at),
  'catalog.search': ({ catalog }) => catalog.search({ ...at, text: 'cola', page: 0, pageSize: 10, sort: null, facets: {} }),
  'catalog.product': ({ catalog }) => catalog.product({ ...at, productId: one() }),
  'catalog.substitutes': ({ catalog }) => catalog.substitutes({ ...at, productId: one() }),
  'catalog.related': ({ catalog }) => catalog.related({ ...at, productId: one() }),
  'catalog.match': ({ catalog }) => catalog.match({ ...at, entries: ['104417', 'cola'] }),
  'checkout.open': ({ checkout }) => checkout.open(at),
  'content.faqs': ({ content }) => content.faqs({ page: 0, pageSize: 50, locale: at.locale }),
  'content.image': ({ content }) => content.image({ key: 'resend-background', locale: at.locale }),
  'lists.list': ({ lists }) => lists.list(at),
  'orders.list': ({ orders }) => orders.list({ ...at, page: 0, pageSize: 10 }),
  'orders.read': ({ orders }) => orders.read({ ...at, orderId: recordId('order', '4799001') }),
  'orders.accountOf': ({ orders }) => orders.accountOf({ locale: at.locale, orderId: recordId('order', '4799001') }),
  'orders.usual': ({ orders }) => orders.usual(at),
  'reminders.list': ({ reminders }) => reminders.list(at),
  'session.isGuest': ({ session }) => session.isGuest({}),
  'session.user': ({ session }) => session.user({}),
  'session.settings': ({ session }) => session.settings({}),
};

/** Every write of a port that is one request to the buyer. The cart's and placing are made as the runtime makes them. */
const writes: Partial<Record<PortMethod, (adapter: SalesforceAdapter) => Promise<unknown>>> = {
  'accounts.switchTo': ({ accounts }) => accounts.switchTo(at),
  'activation.resend': ({ activation }) => activation.resend({ email: 'new@harborlane.example', locale: at.locale } as Parameters<typeof activation.resend>[0]), // what it takes is all there
  'checkout.prepare': ({ checkout }) => checkout.prepare(wish),
  'checkout.outcome': ({ checkout }) => checkout.outcome({ ...at, key: 'k', handle: `${recordId('checkout', 9)}.${recordId('cart', 9)}` }),
  'checkout.abandon': ({ checkout }) => checkout.abandon({ ...at, key: 'k', handle: `${recordId('checkout', 9)}.${recordId('cart', 9)}` }),
  'lists.create': ({ lists }) => lists.create({ ...at, draft: { name: 'Summer', description: 'Terrace', items: [{ productId: one(), quantity }] } }),
  'lists.addItems': ({ lists }) => lists.addItems({ ...at, listId: recordId('list', 1), items: [{ productId: one(), quantity }] }),
  'profile.saveLanguage': ({ profile }) => profile.saveLanguage({ language: 'fr-CA' }),
  'reminders.create': ({ reminders }) => reminders.create({ ...at, reminder: { at: '2026-12-01T09:00:00-05:00', repeats: 'once', orderId: null } }),
  'reminders.remove': ({ reminders }) => reminders.remove({ ...at, reminderId: 'r' }),
};

describe.each(Object.entries(faults))('O11 O17 O18 O20 O21 O22 O25 O26 %s: a store that can not answer', (_, fault) => {
  it.each(Object.entries(reads))('is asked by %s four times at most, and never before it wants to be', async (_method, ask) => {
    const adapter = store.adapter();
    const patience = { wait: store.time.wait, isOver: () => false };
    expect(await under(everywhere(fault), waits(fault), () => retried(() => ask(adapter), patience))).toMatchObject({ wrong: [] });
  });

  it.each(Object.entries(writes))('is told of %s once', async (_method, ask) => {
    const { wrong, asked } = await under(everywhere(fault), waits(fault), () => ask(store.adapter()));
    expect(wrong).toEqual([]);
    expect(asked).toBeLessThanOrEqual(MOST);
  });

  it.each(['cart-items', 'pricing/products', 'getProductTerms', 'getCartTerms', 'getAccountTerms', 'getOrderTerms', 'application-context', 'products'])('is left alone so too when only %s fails', async (path) => {
    const adapter = store.adapter();
    const patience = { wait: store.time.wait, isOver: () => false };
    for (const ask of Object.values(reads)) {
      store.time.now += 120_000;
      expect((await under([{ path, fault }], waits(fault), () => retried(() => ask(adapter), patience))).wrong).toEqual([]);
    }
  });
});

describe.each(Object.entries(faults))('O11 %s: a change of the cart', (_, fault) => {
  const cartOver = async (adapter: SalesforceAdapter) => {
    const cart = makeCart(adapter, accountId, { wait: store.time.wait, online: () => true });
    await store.within(() => cart.refresh(at.locale));
    return cart;
  };

  it.each([['whatever is asked', '**'], ['every write of a line', 'cart-items**'], ['every read of the lines', 'cart-items']])('is tried four times at most, where %s fails', async (_where, path) => {
    for (const edit of [
      (cart: ReturnType<typeof makeCart>) => products[1] !== undefined && cart.add(products[1], 2),
      (cart: ReturnType<typeof makeCart>) => cart.setQuantity(Object.keys(cart.store.getState().lines)[0] ?? '', 7),
      (cart: ReturnType<typeof makeCart>) => cart.remove(Object.keys(cart.store.getState().lines)[0] ?? ''),
    ]) {
      store.platform.faults.clear();
      store.time.now += 120_000;
      const cart = await cartOver(store.adapter());
      const { wrong } = await under([{ path, fault, ...(path === 'cart-items' ? { method: 'GET' } : {}) }], waits(fault), async () => {
        edit(cart);
        await cart.settle();
      });
      cart.dispose();
      expect(wrong).toEqual([]);
    }
  });
});

describe.each(Object.entries(faults))('O01 %s: an order', (_, fault) => {
  it('is tried once, and looked up within four requests that fail', async () => {
    const adapter = store.adapter();
    const commit = makeCommit(placeOrderOperation(adapter.checkout, () => at.locale), {
      adapter: adapter.id, user: 'dana', intents: intentStore(memoryStore()), lock: timedLock, clock: () => store.time.now, newKey: () => 'k', wait: store.time.wait,
    });
    const rules: readonly FaultRule[] = ['checkouts/*/orders**', 'getCheckoutOutcome'].map((path) => ({ path, fault }));
    const now = await store.within(async () => {
      await adapter.cart.change({ ...at, change: { type: 'add', productId: one(), quantity: 60 }, revision: null });
      return filledIn(adapter);
    });
    const { wrong, asked } = await under(rules, waits(fault), () => commit.submit(now));
    expect(wrong).toEqual([]);
    expect(asked).toBeLessThanOrEqual(MOST);
    expect(store.platform.log.entries.filter(({ method, path }) => method === 'POST' && path.endsWith('/orders'))).toHaveLength(1);
    expect(store.platform.ledger.orders).toEqual([]);
  });
});

describe('every method of a port', () => {
  it('is asked above', () => {
    const adapter = store.adapter();
    const made = { 'cart.change': true, 'checkout.place': true };
    const names = Object.entries(adapter).flatMap(([port, methods]) => (typeof methods === 'object' && port !== 'platform' ? Object.keys(methods).map((name) => `${port}.${name}`) : []));
    expect(names.filter((name) => !(name in reads) && !(name in writes) && !(name in made))).toEqual([]);
  });
});
