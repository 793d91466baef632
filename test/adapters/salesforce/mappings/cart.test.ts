import { describe, expect, it, vi } from 'vitest';
import {
  cartRefusalFor,
  type CartReading,
  type CartTerms,
  detailOf,
  refusalOf,
  toCart,
  type WireCart,
} from '../../../../src/adapters/salesforce/cart/cart.mapping';
import type { WireItem, WireItemProduct, WireSummary } from '../../../../src/adapters/salesforce/cart/cart.wire';
import { messagesFor } from '../../../../src/adapters/salesforce/common/messages';
import type { Cart, CartTotals } from '../../../../src/domain';
import { allFields, mediaPlace, sampleIds, unseenProduct } from '../support/wire-samples-ordering';

const usd = (minor: number) => ({ minor, currency: 'USD' });

const emptySummary: WireSummary = {
  cartId: null,
  accountId: null,
  status: null,
  asyncOperationStatus: null,
  currencyIsoCode: null,
  grandTotalAmount: null,
  totalProductAmount: null,
  totalProductAmountAfterAdjustments: null,
  totalChargeAmount: null,
  totalTaxAmount: null,
  taxType: null,
  totalProductCount: null,
  uniqueProductCount: null,
};

const emptyItem: WireItem = {
  cartItemId: null,
  cartId: null,
  productId: null,
  name: null,
  quantity: null,
  type: null,
  subType: null,
  listPrice: null,
  salesPrice: null,
  totalPrice: null,
  totalListPrice: null,
  totalAdjustmentAmount: null,
  promotionDisplayName: null,
  messagesSummary: null,
  productDetails: null,
};

const emptyDetails: NonNullable<WireItemProduct> = {
  productId: null,
  name: null,
  sku: null,
  fields: null,
  thumbnailImage: null,
  purchaseQuantityRule: null,
};

/** A line of two cases for 10.00, with changes. */
const line = (change: Partial<WireItem> = {}, failed = false) => ({
  item: {
    ...emptyItem,
    cartItemId: 'line',
    productId: 'cola',
    name: 'Cola',
    type: 'Product',
    quantity: '2',
    totalPrice: '10.00',
    ...change,
  },
  failed,
});

/** Amounts of a cart with one such line. */
const summary = (change: Partial<WireSummary> = {}): WireSummary => ({
  ...emptySummary,
  cartId: 'cart',
  grandTotalAmount: '10.00',
  totalProductAmount: '10.00',
  totalProductAmountAfterAdjustments: '10.00',
  totalChargeAmount: '0.00',
  totalTaxAmount: '0.00',
  ...change,
});

function read(wire: Partial<WireCart> = {}, reading: Partial<CartReading> = {}) {
  const unreadable = vi.fn<(what: string) => void>();
  const cart = toCart(
    { summary: summary(), items: [line()], promotions: [], calculating: false, ...wire },
    {
      accountId: 'oak',
      currency: 'USD',
      terms: null,
      messages: messagesFor('en-US'),
      media: mediaPlace,
      fields: allFields,
      now: Date.UTC(2026, 10, 17, 16),
      unreadable,
      ...reading,
    },
  );
  return { cart, unreadable: unreadable.mock.calls.map(([what]) => what) };
}

const cartWith = (wire: Partial<WireCart>, terms: CartTerms | null = null): Cart => read(wire, { terms }).cart;
const lineOf = (change: Partial<WireItem>, terms: CartTerms | null = null) =>
  cartWith({ items: [line(change)] }, terms).lines[0];

const plainTotals: CartTotals = {
  cases: 2,
  subtotal: usd(1000),
  discounts: [],
  deposits: null,
  minimumOrderCharge: null,
  tax: usd(0),
  taxRate: null,
  total: usd(1000),
};

