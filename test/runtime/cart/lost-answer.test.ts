import { describe, expect, it } from 'vitest';
import type { Cart, CartChange, CartChangeResult } from '../../../src/domain';
import { inferResult, orderedQuantity } from '../../../src/runtime/cart/lost-answer.rules';
import { cartOf, lineOf, product } from './cart-support';

const [cola, tonic, juice] = [product('cola'), product('tonic'), product('juice')];
const free = { ...lineOf('free', juice, 5), isFreeGood: true };
const before = cartOf([lineOf('1', cola, 4), lineOf('2', tonic, 6)]);
const withCola = (quantity: number) => cartOf([lineOf('1', cola, quantity), lineOf('2', tonic, 6)]);

describe('the ordered quantity of a product', () => {
  it('is the sum of its lines, without free goods and unknown quantities', () => {
    const lines = [lineOf('1', cola, 4), lineOf('2', tonic, 6), lineOf('3', cola, 3)];
    const unknown = { ...lineOf('4', cola, 0), quantity: null };
    const gift = { ...lineOf('5', cola, 9), isFreeGood: true };
    expect(orderedQuantity(cartOf([...lines, unknown, gift]), 'cola')).toBe(7);
  });

  it('is 0 in a cart without it, or without a cart', () => {
    expect(orderedQuantity(before, 'juice')).toBe(0);
    expect(orderedQuantity(null, 'cola')).toBe(0);
  });
});

describe('a change whose response was lost', () => {
  const many: CartChange = {
    type: 'add-many',
    items: [
      { productId: 'cola', quantity: 2 },
      { productId: 'juice', quantity: 3 },
    ],
  };
  const partial = (cart: Cart, ...items: readonly (readonly [string, number])[]): CartChangeResult => ({
    outcome: 'partial',
    cart,
    items: items.map(([productId, quantity]) => ({ productId, quantity, reason: 'not-added' })),
  });
  const withJuice = (colas: number, juices: number) =>
    cartOf([lineOf('j', juice, juices), lineOf('1', cola, colas), lineOf('2', tonic, 6)]);

  it.each<[string, CartChange, Cart]>([
    ['adds a product that has come', { type: 'add', productId: 'cola', quantity: 2 }, withCola(6)],
    ['adds a product of which more has come', { type: 'add', productId: 'cola', quantity: 2 }, withCola(7)],
    ['sets a quantity that the line has', { type: 'set', lineId: '1', quantity: 9 }, withCola(9)],
    ['removes a line that is gone', { type: 'remove', lineId: '1' }, cartOf([lineOf('2', tonic, 6)])],
    ['removes lines that are gone', { type: 'remove-many', lineIds: ['1', '2'] }, cartOf([])],
    [
      'replaces a line that is gone by a product that has come',
      { type: 'replace', lineId: '1', productId: 'juice', quantity: 3 },
      cartOf([lineOf('j', juice, 3), lineOf('2', tonic, 6)]),
    ],
    ['clears a cart that is empty', { type: 'clear' }, cartOf([])],
    ['adds products that have all come', many, withJuice(6, 3)],
  ])('was applied if it %s', (_what, change, after) =>
    expect(inferResult(change, before, after)).toStrictEqual({ outcome: 'done', cart: after }),
  );

  it.each<[string, CartChange, Cart]>([
    ['adds a product that has not come', { type: 'add', productId: 'cola', quantity: 2 }, before],
    ['adds a product of which less has come', { type: 'add', productId: 'cola', quantity: 2 }, withCola(5)],
    ['adds a product of which less is there', { type: 'add', productId: 'cola', quantity: 2 }, withCola(1)],
    ['adds a product that is only a free good', { type: 'add', productId: 'juice', quantity: 2 }, cartOf([free])],
    ['sets a quantity that the line does not have', { type: 'set', lineId: '1', quantity: 9 }, before],
    ['sets the quantity of a line that is gone', { type: 'set', lineId: '1', quantity: 9 }, cartOf([])],
    ['removes a line that is there', { type: 'remove', lineId: '1' }, before],
    [
      'removes lines of which one is there',
      { type: 'remove-many', lineIds: ['1', '2'] },
      cartOf([lineOf('2', tonic, 6)]),
    ],
    [
      'replaces a line that is there',
      { type: 'replace', lineId: '1', productId: 'juice', quantity: 3 },
      withJuice(4, 3),
    ],
    [
      'replaces a line that is gone by a product that has not come',
      { type: 'replace', lineId: '1', productId: 'juice', quantity: 3 },
      cartOf([lineOf('2', tonic, 6)]),
    ],
    ['clears a cart that has lines', { type: 'clear' }, before],
    ['adds products of which none has come', many, before],
    ['adds products of which less is there', many, withCola(1)],
  ])('was not applied if it %s', (_what, change, after) => expect(inferResult(change, before, after)).toBeNull());

  it.each<[string, Cart, CartChangeResult]>([
    ['one has come', withCola(6), partial(withCola(6), ['juice', 0])],
    ['each has come in part', withJuice(5, 2), partial(withJuice(5, 2), ['cola', 1], ['juice', 2])],
    ['one has come in part', withCola(5), partial(withCola(5), ['cola', 1], ['juice', 0])],
  ])('was applied in part if of its products %s', (_what, after, result) =>
    expect(inferResult(many, before, after)).toStrictEqual(result),
  );

  it('is compared with nothing if no cart was read before', () => {
    const after = withCola(2);
    expect(inferResult({ type: 'add', productId: 'cola', quantity: 2 }, null, after)).toStrictEqual({
      outcome: 'done',
      cart: after,
    });
  });
});
