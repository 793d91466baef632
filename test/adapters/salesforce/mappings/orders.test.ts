import { describe, expect, it } from 'vitest';
import {
  accountIdOf,
  countOf,
  type OrderReading,
  type OrderTerms,
  toOrder,
  toSummary,
  type WireHead,
  type WireOrderLine,
} from '../../../../src/adapters/salesforce/orders/orders.mapping';
import type { OrderLine } from '../../../../src/domain';
import { ids, productFields, productWith, usd } from '../support/wire-samples-records';

const serverTime = '2026-11-17T16:00:00-08:00';

const reading = (more: Partial<OrderReading> = {}): OrderReading => ({
  accountId: ids.account.long,
  currency: 'USD',
  timeZone: 'America/Los_Angeles',
  terms: undefined,
  messages: {
    promotions: 'Promotions',
    charges: 'Delivery and other charges',
    adjustments: 'Adjustments',
    purchaseOrder: 'Purchase order',
    category: 'Category',
  },
  media: { baseUrl: '', sitePath: '/shop/' },
  productFields,
  orderFields: { deliveryDate: null, cases: null, purchaseOrderNumber: 'PoNumber', notes: null },
  serverTime,
  unreadable: () => undefined,
  ...more,
});
const termsOf = (more: Partial<OrderTerms>): OrderTerms => ({ orderSummaryId: ids.order.long, ...more });

// Values of the first order in the platform's official sample of `order-summaries`.
const head: WireHead = {
  id: ids.order.short,
  number: '00000110',
  status: 'Created',
  placedAt: '2023-10-02T11:03:27.000Z',
  fields: null,
};
const headWith = (fields: Readonly<Record<string, string | null>>): WireHead => ({ ...head, fields });
const nothing: WireHead = { id: ids.order.short, number: null, status: null, placedAt: null, fields: null };

const lineWith = (
  fields: Readonly<Record<string, string | null>>,
  more: Partial<WireOrderLine> = {},
): WireOrderLine => ({ id: null, fields, product: null, ...more });

/** A converted line, of which only quantity and free goods matter. */
const converted = (quantity: number | null, isFreeGood = false): OrderLine => ({
  id: 'line',
  product: productWith({ id: 'product', name: 'Product', sku: '' }),
  quantity,
  total: null,
  isFreeGood,
});

describe('the account of an order', () => {
  it.each([
    [{ AccountId: ids.account.long }, ids.account.long],
    [{ 'OrderSummary.AccountId': ids.account.long }, ids.account.long],
    [{ OwnerId: ids.user.long }, null],
    [null, null],
  ])('with the fields %j is %j', (fields, accountId) => {
    expect(accountIdOf({ fields })).toBe(accountId);
  });
});

describe('the counted quantity of an order’s lines', () => {
  it.each<[string, WireOrderLine[], number | null]>([
    ['is 0 without lines', [], 0],
    ['adds the quantities', [lineWith({ Quantity: '2.0' }), lineWith({ Quantity: '0.5' })], 2.5],
    [
      'reads names with their object',
      [lineWith({ 'OrderItemSummary.Quantity': '3' }), lineWith({ 'OrderItemSummary.Quantity': '1.0E1' })],
      13,
    ],
    ['is unknown when the first is missing', [lineWith({}), lineWith({ Quantity: '3' })], null],
    ['is unknown when the last is not a number', [lineWith({ Quantity: '2' }), lineWith({ Quantity: 'two' })], null],
    ['is unknown for a line without fields', [{ id: null, fields: null, product: null }], null],
    [
      'leaves charges out',
      [
        lineWith({ Quantity: '2' }),
        lineWith({ Quantity: '1', TypeCode: 'Charge' }),
        lineWith({ Type: 'Delivery Fee' }),
      ],
      2,
    ],
    [
      'counts a line whose code is not a charge, whatever its type is',
      [lineWith({ Quantity: '4', TypeCode: 'Product', Type: 'Delivery Charge' })],
      4,
    ],
    [
      'leaves a line out whose code is a charge, whatever its type is',
      [lineWith({ Quantity: '4', TypeCode: 'Charge', Type: 'Order Product' })],
      0,
    ],
  ])('%s', (_which, lines, count) => {
    expect(countOf(lines)).toBe(count);
  });
});

