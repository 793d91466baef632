import { describe, expect, it } from 'vitest';
import { createMemoryStore, storyTime } from '../../../src/adapters/demo';
import { mainAccounts } from '../../../src/adapters/demo/data/accounts';
import { demo, here, taproom } from './demo-support';

const DAY = 86_400_000;
const pages = { page: 0, pageSize: 200 } as const;
const [first, second, third] = mainAccounts;
const buyers = { [first]: 'dana', [second]: 'noemie', [third]: 'mei' } as const;

/** Points of an account and all their entries, oldest first. */
async function counted(accountId: (typeof mainAccounts)[number], now = storyTime) {
  const adapter = demo({ clock: () => now, user: buyers[accountId] });
  const at = { accountId, locale: 'en-US' };
  const { items } = await adapter.rewards.history({ ...at, ...pages });
  return { read: await adapter.rewards.read(at), entries: [...items].reverse() };
}

describe('the demo’s points', () => {
  it.each(mainAccounts)('of %s add up on every day, and were never negative', async (accountId) => {
    for (const days of [0, 1, 2, 3, 11, 40, 200]) {
      const { read, entries } = await counted(accountId, storyTime + days * DAY);
      let sum = 0;
      for (const { points } of entries) {
        sum += points;
        expect(sum, `${days} days on`).toBeGreaterThanOrEqual(0);
      }
      expect(read.points).toBe(sum);
    }
  });

  it('are one for each whole dollar of goods in delivered orders', async () => {
    const adapter = demo();
    const { items } = await adapter.rewards.history({ ...here, ...pages });
    const entry = items.find(({ about }) => about.kind === 'order');
    if (entry?.about.kind !== 'order') throw new Error('The story has orders');
    const order = await adapter.orders.detail({ ...here, orderId: entry.about.orderId });
    expect(order?.status).toBe('delivered');
    const read = await adapter.orders.read({ ...here, orderId: entry.about.orderId });
    const goods =
      (read?.totals.subtotal?.minor ?? 0) +
      (read?.totals.discounts ?? []).reduce((sum, { amount }) => sum + amount.minor, 0);
    expect(entry.points).toBe(Math.floor(goods / 100));
  });

  it('are added when an order is delivered, and not for a cancelled one', async () => {
    const store = createMemoryStore();
    const adapter = demo({ storage: store });
    const before = await adapter.rewards.read(here);
    const { items } = await adapter.orders.search({
      ...here,
      text: '',
      placed: { start: null, end: null },
      statuses: ['confirmed'],
      sort: 'CreatedDateDesc',
      page: 0,
      pageSize: 1,
    });
    const [order] = items;
    if (order?.transactionId == null) throw new Error('The story has an order to cancel');
    const prepared = await adapter.cancelOrder.prepare({
      ...here,
      orderId: order.id,
      transactionId: order.transactionId,
      reason: 'Ordered by mistake',
    });
    if (prepared.outcome !== 'ready') throw new Error('Not ready');
    await adapter.cancelOrder.commit({ ...here, key: 'k', handle: prepared.handle });
    const after = await adapter.rewards.read(here);
    expect(after.points).toBe(before.points);
    expect(after.coming).toBeLessThan(before.coming);
  });

  it('are zero without orders', async () => {
    const adapter = demo({ scenario: 'no-orders' });
    expect(await adapter.rewards.read(here)).toMatchObject({ points: 0, coming: 0 });
    expect((await adapter.rewards.history({ ...here, ...pages })).items).toEqual([]);
  });
});

describe('a reward', () => {
  it('has its name in the requested language, and its points', async () => {
    const adapter = demo();
    const names = await Promise.all(
      ['en-US', 'fr-CA', 'es-CA', 'zh-CN', 'ko-KR'].map(async (locale) =>
        (await adapter.rewards.read({ ...here, locale })).rewards.map(({ name }) => name),
      ),
    );
    expect(new Set(names.flat()).size).toBe(names.flat().length);
    const { rewards } = await adapter.rewards.read(here);
    expect(rewards.map(({ points }) => points)).toEqual([...rewards.map(({ points }) => points)].sort((a, b) => a - b));
    expect(rewards.find(({ id }) => id === 'glasses')).toMatchObject({
      name: '24 pint glasses',
      points: 2400,
      claimed: 1,
    });
  });

  it('with a limited number is sold out after its last claim', async () => {
    const adapter = demo();
    const neon = async () => (await adapter.rewards.read(here)).rewards.find(({ id }) => id === 'neon');
    for (const claimed of [0, 1]) {
      expect(await neon()).toMatchObject({ remaining: 2 - claimed, claimed, status: 'open' });
      const prepared = await adapter.claimReward.prepare({ ...here, rewardId: 'neon', points: 14_000, claimed });
      if (prepared.outcome !== 'ready') throw new Error(`Not ready: ${JSON.stringify(prepared)}`);
      await adapter.claimReward.commit({ ...here, key: `k${claimed}`, handle: prepared.handle });
    }
    expect(await neon()).toMatchObject({ remaining: 0, status: 'sold-out' });
    expect(await adapter.claimReward.prepare({ ...here, rewardId: 'neon', points: 14_000, claimed: 2 })).toEqual({
      outcome: 'refused',
      reason: 'sold-out',
    });
    const [claim] = (await adapter.demo.peek()).rewardClaims;
    expect(claim).toMatchObject({ accountId: taproom, rewardId: 'neon', points: 14_000 });
  });

  it('is packed, sent and delivered after its claim', async () => {
    const store = createMemoryStore();
    const adapter = demo({ storage: store });
    const prepared = await adapter.claimReward.prepare({ ...here, rewardId: 'coasters', points: 1200, claimed: 1 });
    if (prepared.outcome !== 'ready') throw new Error('Not ready');
    const done = await adapter.claimReward.commit({ ...here, key: 'k', handle: prepared.handle });
    if (done.outcome !== 'done') throw new Error('Refused');
    const status = async (days: number) => {
      const { items } = await demo({ storage: store, clock: () => storyTime + days * DAY }).rewards.history({
        ...here,
        ...pages,
      });
      const entry = items.find(({ about }) => about.kind === 'claim' && about.number === done.value.number);
      return entry?.about.kind === 'claim' ? entry.about.status : null;
    };
    expect([await status(0), await status(2), await status(7)]).toEqual(['processing', 'on-its-way', 'delivered']);
  });
});
