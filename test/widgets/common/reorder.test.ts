import { describe, expect, it } from 'vitest';
import type { Order } from '../../../src/domain';
import { knownItems, withUnknown } from '../../../src/widgets/common/reorder/reorder-outcome';
import { missingItems, reorderItems } from '../../../src/widgets/common/reorder/reorder.rules';
import { demo, here } from '../../adapters/demo/demo-support';

async function anOrder(): Promise<Order> {
  const adapter = demo();
  const { items } = await adapter.orders.list({ ...here, page: 0, pageSize: 50 });
  const order = await adapter.orders.read({ ...here, orderId: items.find(({ cases }) => (cases ?? 0) > 20)?.id ?? '' });
  if (order === null) throw new Error('No order');
  return order;
}

describe('a reorder', () => {
  it('contains each product once and no free goods', async () => {
    const { lines } = await anOrder();
    const [line] = lines;
    if (line === undefined) throw new Error('No line');
    const items = reorderItems([
      ...lines,
      { ...line, id: 'twice', quantity: 3 },
      { ...line, id: 'free-x', isFreeGood: true, quantity: 100 },
    ]);
    expect(items).toHaveLength(lines.length);
    expect(items.find(({ product }) => product.id === line.product.id)?.quantity).toBe((line.quantity ?? 0) + 3);
  });
});

describe('an order line without a quantity', () => {
  it('is not added to the cart and is listed as not added', async () => {
    const { lines } = await anOrder();
    const [first, ...others] = lines;
    if (first === undefined) throw new Error('No line');
    const items = reorderItems([{ ...first, quantity: null }, ...others]);
    expect(items).toHaveLength(lines.length);
    expect(knownItems(items).map(({ product }) => product.id)).toEqual(others.map(({ product }) => product.id));
    const adjustment = { productId: first.product.id, quantity: 0, reason: 'quantity' };
    expect(withUnknown({ outcome: 'done' }, items)).toEqual({ outcome: 'partial', items: [adjustment] });
    expect(withUnknown({ outcome: 'unknown' }, items)).toEqual({ outcome: 'unknown' });
    expect(missingItems(items, [{ productId: first.product.id, quantity: 0, reason: 'quantity' }])).toEqual([]);
  });

  it('makes the quantity of its product unknown, regardless of its other lines', async () => {
    const [first] = (await anOrder()).lines;
    if (first === undefined) throw new Error('No line');
    for (const pair of [
      [null, 3],
      [3, null],
    ]) {
      expect(
        reorderItems(pair.map((quantity, at) => ({ ...first, id: String(at), quantity })))[0]?.quantity,
      ).toBeNull();
    }
  });
});

describe('a retry of a reorder', () => {
  it('contains only missing quantities, without products that were refused with a cause', async () => {
    const items = reorderItems((await anOrder()).lines).slice(0, 3);
    const [a, b, c] = items;
    if (a === undefined || b === undefined || c === undefined) throw new Error('Too few lines');
    const missing = missingItems(items, [
      { productId: a.product.id, quantity: 1, reason: 'not-added' },
      { productId: b.product.id, quantity: 0, reason: 'out-of-stock' },
    ]);
    expect(missing).toEqual([{ product: a.product, quantity: (a.quantity ?? 0) - 1 }]);
  });
});
