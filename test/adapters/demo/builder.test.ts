import { describe, expect, it } from 'vitest';
import type { EasyOrder, OrderFill } from '../../../src/domain';
import { demo, here } from './demo-support';

const lines = (fill: OrderFill | null) => fill?.lines ?? [];
const named = (fill: OrderFill | null, name: string) => lines(fill).find((line) => line.name === name);

describe('an order filled from earlier ones in the demo', () => {
  it('is the last order with its changes: a higher price, and a beer that is out of stock', async () => {
    const fill = await demo().builder.fill({ ...here, source: { type: 'last-order' } });
    expect(fill?.orders.map(({ date }) => date)).toEqual(['2026-11-12']);
    expect(lines(fill)).toHaveLength(8);
    const dearer = named(fill, 'Quillon Energy');
    expect([dearer?.previousPrice?.minor, dearer?.product?.price]).toEqual([
      3720,
      expect.objectContaining({ current: { minor: 3820, currency: 'USD' } }),
    ]);
    const beer = named(fill, 'Bramrook Ginger Beer');
    expect([beer?.product?.stock.label, beer?.substitute?.stock.label]).toEqual(['out-of-stock', null]);
    expect(lines(fill).filter(({ product }) => product?.stock.label === null)).toHaveLength(7);
  });

  it('has the quantities and former prices of the order itself', async () => {
    const adapter = demo();
    const fill = await adapter.builder.fill({ ...here, source: { type: 'last-order' } });
    const order = await adapter.orders.read({ ...here, orderId: fill?.orders[0]?.id ?? '' });
    for (const { product, quantity, total } of order?.lines ?? []) {
      const line = lines(fill).find(({ sku }) => sku === product.sku);
      expect([line?.quantity, (line?.previousPrice?.minor ?? 0) * (quantity ?? 0)]).toEqual([quantity, total?.minor]);
    }
  });

  it('is an average of the last orders, without products that average to zero', async () => {
    const fill = await demo().builder.fill({ ...here, source: { type: 'average', orders: 4 } });
    expect(fill?.orders).toHaveLength(4);
    expect(lines(fill).every(({ quantity }) => Number.isInteger(quantity) && quantity > 0)).toBe(true);
  });

  it('is the order of the same week last year', async () => {
    const fill = await demo().builder.fill({ ...here, source: { type: 'same-week-last-year' } });
    expect(fill?.orders.map(({ date }) => date)).toEqual(['2025-11-20']);
  });

  it('names discontinued products with their substitutes', async () => {
    const fill = await demo({ scenario: 'discontinued' }).builder.fill({ ...here, source: { type: 'last-order' } });
    expect(named(fill, 'Maribel Cola Syrup')).toMatchObject({ product: null, sku: '811204', quantity: 2 });
    expect(named(fill, 'Maribel Cola Syrup')?.substitute).not.toBeNull();
  });

  it('is null for an account without orders, and refused to a guest', async () => {
    await expect(
      demo({ scenario: 'guest' }).builder.fill({ accountId: null, locale: 'en-US', source: { type: 'last-order' } }),
    ).rejects.toMatchObject({ code: 'signed-out' });
  });
});

const itemsOf = (easy: EasyOrder) => easy.lines.map(({ product, quantity }) => ({ productId: product.id, quantity }));
const proposalOf = async (adapter = demo()): Promise<EasyOrder> => {
  const easy = await adapter.easyOrder.read(here);
  if (easy === null) throw new Error('Nothing is proposed');
  return easy;
};

