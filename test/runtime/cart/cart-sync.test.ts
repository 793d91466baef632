import { describe, expect, it, vi } from 'vitest';
import type { Cart, CartChangeResult } from '../../../src/domain';
import { type CartPort, PortError, type PortErrorCode } from '../../../src/ports';
import { reduceAnswer } from '../../../src/runtime/cart/answer.reducer';
import type { EditEvent } from '../../../src/runtime/cart/cart.state';
import { sendAll } from '../../../src/runtime/cart/cart.sync';
import { syncedCart } from '../../support/cart-lines';
import { deferred } from '../../support/session-samples';
import { cartOf, lineOf, product } from './cart-support';

const [cola, tonic, juice] = [product('cola'), product('tonic'), product('juice')];
const cartWith = (colas: number, tonics: number, revision: string | null = null): Cart => ({
  ...cartOf([lineOf('1', cola, colas), lineOf('2', tonic, tonics)]),
  revision,
});
const cart = cartWith(4, 6, 'r1');
const set = (lineId: string, quantity: number): EditEvent => ({ type: 'set-line', lineId, quantity });
const addJuice: EditEvent = { type: 'set-product', product: juice, quantity: 3 };
const failed = (productName: string, quantity: number, reason: PortErrorCode) => ({
  kind: 'failed',
  productName,
  quantity,
  reason,
});

/** A cart whose changes are answered by `change`, after some edits. */
function edited(
  change: () => Promise<CartChangeResult>,
  parts: Parameters<typeof syncedCart>[2] = {},
  ...edits: readonly EditEvent[]
) {
  const requests: Parameters<CartPort['change']>[0][] = [];
  const port: CartPort = {
    read: async () => cart,
    change: async (request) => {
      requests.push(request);
      made.calls.push('change');
      return change();
    },
  };
  const made = syncedCart({ cart: port }, cart, parts);
  edits.forEach(made.edit);
  return { ...made, requests, send: () => sendAll(made.synced) };
}

const answers = (...carts: readonly Cart[]) => {
  const left = [...carts];
  return async (): Promise<CartChangeResult> => ({ outcome: 'done', cart: left.shift() ?? cart });
};
const fails = (error: PortError) => () => Promise.reject(error);

describe('the edits of a cart', () => {
  it('are sent one after the other, each with the revision of the last answer', async () => {
    const { send, requests, calls, pending, notices } = edited(
      answers(cartWith(9, 6, 'r2'), cartWith(9, 7, 'r3')),
      {},
      set('1', 9),
      set('2', 7),
    );
    expect(await send()).toBe(false);
    expect(requests).toStrictEqual([
      { change: { type: 'set', lineId: '1', quantity: 9 }, revision: 'r1', accountId: 'pine', locale: 'fr-CA' },
      { change: { type: 'set', lineId: '2', quantity: 7 }, revision: 'r2', accountId: 'pine', locale: 'fr-CA' },
    ]);
    expect(calls).toStrictEqual(['change', 'ended', 'sent', 'change', 'ended', 'sent']);
    expect(pending()).toStrictEqual({ edits: {}, adds: {} });
    expect(notices()).toStrictEqual([]);
  });

  it('are sent without a revision if no cart was read', async () => {
    const change = vi.fn(async (): Promise<CartChangeResult> => ({ outcome: 'done', cart: cartOf([]) }));
    const { synced, edit } = syncedCart({ cart: { read: async () => cart, change } }, null);
    edit(addJuice);
    expect(await sendAll(synced)).toBe(false);
    expect(change.mock.calls).toStrictEqual([
      [
        {
          change: { type: 'add', productId: 'juice', quantity: 3 },
          revision: null,
          accountId: 'pine',
          locale: 'fr-CA',
        },
      ],
    ]);
  });

  it('are none if nothing was edited', async () => {
    const { send, calls } = edited(answers());
    expect(await send()).toBe(false);
    expect(calls).toStrictEqual([]);
  });

  it('wait until the host has answered', async () => {
    const { promise, resolve } = deferred<void>();
    const { send, requests } = edited(answers(cartWith(9, 6)), { allowed: () => promise }, set('1', 9));
    const sent = send();
    await new Promise((done) => setTimeout(done));
    expect(requests).toStrictEqual([]);
    resolve();
    expect(await sent).toBe(false);
    expect(requests).toHaveLength(1);
  });

  it('are held while the device is offline', async () => {
    const { send, calls, pending, store } = edited(answers(), { online: () => false }, set('1', 9));
    expect(await send()).toBe(true);
    expect(calls).toStrictEqual([]);
    expect(pending()).toStrictEqual({ edits: { 1: 9 }, adds: {} });
    expect(store.getState().waiting).toBe('offline');
  });

  it.each(['offline', 'signed-out'] as const)('are held if the request never left the client: %s', async (code) => {
    const error = new PortError(code, 'no');
    const { send, calls, pending, store, effects, notices } = edited(fails(error), {}, set('1', 9), addJuice);
    effects.splice(0);
    expect(await send()).toBe(true);
    expect(calls).toStrictEqual(['change', 'ended']);
    expect(pending()).toStrictEqual({ edits: { 1: 9 }, adds: { juice: 3 } });
    expect(store.getState().waiting).toBe(code);
    expect(effects).toStrictEqual([{ type: 'report-error', error }]);
    expect(notices()).toStrictEqual([]);
  });

  it.each(['forbidden', 'not-found', 'rejected', 'aborted'] as const)(
    'are given up at once if the backend says %s',
    async (code) => {
      const error = new PortError(code, 'no', { retryAfter: 50 });
      const { send, calls, pending, effects, notices } = edited(fails(error), {}, set('1', 9));
      effects.splice(0);
      expect(await send()).toBe(false);
      expect(calls).toStrictEqual(['change', 'ended']);
      expect(pending()).toStrictEqual({ edits: {}, adds: {} });
      expect(effects).toStrictEqual([{ type: 'report-error', error }]);
      expect(notices()).toStrictEqual([failed('Product cola', 4, code)]);
    },
  );

  it('are given up without a method to change a cart', async () => {
    const { synced, edit, effects, notices } = syncedCart({}, cart);
    edit(set('1', 9));
    effects.splice(0);
    expect(await sendAll(synced)).toBe(false);
    expect(effects).toMatchObject([
      { type: 'report-error', error: { code: 'rejected', message: 'The adapter does not change carts' } },
    ]);
    expect(notices()).toStrictEqual([failed('Product cola', 4, 'rejected')]);
  });
});

