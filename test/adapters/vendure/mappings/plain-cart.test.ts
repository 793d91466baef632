import { describe, expect, it } from 'vitest';
import { refusalFor, toCart, totalsOf } from '../../../../src/adapters/vendure/plain/cart/order.mapping';
import type { WireOrder } from '../../../../src/adapters/vendure/plain/cart/order.wire';
import {
  baseUrl,
  malformed,
  orangeVariant,
  orangeVariantProduct,
  plainLine,
  plainOrder,
  untidy,
  usd,
} from '../support/wire-samples';

const reading = {
  accountId: '1',
  currency: 'USD',
  locale: 'en-US',
  options: { baseUrl },
  now: Date.parse('2026-11-28T09:54:08.742Z'),
};
const cart: WireOrder = {
  ...plainOrder,
  state: 'AddingItems',
  active: true,
  orderPlacedAt: null,
  taxSummary: [{ taxRate: 5.5, taxTotal: 6_156 }],
  shippingLines: [],
  payments: [],
  lines: [plainLine({ orderPlacedQuantity: 0 })],
};
const soldOut = { ...orangeVariant, stockLevel: 'OUT_OF_STOCK' };

describe('a cart without the plugin', () => {
  it('has lines, totals and no minimum', () => {
    expect(toCart(cart, reading)).toStrictEqual({
      id: '327',
      accountId: '1',
      revision: null,
      lines: [
        {
          id: '2226',
          product: orangeVariantProduct,
          quantity: 41,
          total: usd(111_930),
          isFreeGood: false,
          problem: null,
          promotion: null,
        },
      ],
      totals: {
        cases: 41,
        subtotal: usd(111_930),
        discounts: [],
        deposits: null,
        minimumOrderCharge: null,
        tax: usd(6_156),
        taxRate: 5.5,
        total: usd(118_086),
      },
      minimum: {},
      minimumProgress: { cases: 41, value: usd(111_930) },
      isRepricing: false,
      savedAt: '2026-11-28T09:54:19.000Z',
    });
  });

  it('is empty without an order, in the shop’s currency, and saved at a whole second', () => {
    const zero = { minor: 0, currency: 'CAD' };
    expect(toCart(null, { ...reading, currency: 'CAD' })).toStrictEqual({
      id: 'new',
      accountId: '1',
      revision: null,
      lines: [],
      totals: {
        cases: 0,
        subtotal: zero,
        discounts: [],
        deposits: null,
        minimumOrderCharge: null,
        tax: zero,
        taxRate: null,
        total: zero,
      },
      minimum: {},
      minimumProgress: { cases: 0, value: zero },
      isRepricing: false,
      savedAt: '2026-11-28T09:54:08.000Z',
    });
  });

  it('counts no line that is sold out', () => {
    const lines = [
      plainLine({ id: '1', quantity: 2, linePrice: 5_460 }),
      plainLine({ id: '2', quantity: 5, linePrice: 13_650, productVariant: soldOut }),
      plainLine({ id: '3', quantity: 3, linePrice: 8_190 }),
    ];
    const { lines: read, totals, minimumProgress } = toCart({ ...cart, lines }, reading);
    expect(read.map(({ id, problem, total }) => ({ id, problem, total }))).toStrictEqual([
      { id: '3', problem: null, total: usd(8_190) },
      { id: '2', problem: 'out-of-stock', total: usd(13_650) },
      { id: '1', problem: null, total: usd(5_460) },
    ]);
    expect(totals.cases).toBe(5);
    expect(minimumProgress).toStrictEqual({ cases: 5, value: usd(13_650) });
  });

  it.each([
    [
      ['9', '10', '2'],
      ['10', '9', '2'],
    ],
    [
      ['100000000000000', '999999999999999', '7'],
      ['999999999999999', '100000000000000', '7'],
    ],
    [
      ['10', '9', '1000000000000000'],
      ['1000000000000000', '9', '10'],
    ],
    [
      ['a2', 'a1', 'a3'],
      ['a3', 'a1', 'a2'],
    ],
    [
      ['2a', '1a', '3a'],
      ['3a', '1a', '2a'],
    ],
    [
      ['3', '2', 'x', '1'],
      ['1', 'x', '2', '3'],
    ],
    [[], []],
  ])('with the lines %j shows the newest first: %j', (ids, newestFirst) => {
    const lines = ids.map((id) => plainLine({ id }));
    expect(toCart({ ...cart, lines }, reading).lines.map(({ id }) => id)).toStrictEqual(newestFirst);
    expect(lines.map(({ id }) => id)).toStrictEqual(ids);
  });

  it('is malformed with a fraction of a cent', () => {
    expect(() => toCart({ ...cart, lines: [plainLine({ linePrice: 0.5 })] }, reading)).toThrow(
      malformed('An amount is not valid'),
    );
  });
});