describe('a cart', () => {
  it('has all data of the platform and of the store', () => {
    const details: WireItemProduct = {
      productId: 'other',
      name: ' Cola\u0000  Zero ',
      sku: 'CZ-24',
      fields: { UPC__c: '049000042566', Brand__c: null, Pack_Size__c: '24 × 12 oz cans', Selling_Unit__c: 'Box' },
      thumbnailImage: {
        alternateText: 'A can',
        // The image of the official sample of an order to cart.
        url: '/cms/delivery/media/MC2KSOOFJGRZDDJGQG4QJHLKHTZQ',
        thumbnailUrl: null,
        title: null,
        mediaType: null,
      },
      purchaseQuantityRule: { minimum: '2', maximum: '40', increment: '2' },
    };
    const items = [
      line({
        cartItemId: sampleIds.line.short,
        productId: sampleIds.product.short,
        name: 'Name of the line',
        quantity: '4.0',
        listPrice: '30.00',
        salesPrice: '25.00',
        totalPrice: '100.00',
        promotionDisplayName: 'Not shown',
        messagesSummary: { hasErrors: false, limitedMessages: [] },
        productDetails: details,
      }),
      line({ cartItemId: 'tea', productId: 'tea', name: 'Tea', type: null, quantity: 1, totalPrice: '20.00' }),
      line({ cartItemId: 'freight', type: 'Charge', totalPrice: '15.00' }),
    ];
    const terms: CartTerms = {
      isRepricingNeeded: true,
      minimum: { cases: 5, value: '100.00' },
      deposits: '3.00',
      minimumOrderCharge: '2.00',
      taxRate: 8,
      counted: { cases: 7, value: '90.00' },
      lines: [
        { cartItemId: 'another line', problem: 'out-of-stock' },
        { cartItemId: sampleIds.line.long, promotion: ' 2\u0000  for 1 ' },
      ],
    };
    const found = read(
      {
        summary: summary({
          cartId: sampleIds.cart.short,
          totalProductAmount: '120.00',
          totalProductAmountAfterAdjustments: '110.00',
          totalChargeAmount: '15.00',
          totalTaxAmount: '8.80',
          grandTotalAmount: '134.00',
          taxType: 'Net',
        }),
        items,
        promotions: [
          { promotionId: null, displayName: ' Fall\u0000  deal ', targetType: null, adjustmentAmount: '-6.00' },
          { promotionId: null, displayName: null, targetType: null, adjustmentAmount: '-4.00' },
        ],
      },
      { accountId: sampleIds.account.long, terms },
    );
    expect(found.unreadable).toEqual([]);
    expect(found.cart).toStrictEqual({
      id: sampleIds.cart.long,
      accountId: sampleIds.account.long,
      revision: null,
      lines: [
        {
          id: sampleIds.line.long,
          product: {
            ...unseenProduct(sampleIds.product.long, 'Cola Zero', 'CZ-24'),
            upc: '049000042566',
            packSize: '24 × 12 oz cans',
            sellingUnit: 'box',
            image: {
              source: 'https://shop.example.com/trade/cms/delivery/media/MC2KSOOFJGRZDDJGQG4QJHLKHTZQ',
              alt: 'A can',
            },
            quantityRule: { min: 2, max: 40, step: 2 },
            price: {
              state: 'known',
              current: usd(2500),
              original: usd(3000),
              showOriginal: true,
              discount: null,
            },
          },
          quantity: 4,
          total: usd(10000),
          isFreeGood: false,
          problem: null,
          promotion: '2 for 1',
        },
        {
          id: 'tea',
          product: unseenProduct('tea', 'Tea'),
          quantity: 1,
          total: usd(2000),
          isFreeGood: false,
          problem: null,
          promotion: null,
        },
      ],
      totals: {
        cases: 5,
        subtotal: usd(12000),
        discounts: [
          { label: 'Fall deal', amount: usd(-600) },
          { label: 'Promotions', amount: usd(-400) },
          { label: 'Delivery and other charges', amount: usd(1000) },
          { label: 'Adjustments', amount: usd(20) },
        ],
        deposits: usd(300),
        minimumOrderCharge: usd(200),
        tax: usd(880),
        taxRate: 8,
        total: usd(13400),
      },
      minimum: { cases: 5, value: usd(10000) },
      minimumProgress: { cases: 7, value: usd(9000) },
      isRepricing: true,
      savedAt: '2026-11-17T16:00:00.000Z',
    });
  });

  it('is the empty current one of a guest when the platform has none', () => {
    const found = read({ summary: emptySummary, items: [] }, { accountId: null });
    expect(found.unreadable).toEqual([]);
    expect(found.cart).toStrictEqual({
      id: 'current',
      accountId: 'guest',
      revision: null,
      lines: [],
      totals: { ...plainTotals, cases: 0, subtotal: usd(0), total: usd(0) },
      minimum: {},
      minimumProgress: { cases: 0, value: usd(0) },
      isRepricing: false,
      savedAt: '2026-11-17T16:00:00.000Z',
    });
  });

  it('has its lines, totals and progress without terms of the store', () => {
    expect(read().cart).toStrictEqual({
      id: 'cart',
      accountId: 'oak',
      revision: null,
      lines: [
        {
          id: 'line',
          product: unseenProduct('cola', 'Cola'),
          quantity: 2,
          total: usd(1000),
          isFreeGood: false,
          problem: null,
          promotion: null,
        },
      ],
      totals: plainTotals,
      minimum: {},
      minimumProgress: { cases: 2, value: usd(1000) },
      isRepricing: false,
      savedAt: '2026-11-17T16:00:00.000Z',
    });
  });

  it.each([[undefined], ['']])('is the current one when its id is %j', (cartId) => {
    expect(cartWith({ summary: summary({ cartId }) }).id).toBe('current');
  });

  it.each([
    [false, null, false],
    [true, null, true],
    [false, {}, false],
    [false, { isRepricingNeeded: null }, false],
    [false, { isRepricingNeeded: false }, false],
    [false, { isRepricingNeeded: true }, true],
    [true, { isRepricingNeeded: false }, true],
  ])('with calculating %s and the terms %j has prices that are not final: %s', (calculating, terms, expected) => {
    expect(cartWith({ calculating }, terms).isRepricing).toBe(expected);
  });

  it.each([
    [{}, {}],
    [{ minimum: null }, {}],
    [{ minimum: {} }, {}],
    [{ minimum: { cases: null, value: null } }, {}],
    [{ minimum: { cases: 0, value: '' } }, { cases: 0 }],
    [{ minimum: { cases: 5 } }, { cases: 5 }],
    [{ minimum: { value: '0.00' } }, { value: usd(0) }],
    [{ minimum: { value: '100.50' } }, { value: usd(10050) }],
    [{ minimum: { cases: 5, value: 'none' } }, { cases: 5 }],
  ])('with the terms %j has the minimum %j', (terms, expected) => {
    expect(cartWith({}, terms).minimum).toStrictEqual(expected);
  });

  it('is malformed with a counted value that is no amount', () => {
    expect(() => cartWith({}, { counted: { cases: 1, value: '' } })).toThrow(
      expect.objectContaining({ code: 'malformed', message: 'The counted value is not a valid amount' }),
    );
  });
});

