import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Cart, CartChange, CartChangeResult } from '../../../src/domain';
import { type Adapter, type CartPort, PortError } from '../../../src/ports';
import { cartChannel } from '../../../src/runtime/channel';
import { type CartCommands, createCartRuntime, getCartRuntime } from '../../../src/runtime/cart/cart.store';
import { loadedSync } from '../../../src/runtime/cart/load-sync';
import { getSessionRuntime } from '../../../src/runtime/session/session';
import { watch as watchSignals } from '../../../src/runtime/watched';
import { deferred, sessionOptions, signedInBackend } from '../../support/session-samples';
import { cartOf, lineOf, product } from './cart-support';

const [cola, tonic] = [product('cola'), product('tonic')];
const cart = cartOf([lineOf('1', cola, 4)]);
const carts: { dispose(): void }[] = [];
afterEach(() => {
  carts.splice(0).forEach((made) => made.dispose());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const tasks = async (count = 3) => {
  for (let at = 0; at < count; at++) await new Promise<void>((resolve) => setTimeout(resolve));
};
const done = async (): Promise<CartChangeResult> => ({ outcome: 'done', cart });

/** A runtime whose waits end at once, and what it waits for and asks. */
function open(
  port: Partial<CartPort> = {},
  parts: { readonly accountId?: string | null; readonly isHeld?: boolean } = {},
) {
  const read = vi.fn<CartPort['read']>(port.read ?? (async () => cart));
  const change = vi.fn<CartPort['change']>(port.change ?? done);
  const adapter = signedInBackend({ cart: { read, change } });
  const waits: number[] = [];
  const releases: (() => void)[] = [];
  const accountId = parts.accountId === undefined ? 'pine' : parts.accountId;
  const runtime = createCartRuntime(adapter, accountId, {
    wait: async (milliseconds) => {
      waits.push(milliseconds);
      if (milliseconds >= 5000) await new Promise<void>((resolve) => releases.push(resolve));
    },
    online: () => true,
  });
  carts.push(runtime);
  return { adapter, runtime, read, change, waits, release: () => releases.splice(0).forEach((end) => end()) };
}

describe('reading a cart', () => {
  it('names the account and the locale, and shows the cart', async () => {
    const { runtime, read } = open();
    expect(runtime.store.getState()).toMatchObject({ status: 'loading', cart: null });
    await runtime.refresh('fr-CA');
    expect(read.mock.calls.map(([request]) => request)).toStrictEqual([{ accountId: 'pine', locale: 'fr-CA' }]);
    expect(runtime.store.getState()).toMatchObject({ status: 'ready', cart, lineIds: ['1'] });
  });

  it.each([
    ['without a method to read it', {}, 'rejected', 'The adapter does not read carts'],
    ['without carts', undefined, 'rejected', 'The adapter does not read carts'],
  ])('fails with a backend %s', async (_what, port, code, message) => {
    const runtime = createCartRuntime(signedInBackend({ cart: port }), 'pine');
    await runtime.refresh('en-US');
    expect(runtime.store.getState()).toMatchObject({ status: 'failed', error: { code, message } });
  });

  it('fails if an amount is not an integer', async () => {
    const { runtime } = open({
      read: async () => ({ ...cart, totals: { ...cart.totals, tax: { minor: 0.5, currency: 'USD' } } }),
    });
    await runtime.refresh('en-US');
    expect(runtime.store.getState()).toMatchObject({ status: 'failed', error: { code: 'malformed' } });
  });

  it('signals a value that the backend cannot parse', async () => {
    const { adapter, runtime } = open({
      read: async (_request, options) => {
        options?.onUnreadable?.('total of a line');
        return cart;
      },
    });
    const onSignal = vi.fn();
    const stop = watchSignals(adapter, { widget: 'cart', onSignal });
    await runtime.refresh('en-US');
    stop();
    expect(onSignal).toHaveBeenCalledWith({ type: 'schema', method: 'cart.read', value: 'total of a line' });
  });

  it('is repeated after a passing error', async () => {
    const { runtime, read, waits } = open();
    read.mockRejectedValueOnce(new PortError('timeout', 'no', { retryAfter: 30 }));
    await runtime.refresh('en-US');
    expect(waits).toStrictEqual([30]);
    expect(runtime.store.getState().status).toBe('ready');
  });

  it('ends the session if that has expired', async () => {
    const { adapter, runtime } = open({ read: () => Promise.reject(new PortError('signed-out', '401')) });
    await runtime.refresh('en-US');
    expect(getSessionRuntime(adapter).store.getState().status).toBe('ended');
    expect(runtime.store.getState()).toMatchObject({ status: 'failed', error: { code: 'signed-out' } });
  });

  it('ends a session that has expired since the cart was read, which stays visible', async () => {
    const { adapter, runtime, read } = open();
    await runtime.refresh('en-US');
    read.mockRejectedValueOnce(new PortError('signed-out', '401'));
    await runtime.refresh('en-US');
    expect(getSessionRuntime(adapter).store.getState().status).toBe('ended');
    expect(runtime.store.getState()).toMatchObject({ status: 'ready', cart });
  });

  it('leaves the session after another error', async () => {
    const { adapter, runtime } = open({ read: () => Promise.reject(new PortError('forbidden', 'no')) });
    const onSignal = vi.fn();
    const stop = watchSignals(adapter, { widget: 'cart', onSignal });
    await runtime.refresh('en-US');
    await tasks();
    stop();
    expect(getSessionRuntime(adapter).store.getState().status).toBe('loading');
    expect(runtime.store.getState()).toMatchObject({ status: 'failed', error: { code: 'forbidden' } });
    expect(onSignal.mock.calls.map(([{ type, code }]) => [type, code])).toStrictEqual([['error', 'forbidden']]);
  });

  it('shows no error if it was aborted', async () => {
    const { runtime } = open({ read: () => Promise.reject(new PortError('aborted', 'no')) });
    await runtime.refresh('en-US');
    expect(runtime.store.getState()).toMatchObject({ status: 'loading', error: null });
  });

  it('is superseded by a newer read, whichever is answered first', async () => {
    const [first, second] = [deferred<Cart>(), deferred<Cart>()];
    const { runtime, read } = open();
    read.mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise);
    const both = [runtime.refresh('en-US'), runtime.refresh('en-US')];
    const newer = cartOf([lineOf('1', cola, 9)]);
    second.resolve(newer);
    await both[1];
    first.resolve(cart);
    await both[0];
    expect(runtime.store.getState().cart).toBe(newer);
  });

  it.each(['signed-out', 'forbidden'] as const)('has no error (%s) that a newer read supersedes', async (code) => {
    const { adapter, runtime, read } = open();
    let fail = () => {};
    read.mockReturnValueOnce(new Promise((_, reject) => (fail = () => reject(new PortError(code, 'no')))));
    read.mockReturnValueOnce(new Promise(() => {}));
    const first = runtime.refresh('en-US');
    void runtime.refresh('en-US');
    fail();
    await first;
    expect(runtime.store.getState()).toMatchObject({ status: 'loading', error: null });
    expect(getSessionRuntime(adapter).store.getState().status).toBe('loading');
  });

  it('is aborted and not shown after the cart is disposed of', async () => {
    const { promise, resolve } = deferred<Cart>();
    const { runtime, read } = open({ read: () => promise });
    const reading = runtime.refresh('en-US');
    runtime.dispose();
    expect(read.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
    resolve(cart);
    await reading;
    expect(runtime.store.getState().status).toBe('loading');
  });

  it('is repeated if a change was answered meanwhile', async () => {
    const slow = deferred<Cart>();
    const changed = cartOf([lineOf('1', cola, 9)]);
    const { runtime, read } = open({ change: async () => ({ outcome: 'done', cart: changed }) });
    await runtime.refresh('en-US');
    read.mockReturnValueOnce(slow.promise).mockResolvedValueOnce(changed);
    const reading = runtime.refresh('fr-CA');
    runtime.setQuantity('1', 9);
    await runtime.settle();
    slow.resolve(cart);
    await reading;
    expect(read.mock.calls.map(([{ locale }]) => locale)).toStrictEqual(['en-US', 'fr-CA', 'fr-CA']);
    expect(runtime.store.getState().cart).toStrictEqual(changed);
  });
});

describe('a widget that shows a cart', () => {
  it('reads it, unless this page has read it for another widget in its language', async () => {
    const { runtime, read } = open();
    const stop = runtime.watch('en-US');
    const stopSecond = runtime.watch('en-US');
    expect(read).toHaveBeenCalledTimes(1);
    await tasks();
    const stopThird = runtime.watch('en-US');
    expect(read).toHaveBeenCalledTimes(1);
    const stopFourth = runtime.watch('fr-CA');
    expect(read.mock.calls.map(([{ locale }]) => locale)).toStrictEqual(['en-US', 'fr-CA']);
    await tasks();
    [stop, stopSecond, stopThird, stopFourth].forEach((end) => end());
    runtime.watch('fr-CA');
    expect(read).toHaveBeenCalledTimes(3);
  });

  it('reads it again after a failure', async () => {
    const { runtime, read } = open();
    read.mockRejectedValueOnce(new PortError('forbidden', 'no'));
    runtime.watch('en-US');
    await tasks();
    runtime.watch('en-US');
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('reads it again after half a minute', async () => {
    const { runtime, read } = open();
    runtime.watch('en-US');
    await tasks();
    vi.useFakeTimers({ now: Date.now() + 31_000 });
    runtime.watch('en-US');
    expect(read).toHaveBeenCalledTimes(2);
  });
});

describe('sending the edits of a cart', () => {
  it('waits 200 milliseconds, or not at all if they are settled', async () => {
    const { runtime, waits, change } = open();
    await runtime.refresh('en-US');
    runtime.setQuantity('1', 9);
    expect(runtime.busy).toBe(true);
    await tasks();
    expect(waits).toStrictEqual([200]);
    expect(change).toHaveBeenCalledTimes(1);
    expect(runtime.busy).toBe(false);
    await runtime.settle();
    expect(waits).toStrictEqual([200]);
  });

  it('uses timers and the connection of the device by default', async () => {
    const sent = vi.fn(done);
    const adapter = signedInBackend({ cart: { read: async () => cart, change: sent } });
    vi.stubGlobal('navigator', { onLine: true });
    const runtime = createCartRuntime(adapter, 'pine');
    carts.push(runtime);
    await runtime.refresh('en-US');
    vi.useFakeTimers();
    runtime.setQuantity('1', 9);
    await vi.advanceTimersByTimeAsync(199);
    expect(sent).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toHaveBeenCalledTimes(1);
    vi.stubGlobal('navigator', { onLine: false });
    runtime.setQuantity('1', 12);
    await vi.advanceTimersByTimeAsync(200);
    expect(runtime.store.getState().waiting).toBe('offline');
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('is retried five seconds after they were held', async () => {
    const { runtime, waits, change, release } = open();
    change.mockRejectedValueOnce(new PortError('offline', 'no'));
    await runtime.refresh('en-US');
    runtime.setQuantity('1', 9);
    await tasks();
    expect(waits).toStrictEqual([200, 5000]);
    expect(change).toHaveBeenCalledTimes(1);
    release();
    await tasks();
    expect(waits).toStrictEqual([200, 5000, 0]);
    expect(change).toHaveBeenCalledTimes(2);
  });

  it('ends the session if that has expired', async () => {
    const { adapter, runtime, change } = open();
    change.mockRejectedValueOnce(new PortError('signed-out', '401'));
    await runtime.refresh('en-US');
    runtime.setQuantity('1', 9);
    await tasks();
    expect(getSessionRuntime(adapter).store.getState().status).toBe('ended');
    expect(runtime.store.getState().waiting).toBe('signed-out');
  });

  it('leaves the session after another error, which is signaled', async () => {
    const { adapter, runtime, change } = open();
    const onSignal = vi.fn();
    const stop = watchSignals(adapter, { widget: 'cart', onSignal });
    change.mockRejectedValueOnce(new PortError('forbidden', 'no'));
    await runtime.refresh('en-US');
    runtime.setQuantity('1', 9);
    await tasks();
    stop();
    expect(getSessionRuntime(adapter).store.getState().status).toBe('loading');
    expect(onSignal.mock.calls.flatMap(([{ type, code }]) => (type === 'error' ? [code] : []))).toStrictEqual([
      'forbidden',
    ]);
  });

  it('continues after the cart is disposed of, which shows no more', async () => {
    const { runtime, change } = open();
    await runtime.refresh('en-US');
    runtime.setQuantity('1', 9);
    const shown = runtime.store.getState();
    runtime.dispose();
    await tasks();
    expect(change).toHaveBeenCalledTimes(1);
    expect(runtime.store.getState()).toBe(shown);
  });
});

describe('the commands of a cart', () => {
  it.each<[string, (of: CartCommands) => void, CartChange]>([
    ['add a product', (of) => of.add(tonic, 2), { type: 'add', productId: 'tonic', quantity: 2 }],
    ['add to the line of a product', (of) => of.add(cola, 2), { type: 'set', lineId: '1', quantity: 6 }],
    ['set the quantity of a product', (of) => of.setProduct(cola, 2), { type: 'set', lineId: '1', quantity: 2 }],
    ['remove a line', (of) => of.remove('1'), { type: 'remove', lineId: '1' }],
    ['clear the cart', (of) => of.clear(), { type: 'remove', lineId: '1' }],
    [
      'replace a product',
      (of) => of.replace('1', tonic, 3),
      { type: 'replace', lineId: '1', productId: 'tonic', quantity: 3 },
    ],
    [
      'restore a line that is gone',
      (of) => of.restore(lineOf('9', tonic, 3)),
      { type: 'add', productId: 'tonic', quantity: 3 },
    ],
  ])('%s', async (_what, act, expected) => {
    const { runtime, change } = open();
    await runtime.refresh('en-US');
    act(runtime);
    await tasks();
    expect(change.mock.calls[0]?.[0].change).toStrictEqual(expected);
  });

  it('answer each caller that adds many products', async () => {
    const { runtime } = open();
    await runtime.refresh('en-US');
    expect(
      await Promise.all([
        runtime.addMany([{ product: tonic, quantity: 2 }]),
        runtime.addMany([{ product: product('juice'), quantity: 1 }]),
      ]),
    ).toStrictEqual([{ outcome: 'done' }, { outcome: 'done' }]);
  });

  it('show a notice and dismiss it', () => {
    const { runtime } = open();
    const notice = { kind: 'failed', productName: 'Cola', quantity: 0, reason: null } as const;
    runtime.notify(notice);
    runtime.notify(notice);
    expect(runtime.store.getState().notices).toStrictEqual([
      { ...notice, id: 1 },
      { ...notice, id: 2 },
    ]);
    runtime.dismiss(1);
    expect(runtime.store.getState().notices).toStrictEqual([{ ...notice, id: 2 }]);
  });

  it('discard edits', async () => {
    const { runtime, change } = open();
    await runtime.refresh('en-US');
    runtime.setQuantity('1', 9);
    runtime.discard();
    expect(runtime.busy).toBe(false);
    await tasks();
    expect(change).not.toHaveBeenCalled();
    expect(runtime.store.getState().lines['1']?.quantity).toBe(4);
  });

  it('wait for every promise of the host, even one that fails', async () => {
    const [first, second] = [deferred<void>(), deferred<void>()];
    const { runtime, change } = open();
    await runtime.refresh('en-US');
    runtime.sendAfter(first.promise.then(() => Promise.reject(new Error('no'))));
    runtime.sendAfter(second.promise);
    runtime.setQuantity('1', 9);
    second.resolve();
    await tasks();
    expect(change).not.toHaveBeenCalled();
    first.resolve();
    await tasks();
    expect(change).toHaveBeenCalledTimes(1);
  });

  it('have their code loaded', () => expect(loadedSync()).toHaveProperty('sendAll'));
});

describe('other tabs', () => {
  it('read the cart after a change, until it is disposed of', async () => {
    const { adapter, runtime, read } = open();
    await runtime.refresh('fr-CA');
    const other = createCartRuntime({ ...adapter, cart: { read: async () => cart, change: done } }, 'pine', {
      wait: async () => {},
      online: () => true,
    });
    carts.push(other);
    await other.refresh('en-US');
    other.setQuantity('1', 9);
    await vi.waitFor(() => expect(read.mock.calls.map(([{ locale }]) => locale)).toStrictEqual(['fr-CA', 'fr-CA']));
    runtime.dispose();
    cartChannel(adapter.id, 'pine').post('changed');
    await tasks(10);
    expect(read).toHaveBeenCalledTimes(2);
  });
});

describe('a page to which the buyer returns', () => {
  const visit = () => {
    const page = new EventTarget();
    vi.stubGlobal('window', page);
    vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
    return () => page.dispatchEvent(new Event('online'));
  };

  it('reads the cart, until it is disposed of', async () => {
    const comeBack = visit();
    const { runtime, read } = open();
    await runtime.refresh('fr-CA');
    comeBack();
    expect(read.mock.calls.map(([{ locale }]) => locale)).toStrictEqual(['fr-CA', 'fr-CA']);
    await tasks();
    runtime.dispose();
    comeBack();
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('sends edits that were held', async () => {
    const comeBack = visit();
    const { runtime, read, change } = open();
    change.mockRejectedValueOnce(new PortError('offline', 'no'));
    await runtime.refresh('en-US');
    runtime.setQuantity('1', 9);
    await tasks();
    comeBack();
    await tasks();
    expect(change).toHaveBeenCalledTimes(2);
    expect(read).toHaveBeenCalledTimes(1);
  });
});

describe('the carts of an adapter', () => {
  const held = (): Adapter =>
    signedInBackend({ cart: { read: async () => cart, change: () => new Promise<CartChangeResult>(() => {}) } });

  it('are one for each account', () => {
    const adapter = held();
    const pine = getCartRuntime(adapter, 'pine');
    expect(getCartRuntime(adapter, 'pine')).toBe(pine);
    expect(getCartRuntime(adapter, 'oak')).not.toBe(pine);
    expect(getCartRuntime(held(), 'pine')).not.toBe(pine);
  });

  it('are unsaved work while one of them has edits', async () => {
    const adapter = held();
    const pine = getCartRuntime(adapter, 'pine');
    const oak = getCartRuntime(adapter, 'oak');
    carts.push(pine, oak);
    const session = getSessionRuntime(adapter);
    await pine.refresh('en-US');
    expect(session.unsavedWork()).toStrictEqual([]);
    pine.setQuantity('1', 9);
    expect(session.unsavedWork()).toStrictEqual(['cart']);
  });

  it('send their edits before the account is switched, and are dropped then', async () => {
    const order: string[] = [];
    const adapter = signedInBackend({
      cart: { read: async () => cart, change: async () => (order.push('sent'), done()) },
    });
    const session = getSessionRuntime(adapter);
    await session.load(sessionOptions);
    const pine = getCartRuntime(adapter, 'pine');
    await pine.refresh('en-US');
    session.store.subscribe(() => order.push('switched'));
    pine.setQuantity('1', 9);
    expect(await session.switchTo('oak')).toStrictEqual({ outcome: 'switched' });
    expect(order).toStrictEqual(['sent', 'switched']);
    expect(getCartRuntime(adapter, 'pine')).not.toBe(pine);
    const shown = pine.store.getState();
    pine.notify({ kind: 'failed', productName: 'Cola', quantity: 0, reason: null });
    expect(pine.store.getState()).toBe(shown);
  });

  it('need not exist when the account is switched', async () => {
    const adapter = held();
    const session = getSessionRuntime(adapter);
    await session.load(sessionOptions);
    const oak = getCartRuntime(adapter, 'oak');
    expect(await session.switchTo('oak')).toStrictEqual({ outcome: 'switched' });
    expect(getCartRuntime(adapter, 'oak')).toBe(oak);
  });

  it('are all dropped after a sign-out', () => {
    const adapter = held();
    const [pine, oak] = [getCartRuntime(adapter, 'pine'), getCartRuntime(adapter, 'oak')];
    getSessionRuntime(adapter).forget();
    expect(getCartRuntime(adapter, 'pine')).not.toBe(pine);
    expect(getCartRuntime(adapter, 'oak')).not.toBe(oak);
  });
});
