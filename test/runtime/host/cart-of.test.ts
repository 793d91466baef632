import { describe, expect, it, vi } from 'vitest';
import { PortError } from '../../../src/ports';
import { getCartRuntime } from '../../../src/runtime/cart/cart.store';
import { accountOf, cartOf, sessionOf } from '../../../src/runtime/host';
import { getSessionRuntime } from '../../../src/runtime/session/session';
import { hostBackend } from './backend';

const settings = { storage: 'memory' } as const;
const ready = (cart: ReturnType<typeof cartOf>) => vi.waitFor(() => expect(cart.snapshot().status).toBe('ready'));

/** The cart of a backend with one subscriber, after its first read. */
async function openCart(options: Parameters<typeof hostBackend>[0] = {}) {
  const backend = hostBackend(options);
  const cart = cartOf(backend.adapter, settings);
  const notified: (readonly [lineCount: number, cases: number])[] = [];
  const stop = cart.subscribe(() => {
    const { lineCount, cases } = cart.snapshot();
    notified.push([lineCount, cases]);
  });
  await vi.waitFor(() => expect(cart.snapshot().status).not.toBe('loading'));
  return { ...backend, cart, notified, stop };
}

describe('the snapshot of the cart', () => {
  it('is read with the first subscriber, and not before', async () => {
    const { adapter, calls } = hostBackend();
    const cart = cartOf(adapter, settings);
    expect(cart.snapshot()).toMatchObject({ status: 'loading', lines: [], cases: 0, total: null });
    await new Promise((resolve) => setTimeout(resolve));
    expect(calls).toMatchObject({ reads: 0, sessions: 0 });
    const stop = cart.subscribe(() => {});
    await ready(cart);
    expect(calls).toMatchObject({ reads: 1, sessions: 1 });
    stop();
  });

  it('has the lines, prices and totals that the buyer sees', async () => {
    const { cart } = await openCart();
    expect(cart.snapshot()).toEqual({
      status: 'ready',
      accountId: 'oak',
      lines: [
        {
          id: 'l1',
          productId: 'cola',
          sku: 'cola',
          name: 'Product cola',
          quantity: 3,
          unitPrice: { minor: 1000, currency: 'USD' },
          total: { minor: 3000, currency: 'USD' },
          isFree: false,
          isPending: false,
          problem: null,
        },
      ],
      lineCount: 1,
      cases: 3,
      subtotal: { minor: 3000, currency: 'USD' },
      total: { minor: 3000, currency: 'USD' },
      isFinal: true,
      canOrder: true,
      error: null,
    });
  });

  it('is the same object until a value in it changes, and an unchanged line stays the same object', async () => {
    const { cart, putLine, notified } = await openCart();
    const before = cart.snapshot();
    expect(cart.snapshot()).toBe(before);
    const times = notified.length;
    await cart.refresh();
    expect(cart.snapshot()).toBe(before);
    expect(notified).toHaveLength(times);
    putLine('oak', 'juice', 2);
    await cart.refresh();
    expect(cart.snapshot()).not.toBe(before);
    expect(cart.snapshot().lines.at(-1)).toBe(before.lines[0]);
    expect(notified.slice(times)).toEqual([[2, 5]]);
  });

  it('shows a change made behind the adapter as soon as `refresh` resolves', async () => {
    const { cart, putLine } = await openCart();
    putLine('oak', 'cola', 4);
    expect(cart.snapshot().cases).toBe(3);
    await cart.refresh();
    expect(cart.snapshot()).toMatchObject({ cases: 7, total: { minor: 7000 } });
  });

  it('a refresh waits for an edit in flight, and then shows both', async () => {
    const { cart, adapter, putLine } = await openCart();
    getCartRuntime(adapter, 'oak').setQuantity('l1', 5);
    putLine('oak', 'juice', 2);
    await cart.refresh();
    expect(cart.snapshot()).toMatchObject({ lineCount: 2, cases: 7, isFinal: true });
  });

  it('shows an edit before its response, and marks the total as not final', async () => {
    const { cart, adapter } = await openCart();
    getCartRuntime(adapter, 'oak').setQuantity('l1', 1);
    expect(cart.snapshot()).toMatchObject({ cases: 1, isFinal: false, canOrder: false });
    expect(cart.snapshot().lines[0]).toMatchObject({ quantity: 1, isPending: true });
    await getCartRuntime(adapter, 'oak').settle();
    expect(cart.snapshot()).toMatchObject({ cases: 1, isFinal: true, canOrder: false });
  });

  it('notifies a subscriber once per change, and never after it unsubscribed', async () => {
    const { cart, adapter, notified, stop } = await openCart();
    notified.length = 0;
    const runtime = getCartRuntime(adapter, 'oak');
    runtime.setQuantity('l1', 5);
    expect(notified).toEqual([[1, 5]]);
    stop();
    runtime.setQuantity('l1', 6);
    expect(notified).toEqual([[1, 5]]);
    // Subscribing the same function twice makes two subscriptions.
    const listener = vi.fn();
    const [one, other] = [cart.subscribe(listener), cart.subscribe(listener)];
    one();
    one();
    runtime.setQuantity('l1', 7);
    expect(listener).toHaveBeenCalledTimes(1);
    other();
  });

  it('follows the buyer to another account and through the sign-out', async () => {
    const { cart, adapter } = await openCart();
    expect(await accountOf(adapter).switchTo('pine')).toEqual({ outcome: 'switched' });
    await vi.waitFor(() => expect(cart.snapshot()).toMatchObject({ status: 'ready', accountId: 'pine', cases: 0 }));
    sessionOf(adapter).signOut();
    expect(cart.snapshot()).toMatchObject({ status: 'unavailable', accountId: null, cases: 0 });
    await sessionOf(adapter).refresh();
    await vi.waitFor(() => expect(cart.snapshot()).toMatchObject({ status: 'ready', accountId: 'oak', cases: 3 }));
  });

  it('is separate for two adapters, and one object per adapter', async () => {
    const [one, other] = [await openCart(), await openCart()];
    expect(cartOf(one.adapter)).toBe(one.cart);
    expect(cartOf(other.adapter)).not.toBe(one.cart);
    await one.cart.add([{ productId: 'juice', quantity: 1 }]);
    expect([one.cart.snapshot().lineCount, other.cart.snapshot().lineCount]).toEqual([2, 1]);
    expect(other.changes).toEqual([]);
  });

  it('has the status `unavailable` for a guest without a cart and for a buyer who may not order', async () => {
    const guest = await openCart({ guest: true });
    expect(guest.cart.snapshot()).toMatchObject({ status: 'unavailable', canOrder: false });
    const finance = await openCart({ permissions: ['finance'] });
    expect(finance.cart.snapshot()).toMatchObject({ status: 'unavailable', canOrder: false });
    expect([guest.calls.reads, finance.calls.reads]).toEqual([0, 0]);
  });

  it('has the error of a failed read, and the cart after a later one succeeds', async () => {
    const backend = hostBackend();
    const { cart: port } = backend.adapter;
    let isDown = true;
    const adapter = {
      ...backend.adapter,
      cart: {
        ...port,
        read: async (...args: Parameters<NonNullable<NonNullable<typeof port>['read']>>) => {
          if (isDown || port?.read === undefined) throw new PortError('rejected', 'Down');
          return port.read(...args);
        },
      },
    };
    const cart = cartOf(adapter, settings);
    cart.subscribe(() => {});
    await vi.waitFor(() => expect(cart.snapshot()).toMatchObject({ status: 'failed', error: { code: 'rejected' } }));
    isDown = false;
    await cart.refresh();
    expect(cart.snapshot()).toMatchObject({ status: 'ready', cases: 3, error: null });
  });

  it('starts a session that is not started yet, and uses a running one', async () => {
    const { adapter } = hostBackend();
    await getSessionRuntime(adapter).load({ storage: 'memory', locale: 'fr-CA' });
    cartOf(adapter, { locale: 'ko-KR' }).subscribe(() => {});
    expect(getSessionRuntime(adapter).locale()).toBe('fr-CA');
    const { adapter: other } = hostBackend();
    cartOf(other, { locale: 'ko-KR', storage: 'memory' }).subscribe(() => {});
    expect(getSessionRuntime(other).locale()).toBe('ko-KR');
  });
});