describe('the progress toward the minimum', () => {
  const items = [
    line({ cartItemId: 'paid' }),
    line({ cartItemId: 'more', quantity: '3', totalPrice: '7.50' }),
    line({ cartItemId: 'free', subType: 'Bonus', quantity: '5', totalPrice: '4.00' }),
    line({ cartItemId: 'gone', quantity: '8', totalPrice: '16.00' }, true),
  ];

  it('leaves out free goods and lines that cannot be ordered', () => {
    const { minimumProgress, totals } = cartWith({ items });
    expect([minimumProgress, totals.cases]).toStrictEqual([{ cases: 5, value: usd(1750) }, 5]);
  });

  it('leaves out a line without a price while the platform calculates', () => {
    const unpriced = line({ cartItemId: 'new', totalPrice: null });
    expect(cartWith({ items: [line(), unpriced], calculating: true }).minimumProgress).toStrictEqual({
      cases: 4,
      value: usd(1000),
    });
  });

  it.each([[null], [undefined]])('is counted from the lines when the store reports %j', (counted) => {
    expect(cartWith({ items }, { counted }).minimumProgress).toStrictEqual({ cases: 5, value: usd(1750) });
  });

  it('can be zero by the terms of the store', () => {
    expect(cartWith({ items }, { counted: { cases: 0, value: '0.00' } }).minimumProgress).toStrictEqual({
      cases: 0,
      value: usd(0),
    });
  });
});