describe('an order of a list', () => {
  it('has the data of its summary', () => {
    expect(toSummary(headWith({ GrandTotalAmount: '26.98' }), reading({ counted: 3 }))).toStrictEqual({
      id: ids.order.long,
      number: '00000110',
      accountId: ids.account.long,
      status: 'Created',
      placedAt: '2023-10-02T11:03:27.000Z',
      deliveryDate: null,
      cases: 3,
      total: usd(2698),
    });
  });

  it('has its id as its number, is pending and placed now when everything is missing, and reports the total', () => {
    const reported: string[] = [];
    const unreadable = (what: string) => reported.push(what);
    expect(toSummary(nothing, reading({ accountId: null, counted: null, unreadable }))).toStrictEqual({
      id: ids.order.long,
      number: ids.order.long,
      accountId: 'guest',
      status: 'pending',
      placedAt: serverTime,
      deliveryDate: null,
      cases: null,
      total: null,
    });
    expect(reported).toStrictEqual(['total of the order']);
  });

  it.each([' 00\u0007110 ', '00110'])('has the number of %j as a plain text', (number) => {
    expect(toSummary({ ...head, number }, reading()).number).toBe('00110');
  });

  it.each(['', ' \u0007 '])('has its id instead of the blank number %j', (number) => {
    expect(toSummary({ ...head, number }, reading()).number).toBe(ids.order.long);
  });

  it.each([
    ['of the terms before the platform’s', 'Out for Delivery', 'Confirmed', 'out-for-delivery'],
    ['of the platform without terms', undefined, 'Confirmed', 'confirmed'],
    ['of the platform when that of the terms is null', null, 'IN_SETTLEMENT', 'in-settlement'],
    ['of the platform when that of the terms is blank', ' \u0007 ', 'Confirmed', 'confirmed'],
    ['as a plain text when it is unknown', ' Held\u0007 at  customs ', 'Confirmed', 'Held at customs'],
    ['pending when both are missing', null, null, 'pending'],
    ['pending when that of the platform is blank', null, ' \u0007 ', 'pending'],
  ])('has the status %s', (_which, ofTerms, ofPlatform, status) => {
    const terms = ofTerms === undefined ? undefined : termsOf({ status: ofTerms });
    expect(toSummary({ ...head, status: ofPlatform }, reading({ terms })).status).toBe(status);
  });

  it.each<[string, string | null, Record<string, string>, string]>([
    [
      'its own time',
      '2023-10-02T11:03:27.000Z',
      { OrderedDate: '2023-10-03T00:00:00Z', CreatedDate: '2023-10-04T00:00:00Z' },
      '2023-10-02T11:03:27.000Z',
    ],
    [
      'the time in its fields',
      null,
      { OrderedDate: '2023-10-03T00:00:00Z', CreatedDate: '2023-10-04T00:00:00Z' },
      '2023-10-03T00:00:00Z',
    ],
    [
      'its creation when its date has no time',
      '2023-10-02',
      { OrderedDate: '2023-10-02', CreatedDate: '2024-03-08T07:28:32.000Z' },
      '2024-03-08T07:28:32.000Z',
    ],
    ['the server’s time when no other is a time', '2023-10-02', { OrderedDate: '', CreatedDate: 'today' }, serverTime],
  ])('was placed at %s', (_which, placedAt, fields, expected) => {
    expect(toSummary({ ...head, placedAt, fields }, reading()).placedAt).toBe(expected);
  });

  it.each<[string, Partial<OrderTerms> | undefined, string | null | undefined, number | null]>([
    ['the cases of the terms before all others', { cases: 5 }, '7', 5],
    ['0 cases when the terms say so', { cases: 0 }, '7', 0],
    ['the cases of the store’s field', { cases: null }, '7.0', 7],
    ['0 cases when the store’s field says so', undefined, '0', 0],
    ['the counted cases when the store’s field is not a number', undefined, 'many', 4],
    ['the counted cases without the store’s field', undefined, undefined, 4],
  ])('has %s', (_which, ofTerms, field, cases) => {
    const fields = field === undefined ? null : { Cases__c: field };
    const orderFields = { deliveryDate: null, cases: 'Cases__c', purchaseOrderNumber: null, notes: null };
    const terms = ofTerms && termsOf(ofTerms);
    expect(toSummary({ ...head, fields }, reading({ terms, orderFields, counted: 4 })).cases).toBe(cases);
  });

  it.each<[string, OrderLine[], number | null]>([
    ['the quantities of its lines', [converted(2), converted(3)], 5],
    ['the quantities without free goods', [converted(2), converted(3, true), converted(4)], 6],
    ['no cases when the first quantity is unknown', [converted(null), converted(3)], null],
    ['no cases when the last quantity is unknown', [converted(2), converted(null)], null],
    ['cases when only the quantity of free goods is unknown', [converted(null, true), converted(3)], 3],
  ])('has %s when nothing else is known', (_which, lines, cases) => {
    expect(toSummary(head, reading(), lines).cases).toBe(cases);
  });

  it('has no cases of a list that nobody counted', () => {
    expect(toSummary(head, reading()).cases).toBeNull();
  });

  it('has no cases when its lines were counted without a result, whatever its lines are', () => {
    expect(toSummary(head, reading({ counted: null }), [converted(2)]).cases).toBeNull();
  });

  it.each<[string, Partial<OrderTerms> | undefined, string | null, string | null]>([
    ['of the terms', { deliveryDate: '2026-11-20' }, '2026-11-19', '2026-11-20'],
    ['of the store’s field', { deliveryDate: null }, '2026-11-19', '2026-11-19'],
    ['of a time in the account’s time zone', undefined, '2026-11-19T05:00:00Z', '2026-11-18'],
    ['of a time in the time zone of the terms', { timeZone: 'Asia/Seoul' }, '2026-11-18T20:00:00Z', '2026-11-19'],
    [
      'in the account’s time zone when that of the terms is empty',
      { timeZone: '' },
      '2026-11-18T20:00:00Z',
      '2026-11-18',
    ],
    ['of a time with its own offset', { timeZone: 'Asia/Seoul' }, '2026-11-18T23:30:00-08:00', '2026-11-18'],
    ['null for a day that does not exist', undefined, '2026-02-30', null],
    ['null for a time without a zone', undefined, '2026-11-18T20:00:00', null],
    ['null for an empty text', undefined, '', null],
    ['null without a value', undefined, null, null],
  ])('has the delivery date %s', (_which, ofTerms, field, deliveryDate) => {
    const orderFields = { deliveryDate: 'Delivery__c', cases: null, purchaseOrderNumber: null, notes: null };
    const terms = ofTerms && termsOf(ofTerms);
    expect(toSummary(headWith({ Delivery__c: field }), reading({ terms, orderFields })).deliveryDate).toBe(
      deliveryDate,
    );
  });

  it.each([
    ['0.0', usd(0)],
    ['-12.5', usd(-1250)],
    ['1.0E2', usd(10_000)],
    ['26.985', null],
    ['', null],
  ])('with the grand total %j has the total %j', (text, total) => {
    expect(toSummary(headWith({ GrandTotalAmount: text, TotalAmount: '26.98' }), reading()).total).toStrictEqual(total);
  });

  it('has its total in the currency of the reading', () => {
    const yen = reading({ currency: 'JPY' });
    expect(toSummary(headWith({ 'OrderSummary.GrandTotalAmount': '2698' }), yen).total).toStrictEqual({
      minor: 2698,
      currency: 'JPY',
    });
  });
});

