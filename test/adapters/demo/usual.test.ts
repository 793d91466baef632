import { describe, expect, it } from 'vitest';
import { createMemoryStore, storyTime } from '../../../src/adapters/demo';
import { quantityProblem } from '../../../src/rules';
import { demo, here, locale, preparedHandle } from './demo-support';

describe('usual products of an account', () => {
  it('are counted in the last ten completed orders, most regular first', async () => {
    const adapter = demo();
    const { items } = await adapter.orders.list({ ...here, page: 0, pageSize: 50 });
    const lately = items.filter(({ status }) => status === 'delivered' || status === 'in-settlement').slice(0, 10);
    const orders = await Promise.all(lately.map(({ id }) => adapter.orders.read({ ...here, orderId: id })));
    const usual = await adapter.orders.usual(here);
    expect(usual.length).toBeGreaterThan(5);
    expect(usual.length).toBeLessThanOrEqual(30);
    for (const { product, orders: counted } of usual) {
      const inOrders = orders.filter((order) => order?.lines.some((line) => line.product.id === product.id));
      expect([product.sku, counted]).toEqual([product.sku, inOrders.length]);
    }
    const counts = usual.map(({ orders: counted }) => counted);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
  });

  it('have the median quantity, in the product’s ordering steps', async () => {
    const adapter = demo();
    const usual = await adapter.orders.usual(here);
    for (const { product, quantity } of usual) expect(quantityProblem(quantity, product.quantityRule)).toBeNull();
    const cola = usual.find(({ product }) => product.sku === '104417');
    expect(cola?.quantity).toBe(8);
  });

  it('include an order that was just placed', async () => {
    const adapter = demo({ scenario: 'full-cart' });
    const before = await adapter.orders.usual(here);
    const { handle, expectedTotal } = await preparedHandle(adapter);
    const placed = await adapter.checkout.place({ ...here, key: 'k', handle, expectedTotal });
    if (placed.outcome !== 'done') throw new Error(placed.reason);
    const juice = placed.order.lines.find(({ product }) => product.sku === '677105');
    const timesIn = (usual: typeof before): number =>
      usual.find(({ product }) => product.id === juice?.product.id)?.orders ?? 0;
    expect(timesIn(await adapter.orders.usual(here))).toBeGreaterThan(0);
    expect(await adapter.orders.usual(here)).not.toEqual(before);
  });

  it('are empty for an account without orders, and refused to a guest', async () => {
    expect(await demo().orders.usual({ accountId: 'kestrel-hall', locale })).toEqual([]);
    await expect(demo({ scenario: 'guest' }).orders.usual({ accountId: null, locale })).rejects.toMatchObject({
      code: 'signed-out',
    });
  });
});