describe('a cart line', () => {
  it.each([
    ['Charge', []],
    ['Delivery charge', []],
    ['Product', ['line']],
    ['Surcharges', ['line']],
    [null, ['line']],
  ])('of the type %j is shown as the lines %j', (type, ids) => {
    expect(cartWith({ items: [line({ type })] }).lines.map(({ id }) => id)).toEqual(ids);
  });

  it.each([
    [null, false, ['id of a cart line']],
    [undefined, false, ['id of a cart line']],
    ['', false, ['id of a cart line']],
    [null, true, []],
  ])('with the id %j is left out, while calculating is %s', (cartItemId, calculating, unreadable) => {
    const found = read({ items: [line({ cartItemId }), line({ cartItemId: 'next' })], calculating });
    expect(found.cart.lines.map(({ id }) => id)).toEqual(['next']);
    expect(found.unreadable).toEqual(unreadable);
  });

  it.each([
    ['3', 3, null, []],
    [2.5, 2.5, null, []],
    ['0', 0, null, []],
    ['1.0E1', 10, null, []],
    [null, null, 'quantity-unknown', ['quantity of a cart line']],
    ['some', null, 'quantity-unknown', ['quantity of a cart line']],
  ])('with the quantity %j has the quantity %j and the problem %j', (quantity, expected, problem, unreadable) => {
    const found = read({ items: [line({ quantity })] });
    expect(found.cart.lines[0]).toMatchObject({ quantity: expected, problem });
    expect(found.unreadable).toEqual(unreadable);
  });

  it.each([
    ['10.00', usd(1000), null],
    ['0.00', usd(0), null],
    [null, null, 'price-unavailable'],
    ['1.005', null, 'price-unavailable'],
  ])('with the price %j has the total %j and the problem %j', (totalPrice, total, problem) => {
    expect(lineOf({ totalPrice })).toMatchObject({ total, problem });
  });

  it('without a price has no problem while the platform calculates', () => {
    const { lines } = cartWith({ items: [line({ totalPrice: null })], calculating: true });
    expect(lines[0]).toMatchObject({ total: null, problem: null });
  });

  it.each([
    ['Bonus', true],
    ['Gift', true],
    ['Bundle', false],
    [null, false],
  ])('of the sub-type %j is a free good: %s', (subType, isFreeGood) => {
    expect(lineOf({ subType })).toMatchObject({ isFreeGood, total: usd(1000) });
  });

  it.each([
    ['Bonus', false, false],
    [null, true, true],
    ['Gift', null, true],
    [null, null, false],
  ])('of the sub-type %j, and free by the terms: %s, is a free good: %s', (subType, free, isFreeGood) => {
    expect(lineOf({ subType }, { lines: [{ cartItemId: 'line', free }] })?.isFreeGood).toBe(isFreeGood);
  });

  it('without a price is free for a free good', () => {
    expect(lineOf({ subType: 'Gift', totalPrice: null })).toMatchObject({ total: usd(0), problem: null });
  });

  it.each([
    ['failed', line({}, true)],
    ['has errors', line({ messagesSummary: { hasErrors: true, limitedMessages: [] } })],
    ['failed without a quantity', line({ quantity: null }, true)],
  ])('that %s is not listed', (_why, item) => {
    expect(cartWith({ items: [item] }).lines[0]?.problem).toBe('not-listed');
  });

  it.each([[false], [null]])('with hasErrors %s has no problem', (hasErrors) => {
    expect(lineOf({ messagesSummary: { hasErrors, limitedMessages: [] } })?.problem).toBeNull();
  });

  it('without a quantity and a price has an unknown quantity', () => {
    expect(lineOf({ quantity: null, totalPrice: null })?.problem).toBe('quantity-unknown');
  });

  it.each([
    ['Out of Stock', 'out-of-stock'],
    ['not-listed', 'not-listed'],
    ['price-unavailable', 'price-unavailable'],
    ['quantity-unknown', 'not-listed'],
    ['recalled', 'not-listed'],
    ['', null],
    [null, null],
    [undefined, null],
  ])('with the problem %j of the terms has the problem %j', (problem, expected) => {
    expect(lineOf({}, { lines: [{ cartItemId: 'line', problem }] })?.problem).toBe(expected);
  });

  it('has the problem of the terms rather than its own', () => {
    const terms = { lines: [{ cartItemId: 'line', problem: 'out-of-stock' }] };
    expect(lineOf({ quantity: null }, terms)?.problem).toBe('out-of-stock');
  });

  it.each([[{}], [{ lines: null }], [{ lines: [] }], [{ lines: [{ cartItemId: 'another', promotion: 'No' }] }]])(
    'has its own promotion with the terms %j',
    (terms) => {
      expect(lineOf({ promotionDisplayName: ' Fall\u0000  deal ' }, terms)?.promotion).toBe('Fall deal');
    },
  );

  it.each([
    [null, 'Fall deal', 'Fall deal'],
    ['2 for 1', 'Fall deal', '2 for 1'],
    ['', 'Fall deal', 'Fall deal'],
    [' ', ' ', null],
  ])('with the promotion %j of the terms and its own %j shows %j', (promotion, promotionDisplayName, expected) => {
    expect(lineOf({ promotionDisplayName }, { lines: [{ cartItemId: 'line', promotion }] })?.promotion).toBe(expected);
  });
});

