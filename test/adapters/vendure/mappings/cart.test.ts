import { describe, expect, it } from 'vitest';
import {
  cartRefusalFor,
  quantitiesOf,
  toCart,
  toChangeInput,
  toTotals,
} from '../../../../src/adapters/vendure/cart/cart.mapping';
import type { WireCart } from '../../../../src/adapters/vendure/cart/cart.wire';
import type { CartChange } from '../../../../src/domain';
import { baseUrl, juiceCart, juiceCartRead, malformed, orangeJuice, untidy, usd } from '../support/wire-samples';

const lineOf = (change: Partial<WireCart['lines'][number]>) => {
  const line = {
    id: '1',
    product: orangeJuice,
    quantity: 1,
    total: 2_730,
    isFreeGood: false,
    problem: null,
    promotion: null,
  };
  return toCart({ ...juiceCart, lines: [{ ...line, ...change }] }, baseUrl).lines[0];
};

describe('totals of the plugin', () => {
  it('have all rows in one currency', () => {
    const wire = {
      currencyCode: 'CAD',
      cases: 12,
      subtotal: 30_000,
      discounts: [
        { label: untidy('Juice for juice'), amount: -1_500 },
        { label: 'Early order', amount: -250 },
      ],
      deposits: 480,
      minimumOrderCharge: 2_500,
      tax: 4_679,
      taxRate: 14.975,
      total: 35_909,
    };
    expect(toTotals(wire)).toStrictEqual({
      cases: 12,
      subtotal: { minor: 30_000, currency: 'CAD' },
      discounts: [
        { label: 'Juice for juice', amount: { minor: -1_500, currency: 'CAD' } },
        { label: 'Early order', amount: { minor: -250, currency: 'CAD' } },
      ],
      deposits: { minor: 480, currency: 'CAD' },
      minimumOrderCharge: { minor: 2_500, currency: 'CAD' },
      tax: { minor: 4_679, currency: 'CAD' },
      taxRate: 14.975,
      total: { minor: 35_909, currency: 'CAD' },
    });
  });

  it('tell no deposit and no charge from one of zero', () => {
    const none = { ...juiceCart.totals, subtotal: 0, tax: 0, taxRate: 0, total: 0, cases: 0 };
    const totals = {
      cases: 0,
      subtotal: usd(0),
      discounts: [],
      deposits: null,
      minimumOrderCharge: null,
      tax: usd(0),
      taxRate: 0,
      total: usd(0),
    };
    expect(toTotals(none)).toStrictEqual(totals);
    expect(toTotals({ ...none, deposits: 0, minimumOrderCharge: 0 })).toStrictEqual({
      ...totals,
      deposits: usd(0),
      minimumOrderCharge: usd(0),
    });
  });

  it('are malformed with a fraction of a cent', () => {
    expect(() => toTotals({ ...juiceCart.totals, total: 115_206.5 })).toThrow(malformed('An amount is not valid'));
  });
});

describe('a cart of the plugin', () => {
  it('has lines, totals and the progress toward its minimum', () => {
    expect(toCart(juiceCart, baseUrl)).toStrictEqual(juiceCartRead);
  });

  it('can be empty', () => {
    const wire: WireCart = {
      ...juiceCart,
      lines: [],
      minimum: { cases: null, value: null },
      progressCases: 0,
      progressValue: 0,
    };
    expect(toCart(wire, baseUrl)).toStrictEqual({
      ...juiceCartRead,
      lines: [],
      minimum: {},
      minimumProgress: { cases: 0, value: usd(0) },
    });
  });

  it('has a minimum and a progress in the currency of its totals', () => {
    const wire: WireCart = {
      ...juiceCart,
      lines: [],
      totals: { ...juiceCart.totals, currencyCode: 'CAD' },
      minimum: { cases: null, value: 9_000 },
      progressCases: 7,
      progressValue: 8_999,
    };
    expect(toCart(wire, baseUrl)).toMatchObject({
      minimum: { value: { minor: 9_000, currency: 'CAD' } },
      minimumProgress: { cases: 7, value: { minor: 8_999, currency: 'CAD' } },
    });
  });

  it('has lines without a price yet, which are not free', () => {
    expect(lineOf({ total: null })?.total).toBeNull();
    expect(lineOf({ total: 0 })?.total).toStrictEqual(usd(0));
  });

  it.each([
    [null, null],
    ['out-of-stock', 'out-of-stock'],
    ['not-listed', 'not-listed'],
    ['price-unavailable', 'price-unavailable'],
    ['recalled', 'not-listed'],
  ])('has lines with the server’s problem %j as %j', (problem, read) => {
    expect(lineOf({ problem })?.problem).toBe(read);
  });

  it.each([
    [untidy('Free with 10 cases'), 'Free with 10 cases'],
    [' ', null],
    ['', null],
    [null, null],
  ])('has lines with the promotion %j as %j', (promotion, read) => {
    expect(lineOf({ promotion })?.promotion).toBe(read);
  });
});

const items = [
  { productId: '128', quantity: 3 },
  { productId: '131', quantity: 5 },
];
const changes: readonly (readonly [CartChange, object, readonly number[]])[] = [
  [{ type: 'add', productId: '128', quantity: 2 }, { add: [{ variantId: '128', quantity: 2 }] }, [2]],
  [
    { type: 'add-many', items },
    {
      add: [
        { variantId: '128', quantity: 3 },
        { variantId: '131', quantity: 5 },
      ],
    },
    [3, 5],
  ],
  [{ type: 'add-many', items: [] }, { add: [] }, []],
  [{ type: 'set', lineId: '2234', quantity: 0 }, { set: { lineId: '2234', quantity: 0 } }, [0]],
  [{ type: 'remove', lineId: '2234' }, { remove: ['2234'] }, []],
  [{ type: 'remove-many', lineIds: ['2234', '2235'] }, { remove: ['2234', '2235'] }, []],
  [
    { type: 'replace', lineId: '2234', productId: '131', quantity: 6 },
    { replace: { lineId: '2234', variantId: '131', quantity: 6 } },
    [6],
  ],
  [{ type: 'clear' }, { clear: true }, []],
];

describe('a change of the cart', () => {
  it.each(changes)('%j is sent as %j', (change, input) => {
    expect(toChangeInput(change)).toStrictEqual(input);
  });

  it.each(changes)('%j has the quantities of %j: %j', (change, _input, quantities) => {
    expect(quantitiesOf(change)).toStrictEqual(quantities);
  });

  it.each(['out-of-stock', 'not-listed', 'quantity', 'ordering-stopped', 'cart-full', 'line-gone', 'not-added'])(
    'is refused for the reason %s',
    (reason) => {
      expect(cartRefusalFor(reason)).toBe(reason);
    },
  );

  it.each(['too-heavy', 'Out of Stock', ''])('is refused as not added for the unknown reason “%s”', (reason) => {
    expect(cartRefusalFor(reason)).toBe('not-added');
  });
});
