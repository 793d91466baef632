import { describe, expect, it } from 'vitest';
import { createMemoryStore, type FaultKind } from '../../src/adapters/demo';
import { PortError } from '../../src/ports';
import { getSessionRuntime } from '../../src/runtime/session/session';
import { here } from '../adapters/demo/demo-support';
import { stage } from './cart-harness';

const COLA = '104417';
const cola = `p-${COLA}`;
const TONIC = '210031';
/** Listed, in stock, and not in the story's cart. */
const JUICE = '677105';
const juice = `p-${JUICE}`;

const once = (kind: FaultKind, more: object = {}) => ({ method: 'cart.change' as const, kind, times: 1, ...more });
const always = (kind: FaultKind, more: object = {}) => ({ method: 'cart.change' as const, kind, ...more });

describe('changing the cart over a bad network', () => {
  it('O11 F01: sends nothing while offline, keeps what was done, and sends it once when back', async () => {
    const tab = await stage();
    tab.online = false;
    tab.cart.setQuantity(tab.lineOf(COLA), 11);
    tab.cart.add(await tab.product(JUICE), 2);
    await tab.rest();
    expect(tab.asked).toEqual([]);
    expect(tab.shown()).toMatchObject({ [cola]: 11, [juice]: 2 });
    expect(tab.cart.store.getState().waiting).toBe('offline');
    expect(tab.notices()).toEqual([]);
    tab.online = true;
    await tab.rest();
    expect(await tab.kept()).toMatchObject({ [cola]: 11, [juice]: 2 });
    expect(tab.asked).toHaveLength(2);
  });

  it('O11 F02: finds a change whose answer was lost, and does nothing twice', async () => {
    const tab = await stage();
    const before = await tab.kept();
    tab.strike(once('commit-and-drop'));
    tab.cart.add(await tab.product(JUICE), 3);
    await tab.rest();
    expect(await tab.kept()).toEqual({ ...before, [juice]: 3 });
    tab.strike(once('commit-and-drop'));
    tab.cart.remove(tab.lineOf(COLA));
    await tab.rest();
    expect(await tab.kept()).not.toHaveProperty(cola);
    expect(tab.asked).toHaveLength(2);
    expect(tab.shown()).toEqual(await tab.kept());
    expect(tab.notices()).toEqual([]);
  });

  it('O11 F03: repeats a quantity that did not get there, and never an add: that one is told', async () => {
    const tab = await stage();
    tab.strike(once('drop-before-commit'));
    tab.cart.setQuantity(tab.lineOf(COLA), 9);
    await tab.rest();
    expect((await tab.kept())[cola]).toBe(9);
    expect(tab.notices()).toEqual([]);
    tab.strike(once('drop-before-commit'));
    tab.cart.add(await tab.product(JUICE), 3);
    await tab.rest();
    expect(tab.asked.filter(({ type }) => type === 'add')).toHaveLength(1);
    expect(await tab.kept()).not.toHaveProperty(juice);
    expect(tab.shown()).toEqual(await tab.kept());
    expect(tab.notices()).toEqual(['failed timeout 0']);
  });

  it('O11 F05: goes back to what the server has and says so once, whatever failed inside it', async () => {
    const tab = await stage({
      overlay: (backend) => ({
        cart: {
          ...backend.cart,
          change: () => Promise.reject(new PortError('unexpected', '500', { correlationId: 'c-1' })),
        },
      }),
    });
    const before = tab.shown();
    tab.cart.setQuantity(tab.lineOf(COLA), 12);
    expect(tab.shown()[cola]).toBe(12);
    await tab.rest();
    expect(tab.shown()).toEqual(before);
    expect(tab.notices()).toEqual([`failed unexpected ${before[cola]}`]);
  });

  it('O11 F06: asks at most three times for one edit while the service is down', async () => {
    const tab = await stage();
    tab.strike(always('unavailable'));
    tab.cart.setQuantity(tab.lineOf(COLA), 12);
    await tab.rest();
    expect(tab.asked.length).toBeLessThanOrEqual(3);
    expect(tab.notices()).toHaveLength(1);
    expect(tab.shown()).toEqual(await tab.kept());
  });

  it('O11 F07: waits as long as the service asks before it sends again', async () => {
    const tab = await stage();
    tab.strike(once('rate-limited', { detail: { retryAfter: 7000 } }));
    tab.cart.setQuantity(tab.lineOf(COLA), 12);
    await tab.rest();
    expect(tab.waits).toContain(7000);
    expect(tab.asked).toHaveLength(2);
    expect((await tab.kept())[cola]).toBe(12);
  });

  it('O11 F09: keeps the edit when the session ends, tells every widget, and sends it after signing in', async () => {
    const tab = await stage({ overlay: (backend) => ({ session: backend.session, accounts: backend.accounts }) });
    tab.strike(once('signed-out'));
    tab.cart.setQuantity(tab.lineOf(COLA), 12);
    await tab.rest();
    expect(tab.shown()[cola]).toBe(12);
    await tab.rest();
    expect((await tab.kept())[cola]).toBe(12);
    expect(tab.notices()).toEqual([]);
  });

  it.each([
    ['O11 F10: goes back and says that there is no access', 'forbidden'],
    ['O11 F11: goes back and says that it is no longer there', 'not-found'],
    ['O11 F13: goes back and says that it was not accepted', 'rejected'],
  ] as const)('%s', async (_cell, kind) => {
    const tab = await stage();
    const before = tab.shown();
    tab.strike(once(kind));
    tab.cart.setQuantity(tab.lineOf(COLA), 12);
    tab.cart.setQuantity(tab.lineOf(TONIC), 7);
    await tab.rest();
    // The other edit has its own answer.
    expect(tab.shown()).toEqual({ ...before, [`p-${TONIC}`]: 7 });
    expect(tab.shown()).toEqual(await tab.kept());
    expect(tab.notices()).toEqual([`failed ${kind} ${before[cola]}`]);
  });

  it('O11 F12: reads again after a conflict, keeps the buyer’s edit where nobody else touched the line, and names it where somebody did', async () => {
    const store = createMemoryStore();
    const [mine, theirs] = [await stage({ store }), await stage({ store })];
    theirs.cart.setQuantity(theirs.lineOf(TONIC), 3);
    await theirs.rest();
    mine.cart.setQuantity(mine.lineOf(COLA), 12);
    await mine.rest();
    expect(await mine.kept()).toMatchObject({ [cola]: 12, [`p-${TONIC}`]: 3 });
    expect(mine.shown()).toEqual(await mine.kept());
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
    expect(mine.shown()).toEqual(await mine.kept());
    expect([...mine.notices(), String((await mine.kept())[cola])]).toEqual([
      expect.stringMatching(/^changed-elsewhere/) as string,
      '2',
    ]);
  });

  it('O11 F15: looks an unreadable answer up before anything is said', async () => {
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
    expect(odd.asked).toHaveLength(1);
    expect(odd.shown()).toEqual(await odd.kept());
    expect(odd.shown()[juice]).toBe(3);
    expect(odd.notices()).toEqual([]);
  });

  it('O11 F19: names what of several products did not go in, and never sends again what did', async () => {
    const tab = await stage({ scenario: 'partial' });
    const items = await Promise.all(
      [JUICE, '602214', COLA, TONIC].map(async (sku) => ({ product: await tab.product(sku), quantity: 2 })),
    );
    const before = await tab.kept();
    const answer = await tab.cart.addMany(items);
    if (answer.outcome !== 'partly') throw new Error(answer.outcome);
    expect(answer.items.length).toBeGreaterThan(0);
    expect(answer.items.length).toBeLessThan(items.length);
    for (const { product, quantity } of items) {
      const trouble = answer.items.find(({ productId }) => productId === product.id);
      expect((await tab.kept())[product.id] ?? 0).toBe((before[product.id] ?? 0) + (trouble?.quantity ?? quantity));
    }
    expect(tab.asked).toHaveLength(1);
    expect(tab.shown()).toEqual(await tab.kept());
  });

  it('O11 F20: shows the edit at once and marks it, however slow the answer is', async () => {
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

  it('O11 F21: the last quantity wins, also over a read that is answered late', async () => {
    const tab = await stage();
    tab.strike({ method: 'cart.read', kind: 'delay', times: 1, latency: 60 });
    const late = tab.cart.refresh('en-US');
    for (const quantity of [9, 14, 10]) tab.cart.setQuantity(tab.lineOf(COLA), quantity);
    await tab.rest();
    await late;
    expect(tab.shown()[cola]).toBe(10);
    expect((await tab.kept())[cola]).toBe(10);
  });

  it('O11 F22: an answer that comes twice changes nothing', async () => {
    const tab = await stage();
    tab.cart.setQuantity(tab.lineOf(COLA), 12);
    await tab.rest();
    const before = tab.shown();
    await tab.cart.refresh('en-US');
    await tab.cart.refresh('en-US');
    expect(tab.shown()).toEqual(before);
    expect(tab.notices()).toEqual([]);
  });

  it('O11 F23: sums of an edit are the buyer’s own until the server has confirmed them', async () => {
    const tab = await stage();
    tab.strike(always('never-settles'));
    tab.cart.setQuantity(tab.lineOf(COLA), 12);
    await new Promise((resolve) => setTimeout(resolve));
    expect(tab.cart.store.getState().totals?.final).toBe(false);
    expect(tab.cart.busy).toBe(true);
  });
});

describe('changing the cart by hasty hands and in several places', () => {
  it('O11 F24: two presses of one button are one request', async () => {
    const tab = await stage();
    const line = tab.lineOf(COLA);
    tab.cart.remove(line);
    tab.cart.remove(line);
    await tab.rest();
    expect(tab.asked).toHaveLength(1);
  });

  it('O11 F25: keys that repeat end in one request with the last quantity', async () => {
    const tab = await stage();
    for (let quantity = 9; quantity <= 30; quantity++) tab.cart.setQuantity(tab.lineOf(COLA), quantity);
    await tab.rest();
    expect(tab.asked).toEqual([expect.objectContaining({ quantity: 30 }) as object]);
  });

  it('O11 F26: an edit under way is finished though nobody looks any more', async () => {
    const tab = await stage();
    tab.strike(once('delay', { latency: 30 }));
    tab.cart.setQuantity(tab.lineOf(COLA), 12);
    const settled = tab.cart.settle();
    tab.cart.dispose();
    await settled;
    expect((await tab.kept())[cola]).toBe(12);
  });

  it('O11 F29: two tabs with one cart end with the same cart', async () => {
    const store = createMemoryStore();
    const [one, two] = [await stage({ store }), await stage({ store })];
    one.cart.setQuantity(one.lineOf(COLA), 12);
    two.cart.add(await two.product(JUICE), 4);
    two.cart.remove(two.lineOf(TONIC));
    await Promise.all([one.rest(), two.rest()]);
    await Promise.all([one.cart.refresh('en-US'), two.cart.refresh('en-US')]);
    expect(one.shown()).toEqual(two.shown());
    expect(one.shown()).toMatchObject({ [cola]: 12, [juice]: 4 });
    expect(one.shown()).not.toHaveProperty(`p-${TONIC}`);
  });

  it('O11 F30: every change names its account, and another account’s cart stays as it was', async () => {
    const store = createMemoryStore();
    const [taproom, pub] = [await stage({ store }), await stage({ store, accountId: 'english-bay-social' })];
    const before = await pub.kept();
    taproom.cart.setQuantity(taproom.lineOf(COLA), 12);
    taproom.cart.add(await taproom.product(JUICE), 2);
    await taproom.rest();
    expect(new Set(taproom.accounts)).toEqual(new Set(['harbor-lane-taproom']));
    expect(await pub.kept()).toEqual(before);
  });

  it('O11 F32: after a reload shows what the server has of an edit that was under way', async () => {
    const store = createMemoryStore();
    const tab = await stage({ store });
    tab.strike(once('late', { latency: 10 }));
    tab.cart.setQuantity(tab.lineOf(COLA), 12);
    tab.cart.dispose();
    await new Promise((resolve) => setTimeout(resolve, 60));
    const next = await stage({ store });
    expect(next.shown()).toEqual(await next.kept());
    expect(next.asked).toEqual([]);
  });

  it('O11 F33: an answer for an account that was left is shown nowhere', async () => {
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
    ['rejects with no error', () => Promise.reject('no error')],
  ])('O11 F58: an adapter that %s is trouble like any other', async (_how, change) => {
    const tab = await stage({ overlay: (backend) => ({ cart: { ...backend.cart, change } }) });
    const before = tab.shown();
    tab.cart.setQuantity(tab.lineOf(COLA), 12);
    await tab.rest();
    expect(tab.shown()).toEqual(before);
    expect(tab.notices()).toEqual([`failed unexpected ${before[cola]}`]);
  });

  it('O11 F47: two lines of one product keep their own quantities', async () => {
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

describe('the session that the cart stands on', () => {
  it('O11 F09: an edit that meets an ended session shows it to every widget of the adapter', async () => {
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