// Values of the platform's official sample of a look-up.
const lookupHead: WireHead = {
  id: 'EYWFU-7BIS4-DVLY7-GVJFV',
  number: 'EYWFU-7BIS4-DVLY7-GVJFV',
  status: null,
  placedAt: null,
  fields: {
    TaxLocaleType: 'Net',
    TotalAdjustedDeliveryAmount: '11.99',
    AccountId: '001SG00000lpQ2DYAU',
    TotalTaxAmount: '0.0',
    GrandTotalAmount: '21.88',
  },
};
const lookupImage =
  'https://s3.amazonaws.com/northerntrailoutfitters.com/nto-alpine-nutrition/default/images/large/alpine-energy-gogoo-blueberry-caffeinefree.jpg';
const lookupLine: WireOrderLine = {
  id: null,
  fields: {
    Description: 'GoGoo Blueberry Caffeinated, 1oz - 6 pack',
    Quantity: '1.0',
    StockKeepingUnit: '6010032',
    ListPrice: '11.5',
    Name: 'GoGoo Blueberry Caffeinated, 1oz - 6 pack',
    UnitPrice: '10.99',
    Type: 'Product',
    Product2Id: '01tSG000000MTlTYAW',
    TotalPrice: '10.99',
    TotalLineAmount: '10.99',
  },
  product: {
    id: '01tSG000000MTlTYAW',
    fields: {
      Description: 'Alpine Sport Energy GoGoo Caffeinated Gel Pack. Performance and Endurance when you need it.',
      StockKeepingUnit: '6010032',
      Name: 'GoGoo Blueberry Caffeinated, 1oz - 6 pack',
    },
    media: { alternateText: '', url: lookupImage, thumbnailUrl: null, title: null, mediaType: null },
  },
};
const lookupGroup = { DesiredDeliveryDate: '2025-01-01T19:36:44Z', Name: 'Shipment 1' };

