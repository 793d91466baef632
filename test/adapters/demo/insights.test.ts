import { describe, expect, it } from 'vitest';
import { createDemoAdapter, storyTime } from '../../../src/adapters/demo';
import { addDays, isCountedAsOrdered, instantMs, weekStart } from '../../../src/rules';
import { demo, here, locale } from './demo-support';

const every = { text: '', statuses: [], sort: 'CreatedDateDesc', page: 0, pageSize: 50 } as const;
const at = (time: string, options: Parameters<typeof demo>[0] = {}) =>
  demo({ clock: () => Date.parse(time), ...options });

describe('the next delivery', () => {
  it('is the first open date of the checkout, by the account’s clock', async () => {
    const { visit, timeZone, serverTime } = await demo().insights.delivery(here);
    expect(visit).toEqual({ date: '2026-11-19', cutOff: '2026-11-17T14:00:00-05:00', note: 'Rear door' });
    expect(timeZone).toBe('America/New_York');
    expect(instantMs(serverTime)).toBe(storyTime);
  });

  it('is the following one when its cut-off has passed', async () => {
    expect((await at('2026-11-17T13:59:59-05:00').insights.delivery(here)).visit?.date).toBe('2026-11-19');
    expect((await at('2026-11-17T14:00:00-05:00').insights.delivery(here)).visit?.date).not.toBe('2026-11-19');
  });

  it('is null without a visit plan', async () => {
    expect((await demo().insights.delivery({ accountId: 'granite-and-gull', locale })).visit).toBeNull();
  });
});

describe('weeks', () => {
  it('contain 23 orders, 773 cases and $24,171.19 in the scripted quarter', async () => {
    const { weeks, today } = await demo().insights.weeks({ ...here, weeks: 13 });
    expect(today).toBe('2026-11-17');
    expect(weeks.map(({ start }) => start).at(0)).toBe('2026-08-24');
    expect(weeks.reduce((sum, { orders }) => sum + orders, 0)).toBe(23);
    expect(weeks.reduce((sum, { cases }) => sum + cases, 0)).toBe(773);
    expect(weeks.reduce((sum, { spend }) => sum + spend.minor, 0)).toBe(2_417_119);
  });

  it.each(['harbor-lane-taproom', 'brasserie-du-canal', 'english-bay-social'])(
    'of %s match the orders of the same days',
    async (accountId) => {
      const adapter = demo();
      const { weeks } = await adapter.insights.weeks({ accountId, locale, weeks: 13 });
      for (const { start, orders, cases, spend } of weeks) {
        const { items } = await adapter.orders.search({
          ...every,
          accountId,
          locale,
          placed: { start, end: addDays(start, 6) },
        });
        const counted = items.filter(({ status }) => isCountedAsOrdered(status));
        expect({ orders, cases, minor: spend.minor }).toEqual({
          orders: counted.length,
          cases: counted.reduce((sum, one) => sum + (one.cases ?? 0), 0),
          minor: counted.reduce((sum, one) => sum + (one.total?.minor ?? 0), 0),
        });
      }
    },
  );

  it('assign orders around midnight on Sunday correctly when clocks change in between', async () => {
    // Clocks of New York were set back on Sunday, November 1.
    for (const [time, start] of [
      ['2026-11-01T23:30:00-05:00', '2026-10-26'],
      ['2026-11-02T00:30:00-05:00', '2026-11-02'],
      ['2026-11-01T00:30:00-04:00', '2026-10-26'],
    ] as const) {
      const adapter = at(time, { scenario: 'full-cart' });
      const before = await adapter.insights.weeks({ ...here, weeks: 1 });
      expect(before.weeks[0]?.start).toBe(start);
      expect(before.weeks[0]?.start).toBe(weekStart(before.today));
    }
  });

  it('exclude a cancelled order', async () => {
    const adapter = demo();
    const { items } = await adapter.orders.search({
      ...every,
      ...here,
      statuses: ['confirmed'],
      placed: { start: null, end: null },
    });
    const order = items[0];
    if (order?.transactionId == null) throw new Error('The story has one on its way');
    const cases = async () =>
      (await adapter.insights.weeks({ ...here, weeks: 2 })).weeks.reduce((sum, one) => sum + (one.cases ?? 0), 0);
    const before = await cases();
    const request = {
      accountId: here.accountId,
      orderId: order.id,
      transactionId: order.transactionId,
      reason: 'Not needed',
    };
    const ready = await adapter.cancelOrder.prepare({ ...request, locale });
    if (ready.outcome !== 'ready') throw new Error(`Not ready: ${ready.outcome}`);
    await adapter.cancelOrder.commit({ accountId: here.accountId, locale, key: 'k-1', handle: ready.handle });
    expect(await cases()).toBe(before - (order.cases ?? 0));
  });

  it('require the ordering permission', async () => {
    const priya = createDemoAdapter({ storage: 'memory', clock: () => storyTime, user: 'priya' });
    await expect(priya.insights.weeks({ ...here, weeks: 13 })).rejects.toMatchObject({ code: 'forbidden' });
    expect((await priya.insights.delivery(here)).visit).not.toBeNull();
  });
});
