import { describe, expect, it } from 'vitest';
import { toEasyOrder, toFill, toQuote } from '../../../../src/adapters/salesforce/builder/builder.mapping';
import type { ResponseOf } from '../../../../src/adapters/salesforce/server-methods/contract';
import { allFields, sampleIds, unseenProduct } from '../support/wire-samples-ordering';

type WireFill = NonNullable<ResponseOf<'fillOrder'>>;
type WireEasyOrder = NonNullable<ResponseOf<'getEasyOrder'>>;
type WireTotals = WireEasyOrder['totals'];

const usd = (minor: number) => ({ minor, currency: 'USD' });

// The product of the official sample of orders, and another one of it.
const coffee = unseenProduct(sampleIds.product.long, 'Coffee, current name', 'CF-2');
const decaf = unseenProduct(sampleIds.otherProduct.long, 'Decaf', 'CF-3');
const products = [decaf, coffee];

const fillOf = (line: Partial<WireFill['lines'][number]>, known = products) => {
  const { lines } = toFill(
    { lines: [{ productId: 'gone', quantity: 1, ...line }], orders: [], currencyIsoCode: 'USD' },
    known,
  );
  return lines[0];
};

describe('quantities of earlier orders', () => {
  it('have current products, prices of the time and the source orders', () => {
    const wire: WireFill = {
      lines: [
        {
          productId: sampleIds.product.short,
          quantity: 4,
          name: 'Coffee, former name',
          sku: ' CF-1\u0000 ',
          priceThen: '13.49',
          usual: { least: 2, most: 6 },
          substituteId: sampleIds.otherProduct.short,
        },
        { productId: 'gone', quantity: 2, name: ' Tea\u0000   bags ', sku: 'TE-1' },
      ],
      orders: [
        { orderSummaryId: sampleIds.order.short, orderNumber: ' 00000110 ', date: '2023-10-02' },
        { orderSummaryId: 'older', orderNumber: '00000109', date: '2023-10-01' },
      ],
      currencyIsoCode: 'USD',
    };
    expect(toFill(wire, products)).toStrictEqual({
      lines: [
        {
          product: coffee,
          name: 'Coffee, current name',
          sku: 'CF-1',
          quantity: 4,
          previousPrice: usd(1349),
          usual: { least: 2, most: 6 },
          substitute: decaf,
        },
        {
          product: null,
          name: 'Tea bags',
          sku: 'TE-1',
          quantity: 2,
          previousPrice: null,
          usual: null,
          substitute: null,
        },
      ],
      orders: [
        { id: sampleIds.order.long, number: '00000110', date: '2023-10-02' },
        { id: 'older', number: '00000109', date: '2023-10-01' },
      ],
    });
  });

  it('can be empty', () => {
    expect(toFill({ lines: [], orders: [], currencyIsoCode: 'USD' }, products)).toStrictEqual({
      lines: [],
      orders: [],
    });
  });

  it('have the id of a product that has no name, SKU or price any more', () => {
    const line = { name: null, sku: null, priceThen: null, usual: null, substituteId: null };
    expect(fillOf({ productId: sampleIds.product.short, ...line }, [])).toStrictEqual({
      product: null,
      name: sampleIds.product.long,
      sku: sampleIds.product.long,
      quantity: 1,
      previousPrice: null,
      usual: null,
      substitute: null,
    });
  });

  it.each([[undefined], [null], [' ']])('have the current SKU when that of the order is %j', (sku) => {
    expect(fillOf({ productId: coffee.id, sku })?.sku).toBe('CF-2');
  });

  it('have the id of a product whose current SKU is empty', () => {
    expect(fillOf({ productId: 'x' }, [unseenProduct('x', 'X')])).toMatchObject({ name: 'X', sku: 'x' });
  });

  it('have no substitute that is not among the products', () => {
    expect(fillOf({ substituteId: 'gone' })?.substitute).toBeNull();
  });

  it.each([
    ['0.00', usd(0)],
    ['about 5', null],
  ])('with the price %s have the earlier price %j', (priceThen, expected) => {
    expect(fillOf({ priceThen })?.previousPrice).toStrictEqual(expected);
  });

  it('are malformed without a supported currency', () => {
    expect(() => toFill({ lines: [], orders: [], currencyIsoCode: 'KWD' }, [])).toThrow(
      expect.objectContaining({ code: 'malformed', message: 'The currency is not supported' }),
    );
  });
});

