import { describe, expect, it } from 'vitest';
import { createMemoryStore, type FaultKind } from '../../src/adapters/demo';
import { PortError } from '../../src/ports';
import { getSessionRuntime } from '../../src/runtime/session/session';
import { here } from '../adapters/demo/demo-support';
import { stage } from './cart-harness';

const COLA = '104417';
const cola = `p-${COLA}`;
const TONIC = '210031';
/** Listed, in stock and not in the scripted cart. */
const JUICE = '677105';
const juice = `p-${JUICE}`;

const once = (kind: FaultKind, more: object = {}) => ({ method: 'cart.change' as const, kind, times: 1, ...more });
const always = (kind: FaultKind, more: object = {}) => ({ method: 'cart.change' as const, kind, ...more });

describe('changing the cart over a bad network', () => {
  it('O11 F01: sends nothing while offline, keeps the edits and sends them once after reconnecting', async () => {
    const tab = await stage();
    tab.online = false;
    tab.cart.setQuantity(tab.lineOf(COLA), 11);
    tab.cart.add(await tab.product(JUICE), 2);
    await tab.rest();
    expect(tab.changes).toEqual([]);
    expect(tab.displayedQuantities()).toMatchObject({ [cola]: 11, [juice]: 2 });
    expect(tab.cart.store.getState().waiting).toBe('offline');
    expect(tab.notices()).toEqual([]);
    tab.online = true;
    await tab.rest();
    expect(await tab.storedQuantities()).toMatchObject({ [cola]: 11, [juice]: 2 });
    expect(tab.changes).toHaveLength(2);
  });

  it('O11 F02: detects a change whose response was lost, and executes nothing twice', async () => {
    const tab = await stage();
    const before = await tab.storedQuantities();
    tab.strike(once('commit-and-drop'));
    tab.cart.add(await tab.product(JUICE), 3);
    await tab.rest();
    expect(await tab.storedQuantities()).toEqual({ ...before, [juice]: 3 });
    tab.strike(once('commit-and-drop'));
    tab.cart.remove(tab.lineOf(COLA));
    await tab.rest();
    expect(await tab.storedQuantities()).not.toHaveProperty(cola);
    expect(tab.changes).toHaveLength(2);
    expect(tab.displayedQuantities()).toEqual(await tab.storedQuantities());
    expect(tab.notices()).toEqual([]);
  });

  it('O11 F03: retries a quantity whose request was lost; reports a lost add instead of retrying it', async () => {
    const tab = await stage();
    tab.strike(once('drop-before-commit'));
    tab.cart.setQuantity(tab.lineOf(COLA), 9);
    await tab.rest();
    expect((await tab.storedQuantities())[cola]).toBe(9);
    expect(tab.notices()).toEqual([]);
    tab.strike(once('drop-before-commit'));
    tab.cart.add(await tab.product(JUICE), 3);
    await tab.rest();
    expect(tab.changes.filter(({ type }) => type === 'add')).toHaveLength(1);
    expect(await tab.storedQuantities()).not.toHaveProperty(juice);
    expect(tab.displayedQuantities()).toEqual(await tab.storedQuantities());
    expect(tab.notices()).toEqual(['failed timeout 0']);
  });

  it('O11 F05: rolls back to the server’s state and reports it once for any failure inside the service', async () => {
    const tab = await stage({
      overlay: (backend) => ({
        cart: {
          ...backend.cart,
          change: () => Promise.reject(new PortError('unexpected', '500', { correlationId: 'c-1' })),
        },
      }),
    });
    const before = tab.displayedQuantities();
    tab.cart.setQuantity(tab.lineOf(COLA), 12);
    expect(tab.displayedQuantities()[cola]).toBe(12);
    await tab.rest();
    expect(tab.displayedQuantities()).toEqual(before);
    expect(tab.notices()).toEqual([`failed unexpected ${before[cola]}`]);
  });

  it('O11 F06: sends at most three requests for one edit while the service is down', async () => {
    const tab = await stage();
    tab.strike(always('unavailable'));
    tab.cart.setQuantity(tab.lineOf(COLA), 12);
    await tab.rest();
    expect(tab.changes.length).toBeLessThanOrEqual(3);
    expect(tab.notices()).toHaveLength(1);
    expect(tab.displayedQuantities()).toEqual(await tab.storedQuantities());
  });

  it('O11 F07: waits for the requested delay before it sends again', async () => {
    const tab = await stage();
    tab.strike(once('rate-limited', { detail: { retryAfter: 7000 } }));
    tab.cart.setQuantity(tab.lineOf(COLA), 12);
    await tab.rest();
    expect(tab.waits).toContain(7000);
    expect(tab.changes).toHaveLength(2);
    expect((await tab.storedQuantities())[cola]).toBe(12);
  });

  it('O11 F09: keeps the edit when the session ends, notifies every widget and sends the edit after signing in', async () => {
    const tab = await stage({ overlay: (backend) => ({ session: backend.session, accounts: backend.accounts }) });
    tab.strike(once('signed-out'));
    tab.cart.setQuantity(tab.lineOf(COLA), 12);
    await tab.rest();
    expect(tab.displayedQuantities()[cola]).toBe(12);
    await tab.rest();
    expect((await tab.storedQuantities())[cola]).toBe(12);
    expect(tab.notices()).toEqual([]);
  });

  it.each([
    ['O11 F10: rolls back and reports missing access', 'forbidden'],
    ['O11 F11: rolls back and reports a missing line', 'not-found'],
    ['O11 F13: rolls back and reports a rejection', 'rejected'],
  ] as const)('%s', async (_cell, kind) => {
    const tab = await stage();
    const before = tab.displayedQuantities();
    tab.strike(once(kind));
    tab.cart.setQuantity(tab.lineOf(COLA), 12);
    tab.cart.setQuantity(tab.lineOf(TONIC), 7);
    await tab.rest();
    // The other edit has its own response.
    expect(tab.displayedQuantities()).toEqual({ ...before, [`p-${TONIC}`]: 7 });
    expect(tab.displayedQuantities()).toEqual(await tab.storedQuantities());
    expect(tab.notices()).toEqual([`failed ${kind} ${before[cola]}`]);
  });

  it('O11 F12: re-reads the cart after a conflict, keeps the edit of an unchanged line and reports a line that changed remotely', async () => {
    const store = createMemoryStore();
    const [mine, theirs] = [await stage({ store }), await stage({ store })];
    theirs.cart.setQuantity(theirs.lineOf(TONIC), 3);
    await theirs.rest();
    mine.cart.setQuantity(mine.lineOf(COLA), 12);
    await mine.rest();
    expect(await mine.storedQuantities()).toMatchObject({ [cola]: 12, [`p-${TONIC}`]: 3 });
    expect(mine.displayedQuantities()).toEqual(await mine.storedQuantities());
    expect(mine.notices()).toEqual([]);
    mine.online = false;
    mine.cart.setQuantity(mine.lineOf(COLA), 20);
    const { revision } = await theirs.backend.cart.read(here);
    await theirs.backend.cart.change({
      ...here,
      revision,
      change: { type: 'set', lineId: mine.lineOf(COLA), quantity: 2 },
    });
    mine.online = true;
    await mine.rest();
    expect(mine.displayedQuantities()).toEqual(await mine.storedQuantities());
    expect([...mine.notices(), String((await mine.storedQuantities())[cola])]).toEqual([
      expect.stringMatching(/^changed-elsewhere/) as string,
      '2',
    ]);
  });

  it('O11 F15: re-reads the cart after an unreadable response before it reports anything', async () => {
    const tab = await stage();
    let lost = false;
    const odd = await stage({
      overlay: (backend) => ({
        cart: {
          ...backend.cart,
          change: async (request, options) => {
            const answer = await backend.cart.change(request, options);
            if (lost) return answer;
            lost = true;
            throw new PortError('malformed', 'The answer broke off');
          },
        },
      }),
    });
    odd.cart.add(await tab.product(JUICE), 3);
    await odd.rest();
    expect(odd.changes).toHaveLength(1);
    expect(odd.displayedQuantities()).toEqual(await odd.storedQuantities());
    expect(odd.displayedQuantities()[juice]).toBe(3);
    expect(odd.notices()).toEqual([]);
  });

  it('O11 F19: names the products that were not added and never resends the added ones', async () => {
    const tab = await stage({ scenario: 'partial' });
    const items = await Promise.all(
      [JUICE, '602214', COLA, TONIC].map(async (sku) => ({ product: await tab.product(sku), quantity: 2 })),
    );
    const before = await tab.storedQuantities();
    const answer = await tab.cart.addMany(items);
    if (answer.outcome !== 'partial') throw new Error(answer.outcome);
    expect(answer.items.length).toBeGreaterThan(0);
    expect(answer.items.length).toBeLessThan(items.length);
    for (const { product, quantity } of items) {
      const adjustment = answer.items.find(({ productId }) => productId === product.id);
      expect((await tab.storedQuantities())[product.id] ?? 0).toBe(
        (before[product.id] ?? 0) + (adjustment?.quantity ?? quantity),
      );
    }
    expect(tab.changes).toHaveLength(1);
    expect(tab.displayedQuantities()).toEqual(await tab.storedQuantities());
  });

  it('O11 F20: shows the edit at once as pending, however slow the response is', async () => {
    const tab = await stage();
    tab.strike(once('delay', { latency: 60 }));
    const line = tab.lineOf(COLA);
    tab.cart.setQuantity(line, 12);
    expect(tab.cart.store.getState().lines[line]).toMatchObject({ quantity: 12, pending: true });
    expect(tab.cart.store.getState().totals?.final).toBe(false);
    await tab.rest();
    expect(tab.cart.store.getState().lines[line]).toMatchObject({ quantity: 12, pending: false });
    expect(tab.cart.store.getState().totals?.final).toBe(true);
  });

  it('O11 F21: keeps the last quantity when an earlier read is answered late', async () => {
    const tab = await stage();
    tab.strike({ method: 'cart.read', kind: 'delay', times: 1, latency: 60 });
    const late = tab.cart.refresh('en-US');
    for (const quantity of [9, 14, 10]) tab.cart.setQuantity(tab.lineOf(COLA), quantity);
    await tab.rest();
    await late;
    expect(tab.displayedQuantities()[cola]).toBe(10);
    expect((await tab.storedQuantities())[cola]).toBe(10);
  });

  it('O11 F22: ignores a repeated response', async () => {
    const tab = await stage();
    tab.cart.setQuantity(tab.lineOf(COLA), 12);
    await tab.rest();
    const before = tab.displayedQuantities();
    await tab.cart.refresh('en-US');
    await tab.cart.refresh('en-US');
    expect(tab.displayedQuantities()).toEqual(before);
    expect(tab.notices()).toEqual([]);
  });

  it('O11 F23: marks totals as provisional until the server has confirmed the edit', async () => {
    const tab = await stage();
    tab.strike(always('never-settles'));
    tab.cart.setQuantity(tab.lineOf(COLA), 12);
    await new Promise((resolve) => setTimeout(resolve));
    expect(tab.cart.store.getState().totals?.final).toBe(false);
    expect(tab.cart.busy).toBe(true);
  });
});

