import { describe, expect, it } from 'vitest';
import { createDemoAdapter, createMemoryStore, type DemoAdapter, storyTime } from '../../../src/adapters/demo';
import { PortError } from '../../../src/ports';
import { here } from './demo-support';

const everything = {
  text: '',
  placed: { start: null, end: null },
  statuses: [],
  sort: 'CreatedDateDesc',
  page: 0,
  pageSize: 50,
} as const;

async function cancellable(adapter: DemoAdapter) {
  const { items } = await adapter.orders.search({ ...here, ...everything, statuses: ['confirmed'] });
  const [order] = items;
  if (order?.transactionId == null) throw new Error('Nothing to cancel');
  return { ...here, orderId: order.id, transactionId: order.transactionId, reason: 'Ordered by mistake' };
}

const made = (scenario?: string) => createDemoAdapter({ clock: () => storyTime, storage: 'memory', scenario });

describe('cancelling an order of the demo', () => {
  it('O06 F29: executes the request of two tabs once', async () => {
    const storage = createMemoryStore();
    const tab = () => createDemoAdapter({ clock: () => storyTime, storage });
    const [one, other] = [tab(), tab()];
    const request = await cancellable(one);
    const [first, second] = [await one.cancelOrder.prepare(request), await other.cancelOrder.prepare(request)];
    if (first.outcome !== 'ready' || second.outcome !== 'ready') throw new Error('Not ready');
    // Preparing in the second tab closed the handle of the first.
    expect(await one.cancelOrder.commit({ ...here, key: 'a', handle: first.handle })).toEqual({
      outcome: 'refused',
      reason: 'handle-closed',
    });
    expect(await other.cancelOrder.commit({ ...here, key: 'b', handle: second.handle })).toMatchObject({
      outcome: 'done',
    });
    expect((await one.demo.peek()).cancellations).toHaveLength(1);
  });

  it('O06 F30: ignores a handle of another account', async () => {
    const adapter = made();
    const prepared = await adapter.cancelOrder.prepare(await cancellable(adapter));
    if (prepared.outcome !== 'ready') throw new Error('Not ready');
    const elsewhere = { ...here, accountId: 'english-bay-social', key: 'a', handle: prepared.handle };
    expect(await adapter.cancelOrder.commit(elsewhere)).toEqual({ outcome: 'refused', reason: 'handle-closed' });
    expect((await adapter.demo.peek()).cancellations).toEqual([]);
  });

  it('O06 F13: rejects a request without a reason, names the field, and executes nothing', async () => {
    const adapter = made();
    const request = adapter.cancelOrder.prepare({ ...(await cancellable(adapter)), reason: ' ' });
    await expect(request).rejects.toMatchObject({ code: 'rejected', fields: { reason: 'valueMissing' } });
    expect((await adapter.demo.peek()).cancellations).toEqual([]);
  });

  it('O06 F10: refuses a buyer without the ordering permission', async () => {
    const adapter = createDemoAdapter({ clock: () => storyTime, storage: 'memory', user: 'priya' });
    const request = adapter.cancelOrder.prepare({ ...here, orderId: 'o-4500897', transactionId: 'T', reason: 'No' });
    await expect(request).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('shows the cancellation on the order, in its steps and in every list, also in a tab that opens later', async () => {
    const storage = createMemoryStore();
    const adapter = createDemoAdapter({ clock: () => storyTime, storage });
    const request = await cancellable(adapter);
    const prepared = await adapter.cancelOrder.prepare(request);
    if (prepared.outcome !== 'ready') throw new Error('Not ready');
    await adapter.cancelOrder.commit({ ...here, key: 'a', handle: prepared.handle });
    const later = createDemoAdapter({ clock: () => storyTime, storage });
    const order = await later.orders.detail({ ...here, orderId: request.orderId });
    expect(order).toMatchObject({
      status: 'cancelled',
      canCancel: false,
      cancellation: { reason: request.reason, by: 'Dana Whitlock' },
    });
    expect(order?.steps.at(-1)?.status).toBe('cancelled');
    const { items } = await later.orders.search({ ...here, ...everything, statuses: ['confirmed'] });
    expect(items.some(({ id }) => id === request.orderId)).toBe(false);
  });
});

describe('reading orders of the demo', () => {
  it.each([
    ['F01', 'offline', 'offline'],
    ['F09', 'signed-out', 'signed-out'],
    ['F10', 'forbidden', 'forbidden'],
    ['F06', 'unavailable', 'unavailable'],
    ['F15', 'malformed', 'malformed'],
  ] as const)('O21 %s: reports an error of the kind %s with its code', async (_fault, scenario, code) => {
    const adapter = made(scenario);
    await expect(adapter.orders.search({ ...here, ...everything })).rejects.toMatchObject({ code });
    const failed = await adapter.orders.detail({ ...here, orderId: 'o-4500871' }).catch((thrown: unknown) => thrown);
    expect(failed).toBeInstanceOf(PortError);
  });

  it('O21 F18: returns an unknown status as the backend wrote it', async () => {
    const { items } = await made('unknown-enum').orders.search({ ...here, ...everything });
    expect(items[0]?.status).toBe('Awaiting Ferry');
  });

  it('O21 F42: finds, sorts and pages ten thousand orders', async () => {
    const adapter = made('ten-thousand-orders');
    const page = await adapter.orders.search({ ...here, ...everything, sort: 'TotalDesc', page: 3 });
    expect([page.total, page.items.length, page.hasMore]).toEqual([10_000, 50, true]);
    const totals = page.items.map(({ total }) => total?.minor ?? Number.NaN);
    expect(totals).toEqual([...totals].sort((a, b) => b - a));
    expect(
      new Set(
        (await adapter.orders.search({ ...here, ...everything, pageSize: 200 })).items.map(({ number }) => number),
      ).size,
    ).toBe(200);
  });
});
