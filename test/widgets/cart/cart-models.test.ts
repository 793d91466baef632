import { describe, expect, it } from 'vitest';
import type { UsualProduct } from '../../../src/domain';
import { createCartHarness, lineOf, product } from '../../runtime/cart/cart-support';
import { keepSelected, selectAll, selectNone } from '../../../src/widgets/cart/selection.actions';
import { createSelection } from '../../../src/widgets/cart/selection.store';
import { priceDifference, proposalFor, toAllowedQuantity } from '../../../src/widgets/cart/cart.lazy.rules';
import { createQuantityHistory } from '../../../src/widgets/cart/cart-actions.store';

const order = ['a', 'b', 'c', 'd', 'e'];

describe('marked lines', () => {
  const chosen = (selection: ReturnType<typeof createSelection>) => [...selection.store.getState()].sort();

  it('are marked one by one, from one to another, all and none', () => {
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
    // Nothing was touched before: there is no range.
    selection.toggle('c', true, true);
    expect(chosen(selection)).toEqual(['c']);
  });

  it('are forgotten with their lines', () => {
    const selection = createSelection(() => order);
    selectAll(selection, order);
    keepSelected(selection, ['a', 'e', 'new']);
    expect(chosen(selection)).toEqual(['a', 'e']);
  });
});

it('a visit remembers what a quantity was first', () => {
  const visit = createQuantityHistory();
  visit.changed('a', 2);
  visit.changed('a', 5);
  expect([...visit.store.getState()]).toEqual([['a', 2]]);
  visit.forget();
  expect(visit.store.getState().size).toBe(0);
});

describe('another product in a line’s place', () => {
  const other = (rule: { min: number; max: number | null; step: number }, left: number | null = null) => ({
    ...product('x', 1500),
    quantityRule: rule,
    stock: { label: null, left, backOn: null },
  });

  it('keeps the quantity where it comes in it, and takes the nearest where not', () => {
    expect(toAllowedQuantity(other({ min: 1, max: null, step: 1 }), 5)).toBe(5);
    expect(toAllowedQuantity(other({ min: 2, max: null, step: 2 }), 5)).toBe(6);
    expect(toAllowedQuantity(other({ min: 8, max: null, step: 1 }), 5)).toBe(8);
    expect(toAllowedQuantity(other({ min: 2, max: 4, step: 2 }), 5)).toBe(4);
    expect(toAllowedQuantity(other({ min: 1, max: null, step: 1 }, 3), 5)).toBe(3);
  });

  it('names the difference in price, where both have one', () => {
    const line = lineOf('l', product('cola', 2000), 4);
    expect(priceDifference(line, product('tonic', 1500))).toEqual({ minor: -500, currency: 'USD' });
    expect(priceDifference(line, { ...product('gin'), price: { state: 'unavailable' } })).toBeNull();
  });
});

describe('the proposal that closes the gap', () => {
  const usual = (id: string, quantity: number, change: Partial<UsualProduct['product']> = {}): UsualProduct => ({
    product: { ...product(id), ...change },
    quantity,
    orders: 5,
  });

  it('names what is usual and not in the cart, and can be had', async () => {
    const { cart } = createCartHarness([product('cola')], [lineOf('l', product('cola'), 4)]);
    await cart.refresh('en-US');
    const state = { ...cart.store.getState(), minimum: { cases: 10 } };
    const proposal = proposalFor(state, [
      usual('cola', 9),
      usual('gone', 9, { stock: { label: 'out-of-stock', left: 0, backOn: null } }),
      usual('dear', 9, { price: { state: 'unavailable' } }),
      usual('tonic', 4),
      usual('gin', 4),
    ]);
    expect(proposal?.items.map(({ product: { id }, quantity }) => [id, quantity])).toEqual([
      ['tonic', 4],
      ['gin', 2],
    ]);
    expect(proposal).toMatchObject({ cases: 6, value: { minor: 6000 } });
    expect(proposalFor(cart.store.getState(), [usual('tonic', 4)])).toBeNull();
  });
});