describe('adding to the cart', () => {
  it('returns a result for each item in order, by id and by SKU, with one request', async () => {
    const { cart, changes } = await openCart();
    const outcomes = await cart.add([
      { productId: 'juice', quantity: 2 },
      { sku: 'cola', quantity: 1 },
      { sku: 'none', quantity: 1 },
      { productId: 'gone', quantity: 1 },
      { productId: 'dear', quantity: 1 },
      { productId: 'six', quantity: 7 },
    ]);
    expect(outcomes).toEqual([
      { outcome: 'added', quantity: 2 },
      { outcome: 'added', quantity: 1 },
      { outcome: 'refused', reason: 'not-listed' },
      { outcome: 'refused', reason: 'out-of-stock' },
      { outcome: 'refused', reason: 'price-unavailable' },
      { outcome: 'refused', reason: 'quantity' },
    ]);
    expect(changes).toEqual([
      {
        type: 'add-many',
        items: [
          { productId: 'juice', quantity: 2 },
          { productId: 'cola', quantity: 1 },
        ],
      },
    ]);
    expect(cart.snapshot()).toMatchObject({ lineCount: 2, cases: 6 });
  });

  it('works without a subscriber, and reads no product whose line is in the cart', async () => {
    const { adapter, calls } = hostBackend();
    expect(await cartOf(adapter, settings).add([{ productId: 'cola', quantity: 1 }])).toEqual([
      { outcome: 'added', quantity: 1 },
    ]);
    expect(calls.products).toBe(0);
    expect(cartOf(adapter).snapshot()).toMatchObject({ status: 'ready', cases: 4 });
  });

  it('sends a pending edit first, which keeps the result the item’s own', async () => {
    const { cart, adapter, changes } = await openCart();
    getCartRuntime(adapter, 'oak').setQuantity('l1', 5);
    expect(await cart.add([{ productId: 'cola', quantity: 2 }])).toEqual([{ outcome: 'added', quantity: 2 }]);
    expect(changes.map(({ type }) => type)).toEqual(['set', 'add-many']);
    expect(cart.snapshot().cases).toBe(7);
  });

  it('distributes the added quantity over items of one product, in their order', async () => {
    const { cart } = await openCart({
      change: async (_wanted, next) => ({
        outcome: 'partial',
        cart: next().cart ?? expect.fail(),
        items: [{ productId: 'juice', quantity: 3, reason: 'out-of-stock' }],
      }),
    });
    expect(
      await cart.add([
        { productId: 'juice', quantity: 2 },
        { sku: 'juice', quantity: 2 },
        { productId: 'juice', quantity: 2 },
      ]),
    ).toEqual([
      { outcome: 'added', quantity: 2 },
      { outcome: 'adjusted', quantity: 1, reason: 'out-of-stock' },
      { outcome: 'refused', reason: 'out-of-stock' },
    ]);
  });

  it('does not repeat a request with a lost response: the re-read cart shows that it was executed', async () => {
    const { cart, changes } = await openCart({
      change: async (_wanted, next) => {
        next();
        throw new PortError('timeout', 'The answer was lost');
      },
    });
    expect(await cart.add([{ productId: 'juice', quantity: 2 }])).toEqual([{ outcome: 'added', quantity: 2 }]);
    expect(changes).toHaveLength(1);
    expect(cart.snapshot().cases).toBe(5);
  });

  it('reports a failed item, and shows the cart as before', async () => {
    const { cart } = await openCart({ change: () => Promise.reject(new PortError('forbidden', 'No')) });
    expect(await cart.add([{ productId: 'juice', quantity: 2 }])).toMatchObject([
      { outcome: 'failed', error: { code: 'forbidden' } },
    ]);
    expect(cart.snapshot()).toMatchObject({ lineCount: 1, cases: 3 });
  });

  it('sends nothing for a buyer who may not add', async () => {
    const stopped = { code: 'blocked', stops: ['add'] } as const;
    const cases = [
      [await openCart({ guest: true }), 'signed-out'],
      [await openCart({ permissions: ['finance'] }), 'not-allowed'],
      [await openCart({ conditions: [stopped] }), 'ordering-stopped'],
    ] as const;
    for (const [{ cart, changes }, reason] of cases) {
      expect(await cart.add([{ productId: 'juice', quantity: 1 }])).toEqual([{ outcome: 'refused', reason }]);
      expect(changes).toEqual([]);
    }
    const { cart, adapter, changes } = await openCart();
    sessionOf(adapter).signOut();
    expect(await cart.add([{ productId: 'juice', quantity: 1 }])).toEqual([
      { outcome: 'refused', reason: 'signed-out' },
    ]);
    expect(changes).toEqual([]);
  });

  it('adds nothing to an account after a switch to another one', async () => {
    const { cart, adapter, changes } = await openCart();
    const adding = cart.add([{ productId: 'juice', quantity: 1 }]);
    sessionOf(adapter).signOut();
    expect(await adding).toMatchObject([{ outcome: 'failed', error: { code: 'aborted' } }]);
    expect(changes).toEqual([]);
  });
});