describe('concurrent and repeated changes of the cart', () => {
  it('O11 F24: sends one request for a double click', async () => {
    const tab = await stage();
    const line = tab.lineOf(COLA);
    tab.cart.remove(line);
    tab.cart.remove(line);
    await tab.rest();
    expect(tab.changes).toHaveLength(1);
  });

  it('O11 F25: sends one request with the last quantity for repeated keys', async () => {
    const tab = await stage();
    for (let quantity = 9; quantity <= 30; quantity++) tab.cart.setQuantity(tab.lineOf(COLA), quantity);
    await tab.rest();
    expect(tab.changes).toEqual([expect.objectContaining({ quantity: 30 }) as object]);
  });

  it('O11 F26: completes an edit in flight after the last widget is unmounted', async () => {
    const tab = await stage();
    tab.strike(once('delay', { latency: 30 }));
    tab.cart.setQuantity(tab.lineOf(COLA), 12);
    const settled = tab.cart.settle();
    tab.cart.dispose();
    await settled;
    expect((await tab.storedQuantities())[cola]).toBe(12);
  });

  it('O11 F29: converges to the same cart in two tabs', async () => {
    const store = createMemoryStore();
    const [one, two] = [await stage({ store }), await stage({ store })];
    one.cart.setQuantity(one.lineOf(COLA), 12);
    two.cart.add(await two.product(JUICE), 4);
    two.cart.remove(two.lineOf(TONIC));
    await Promise.all([one.rest(), two.rest()]);
    await Promise.all([one.cart.refresh('en-US'), two.cart.refresh('en-US')]);
    expect(one.displayedQuantities()).toEqual(two.displayedQuantities());
    expect(one.displayedQuantities()).toMatchObject({ [cola]: 12, [juice]: 4 });
    expect(one.displayedQuantities()).not.toHaveProperty(`p-${TONIC}`);
  });

  it('O11 F30: names the account in every change and leaves another account’s cart unchanged', async () => {
    const store = createMemoryStore();
    const [taproom, pub] = [await stage({ store }), await stage({ store, accountId: 'english-bay-social' })];
    const before = await pub.storedQuantities();
    taproom.cart.setQuantity(taproom.lineOf(COLA), 12);
    taproom.cart.add(await taproom.product(JUICE), 2);
    await taproom.rest();
    expect(new Set(taproom.accounts)).toEqual(new Set(['harbor-lane-taproom']));
    expect(await pub.storedQuantities()).toEqual(before);
  });

  it('O11 F32: shows the server’s state of an edit in flight after a reload', async () => {
    const store = createMemoryStore();
    const tab = await stage({ store });
    tab.strike(once('late', { latency: 10 }));
    tab.cart.setQuantity(tab.lineOf(COLA), 12);
    tab.cart.dispose();
    await new Promise((resolve) => setTimeout(resolve, 60));
    const next = await stage({ store });
    expect(next.displayedQuantities()).toEqual(await next.storedQuantities());
    expect(next.changes).toEqual([]);
  });

  it('O11 F33: does not show a response for an account after a switch to another one', async () => {
    const tab = await stage();
    tab.strike(once('delay', { latency: 30 }));
    tab.cart.setQuantity(tab.lineOf(COLA), 12);
    const settled = tab.cart.settle();
    tab.cart.dispose();
    const left = tab.cart.store.getState();
    await settled;
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
  ])('O11 F58: handles an adapter that %s like any other error', async (_how, change) => {
    const tab = await stage({ overlay: (backend) => ({ cart: { ...backend.cart, change } }) });
    const before = tab.displayedQuantities();
    tab.cart.setQuantity(tab.lineOf(COLA), 12);
    await tab.rest();
    expect(tab.displayedQuantities()).toEqual(before);
    expect(tab.notices()).toEqual([`failed unexpected ${before[cola]}`]);
  });

  it('O11 F47: keeps separate quantities for two lines of one product', async () => {
    const tab = await stage({
      overlay: (backend) => ({
        cart: {
          ...backend.cart,
          read: async (request, options) => {
            const cart = await backend.cart.read(request, options);
            const [first] = cart.lines;
            return first === undefined
              ? cart
              : { ...cart, lines: [{ ...first, id: 'twin', quantity: 1 }, ...cart.lines] };
          },
        },
      }),
    });
    const { lines, lineIds } = tab.cart.store.getState();
    const twins = lineIds.filter((id) => lines[id]?.product.id === lines['twin']?.product.id);
    expect(twins).toHaveLength(2);
    const other = twins.find((id) => id !== 'twin') ?? '';
    tab.cart.setQuantity(other, 13);
    expect(tab.cart.store.getState().lines['twin']?.quantity).toBe(1);
    expect(tab.cart.store.getState().lines[other]?.quantity).toBe(13);
  });
});

describe('session errors of the cart', () => {
  it('O11 F09: reports an ended session to every widget of the adapter when an edit detects it', async () => {
    const tab = await stage();
    const adapter = { ...tab.backend };
    const session = getSessionRuntime(adapter);
    await session.load({ storage: 'memory', locale: 'en-US' });
    const { createCartRuntime } = await import('../../src/runtime/cart/cart.store');
    const cart = createCartRuntime(adapter, 'harbor-lane-taproom', {
      wait: (milliseconds) => (milliseconds > 1000 ? new Promise(() => {}) : Promise.resolve()),
      online: () => true,
    });
    await cart.refresh('en-US');
    tab.strike(once('signed-out'));
    cart.setQuantity(tab.lineOf(COLA), 12);
    await cart.settle();
    expect(session.store.getState().status).toBe('ended');
  });
});