describe('an order with all details', () => {
  it('has the data of a look-up, and the unexplained difference as a promotion', () => {
    const reported: string[] = [];
    const unreadable = (what: string) => reported.push(what);
    expect(toOrder(lookupHead, [lookupLine], [lookupGroup], reading({ accountId: null, unreadable }))).toStrictEqual({
      id: 'EYWFU-7BIS4-DVLY7-GVJFV',
      number: 'EYWFU-7BIS4-DVLY7-GVJFV',
      accountId: 'guest',
      status: 'pending',
      placedAt: serverTime,
      deliveryDate: '2025-01-01',
      cases: 1,
      total: usd(2188),
      lines: [
        {
          id: 'line-1',
          product: productWith({
            id: '01tSG000000MTlTYAW',
            name: 'GoGoo Blueberry Caffeinated, 1oz - 6 pack',
            sku: '6010032',
            description: 'Alpine Sport Energy GoGoo Caffeinated Gel Pack. Performance and Endurance when you need it.',
            image: { source: lookupImage, alt: '' },
            price: { state: 'known', current: usd(1099), original: usd(1150), showOriginal: true, discount: null },
          }),
          quantity: 1,
          total: usd(1099),
          isFreeGood: false,
        },
      ],
      totals: {
        cases: 1,
        subtotal: usd(1099),
        discounts: [
          { label: 'Delivery and other charges', amount: usd(1199) },
          { label: 'Promotions', amount: usd(-110) },
        ],
        deposits: null,
        minimumOrderCharge: null,
        tax: usd(0),
        taxRate: null,
        total: usd(2188),
      },
      method: 'delivery',
      deliveries: [{ date: '2025-01-01', lineIds: ['line-1'] }],
      empties: { cylinder: 0, glass: 0 },
      guest: null,
      purchaseOrderNumber: '',
      notes: '',
      paymentLabel: 'Purchase order',
      surcharge: null,
      changesUntil: null,
      timeZone: 'America/Los_Angeles',
      confirmationEmail: null,
      serverTime,
    });
    expect(reported).toStrictEqual([]);
  });

  it('has everything that the store’s terms contain', () => {
    const terms = termsOf({
      status: 'Out for Delivery',
      deliveryDate: '2026-11-19',
      cases: 3,
      method: 'pickup',
      deliveries: [
        { date: '2026-11-19', lineIds: ['10uOK0000000001'] },
        { date: null, lineIds: ['10uOK0000000002YAA', '10uOK0000000003'] },
        { lineIds: [] },
      ],
      empties: { cylinder: 2, glass: 5 },
      guest: { lastName: ' Sholace ', email: 'morgan@example.com', phoneNumber: ' ' },
      purchaseOrderNumber: ' PO\u0007 & 7 ',
      notes: ' Ring\u0007 & wait ',
      fields: [
        { label: ' Dock\u0007  number ', kind: 'choice', value: ' 4\u0007 <left> ' },
        { label: 'Day', kind: 'date', value: '2026-11-19' },
      ],
      paymentLabel: ' Visa\u0007  6789 ',
      surcharge: '2.50',
      deposits: '4.80',
      minimumOrderCharge: '5.00',
      taxRate: 8.25,
      freeLineIds: ['10uOK0000000009', '10uOK0000000003'],
      changesUntil: '2026-11-18T15:00:00-08:00',
      timeZone: 'America/New_York',
      confirmationEmail: ' dana@example.com\u0007 ',
    });
    // 90.00 for goods, 9.80 for deposits and the minimum order charge, 10.20 for delivery besides, 8.16 tax and 2.50
    // surcharge add up to 120.66; 3.00 less is a promotion.
    const placed = headWith({
      'OrderSummary.GrandTotalAmount': '117.66',
      'OrderSummary.TotalTaxAmount': '8.16',
      'OrderSummary.TotalAdjustedDeliveryAmount': '20.00',
      'OrderSummary.PoNumber': 'Not this one',
      'OrderSummary.Notes__c': 'Not these',
    });
    const lines = [
      lineWith(
        {
          'OrderItemSummary.Quantity': '2.0',
          'OrderItemSummary.AdjustedLineAmount': '60.0',
          'OrderItemSummary.UnitPrice': '30.0',
          'OrderItemSummary.ListPrice': '30.0',
        },
        {
          id: '10uOK0000000001',
          product: {
            id: ids.product.short,
            fields: {
              'Product2.Name': ' GoBar\u0007  Hi Protein ',
              'Product2.StockKeepingUnit': '6010003',
              'Product2.Brand__c': 'GoBar',
            },
            media: {
              alternateText: ' A\u0007 bar ',
              url: null,
              thumbnailUrl: '/cms/delivery/media/MC1',
              title: null,
              mediaType: null,
            },
          },
        },
      ),
      lineWith(
        { 'OrderItemSummary.Quantity': '1', 'OrderItemSummary.AdjustedLineAmount': '30.0' },
        { id: '10uOK0000000002', product: { id: ids.otherProduct.long, fields: null, media: null } },
      ),
      lineWith(
        { 'OrderItemSummary.Quantity': '1', 'OrderItemSummary.AdjustedLineAmount': '0.0' },
        { id: '10uOK0000000003YAA' },
      ),
    ];
    const orderFields = { deliveryDate: null, cases: null, purchaseOrderNumber: 'PoNumber', notes: 'Notes__c' };
    const group = { DesiredDeliveryDate: '2026-11-25', DeliveryInstructions: 'Not these' };
    const noPrice = { state: 'unavailable' } as const;
    expect(toOrder(placed, lines, [group], reading({ terms, orderFields }))).toStrictEqual({
      id: ids.order.long,
      number: '00000110',
      accountId: ids.account.long,
      status: 'out-for-delivery',
      placedAt: '2023-10-02T11:03:27.000Z',
      deliveryDate: '2026-11-19',
      cases: 3,
      total: usd(11_766),
      lines: [
        {
          id: '10uOK0000000001YAA',
          product: productWith({
            id: ids.product.long,
            name: 'GoBar Hi Protein',
            sku: '6010003',
            brand: 'GoBar',
            image: { source: '/shop/cms/delivery/media/MC1', alt: 'A bar' },
            price: { state: 'known', current: usd(3000), original: null, showOriginal: false, discount: null },
          }),
          quantity: 2,
          total: usd(6000),
          isFreeGood: false,
        },
        {
          id: '10uOK0000000002YAA',
          product: productWith({ id: ids.otherProduct.long, name: ids.otherProduct.long, sku: '', price: noPrice }),
          quantity: 1,
          total: usd(3000),
          isFreeGood: false,
        },
        {
          id: '10uOK0000000003YAA',
          product: productWith({ id: '10uOK0000000003YAA', name: '10uOK0000000003YAA', sku: '', price: noPrice }),
          quantity: 1,
          total: usd(0),
          isFreeGood: true,
        },
      ],
      totals: {
        cases: 3,
        subtotal: usd(9000),
        discounts: [
          { label: 'Delivery and other charges', amount: usd(1020) },
          { label: 'Promotions', amount: usd(-300) },
        ],
        deposits: usd(480),
        minimumOrderCharge: usd(500),
        tax: usd(816),
        taxRate: 8.25,
        total: usd(11_516),
      },
      method: 'pickup',
      deliveries: [
        { date: '2026-11-19', lineIds: ['10uOK0000000001YAA'] },
        { date: null, lineIds: ['10uOK0000000002YAA', '10uOK0000000003YAA'] },
        { date: null, lineIds: [] },
      ],
      empties: { cylinder: 2, glass: 5 },
      guest: { lastName: 'Sholace', email: 'morgan@example.com' },
      purchaseOrderNumber: ' PO & 7 ',
      notes: ' Ring & wait ',
      fields: [
        { label: 'Dock number', kind: 'choice', value: ' 4 <left> ' },
        { label: 'Day', kind: 'date', value: '2026-11-19' },
      ],
      paymentLabel: 'Visa 6789',
      surcharge: usd(250),
      changesUntil: '2026-11-18T15:00:00-08:00',
      timeZone: 'America/New_York',
      confirmationEmail: 'dana@example.com',
      serverTime,
    });
  });

  it.each<[string, OrderTerms | undefined]>([
    ['without terms', undefined],
    ['with empty terms', termsOf({})],
    [
      'with terms that are null',
      termsOf({
        status: null,
        deliveryDate: null,
        cases: null,
        method: null,
        deliveries: null,
        empties: null,
        guest: null,
        purchaseOrderNumber: null,
        notes: null,
        fields: null,
        paymentLabel: null,
        surcharge: null,
        deposits: null,
        minimumOrderCharge: null,
        taxRate: null,
        freeLineIds: null,
        changesUntil: null,
        timeZone: null,
        confirmationEmail: null,
      }),
    ],
    [
      'with terms that are blank',
      termsOf({
        status: '',
        deliveries: [],
        purchaseOrderNumber: '',
        notes: '',
        fields: [],
        paymentLabel: ' \u0007 ',
        freeLineIds: [],
        timeZone: '',
        confirmationEmail: '',
      }),
    ],
  ])('has no lines and unknown amounts, which are reported, %s', (_which, terms) => {
    const reported: string[] = [];
    const unreadable = (what: string) => reported.push(what);
    expect(toOrder(nothing, [], [], reading({ terms, unreadable }))).toStrictEqual({
      id: ids.order.long,
      number: ids.order.long,
      accountId: ids.account.long,
      status: 'pending',
      placedAt: serverTime,
      deliveryDate: null,
      cases: 0,
      total: null,
      lines: [],
      totals: {
        cases: 0,
        subtotal: usd(0),
        discounts: [],
        deposits: null,
        minimumOrderCharge: null,
        tax: null,
        taxRate: null,
        total: null,
      },
      method: 'delivery',
      deliveries: [{ date: null, lineIds: [] }],
      empties: { cylinder: 0, glass: 0 },
      guest: null,
      purchaseOrderNumber: '',
      notes: '',
      paymentLabel: 'Purchase order',
      surcharge: null,
      changesUntil: null,
      timeZone: 'America/Los_Angeles',
      confirmationEmail: null,
      serverTime,
    });
    expect(reported).toStrictEqual(['total of the order', 'tax of the order', 'delivery charge of the order']);
  });

  it.each<[string, Readonly<Record<string, string>>[], Partial<OrderTerms> | undefined, string | null]>([
    ['desired for its first delivery with one', [{}, { DesiredDeliveryDate: '2026-11-19' }], undefined, '2026-11-19'],
    [
      'of the first delivery before that of the second',
      [{ DesiredDeliveryDate: '2026-11-20' }, { DesiredDeliveryDate: '2026-11-19' }],
      undefined,
      '2026-11-20',
    ],
    [
      'with the name of its object',
      [{ 'OrderDeliveryGroupSummary.DesiredDeliveryDate': '2026-11-19' }],
      undefined,
      '2026-11-19',
    ],
    ['in the account’s time zone', [{ DesiredDeliveryDate: '2026-11-19T05:00:00Z' }], undefined, '2026-11-18'],
    [
      'in the time zone of the terms',
      [{ DesiredDeliveryDate: '2026-11-18T20:00:00Z' }],
      { timeZone: 'Asia/Seoul' },
      '2026-11-19',
    ],
    [
      'of the terms before a desired one',
      [{ DesiredDeliveryDate: '2026-11-19' }],
      { deliveryDate: '2026-11-21' },
      '2026-11-21',
    ],
    ['null when no desired one is a date', [{ DesiredDeliveryDate: 'soon' }], undefined, null],
  ])('has the delivery date %s', (_which, groups, ofTerms, date) => {
    const order = toOrder(head, [], groups, reading({ terms: ofTerms && termsOf(ofTerms) }));
    expect([order.deliveryDate, order.deliveries]).toStrictEqual([date, [{ date, lineIds: [] }]]);
  });

  it('has one delivery of all its lines, charges left out, when the terms name none', () => {
    const lines = [
      lineWith({}, { id: '10uOK0000000001' }),
      lineWith({ Type: 'Delivery Charge' }, { id: '10uOK0000000002' }),
      lineWith({}, { id: '10uOK0000000003' }),
    ];
    expect(
      toOrder(head, lines, [], reading({ terms: termsOf({ deliveryDate: '2026-11-19' }) })).deliveries,
    ).toStrictEqual([{ date: '2026-11-19', lineIds: ['10uOK0000000001YAA', '10uOK0000000003YAA'] }]);
  });

  it.each<[string, Partial<OrderTerms>, string]>([
    ['the terms', { purchaseOrderNumber: 'PO-1' }, 'PO-1'],
    ['the terms, even when it is empty', { purchaseOrderNumber: '' }, ''],
    ['the store’s field', { purchaseOrderNumber: null }, ' PO-2 '],
  ])('has the PO number of %s', (_which, ofTerms, expected) => {
    const placed = headWith({ 'OrderSummary.PoNumber': ' PO\u0007-2 ' });
    expect(toOrder(placed, [], [], reading({ terms: termsOf(ofTerms) })).purchaseOrderNumber).toBe(expected);
  });

  it.each<[string, Partial<OrderTerms>, Readonly<Record<string, string>>, string]>([
    ['the terms', { notes: 'Ring once' }, { Notes__c: 'Ring twice' }, 'Ring once'],
    ['the terms, even when they are empty', { notes: '' }, { Notes__c: 'Ring twice' }, ''],
    ['the store’s field', { notes: null }, { Notes__c: ' Ring\u0007 twice ' }, ' Ring twice '],
    ['the first delivery with instructions', {}, {}, ' Use the dock '],
  ])('has the notes of %s', (_which, ofTerms, fields, expected) => {
    const orderFields = { deliveryDate: null, cases: null, purchaseOrderNumber: null, notes: 'Notes__c' };
    const groups: WireHead['fields'][] = [
      null,
      { DeliveryInstructions: '' },
      { 'OrderDeliveryGroupSummary.DeliveryInstructions': ' Use\u0007 the dock ' },
      { DeliveryInstructions: 'Not this one' },
    ];
    const order = toOrder(headWith(fields), [], groups, reading({ terms: termsOf(ofTerms), orderFields }));
    expect(order.notes).toBe(expected);
  });

  it.each([
    ['2026-11-18T15:00:00Z', '2026-11-18T15:00:00Z'],
    ['2026-11-18T15:00:00', null],
    ['2026-11-18', null],
    ['', null],
  ])('with the deadline %j can be changed until %j', (changesUntil, expected) => {
    expect(toOrder(head, [], [], reading({ terms: termsOf({ changesUntil }) })).changesUntil).toBe(expected);
  });

  it.each<[NonNullable<OrderTerms['empties']>, { cylinder: number; glass: number }]>([
    [
      { cylinder: 0, glass: 3 },
      { cylinder: 0, glass: 3 },
    ],
    [
      { cylinder: 3, glass: 0 },
      { cylinder: 3, glass: 0 },
    ],
  ])('with the empties %j returns %j', (empties, expected) => {
    expect(toOrder(head, [], [], reading({ terms: termsOf({ empties }) })).empties).toStrictEqual(expected);
  });

  it('has a guest without details when all of them are blank', () => {
    const guest = { lastName: ' ', email: '', phoneNumber: null };
    expect(toOrder(head, [], [], reading({ terms: termsOf({ guest }) })).guest).toStrictEqual({});
  });

  it.each([
    ['0', usd(0)],
    ['-1.25', usd(-125)],
  ])('with the surcharge %j has the surcharge %j', (surcharge, expected) => {
    expect(toOrder(head, [], [], reading({ terms: termsOf({ surcharge }) })).surcharge).toStrictEqual(expected);
  });
});