describe('reminders to order again', () => {
  const thursday = '2026-11-19T09:00:00-05:00';

  it('are stored with the account, for the buyer who created them', async () => {
    const store = createMemoryStore();
    const adapter = demo({ storage: store });
    const made = await adapter.reminders.create({
      ...here,
      reminder: { at: thursday, repeats: 'weekly', orderId: null },
    });
    expect(made).toMatchObject({ at: thursday, repeats: 'weekly', orderId: null });
    expect((await adapter.demo.peek()).reminders).toEqual([
      {
        id: made.id,
        accountId: here.accountId,
        buyerId: 'dana',
        at: Date.parse(thursday),
        repeats: 'weekly',
        orderId: null,
        minutesBefore: null,
        isOn: true,
        since: expect.any(Number),
      },
    ]);
    expect(await demo({ storage: store }).reminders.list(here)).toEqual([made]);
    expect(await demo({ storage: store, user: 'sam' }).reminders.list(here)).toEqual([]);
    expect(await adapter.reminders.list({ accountId: 'english-bay-social', locale })).toEqual([]);
  });

  it('are created once for a repeated request, and removing a missing one succeeds', async () => {
    const adapter = demo();
    const reminder = { at: thursday, repeats: 'once', orderId: null } as const;
    const [first, second] = [
      await adapter.reminders.create({ ...here, reminder }),
      await adapter.reminders.create({ ...here, reminder }),
    ];
    expect(second.id).toBe(first.id);
    expect((await adapter.demo.peek()).reminders).toHaveLength(1);
    await adapter.reminders.remove({ ...here, reminderId: first.id });
    await adapter.reminders.remove({ ...here, reminderId: first.id });
    expect((await adapter.demo.peek()).reminders).toEqual([]);
  });

  it('cannot be removed by another buyer', async () => {
    const store = createMemoryStore();
    const made = await demo({ storage: store }).reminders.create({
      ...here,
      reminder: { at: thursday, repeats: 'once', orderId: null },
    });
    await demo({ storage: store, user: 'sam' }).reminders.remove({ ...here, reminderId: made.id });
    expect(await demo({ storage: store }).reminders.list(here)).toHaveLength(1);
  });

  it('drop a past time, and repeat weekly on the account’s clock', async () => {
    const store = createMemoryStore();
    const beforeChange = Date.parse('2026-10-28T12:00:00Z');
    const then = demo({ storage: store, clock: () => beforeChange });
    const at = '2026-10-29T09:00:00-04:00';
    await then.reminders.create({ ...here, reminder: { at, repeats: 'weekly', orderId: null } });
    await then.reminders.create({ ...here, reminder: { at, repeats: 'once', orderId: null } });
    const now = demo({ storage: store, clock: () => storyTime });
    // Clocks were set back on November 1: the reminder stays at nine o'clock.
    expect(await now.reminders.list(here)).toMatchObject([{ repeats: 'weekly', at: thursday }]);
  });

  it('refuse a past or invalid time, another buyer’s order, and a guest', async () => {
    const adapter = demo();
    const create = (reminder: { at: string; repeats: 'once'; orderId: string | null }) =>
      adapter.reminders.create({ ...here, reminder });
    await expect(create({ at: '2026-11-17T09:00:00-05:00', repeats: 'once', orderId: null })).rejects.toMatchObject({
      code: 'rejected',
      fields: { at: 'rangeUnderflow' },
    });
    await expect(create({ at: 'tomorrow', repeats: 'once', orderId: null })).rejects.toMatchObject({
      code: 'rejected',
      fields: { at: 'badInput' },
    });
    await expect(create({ at: thursday, repeats: 'once', orderId: 'nobody-has-this' })).rejects.toMatchObject({
      code: 'not-found',
    });
    await expect(demo({ scenario: 'guest' }).reminders.list({ accountId: null, locale })).rejects.toMatchObject({
      code: 'signed-out',
    });
  });
});

describe('the account of an order', () => {
  it('is found for another account of the buyer, and for no account of others', async () => {
    const adapter = demo();
    const other = { accountId: 'english-bay-social', locale };
    const [theirs] = (await adapter.orders.list({ ...other, page: 0, pageSize: 10 })).items;
    const orderId = theirs?.id ?? '';
    expect(await adapter.orders.read({ ...here, orderId })).toBeNull();
    expect(await adapter.orders.accountOf({ orderId, locale })).toBe(other.accountId);
    expect(await demo({ user: 'sam' }).orders.accountOf({ orderId, locale })).toBeNull();
    expect(await demo({ scenario: 'guest' }).orders.accountOf({ orderId, locale })).toBeNull();
  });
});

describe('the account’s next visits', () => {
  it('are the days that can still be ordered for, with their cut-offs', async () => {
    const { visits } = await demo().accounts.read(here);
    expect(visits[0]).toEqual({ date: '2026-11-19', cutOff: expect.stringMatching(/^2026-11-1\dT/) as string });
    expect(visits.every(({ cutOff }) => Date.parse(cutOff) > storyTime)).toBe(true);
    expect((await demo().accounts.read({ accountId: 'granite-and-gull', locale })).visits).toEqual([]);
  });
});