describe('the product of a cart line', () => {
  it.each([
    ['cola', { ...emptyDetails, productId: 'other' }, 'cola'],
    [null, { ...emptyDetails, productId: 'other' }, 'other'],
    [null, emptyDetails, 'line'],
    [null, null, 'line'],
  ])('with the id %j and the details %j has the id %s', (productId, productDetails, expected) => {
    expect(lineOf({ productId, productDetails })?.product.id).toBe(expected);
  });

  it('has the name of the line when its details have none', () => {
    expect(lineOf({ productDetails: emptyDetails })?.product).toStrictEqual(unseenProduct('cola', 'Cola'));
  });

  it.each([
    [null, '25.00', { state: 'known', current: usd(2500), original: null, showOriginal: false, discount: null }],
    ['30.00', null, { state: 'known', current: usd(3000), original: null, showOriginal: false, discount: null }],
    [null, null, { state: 'unavailable' }],
  ])('with the list price %j and the sales price %j has the price %j', (listPrice, salesPrice, price) => {
    expect(lineOf({ listPrice, salesPrice })?.product.price).toStrictEqual(price);
  });
});

describe('the totals of a cart', () => {
  const totalsWith = (change: Partial<WireSummary>, wire: Partial<WireCart> = {}, terms: CartTerms | null = null) => {
    const { cart, unreadable } = read({ summary: summary(change), ...wire }, { terms });
    return { ...cart.totals, unreadable };
  };
  const promotion = (adjustmentAmount: string | number | null, displayName: string | null = null) => ({
    promotionId: null,
    targetType: null,
    displayName,
    adjustmentAmount,
  });

  it('have the sum of the lines for missing goods', () => {
    const items = [line(), line({ cartItemId: 'b', totalPrice: '5.25' }), line({ cartItemId: 'c', totalPrice: null })];
    const change = { totalProductAmount: null, totalProductAmountAfterAdjustments: null, grandTotalAmount: '15.25' };
    expect(totalsWith(change, { items })).toStrictEqual({
      ...plainTotals,
      cases: 4,
      subtotal: usd(1525),
      total: usd(1525),
      unreadable: [],
    });
  });

  it('have no discount when the goods after adjustments are missing', () => {
    expect(totalsWith({ totalProductAmountAfterAdjustments: null })).toStrictEqual({ ...plainTotals, unreadable: [] });
  });

  it('have the difference of the goods as one promotion without names', () => {
    expect(totalsWith({ totalProductAmountAfterAdjustments: '8.00', grandTotalAmount: '8.00' })).toStrictEqual({
      ...plainTotals,
      discounts: [{ label: 'Promotions', amount: usd(-200) }],
      total: usd(800),
      unreadable: [],
    });
  });

  it.each([
    ['-1.99', [{ label: 'Promotions', amount: usd(-200) }]],
    ['-2.00', [{ label: 'Fall deal', amount: usd(-200) }]],
    ['-2.01', [{ label: 'Promotions', amount: usd(-200) }]],
  ])('name a promotion of %s only when it explains the difference', (amount, discounts) => {
    const change = { totalProductAmountAfterAdjustments: '8.00', grandTotalAmount: '8.00' };
    expect(totalsWith(change, { promotions: [promotion(amount, 'Fall deal')] }).discounts).toStrictEqual(discounts);
  });

  it('leave out promotions of zero and those without an amount', () => {
    const promotions = [promotion('0.00', 'Zero'), promotion(null, 'None'), promotion(-2, ' '), promotion('?', 'Odd')];
    const change = { totalProductAmountAfterAdjustments: '8.00', grandTotalAmount: '8.00' };
    expect(totalsWith(change, { promotions }).discounts).toStrictEqual([{ label: 'Promotions', amount: usd(-200) }]);
  });

  it('add the tax of a net store', () => {
    expect(totalsWith({ totalTaxAmount: '0.80', grandTotalAmount: '10.80', taxType: 'Net' })).toStrictEqual({
      ...plainTotals,
      tax: usd(80),
      total: usd(1080),
      unreadable: [],
    });
  });

  it.each([['0.80'], [null]])('have no tax in a gross store that reports %j', (totalTaxAmount) => {
    expect(totalsWith({ totalTaxAmount, taxType: 'Gross' })).toStrictEqual({ ...plainTotals, unreadable: [] });
  });

  it('have no adjustment while the tax is unknown', () => {
    expect(totalsWith({ totalTaxAmount: null, grandTotalAmount: '10.80' })).toStrictEqual({
      ...plainTotals,
      tax: null,
      total: usd(1080),
      unreadable: ['tax of the cart'],
    });
  });

  it('report an unreadable charge, and show the difference as an adjustment', () => {
    expect(totalsWith({ totalChargeAmount: '?', grandTotalAmount: '11.00' })).toStrictEqual({
      ...plainTotals,
      discounts: [{ label: 'Adjustments', amount: usd(100) }],
      total: usd(1100),
      unreadable: ['charges of the cart'],
    });
  });

  it('have a negative adjustment for a total below the sum', () => {
    expect(totalsWith({ grandTotalAmount: '9.99' })).toMatchObject({
      discounts: [{ label: 'Adjustments', amount: usd(-1) }],
      total: usd(999),
    });
  });

  it.each([
    [{ deposits: '3.00', minimumOrderCharge: '2.00' }, [], usd(300), usd(200)],
    [{ deposits: '5.00' }, [], usd(500), null],
    [{ minimumOrderCharge: '5.00' }, [], null, usd(500)],
    [{ deposits: '0.00', minimumOrderCharge: '0.00' }, [usd(500)], usd(0), usd(0)],
    [{ deposits: null, minimumOrderCharge: null }, [usd(500)], null, null],
    [{ deposits: '6.00' }, [usd(-100)], usd(600), null],
  ])('take the charges of the terms %j out of the others', (terms, others, deposits, minimumOrderCharge) => {
    expect(totalsWith({ totalChargeAmount: '5.00', grandTotalAmount: '15.00' }, {}, terms)).toStrictEqual({
      ...plainTotals,
      discounts: others.map((amount) => ({ label: 'Delivery and other charges', amount })),
      deposits,
      minimumOrderCharge,
      total: usd(1500),
      unreadable: [],
    });
  });

  it.each([
    [8.25, 8.25],
    [0, 0],
    [null, null],
    [undefined, null],
  ])('with the tax rate %j have the tax rate %j', (taxRate, expected) => {
    expect(totalsWith({}, {}, { taxRate }).taxRate).toBe(expected);
  });

  it('are derived from the lines and terms while the platform calculates', () => {
    const change = {
      totalProductAmount: null,
      totalProductAmountAfterAdjustments: null,
      totalChargeAmount: null,
      totalTaxAmount: null,
      grandTotalAmount: null,
    };
    const terms = { deposits: '3.00', minimumOrderCharge: '2.00' };
    expect(totalsWith(change, { calculating: true }, terms)).toStrictEqual({
      ...plainTotals,
      deposits: usd(300),
      minimumOrderCharge: usd(200),
      tax: null,
      total: usd(1500),
      unreadable: [],
    });
  });

  it('are the reported ones while the platform calculates', () => {
    const change = { totalChargeAmount: '1.00', totalTaxAmount: '0.80', grandTotalAmount: '11.80' };
    expect(totalsWith(change, { calculating: true })).toStrictEqual({
      ...plainTotals,
      discounts: [{ label: 'Delivery and other charges', amount: usd(100) }],
      tax: usd(80),
      total: usd(1180),
      unreadable: [],
    });
  });

  it('add up the known rows while the total of a calculation is missing', () => {
    const change = {
      totalProductAmountAfterAdjustments: '8.00',
      totalChargeAmount: '1.00',
      totalTaxAmount: '0.80',
      grandTotalAmount: null,
    };
    expect(totalsWith(change, { calculating: true })).toStrictEqual({
      ...plainTotals,
      discounts: [
        { label: 'Promotions', amount: usd(-200) },
        { label: 'Delivery and other charges', amount: usd(100) },
      ],
      tax: usd(80),
      total: usd(980),
      unreadable: [],
    });
  });

  it('of an empty cart have the amounts that the platform reports', () => {
    const change = {
      totalProductAmount: '0.00',
      totalProductAmountAfterAdjustments: '0.00',
      totalChargeAmount: '1.00',
      totalTaxAmount: '0.10',
      grandTotalAmount: null,
    };
    expect(totalsWith(change, { items: [] })).toStrictEqual({
      ...plainTotals,
      cases: 0,
      subtotal: usd(0),
      discounts: [{ label: 'Delivery and other charges', amount: usd(100) }],
      tax: usd(10),
      total: usd(110),
      unreadable: [],
    });
  });

  it.each([[null], ['?']])('are malformed with the total %j', (grandTotalAmount) => {
    expect(() => totalsWith({ grandTotalAmount })).toThrow(
      expect.objectContaining({ code: 'malformed', message: 'The total is not a valid amount' }),
    );
  });

  it('are in the currency of the store', () => {
    const amounts = { totalProductAmount: '1000', totalProductAmountAfterAdjustments: '1000' };
    const { cart } = read(
      {
        summary: summary({ ...amounts, totalChargeAmount: '0', totalTaxAmount: '80', grandTotalAmount: '1080' }),
        items: [line({ totalPrice: '1000' })],
      },
      { currency: 'JPY' },
    );
    expect(cart.totals).toMatchObject({
      subtotal: { minor: 1000, currency: 'JPY' },
      tax: { minor: 80, currency: 'JPY' },
      total: { minor: 1080, currency: 'JPY' },
    });
  });
});

