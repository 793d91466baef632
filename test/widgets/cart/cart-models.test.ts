import { describe, expect, it } from 'vitest';
import type { UsualProduct } from '../../../src/domain';
import { createCartHarness, lineOf, product } from '../../runtime/cart/cart-support';
import { keepSelected, selectAll, selectNone } from '../../../src/widgets/cart/selection.actions';
import { createSelection } from '../../../src/widgets/cart/selection.store';
import { priceDifference, findTopUp, toAllowedQuantity } from '../../../src/widgets/cart/cart.lazy.rules';
import { createQuantityHistory } from '../../../src/widgets/cart/cart-actions.store';

const order = ['a', 'b', 'c', 'd', 'e'];

describe('the selection of lines', () => {
  const chosen = (selection: ReturnType<typeof createSelection>) => [...selection.store.getState()].sort();

  it('selects single lines, a range, all and none', () => {
    const selection = createSelection(() => order);
    selection.toggle('b', true);
    selection.toggle('d', true, true);
    expect(chosen(selection)).toEqual(['b', 'c', 'd']);
    selection.toggle('c', false, true);
    expect(chosen(selection)).toEqual(['b']);
    selectAll(selection, order);
    expect(chosen(selection)).toEqual(order);
    selectNone(selection);
    expect(chosen(selection)).toEqual([]);
    // Without an earlier toggle there is no range.
    selection.toggle('c', true, true);
    expect(chosen(selection)).toEqual(['c']);
  });

  it('drops lines that no longer exist', () => {
    const selection = createSelection(() => order);
    selectAll(selection, order);
    keepSelected(selection, ['a', 'e', 'new']);
    expect(chosen(selection)).toEqual(['a', 'e']);
  });
});

it('the quantity history stores the quantity before the first edit', () => {
  const visit = createQuantityHistory();
  visit.record('a', 2);
  visit.record('a', 5);
  expect([...visit.store.getState()]).toEqual([['a', 2]]);
  visit.clear();
  expect(visit.store.getState().size).toBe(0);
});

describe('a replacement product', () => {
  const other = (rule: { min: number; max: number | null; step: number }, available: number | null = null) => ({
    ...product('x', 1500),
    quantityRule: rule,
    stock: { label: null, available, backOn: null },
  });

  it('keeps an allowed quantity, and otherwise gets the nearest allowed one', () => {
    expect(toAllowedQuantity(other({ min: 1, max: null, step: 1 }), 5)).toBe(5);
    expect(toAllowedQuantity(other({ min: 2, max: null, step: 2 }), 5)).toBe(6);
    expect(toAllowedQuantity(other({ min: 8, max: null, step: 1 }), 5)).toBe(8);
    expect(toAllowedQuantity(other({ min: 2, max: 4, step: 2 }), 5)).toBe(4);
    expect(toAllowedQuantity(other({ min: 1, max: null, step: 1 }, 3), 5)).toBe(3);
  });

  it('has a price difference if both products have a price', () => {
    const line = lineOf('l', product('cola', 2000), 4);
    expect(priceDifference(line, product('tonic', 1500))).toEqual({ minor: -500, currency: 'USD' });
    expect(priceDifference(line, { ...product('gin'), price: { state: 'unavailable' } })).toBeNull();
  });
});

describe('the top-up proposal', () => {
  const usual = (id: string, quantity: number, change: Partial<UsualProduct['product']> = {}): UsualProduct => ({
    product: { ...product(id), ...change },
    quantity,
    orders: 5,
  });

  it('contains usual products that can be ordered and are not in the cart', async () => {
    const { cart } = createCartHarness([product('cola')], [lineOf('l', product('cola'), 4)]);
    await cart.refresh('en-US');
    const state = { ...cart.store.getState(), minimum: { cases: 10 } };
    const proposal = findTopUp(state, [
      usual('cola', 9),
      usual('gone', 9, { stock: { label: 'out-of-stock', available: 0, backOn: null } }),
      usual('dear', 9, { price: { state: 'unavailable' } }),
      usual('tonic', 4),
      usual('gin', 4),
    ]);
    expect(proposal?.items.map(({ product: { id }, quantity }) => [id, quantity])).toEqual([
      ['tonic', 4],
      ['gin', 2],
    ]);
    expect(proposal).toMatchObject({ cases: 6, value: { minor: 6000 } });
    expect(findTopUp(cart.store.getState(), [usual('tonic', 4)])).toBeNull();
  });
});