const wireTotals = (change: Partial<WireTotals> = {}): WireTotals => ({
  cases: 6,
  subtotal: '80.00',
  tax: '6.40',
  total: '86.40',
  ...change,
});
const plainTotals = {
  cases: 6,
  subtotal: usd(8000),
  discounts: [],
  deposits: null,
  minimumOrderCharge: null,
  tax: usd(640),
  taxRate: null,
  total: usd(8640),
};

const proposal = (change: Partial<WireEasyOrder> = {}): WireEasyOrder => ({
  easyOrderId: 'proposal-7',
  status: 'draft',
  deliveryDate: '2026-11-19',
  decideBy: '2026-11-17T16:00:00-08:00',
  timeZone: 'America/Los_Angeles',
  serverTime: '2026-11-16T09:30:00-08:00',
  currencyIsoCode: 'USD',
  lines: [],
  totals: wireTotals(),
  paymentLabel: '',
  ...change,
});
const easyOrder = (change: Partial<WireEasyOrder>) => toEasyOrder(proposal(change), products, allFields);

describe('a proposed order', () => {
  it('has all data of an accepted proposal', () => {
    const wire = proposal({
      status: 'accepted',
      lines: [
        { productId: sampleIds.product.short, quantity: 4, orders: 9, insteadOf: '  Coffee\u0000,  whole bean ' },
        { productId: 'gone', quantity: 2, name: 'Tea bags', sku: 'TE-1', orders: 0 },
      ],
      totals: wireTotals({
        discounts: [
          { label: ' Fall\u0000  deal ', amount: '-5.00' },
          { label: 'Loyalty', amount: '0.00' },
        ],
        deposits: '3.00',
        minimumOrderCharge: '2.50',
        taxRate: 8,
      }),
      minimum: { cases: 5, value: '50.00' },
      paymentLabel: ' On  account\u0000 ',
      order: { orderSummaryId: sampleIds.order.short, orderNumber: ' 00000110 ' },
    });
    expect(toEasyOrder(wire, products, allFields)).toStrictEqual({
      id: 'proposal-7',
      status: 'accepted',
      deliveryDate: '2026-11-19',
      decideBy: '2026-11-17T16:00:00-08:00',
      timeZone: 'America/Los_Angeles',
      serverTime: '2026-11-16T09:30:00-08:00',
      lines: [
        { product: coffee, quantity: 4, orders: 9, substituteFor: 'Coffee, whole bean' },
        { product: unseenProduct('gone', 'Tea bags', 'TE-1'), quantity: 2, orders: 0, substituteFor: null },
      ],
      totals: {
        cases: 6,
        subtotal: usd(8000),
        discounts: [
          { label: 'Fall deal', amount: usd(-500) },
          { label: 'Loyalty', amount: usd(0) },
        ],
        deposits: usd(300),
        minimumOrderCharge: usd(250),
        tax: usd(640),
        taxRate: 8,
        total: usd(8640),
      },
      minimum: { cases: 5, value: usd(5000) },
      paymentLabel: 'On account',
      order: { id: sampleIds.order.long, number: '00000110' },
      rejection: null,
    });
  });

  it('has only what every proposal has', () => {
    const wire = proposal({ lines: [{ productId: coffee.id, quantity: 1, orders: null, insteadOf: null }] });
    expect(toEasyOrder(wire, products, allFields)).toStrictEqual({
      id: 'proposal-7',
      status: 'draft',
      deliveryDate: '2026-11-19',
      decideBy: '2026-11-17T16:00:00-08:00',
      timeZone: 'America/Los_Angeles',
      serverTime: '2026-11-16T09:30:00-08:00',
      lines: [{ product: coffee, quantity: 1, orders: null, substituteFor: null }],
      totals: plainTotals,
      minimum: {},
      paymentLabel: '',
      order: null,
      rejection: null,
    });
  });

  it('has no rows, decision or order where the store reports null', () => {
    const totals = wireTotals({ discounts: null, deposits: null, minimumOrderCharge: null, taxRate: null });
    expect(easyOrder({ totals, minimum: null, order: null, rejection: null })).toMatchObject({
      totals: plainTotals,
      minimum: {},
      order: null,
      rejection: null,
    });
  });

  it('tells a tax rate and amounts of zero from missing ones', () => {
    const totals = wireTotals({ deposits: '0.00', minimumOrderCharge: '0', taxRate: 0 });
    expect(easyOrder({ totals }).totals).toStrictEqual({
      ...plainTotals,
      deposits: usd(0),
      minimumOrderCharge: usd(0),
      taxRate: 0,
    });
  });

  it('has amounts in its own currency', () => {
    const totals = wireTotals({ subtotal: '800', tax: '64', total: '864' });
    const { totals: found, minimum } = easyOrder({ currencyIsoCode: 'JPY', totals, minimum: { value: '500' } });
    expect([found.subtotal, found.tax, found.total, minimum.value]).toStrictEqual([
      { minor: 800, currency: 'JPY' },
      { minor: 64, currency: 'JPY' },
      { minor: 864, currency: 'JPY' },
      { minor: 500, currency: 'JPY' },
    ]);
  });

  it.each([
    ['enough-stock', 'enough-stock'],
    ['wrong-products', 'wrong-products'],
    ['wrong-quantities', 'wrong-quantities'],
    ['closed-that-day', 'closed-that-day'],
    ['own-order', 'own-order'],
    ['another-reason', 'another-reason'],
    ['on-strike', 'another-reason'],
    ['', 'another-reason'],
  ])('that was rejected for %j has the reason %s', (reason, expected) => {
    expect(easyOrder({ rejection: { reason } }).rejection).toStrictEqual({ reason: expected, note: '' });
  });

  it.each([
    ['  Two\u0000 pallets  left ', '  Two pallets  left '],
    [null, ''],
  ])('that was rejected with the note %j has the note %j', (note, expected) => {
    expect(easyOrder({ rejection: { reason: 'enough-stock', note } }).rejection?.note).toBe(expected);
  });

  it.each([
    ['goods', { subtotal: '' }, 'The goods of the proposal is not a valid amount'],
    ['a discount', { discounts: [{ label: 'A', amount: '?' }] }, 'The discount of the proposal is not a valid amount'],
    ['a tax', { tax: 'none' }, 'The tax of the proposal is not a valid amount'],
    ['a total', { total: '1.005' }, 'The total of the proposal is not a valid amount'],
  ])('is malformed with %s that is not an amount', (_what, change, message) => {
    expect(() => easyOrder({ totals: wireTotals(change) })).toThrow(
      expect.objectContaining({ code: 'malformed', message }),
    );
  });
});

describe('the quote of a proposal', () => {
  it('has the totals, and the total of each product that has a price', () => {
    const lineTotals = [
      { productId: sampleIds.product.short, total: '53.96' },
      { productId: 'free', total: '0.00' },
      { productId: 'unpriced', total: null },
      { productId: 'unknown' },
    ];
    expect(toQuote({ totals: wireTotals(), lineTotals, currencyIsoCode: 'USD' })).toStrictEqual({
      totals: plainTotals,
      lineTotals: { [sampleIds.product.long]: usd(5396), free: usd(0), unpriced: null, unknown: null },
    });
  });

  it('can have no lines', () => {
    expect(toQuote({ totals: wireTotals(), lineTotals: [], currencyIsoCode: 'USD' })).toStrictEqual({
      totals: plainTotals,
      lineTotals: {},
    });
  });
});
