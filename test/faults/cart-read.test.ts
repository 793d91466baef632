import { describe, expect, it } from 'vitest';
import type { FaultKind } from '../../src/adapters/demo';
import { PortError } from '../../src/ports';
import { stage } from './cart-harness';

const read = (kind: FaultKind, more: object = {}) => ({ method: 'cart.read' as const, kind, times: 1, ...more });

describe('reading the cart', () => {
  it.each([
    ['O20 F01: offline', 'offline'],
    ['O20 F06: a service that is down', 'unavailable'],
    ['O20 F09: an ended session', 'signed-out'],
    ['O20 F10: missing access', 'forbidden'],
    ['O20 F11: a missing cart', 'not-found'],
    ['O20 F15: an unreadable response', 'malformed'],
  ] as const)('%s keeps the displayed cart, and one request restores it', async (_cell, kind) => {
    const tab = await stage();
    const before = tab.displayedQuantities();
    tab.strike(read(kind));
    await tab.cart.refresh('en-US');
    expect(tab.displayedQuantities()).toEqual(before);
    expect(tab.cart.store.getState().status).toBe('ready');
    await tab.cart.refresh('en-US');
    expect(tab.cart.store.getState()).toMatchObject({ status: 'ready', error: null });
  });

  it('O20 F07: waits for the requested delay before it reads again', async () => {
    const tab = await stage();
    tab.strike(read('rate-limited', { detail: { retryAfter: 7000 } }));
    await tab.cart.refresh('en-US');
    expect(tab.waits).toEqual([7000]);
    expect(tab.cart.store.getState()).toMatchObject({ status: 'ready', error: null });
  });

  it('O20 F23: keeps the displayed cart while it is read again, and marks totals as final only if the server confirmed them', async () => {
    const tab = await stage();
    const before = tab.cart.store.getState();
    tab.strike(read('delay', { latency: 20 }));
    const reading = tab.cart.refresh('en-US');
    expect(tab.cart.store.getState().totals).toEqual(before.totals);
    tab.cart.setQuantity(tab.lineOf('104417'), 12);
    expect(tab.cart.store.getState().totals?.final).toBe(false);
    await reading;
    await tab.rest();
    expect(tab.cart.store.getState().totals?.final).toBe(true);
  });

  it('O20 F05: shows why the first read failed and can be retried', async () => {
    let broken = true;
    const tab = await stage({
      overlay: (backend) => ({
        cart: {
          ...backend.cart,
          read: (request, options) =>
            broken ? Promise.reject(new PortError('unexpected', '500')) : backend.cart.read(request, options),
        },
      }),
    });
    expect(tab.cart.store.getState()).toMatchObject({ status: 'failed', error: { code: 'unexpected' }, cart: null });
    broken = false;
    await tab.cart.refresh('en-US');
    expect(tab.cart.store.getState()).toMatchObject({ status: 'ready', error: null });
  });

  it('O20 F20: keeps the display unchanged during a slow read', async () => {
    const tab = await stage();
    const before = tab.cart.store.getState();
    tab.strike(read('delay', { latency: 30 }));
    const reading = tab.cart.refresh('en-US');
    expect(tab.cart.store.getState()).toBe(before);
    await reading;
    // Unchanged parts keep their identity, so nothing is re-rendered.
    const { lines, lineIds } = tab.cart.store.getState();
    expect(lineIds.every((id) => JSON.stringify(lines[id]) === JSON.stringify(before.lines[id]))).toBe(true);
  });

  it('O20 F21: shows the response to the newest request, whichever arrives last', async () => {
    const tab = await stage();
    tab.strike(read('delay', { latency: 40 }));
    const late = tab.cart.refresh('en-US');
    const { revision } = await tab.backend.cart.read({ accountId: 'harbor-lane-taproom', locale: 'en-US' });
    await tab.backend.cart.change({
      accountId: 'harbor-lane-taproom',
      locale: 'en-US',
      revision,
      change: { type: 'set', lineId: tab.lineOf('104417'), quantity: 15 },
    });
    await tab.cart.refresh('en-US');
    await late;
    expect(tab.displayedQuantities()['p-104417']).toBe(15);
  });

  it('O20 F22: treats two equal responses as the same cart', async () => {
    const tab = await stage();
    const before = tab.displayedQuantities();
    await Promise.all([tab.cart.refresh('en-US'), tab.cart.refresh('en-US')]);
    expect(tab.displayedQuantities()).toEqual(before);
  });

  it('O20 F26: aborts the read when the last reader leaves, and ignores a late response', async () => {
    const tab = await stage();
    tab.strike(read('never-settles'));
    const reading = tab.cart.refresh('en-US');
    const left = tab.cart.store.getState();
    tab.cart.dispose();
    await reading;
    expect(tab.cart.store.getState()).toBe(left);
  });

  it('O20 F33: does not show the cart of an account after a switch to another one', async () => {
    const tab = await stage();
    tab.strike(read('delay', { latency: 20 }));
    const reading = tab.cart.refresh('fr-CA');
    tab.cart.dispose();
    const left = tab.cart.store.getState();
    await reading;
    expect(tab.cart.store.getState()).toBe(left);
  });

  it.each([
    [
      'throws at once',
      () => {
        throw new TypeError('host');
      },
    ],
    ['rejects without an error', () => Promise.reject('no error')],
  ])('O20 F58: handles an adapter that %s like any other failure', async (_how, readCart) => {
    const tab = await stage({ overlay: (backend) => ({ cart: { ...backend.cart, read: readCart } }) });
    expect(tab.cart.store.getState()).toMatchObject({
      status: 'failed',
      error: { name: 'PortError', code: 'unexpected' },
    });
  });
});