describe('the order proposed for the next delivery in the demo', () => {
  it('contains the regular products, meets the minimum, and replaces out-of-stock products', async () => {
    const easy = await proposalOf();
    expect(easy).toMatchObject({ status: 'draft', deliveryDate: '2026-11-19', order: null, rejection: null });
    expect(easy.totals.cases).toBeGreaterThanOrEqual(easy.minimum.cases ?? 0);
    expect(easy.lines.find(({ substituteFor }) => substituteFor !== null)?.product.stock.label).toBeNull();
  });

  it('quotes other quantities, but no other products', async () => {
    const adapter = demo();
    const easy = await proposalOf(adapter);
    const items = itemsOf(easy).map((item, at) => (at === 0 ? { ...item, quantity: item.quantity + 1 } : item));
    const quote = await adapter.easyOrder.quote({ ...here, easyOrderId: easy.id, items });
    expect(quote.totals.cases).toBe(easy.totals.cases + 1);
    await expect(
      adapter.easyOrder.quote({ ...here, easyOrderId: easy.id, items: [{ productId: 'p-955120', quantity: 1 }] }),
    ).rejects.toMatchObject({ code: 'rejected' });
  });

  it('becomes one order on its date for its total when it is accepted', async () => {
    const adapter = demo();
    const easy = await proposalOf(adapter);
    const decision = {
      ...here,
      easyOrderId: easy.id,
      decision: 'accept',
      items: itemsOf(easy),
      expectedTotal: easy.totals.total,
    } as const;
    const ready = await adapter.easyOrder.prepare(decision);
    if (ready.outcome !== 'ready') throw new Error(ready.outcome);
    const attempt = { ...here, key: 'k', handle: ready.handle };
    const done = await adapter.easyOrder.commit(attempt);
    expect(await adapter.easyOrder.commit(attempt)).toEqual(done);
    expect(await adapter.easyOrder.outcome(attempt)).toEqual(done);
    const proposal = await proposalOf(adapter);
    expect(proposal.status).toBe('accepted');
    const order = await adapter.orders.read({ ...here, orderId: proposal.order?.id ?? '' });
    expect(order).toMatchObject({ deliveryDate: easy.deliveryDate, total: easy.totals.total });
    expect((await adapter.demo.peek()).orders).toHaveLength(1);
  });

  it('stores the reason when it is rejected, and cannot be accepted afterwards', async () => {
    const adapter = demo();
    const easy = await proposalOf(adapter);
    const ready = await adapter.easyOrder.prepare({
      ...here,
      easyOrderId: easy.id,
      decision: 'reject',
      reason: 'another-reason',
      note: ' Closed for works ',
    });
    if (ready.outcome !== 'ready') throw new Error(ready.outcome);
    await adapter.easyOrder.commit({ ...here, key: 'k', handle: ready.handle });
    expect(await proposalOf(adapter)).toMatchObject({
      status: 'rejected',
      rejection: { reason: 'another-reason', note: 'Closed for works' },
    });
    const late = await adapter.easyOrder.prepare({
      ...here,
      easyOrderId: easy.id,
      decision: 'accept',
      items: itemsOf(easy),
      expectedTotal: easy.totals.total,
    });
    expect(late).toEqual({ outcome: 'refused', reason: 'decided' });
  });

  it.each([
    ['below-minimum', (easy: EasyOrder) => ({ items: itemsOf(easy).slice(0, 1) })],
    [
      'total-changed',
      (easy: EasyOrder) => ({ expectedTotal: { minor: easy.totals.total.minor - 1, currency: 'USD' } }),
    ],
    ['unavailable-lines', () => ({ items: [] })],
  ] as const)('is refused: %s', async (reason, change) => {
    const adapter = demo();
    const easy = await proposalOf(adapter);
    const request = {
      ...here,
      easyOrderId: easy.id,
      decision: 'accept' as const,
      items: itemsOf(easy),
      expectedTotal: easy.totals.total,
      ...change(easy),
    };
    expect(await adapter.easyOrder.prepare(request)).toEqual({ outcome: 'refused', reason });
  });

  it('requires a reason for a rejection', async () => {
    const adapter = demo();
    const easy = await proposalOf(adapter);
    const request = adapter.easyOrder.prepare({
      ...here,
      easyOrderId: easy.id,
      decision: 'reject',
      reason: 'another-reason',
      note: ' ',
    });
    await expect(request).rejects.toMatchObject({ code: 'rejected', fields: { note: 'valueMissing' } });
  });

  it('is null without a delivery, and decided in its scenarios', async () => {
    expect(await demo({ scenario: 'no-easy-order' }).easyOrder.read(here)).toBeNull();
    expect(await proposalOf(demo({ scenario: 'easy-order-rejected' }))).toMatchObject({ status: 'rejected' });
    expect((await proposalOf(demo({ scenario: 'easy-order-accepted' }))).order).not.toBeNull();
  });
});