describe('a line of an order', () => {
  const lineOf = (line: WireOrderLine, more: Partial<OrderReading> = {}, fields: WireHead['fields'] = null) =>
    toOrder({ ...head, fields }, [line], [], reading(more)).lines[0];
  const noProduct = { id: null, fields: null, media: null };

  it('is kept without any data, and its quantity and total are reported', () => {
    const reported: string[] = [];
    const unreadable = (what: string) => reported.push(what);
    const bare = { id: null, fields: null, product: null };
    expect(toOrder(nothing, [bare, { ...bare, product: noProduct }], [], reading({ unreadable })).lines).toStrictEqual([
      {
        id: 'line-1',
        product: productWith({ id: 'line-1', name: 'line-1', sku: '' }),
        quantity: null,
        total: null,
        isFreeGood: false,
      },
      {
        id: 'line-2',
        product: productWith({ id: 'line-2', name: 'line-2', sku: '' }),
        quantity: null,
        total: null,
        isFreeGood: false,
      },
    ]);
    expect(reported).toStrictEqual([
      'quantity of a line',
      'total of a line',
      'quantity of a line',
      'total of a line',
      'total of the order',
      'tax of the order',
      'delivery charge of the order',
    ]);
  });

  it('has a place among the lines, where charges do not count', () => {
    const lines = [lineWith({ TypeCode: 'Charge' }), lineWith({}), lineWith({ Type: 'Service Fee' }), lineWith({})];
    expect(toOrder(head, lines, [], reading()).lines.map(({ id }) => id)).toStrictEqual(['line-1', 'line-2']);
  });

  it.each<[string, WireOrderLine, string]>([
    ['its own id', lineWith({ Id: '10uOK0000000002' }, { id: '10uOK0000000001' }), '10uOK0000000001YAA'],
    ['the id in its fields', lineWith({ 'OrderItemSummary.Id': '10uOK0000000002' }), '10uOK0000000002YAA'],
  ])('has %s', (_which, line, id) => {
    expect(lineOf(line)?.id).toBe(id);
  });

  it.each<[string, WireOrderLine, string]>([
    [
      'its own id',
      lineWith({ Product2Id: 'b' }, { product: { ...noProduct, id: ids.product.short, fields: { Id: 'c' } } }),
      ids.product.long,
    ],
    [
      'the id in the line',
      lineWith({ Product2Id: ids.product.short }, { product: { ...noProduct, fields: { Id: 'c' } } }),
      ids.product.long,
    ],
    [
      'the id in its fields',
      lineWith({}, { id: 'a', product: { ...noProduct, fields: { 'Product2.Id': ids.product.short } } }),
      ids.product.long,
    ],
    ['the id of the line', lineWith({}, { id: '10uOK0000000001' }), '10uOK0000000001YAA'],
  ])('has a product with %s', (_which, line, id) => {
    expect(lineOf(line)?.product.id).toBe(id);
  });

  it.each<[string, WireOrderLine, string]>([
    [
      'its own name',
      lineWith(
        { Name: 'Line', Description: 'Text' },
        { product: { ...noProduct, fields: { 'Product2.Name': 'Own' } } },
      ),
      'Own',
    ],
    [
      'the name of the line',
      lineWith({ 'OrderItemSummary.Name': 'Line', Description: 'Text' }, { product: noProduct }),
      'Line',
    ],
    ['the description of the line', lineWith({ 'OrderItemSummary.Description': 'Text' }), 'Text'],
  ])('has a product with %s', (_which, line, name) => {
    expect(lineOf(line)?.product.name).toBe(name);
  });

  it.each<[string, WireOrderLine, string]>([
    [
      'its own SKU',
      lineWith({ StockKeepingUnit: '2' }, { product: { ...noProduct, fields: { 'Product2.StockKeepingUnit': '1' } } }),
      '1',
    ],
    ['the SKU of the line', lineWith({ 'OrderItemSummary.StockKeepingUnit': '2' }, { product: noProduct }), '2'],
    ['no SKU', lineWith({}), ''],
  ])('has a product with %s', (_which, line, sku) => {
    expect(lineOf(line)?.product.sku).toBe(sku);
  });

  it.each<[string, Record<string, string>, unknown]>([
    [
      'its unit price, beside a higher list price',
      { UnitPrice: '10.99', ListPrice: '11.50' },
      { state: 'known', current: usd(1099), original: usd(1150), showOriginal: true, discount: null },
    ],
    [
      'its list price without a unit price',
      { 'OrderItemSummary.ListPrice': '11.50' },
      { state: 'known', current: usd(1150), original: null, showOriginal: false, discount: null },
    ],
    ['no price without both', {}, { state: 'unavailable' }],
  ])('has %s', (_which, fields, price) => {
    expect(lineOf(lineWith(fields))?.product.price).toStrictEqual(price);
  });

  it.each([
    ['0', 0],
    ['-2.0', -2],
    ['two', null],
    ['', null],
  ])('with the quantity %j has the quantity %j', (text, quantity) => {
    const reported: string[] = [];
    const unreadable = (what: string) => reported.push(what);
    const line = lineOf(lineWith({ Quantity: text, TotalPrice: '1.00' }), { unreadable });
    expect(line?.quantity).toBe(quantity);
    expect(reported.filter((what) => what.endsWith('of a line'))).toStrictEqual(
      quantity === null ? ['quantity of a line'] : [],
    );
  });

  const amounts = {
    AdjustedLineAmtWithTax: '1.00',
    TotalAmtWithTax: '2.00',
    AdjustedLineAmount: '3.00',
    TotalPrice: '4.00',
    TotalLineAmount: '5.00',
  };
  it.each<[string, string, Record<string, string | null>, number]>([
    ['adjusted amount', 'Net', amounts, 300],
    ['price without an adjusted amount', 'Net', { ...amounts, AdjustedLineAmount: null }, 400],
    ['amount without both', 'Net', { ...amounts, AdjustedLineAmount: null, TotalPrice: null }, 500],
    ['adjusted amount with tax in a gross store', 'Gross', amounts, 100],
    [
      'amount with tax in a gross store without an adjusted one',
      'GROSS',
      { ...amounts, AdjustedLineAmtWithTax: null },
      200,
    ],
    [
      'adjusted amount in a gross store without amounts with tax',
      'Gross',
      { ...amounts, AdjustedLineAmtWithTax: null, TotalAmtWithTax: null },
      300,
    ],
  ])('has its %s as its total', (_which, TaxLocaleType, fields, total) => {
    expect(lineOf(lineWith(fields), {}, { 'OrderSummary.TaxLocaleType': TaxLocaleType })?.total).toStrictEqual(
      usd(total),
    );
  });

  it.each([
    ['0.00', usd(0)],
    ['-4.5', usd(-450)],
    ['4.505', null],
  ])('with the amount %j has the total %j', (AdjustedLineAmount, total) => {
    const reported: string[] = [];
    const unreadable = (what: string) => reported.push(what);
    const line = lineOf(lineWith({ Quantity: '1', AdjustedLineAmount }), { unreadable });
    expect(line?.total).toStrictEqual(total);
    expect(reported.filter((what) => what.endsWith('of a line'))).toStrictEqual(
      total === null ? ['total of a line'] : [],
    );
  });

  it.each<[string, OrderTerms['freeLineIds'], boolean]>([
    ['is free when the terms name its id in the other length', ['10uOK0000000009', '10uOK0000000001YAA'], true],
    ['is not free when the terms name others', ['10uOK0000000009'], false],
    ['is not free when the terms name none', [], false],
    ['is not free when the terms are null', null, false],
  ])('%s', (_which, freeLineIds, isFreeGood) => {
    const line = lineWith({}, { id: '10uOK0000000001' });
    expect(lineOf(line, { terms: termsOf({ freeLineIds }) })?.isFreeGood).toBe(isFreeGood);
  });
});