describe('the session and the accounts', () => {
  it('returns the current user, and loads again after the session ended', async () => {
    const { adapter } = hostBackend();
    const session = sessionOf(adapter, settings);
    const notified = vi.fn();
    session.subscribe(notified);
    await vi.waitFor(() =>
      expect(session.snapshot()).toMatchObject({ status: 'signed-in', user: { firstName: 'Dana' } }),
    );
    expect(notified).toHaveBeenCalledTimes(1);
    session.signOut();
    expect(session.snapshot()).toEqual({ status: 'ended', user: null, error: null });
    await session.refresh();
    expect(session.snapshot().status).toBe('signed-in');
    const guest = sessionOf(hostBackend({ guest: true }).adapter, settings);
    guest.subscribe(() => {});
    await vi.waitFor(() => expect(guest.snapshot()).toEqual({ status: 'guest', user: null, error: null }));
  });

  it('switches accounts, unless work would be lost that the host does not discard', async () => {
    const { adapter } = hostBackend();
    const account = accountOf(adapter, settings);
    account.subscribe(() => {});
    await vi.waitFor(() => expect(account.snapshot()).toMatchObject({ status: 'ready', account: { id: 'oak' } }));
    expect(account.snapshot().accounts.map(({ id }) => id)).toEqual(['oak', 'pine']);
    const done = getSessionRuntime(adapter).guard(() => true, 'checkout');
    expect(await account.switchTo('pine')).toEqual({ outcome: 'unsaved', unsaved: ['checkout'] });
    expect(account.snapshot().accountId).toBe('oak');
    expect(await account.switchTo('oak')).toEqual({ outcome: 'unchanged' });
    expect(await account.switchTo('pine', { discard: true })).toEqual({ outcome: 'switched' });
    expect(account.snapshot()).toMatchObject({ accountId: 'pine', account: { name: 'Account pine' } });
    done();
    expect(await account.switchTo('elm')).toMatchObject({ outcome: 'failed', error: { code: 'not-found' } });
  });

  it('has no accounts for a guest', async () => {
    const account = accountOf(hostBackend({ guest: true }).adapter, settings);
    account.subscribe(() => {});
    await vi.waitFor(() => expect(account.snapshot()).toMatchObject({ status: 'unavailable', accounts: [] }));
  });
});