describe('the reason of a refused cart change', () => {
  it.each([
    ['out-of-stock', 'out-of-stock'],
    ['not-listed', 'not-listed'],
    ['quantity', 'quantity'],
    ['ordering-stopped', 'ordering-stopped'],
    ['cart-full', 'cart-full'],
    ['line-gone', 'line-gone'],
    ['not-added', 'not-added'],
    ['on-strike', 'not-added'],
    ['', 'not-added'],
    [null, 'not-added'],
    [undefined, 'not-added'],
  ])('%j of a server method is %s', (reason, expected) => {
    expect(cartRefusalFor(reason)).toBe(expected);
  });

  it.each([
    ['OUT_OF_STOCK', 'out-of-stock'],
    ['INSUFFICIENT_INVENTORY', 'out-of-stock'],
    ['INVALID_QUANTITY', 'quantity'],
    ['WRONG_INCREMENT', 'quantity'],
    ['BELOW_MINIMUM', 'quantity'],
    ['ABOVE_MAXIMUM_ORDER', 'quantity'],
    ['ABOVE_MAXIMUM', 'not-added'],
    // The codes of the official sample of an order to cart.
    ['ERROR_MAX_LIMIT_EXCEEDED', 'cart-full'],
    ['ERROR_SAVING_CARTITEM', 'not-added'],
    ['LIMIT_EXCEEDED', 'cart-full'],
    ['REQUEST_LIMIT_EXCEEDED', 'not-added'],
    ['TOO_MANY_RECORDS', 'cart-full'],
    ['CART_ITEM_LIMIT', 'cart-full'],
    ['ORDERING_STOPPED', 'ordering-stopped'],
    ['ITEM_NOT_FOUND', 'not-listed'],
    ['MISSING_RECORD', 'not-listed'],
    // The code of the official sample of an error.
    ['INVALID_ID_FIELD', 'not-listed'],
    ['INSUFFICIENT_ACCESS', 'not-added'],
    ['', 'not-added'],
  ])('for the code %j is %s', (code, expected) => {
    expect(refusalOf([{ code, message: '' }])).toBe(expected);
  });

  it('is never read from a message', () => {
    expect(refusalOf([{ code: 'UNKNOWN', message: 'OUT_OF_STOCK' }])).toBe('not-added');
  });

  it('is unknown without errors', () => {
    expect(refusalOf([])).toBe('not-added');
  });

  const byRank = [
    ['OUT_OF_STOCK', 'out-of-stock'],
    ['INVALID_QUANTITY', 'quantity'],
    ['LIMIT_EXCEEDED', 'cart-full'],
    ['ORDERING_STOPPED', 'ordering-stopped'],
    ['ITEM_NOT_FOUND', 'not-listed'],
  ] as const;
  it.each(byRank.map(([, reason], rank) => ({ reason, codes: byRank.slice(rank).map(([code]) => code) })))(
    'is $reason for the codes $codes in any order',
    ({ reason, codes }) => {
      const errors = ['UNKNOWN', ...codes].map((code) => ({ code, message: '' }));
      expect([refusalOf(errors), refusalOf(errors.toReversed())]).toEqual([reason, reason]);
    },
  );
});

describe('the detail of a refused cart change', () => {
  it.each([
    [
      [
        { code: 'A', message: ' Out\u0000  of stock ' },
        { code: 'B', message: 'Second' },
      ],
      'Out of stock',
    ],
    [[{ code: 'A', message: '' }], undefined],
    [
      [
        { code: 'A', message: ' ' },
        { code: 'B', message: 'Second' },
      ],
      undefined,
    ],
    [[], undefined],
  ])('of %j is %j', (errors, expected) => {
    expect(detailOf(errors)).toBe(expected);
  });
});