describe('the totals of an order', () => {
  const sums = { GrandTotalAmount: '110.16', TotalTaxAmount: '8.16', TotalAdjustedDeliveryAmount: '12.00' };
  const lines = [
    lineWith({ Quantity: '2', TotalPrice: '60.00' }, { id: 'first' }),
    lineWith({ Quantity: '1', TotalPrice: '30.00' }, { id: 'second' }),
  ];
  const totalsWith = (
    fields: Readonly<Record<string, string | null>>,
    ofTerms: Partial<OrderTerms> = {},
    wireLines: readonly WireOrderLine[] = lines,
  ) => {
    const reported: string[] = [];
    const unreadable = (what: string) => reported.push(what);
    const { totals } = toOrder(headWith(fields), wireLines, [], reading({ terms: termsOf(ofTerms), unreadable }));
    return { totals, reported };
  };
  const charges = (minor: number) => ({ label: 'Delivery and other charges', amount: usd(minor) });
  const promotions = (minor: number) => ({ label: 'Promotions', amount: usd(minor) });
  const adjustments = (minor: number) => ({ label: 'Adjustments', amount: usd(minor) });

  it('have no adjustment when the parts add up', () => {
    expect(totalsWith(sums)).toStrictEqual({
      totals: {
        cases: 3,
        subtotal: usd(9000),
        discounts: [charges(1200)],
        deposits: null,
        minimumOrderCharge: null,
        tax: usd(816),
        taxRate: null,
        total: usd(11_016),
      },
      reported: [],
    });
  });

  it.each([
    ['a promotion when the total is one cent less', '110.15', [charges(1200), promotions(-1)]],
    ['nothing when the total is equal', '110.16', [charges(1200)]],
    ['an adjustment when the total is one cent more', '110.17', [charges(1200), adjustments(1)]],
    ['a promotion when the total is negative', '-1.00', [charges(1200), promotions(-11_116)]],
  ])('have %s', (_which, GrandTotalAmount, discounts) => {
    expect(totalsWith({ ...sums, GrandTotalAmount }).totals.discounts).toStrictEqual(discounts);
  });

  it.each([
    ['charges for delivery', '12.00', '110.16', [charges(1200)]],
    ['no charges for a delivery of 0', '0.00', '98.16', []],
    ['negative charges for a delivery below 0', '-2.00', '96.16', [charges(-200)]],
  ])('have %s', (_which, TotalAdjustedDeliveryAmount, GrandTotalAmount, discounts) => {
    expect(totalsWith({ ...sums, TotalAdjustedDeliveryAmount, GrandTotalAmount }).totals.discounts).toStrictEqual(
      discounts,
    );
  });

  // 90.00 for goods, 8.16 tax, and 9.80 for deposits and the minimum order charge.
  it.each([
    ['equal to both, so that nothing is left for delivery', '9.80', '107.96', 10_796, []],
    ['one cent more than both, which is left for delivery', '9.81', '107.97', 10_797, [charges(1)]],
    ['one cent less than both, which it does not include', '9.79', '117.75', 11_775, [charges(979)]],
  ])(
    'have deposits and a minimum order charge: the delivery amount is %s',
    (_which, TotalAdjustedDeliveryAmount, GrandTotalAmount, total, discounts) => {
      const { totals } = totalsWith(
        { ...sums, TotalAdjustedDeliveryAmount, GrandTotalAmount },
        { deposits: '4.80', minimumOrderCharge: '5.00' },
      );
      expect(totals).toStrictEqual({
        cases: 3,
        subtotal: usd(9000),
        discounts,
        deposits: usd(480),
        minimumOrderCharge: usd(500),
        tax: usd(816),
        taxRate: null,
        total: usd(total),
      });
    },
  );

  it.each<[string, Partial<OrderTerms>, object]>([
    ['deposits', { deposits: '4.80' }, { deposits: usd(480), minimumOrderCharge: null, discounts: [charges(720)] }],
    [
      'a minimum order charge',
      { minimumOrderCharge: '5.00' },
      { deposits: null, minimumOrderCharge: usd(500), discounts: [charges(700)] },
    ],
    [
      'deposits and a minimum order charge of 0',
      { deposits: '0', minimumOrderCharge: '0.00' },
      { deposits: usd(0), minimumOrderCharge: usd(0), discounts: [charges(1200)] },
    ],
    ['a tax rate of 0', { taxRate: 0 }, { taxRate: 0 }],
    ['a tax rate', { taxRate: 8.25 }, { taxRate: 8.25 }],
    ['0 cases', { cases: 0 }, { cases: 0 }],
    ['cases', { cases: 7 }, { cases: 7 }],
  ])('have the %s of the terms', (_which, ofTerms, expected) => {
    expect(totalsWith(sums, ofTerms).totals).toMatchObject(expected);
  });

  it('leave the surcharge out of the total', () => {
    expect(totalsWith({ ...sums, GrandTotalAmount: '112.66' }, { surcharge: '2.50' }).totals).toMatchObject({
      discounts: [charges(1200)],
      total: usd(11_016),
    });
  });

  it('do not count the cases of free goods', () => {
    expect(totalsWith(sums, { freeLineIds: ['first'] }).totals.cases).toBe(1);
  });

  it('have the subtotal of the platform when the total of a line is unknown', () => {
    const fields = { ...sums, TotalAdjustedProductAmount: '91.00', TotalAdjProductAmtWithTax: '97.20' };
    const { totals, reported } = totalsWith(fields, {}, [...lines, lineWith({ Quantity: '1' })]);
    expect(totals).toMatchObject({ cases: 4, subtotal: usd(9100), discounts: [charges(1200), promotions(-100)] });
    expect(reported).toStrictEqual(['total of a line']);
  });

  it.each([
    [
      'the subtotal',
      sums,
      [lineWith({ Quantity: '3' })],
      { subtotal: null, total: usd(10_766), tax: usd(816) },
      ['total of a line'],
    ],
    [
      'the tax',
      { ...sums, TotalTaxAmount: null },
      lines,
      { subtotal: usd(9000), total: usd(10_766), tax: null },
      ['tax of the order'],
    ],
    [
      'the total',
      { ...sums, GrandTotalAmount: null },
      lines,
      { subtotal: usd(9000), total: null, tax: usd(816) },
      ['total of the order'],
    ],
  ])('have no adjustment when %s is unknown, which is reported', (_which, fields, wireLines, known, expected) => {
    const { totals, reported } = totalsWith(fields, { surcharge: '2.50' }, wireLines);
    expect(totals).toStrictEqual({
      cases: 3,
      discounts: [charges(1200)],
      deposits: null,
      minimumOrderCharge: null,
      taxRate: null,
      ...known,
    });
    expect(reported).toStrictEqual(expected);
  });

  it('have no charges when the delivery amount is unknown, which is reported', () => {
    const { totals, reported } = totalsWith({ ...sums, TotalAdjustedDeliveryAmount: null, GrandTotalAmount: '98.16' });
    expect(totals).toMatchObject({ subtotal: usd(9000), discounts: [], tax: usd(816), total: usd(9816) });
    expect(reported).toStrictEqual(['delivery charge of the order']);
  });

  it('have an unknown delivery charge as an adjustment, so that they add up', () => {
    const { totals } = totalsWith({ ...sums, TotalAdjustedDeliveryAmount: null });
    expect(totals.discounts).toStrictEqual([adjustments(1200)]);
  });

  it('of a gross store include the tax, and do not read or report another', () => {
    const { totals, reported } = totalsWith(
      {
        'OrderSummary.TaxLocaleType': 'Gross',
        GrandTotalAmount: '110.16',
        TotalTaxAmount: 'unknown',
        TotalAdjustedDeliveryAmount: '12.00',
        TotalAdjDeliveryAmtWithTax: '12.96',
      },
      {},
      [lineWith({ Quantity: '3', AdjustedLineAmount: '90.00', AdjustedLineAmtWithTax: '97.20' })],
    );
    expect(totals).toStrictEqual({
      cases: 3,
      subtotal: usd(9720),
      discounts: [charges(1296)],
      deposits: null,
      minimumOrderCharge: null,
      tax: usd(0),
      taxRate: null,
      total: usd(11_016),
    });
    expect(reported).toStrictEqual([]);
  });

  it('of a gross store have its subtotal with tax when the total of a line is unknown', () => {
    const fields = {
      TaxLocaleType: 'Gross',
      GrandTotalAmount: '110.16',
      TotalAdjDeliveryAmtWithTax: '12.96',
      TotalAdjustedProductAmount: '91.00',
      TotalAdjProductAmtWithTax: '97.20',
    };
    expect(totalsWith(fields, {}, [lineWith({ Quantity: '1' })]).totals).toMatchObject({
      subtotal: usd(9720),
      discounts: [charges(1296)],
    });
  });

  it('have the currency of the reading', () => {
    const yen = (minor: number) => ({ minor, currency: 'JPY' });
    const terms = termsOf({ deposits: '100', minimumOrderCharge: '50', surcharge: '20' });
    const fields = { GrandTotalAmount: '3170', TotalTaxAmount: '0', TotalAdjustedDeliveryAmount: '0' };
    expect(
      toOrder(headWith(fields), [lineWith({ TotalPrice: '3000' })], [], reading({ terms, currency: 'JPY' })).totals,
    ).toMatchObject({
      subtotal: yen(3000),
      discounts: [],
      deposits: yen(100),
      minimumOrderCharge: yen(50),
      tax: yen(0),
      total: yen(3150),
    });
  });
});