describe('the totals of an order without the plugin', () => {
  it('have the discounts, and the rest as a charge', () => {
    const wire: WireOrder = {
      ...plainOrder,
      currencyCode: 'CAD',
      total: 12_000,
      totalWithTax: 13_500,
      discounts: [
        { description: untidy('Early order'), amount: -1_000 },
        { description: ' ', amount: -500 },
        { description: 'Nothing', amount: 0 },
      ],
      taxSummary: [
        { taxRate: 5, taxTotal: 600 },
        { taxRate: 9.975, taxTotal: 900 },
      ],
      lines: [plainLine({ linePrice: 7_000 }), plainLine({ linePrice: 5_500 })],
    };
    expect(totalsOf(wire, 'en-US', 7)).toStrictEqual({
      cases: 7,
      subtotal: { minor: 12_500, currency: 'CAD' },
      discounts: [
        { label: 'Early order', amount: { minor: -1_000, currency: 'CAD' } },
        { label: 'Promotions', amount: { minor: -500, currency: 'CAD' } },
        { label: 'Delivery and other charges', amount: { minor: 1_000, currency: 'CAD' } },
      ],
      deposits: null,
      minimumOrderCharge: null,
      tax: { minor: 1_500, currency: 'CAD' },
      taxRate: null,
      total: { minor: 13_500, currency: 'CAD' },
    });
  });

  it('have labels in the buyer’s language', () => {
    const wire: WireOrder = { ...plainOrder, total: 112_000, discounts: [{ description: '', amount: -30 }] };
    expect(totalsOf(wire, 'es-CA', 0).discounts).toStrictEqual([
      { label: 'Promociones', amount: usd(-30) },
      { label: 'Entrega y otros cargos', amount: usd(100) },
    ]);
  });

  it('have a rest below the sum of the lines too', () => {
    expect(totalsOf({ ...plainOrder, total: 111_929 }, 'en-US', 0).discounts).toStrictEqual([
      { label: 'Delivery and other charges', amount: usd(-1) },
    ]);
  });

  it('are zero for an order without lines', () => {
    const wire: WireOrder = { ...plainOrder, total: 0, totalWithTax: 0, taxSummary: [], lines: [] };
    expect(totalsOf(wire, 'en-US', 0)).toStrictEqual({
      cases: 0,
      subtotal: usd(0),
      discounts: [],
      deposits: null,
      minimumOrderCharge: null,
      tax: usd(0),
      taxRate: null,
      total: usd(0),
    });
  });

  it.each([
    ['one rate', [{ taxRate: 5.5, taxTotal: 6_156 }], 5.5],
    [
      'one rate and a tax of zero',
      [
        { taxRate: 0, taxTotal: 0 },
        { taxRate: 5.5, taxTotal: 6_156 },
      ],
      5.5,
    ],
    [
      'the same rate twice',
      [
        { taxRate: 5.5, taxTotal: 6_000 },
        { taxRate: 5.5, taxTotal: 156 },
      ],
      5.5,
    ],
    [
      'two rates',
      [
        { taxRate: 5.5, taxTotal: 6_000 },
        { taxRate: 8, taxTotal: 156 },
      ],
      null,
    ],
    ['a tax of zero only', [{ taxRate: 5.5, taxTotal: 0 }], null],
    ['no tax', [], null],
  ])('with %s have a rate only if there is one', (_which, taxSummary, taxRate) => {
    expect(totalsOf({ ...plainOrder, taxSummary }, 'en-US', 0).taxRate).toBe(taxRate);
  });
});

describe('a refused change of a cart without the plugin', () => {
  it.each([
    ['INSUFFICIENT_STOCK_ERROR', 'out-of-stock'],
    ['NEGATIVE_QUANTITY_ERROR', 'quantity'],
    ['ORDER_LIMIT_ERROR', 'cart-full'],
    ['ORDER_MODIFICATION_ERROR', 'not-added'],
    ['', 'not-added'],
    ['constructor', 'not-added'],
    [undefined, 'not-added'],
  ])('with the code %j has the reason %s', (code, reason) => {
    expect(refusalFor(code)).toBe(reason);
  });
});