describe('a change whose answer is lost', () => {
  it.each(['timeout', 'unavailable', 'malformed', 'unexpected', 'conflict', 'too-many-requests'] as const)(
    'is done if the cart that is read shows it: %s',
    async (code) => {
      const read = async () => cartWith(9, 6);
      const { send, calls, pending, notices } = edited(fails(new PortError(code, 'no')), { read }, set('1', 9));
      expect(await send()).toBe(false);
      expect(calls).toStrictEqual(['change', 'ended', 'read']);
      expect(pending()).toStrictEqual({ edits: {}, adds: {} });
      expect(notices()).toStrictEqual([]);
    },
  );

  it('is repeated twice, after 400 and 800 milliseconds', async () => {
    const error = new PortError('timeout', 'no');
    const { send, calls, notices, effects } = edited(fails(error), { read: async () => cart }, set('1', 9));
    effects.splice(0);
    expect(await send()).toBe(false);
    const attempt = ['change', 'ended', 'read'];
    expect(calls).toStrictEqual([...attempt, 'wait 400', ...attempt, 'wait 800', ...attempt]);
    expect(effects).toStrictEqual([{ type: 'report-error', error }]);
    expect(notices()).toStrictEqual([failed('Product cola', 4, 'timeout')]);
  });

  it('waits as long as the backend asks, even before the cart is read, and no longer', async () => {
    const error = new PortError('too-many-requests', 'no', { retryAfter: 7000 });
    const { send, calls } = edited(fails(error), { read: async () => cart }, set('1', 9));
    expect(await send()).toBe(false);
    const attempt = ['change', 'ended', 'wait 7000', 'read'];
    expect(calls).toStrictEqual([...attempt, ...attempt, ...attempt]);
  });

  it('is not repeated if it adds', async () => {
    const error = new PortError('timeout', 'no');
    const { send, calls, notices } = edited(fails(error), { read: async () => cart }, addJuice);
    expect(await send()).toBe(false);
    expect(calls).toStrictEqual(['change', 'ended', 'read']);
    expect(notices()).toStrictEqual([failed('Product juice', 0, 'timeout')]);
  });

  it.each(['offline', 'signed-out'] as const)('is held if the cart cannot be read either: %s', async (code) => {
    const readError = new PortError(code, 'no');
    const { send, pending, store, effects } = edited(
      fails(new PortError('timeout', 'no')),
      { read: () => Promise.reject(readError) },
      set('1', 9),
    );
    effects.splice(0);
    expect(await send()).toBe(true);
    expect(pending()).toStrictEqual({ edits: { 1: 9 }, adds: {} });
    expect(store.getState().waiting).toBe(code);
    expect(effects).toStrictEqual([{ type: 'report-error', error: readError }]);
  });

  it.each([
    ['it adds', addJuice, 'offline', failed('Product juice', 0, 'timeout')],
    ['the backend refuses to return the cart', set('1', 9), 'forbidden', failed('Product cola', 4, 'timeout')],
  ] as const)('is given up if the cart cannot be read and %s', async (_what, event, code, notice) => {
    const error = new PortError('timeout', 'no');
    const read = () => Promise.reject(new PortError(code, 'no'));
    const { send, calls, pending, effects, notices } = edited(fails(error), { read }, event);
    effects.splice(0);
    expect(await send()).toBe(false);
    expect(calls).toStrictEqual(['change', 'ended', 'read']);
    expect(pending()).toStrictEqual({ edits: {}, adds: {} });
    expect(effects).toStrictEqual([{ type: 'report-error', error }]);
    expect(notices()).toStrictEqual([notice]);
  });

  it.each([
    ['timeout', { outcome: 'unknown' }],
    ['forbidden', { outcome: 'failed', error: new PortError('forbidden', 'no') }],
  ] as const)('has the outcome of its error for a caller that adds many products: %s', async (code, result) => {
    const error = new PortError(code, 'no');
    const { send, synced, effects } = edited(fails(error), { read: () => Promise.reject(error) });
    const items = [{ product: juice, quantity: 2 }];
    synced.apply(reduceAnswer(synced.model(), { type: 'add-many', items, callId: 7 }));
    effects.splice(0);
    expect(await send()).toBe(false);
    expect(effects).toStrictEqual([
      { type: 'report-error', error },
      { type: 'finish-call', callId: 7, result },
    ]);
  });

  it('is malformed if its cart has an amount that is not an integer', async () => {
    const wrong = cartWith(9, 6);
    const totals = { ...wrong.totals, tax: { minor: 0.5, currency: 'USD' } };
    const read = async () => cartWith(9, 6);
    const { send, calls, notices } = edited(answers({ ...wrong, totals }), { read }, set('1', 9));
    expect(await send()).toBe(false);
    expect(calls).toStrictEqual(['change', 'ended', 'read']);
    expect(notices()).toStrictEqual([]);
  });
});
