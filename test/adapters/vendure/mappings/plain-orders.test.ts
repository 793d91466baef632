import { describe, expect, it } from 'vitest';
import { STATES, toDetail, toOrder, toRow } from '../../../../src/adapters/vendure/plain/orders/orders.mapping';
import type { WireBuyer, WireOrderDetail, WireRow } from '../../../../src/adapters/vendure/plain/orders/orders.wire';
import { baseUrl, malformed, orangeVariantProduct, plainLine, plainOrder, untidy, usd } from '../support/wire-samples';

const reading = {
  accountId: '1',
  locale: 'en-US',
  options: { baseUrl, timeZone: 'America/New_York' },
  now: Date.parse('2026-11-28T15:00:00Z'),
};
const inUtc = { ...reading, options: { baseUrl } };

// From recorded/plain.json.
const row: WireRow = {
  id: '327',
  code: '1J2EMXABQCLLBHH6',
  state: 'PaymentAuthorized',
  createdAt: '2026-11-28T09:54:05.000Z',
  orderPlacedAt: '2026-11-28T09:54:43.382Z',
  currencyCode: 'USD',
  totalWithTax: 118_086,
  shippingLines: [{ shippingMethod: { name: 'Delivery' } }],
  lines: [{ quantity: 41, orderPlacedQuantity: 41, linePrice: 111_930 }],
};
const rowRead = {
  id: '327',
  number: '1J2EMXABQCLLBHH6',
  accountId: '1',
  status: 'order-received',
  placedAt: '2026-11-28T04:54:43.382-05:00',
  deliveryDate: null,
  cases: 41,
  total: usd(118_086),
  purchaseOrderNumber: '',
  sapOrderNumber: null,
  cokeOrderNumber: null,
  transactionId: null,
  invoiceNumber: null,
  method: 'delivery',
  deliveryMethod: null,
  shippingMethod: 'Delivery',
  createdBy: null,
  orderedAmount: usd(111_930),
  deliveredAmount: null,
  shortCases: null,
};
const line = { id: '2226', product: orangeVariantProduct, quantity: 41, total: usd(111_930), isFreeGood: false };
const orderRead = {
  id: '327',
  number: '1J2EMXABQCLLBHH6',
  accountId: '1',
  status: 'order-received',
  placedAt: '2026-11-28T04:54:43.382-05:00',
  deliveryDate: null,
  cases: 41,
  total: usd(118_086),
  method: 'delivery',
  lines: [line],
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
  deliveries: [{ date: null, lineIds: ['2226'] }],
  empties: { cylinder: 0, glass: 0 },
  guest: null,
  purchaseOrderNumber: '',
  notes: '',
  paymentLabel: 'on-account',
  surcharge: null,
  changesUntil: null,
  timeZone: 'America/New_York',
  confirmationEmail: null,
  serverTime: '2026-11-28T10:00:00-05:00',
};

describe('an order of a list without the plugin', () => {
  it('has its number, local time and amounts', () => {
    expect(toRow(row, reading)).toStrictEqual(rowRead);
  });

  it('can have no time of its own, no shipping method and no lines', () => {
    expect(toRow({ ...row, orderPlacedAt: null, shippingLines: [], lines: [] }, inUtc)).toStrictEqual({
      ...rowRead,
      placedAt: '2026-11-28T09:54:05+00:00',
      cases: 0,
      shippingMethod: null,
      orderedAmount: usd(0),
    });
  });

  it('adds up its lines, and has the first shipping method', () => {
    const wire: WireRow = {
      ...row,
      currencyCode: 'CAD',
      shippingLines: [{ shippingMethod: { name: untidy('By truck') } }, { shippingMethod: { name: 'By mail' } }],
      lines: [
        { quantity: 2, orderPlacedQuantity: 4, linePrice: 5_460 },
        { quantity: 3, orderPlacedQuantity: 3, linePrice: 8_190 },
      ],
    };
    expect(toRow(wire, reading)).toStrictEqual({
      ...rowRead,
      cases: 5,
      total: { minor: 118_086, currency: 'CAD' },
      shippingMethod: 'By truck',
      orderedAmount: { minor: 13_650, currency: 'CAD' },
    });
    expect(toRow({ ...row, shippingLines: [{ shippingMethod: { name: ' ' } }] }, reading).shippingMethod).toBeNull();
  });

  it('has the ordered cases if it was cancelled, as its lines have', () => {
    const lines = [{ quantity: 0, orderPlacedQuantity: 12, linePrice: 0 }];
    expect(toRow({ ...row, state: 'Cancelled', lines }, reading).cases).toBe(12);
  });

  it.each([
    ['PaymentPending', 'pending'],
    ['ArrangingAdditionalPayment', 'pending'],
    ['Modifying', 'pending'],
    ['PaymentAuthorized', 'order-received'],
    ['PaymentSettled', 'order-received'],
    ['PartiallyShipped', 'shipped'],
    ['Shipped', 'shipped'],
    ['PartiallyDelivered', 'delivered'],
    ['Delivered', 'delivered'],
    ['Cancelled', 'cancelled'],
    ['AwaitingApproval', 'AwaitingApproval'],
    ['', ''],
  ])('in the state “%s” has the status “%s”', (state, status) => {
    expect(toRow({ ...row, state }, reading).status).toBe(status);
  });

  it('can be searched by the states of each status', () => {
    expect(STATES).toStrictEqual({
      pending: ['PaymentPending', 'ArrangingAdditionalPayment', 'Modifying'],
      'order-received': ['PaymentAuthorized', 'PaymentSettled'],
      shipped: ['PartiallyShipped', 'Shipped'],
      delivered: ['PartiallyDelivered', 'Delivered'],
      cancelled: ['Cancelled'],
    });
  });

  it('is malformed with an invalid time or a fraction of a cent', () => {
    expect(() => toRow({ ...row, orderPlacedAt: '' }, reading)).toThrow(malformed('A time is not valid'));
    expect(() => toRow({ ...row, totalWithTax: 0.5 }, reading)).toThrow(malformed('An amount is not valid'));
  });
});

describe('an order without the plugin', () => {
  it('has its lines, totals and one delivery', () => {
    expect(toOrder(plainOrder, reading)).toStrictEqual(orderRead);
  });

  it('has UTC times in a shop without a time zone', () => {
    expect(toOrder(plainOrder, inUtc)).toStrictEqual({
      ...orderRead,
      placedAt: '2026-11-28T09:54:43.382+00:00',
      timeZone: 'UTC',
      serverTime: '2026-11-28T15:00:00+00:00',
    });
  });

  it('has all lines in its delivery', () => {
    const lines = [plainLine({ id: '7' }), plainLine({ id: '8' })];
    expect(toOrder({ ...plainOrder, lines }, reading).deliveries).toStrictEqual([{ date: null, lineIds: ['7', '8'] }]);
  });

  it.each([
    [41, 41, 41],
    [40, 41, 40],
    [0, 41, 41],
    [0, 0, 0],
  ])('with %i of a line, and %i when it was placed, shows %i', (quantity, orderPlacedQuantity, shown) => {
    const lines = [plainLine({ quantity, orderPlacedQuantity })];
    expect(toOrder({ ...plainOrder, lines }, reading).lines[0]?.quantity).toBe(shown);
  });

  it.each([
    [[{ method: untidy('On account') }, { method: 'card' }], 'On account'],
    [[{ method: ' ' }], '–'],
    [[], '–'],
    [null, '–'],
  ])('with the payments %j is paid by “%s”', (payments, label) => {
    expect(toOrder({ ...plainOrder, payments }, reading).paymentLabel).toBe(label);
  });

  it('has charges in the buyer’s language', () => {
    const wire = { ...plainOrder, total: 112_430 };
    expect(toOrder(wire, { ...reading, locale: 'fr-CA' }).totals.discounts).toStrictEqual([
      { label: 'Livraison et autres frais', amount: usd(500) },
    ]);
  });
});

const buyer: WireBuyer = {
  id: '1',
  firstName: 'Dana',
  lastName: 'Whitlock',
  emailAddress: 'dana@harborlane.example',
  phoneNumber: '(207) 555-0114',
};
const detail: WireOrderDetail = {
  ...plainOrder,
  fulfillments: [],
  history: {
    items: [
      { createdAt: '2026-11-28T09:54:06.000Z', data: { to: 'AddingItems' } },
      { createdAt: '2026-11-28T09:54:36.000Z', data: { to: 'ArrangingPayment' } },
      { createdAt: '2026-11-28T09:54:44.000Z', data: { to: 'PaymentAuthorized' } },
    ],
  },
};
const progress = { confirmed: null, shipped: null, delivered: null, invoiced: null, reason: null, substitute: null };
const detailRead = {
  ...rowRead,
  ...orderRead,
  lines: [{ ...line, unitPrice: usd(2_730), sapItemNumber: null, progress }],
  steps: [{ status: 'order-received', at: '2026-11-28T04:54:44-05:00', by: null, note: null }],
  shipments: [],
  account: null,
  shippingAddress: null,
  billing: null,
  buyer: { name: 'Dana Whitlock', email: 'dana@harborlane.example', phone: '(207) 555-0114' },
  invoice: null,
  canCancel: false,
  cancelReasons: [],
  cancellation: null,
};
const read = (change: Partial<WireOrderDetail>) => toDetail({ ...detail, ...change }, buyer, reading);

type Fulfillment = NonNullable<WireOrderDetail['fulfillments']>[number];
const fulfillment = (change: Partial<Fulfillment>): Fulfillment => ({
  id: '7',
  state: 'Shipped',
  method: 'Own truck',
  trackingCode: null,
  updatedAt: '2026-12-03T10:00:00.000Z',
  lines: [],
  ...change,
});

describe('an order with all details without the plugin', () => {
  it('has its steps and its buyer', () => {
    expect(toDetail(detail, buyer, reading)).toStrictEqual(detailRead);
  });

  it('has no progress before a fulfillment', () => {
    expect(read({ fulfillments: null })).toStrictEqual(detailRead);
    const cancelled = fulfillment({ state: 'Cancelled', lines: [{ quantity: 41, orderLineId: '2226' }] });
    expect(read({ fulfillments: [cancelled] })).toStrictEqual(detailRead);
  });

  it('has a shipment for each fulfillment that is not cancelled', () => {
    const fulfillments = [
      fulfillment({
        id: '7',
        method: untidy('Own truck'),
        trackingCode: 'T-7',
        lines: [
          { quantity: 20, orderLineId: '2226' },
          { quantity: 3, orderLineId: '2227' },
        ],
      }),
      fulfillment({ id: '8', state: 'Cancelled', lines: [{ quantity: 9, orderLineId: '2226' }] }),
      fulfillment({ id: '9', state: 'Delivered', method: ' ', lines: [{ quantity: 5, orderLineId: '2226' }] }),
    ];
    const { lines, shipments } = read({
      fulfillments,
      lines: [plainLine(), plainLine({ id: '2227', unitPrice: 2_610 }), plainLine({ id: '2228', unitPrice: 0 })],
    });
    expect(shipments).toStrictEqual([
      {
        id: '7',
        number: 'T-7',
        status: 'shipped',
        carrier: 'Own truck',
        date: null,
        cases: 23,
        signedBy: null,
      },
      { id: '9', number: '9', status: 'delivered', carrier: null, date: null, cases: 5, signedBy: null },
    ]);
    // Vendure's states of a fulfillment before it is shipped; others of a shop's own are shown as they are.
    for (const [state, status] of [
      ['Created', 'pending'],
      ['Pending', 'pending'],
      ['Packed', 'Packed'],
    ])
      expect(read({ fulfillments: [fulfillment({ state })] }).shipments[0]?.status, state).toBe(status);
    expect(lines).toStrictEqual([
      {
        ...line,
        unitPrice: usd(2_730),
        sapItemNumber: null,
        progress: { ...progress, shipped: 25, delivered: 5 },
      },
      {
        ...line,
        id: '2227',
        unitPrice: usd(2_610),
        sapItemNumber: null,
        progress: { ...progress, shipped: 3, delivered: 0 },
      },
      {
        ...line,
        id: '2228',
        unitPrice: usd(0),
        sapItemNumber: null,
        progress: { ...progress, shipped: 0, delivered: 0 },
      },
    ]);
  });

  it('counts a line as shipped only from the shipment on', () => {
    const fulfillments = [fulfillment({ state: 'Pending', lines: [{ quantity: 20, orderLineId: '2226' }] })];
    expect(read({ fulfillments }).lines[0]?.progress).toStrictEqual({ ...progress, shipped: 0, delivered: 0 });
  });

  it('has known steps only, oldest first', () => {
    const items = [
      { createdAt: '2026-12-03T12:00:00.000Z', data: { to: 'Delivered' } },
      { createdAt: '2026-12-01T12:00:00.000Z', data: { to: 'AwaitingApproval' } },
      { createdAt: '2026-12-02T12:00:00.250Z', data: { to: 'Shipped' } },
      { createdAt: '2026-12-01T12:00:00.000Z', data: { to: 'PaymentSettled' } },
      { createdAt: '2026-12-01T12:00:00.000Z', data: { to: null } },
      { createdAt: '2026-12-01T12:00:00.000Z', data: {} },
      { createdAt: '2026-12-01T12:00:00.000Z', data: null },
      { createdAt: '2026-12-01T12:00:00.000Z' },
    ];
    expect(read({ history: { items } }).steps).toStrictEqual([
      { status: 'order-received', at: '2026-12-01T07:00:00-05:00', by: null, note: null },
      { status: 'shipped', at: '2026-12-02T07:00:00.250-05:00', by: null, note: null },
      { status: 'delivered', at: '2026-12-03T07:00:00-05:00', by: null, note: null },
    ]);
  });

  it('has UTC times of the steps in a shop without a time zone', () => {
    expect(toDetail(detail, buyer, inUtc).steps).toStrictEqual([
      { status: 'order-received', at: '2026-11-28T09:54:44+00:00', by: null, note: null },
    ]);
  });

  it('has the address of its delivery, if that has a street', () => {
    const address = {
      fullName: 'Dana Whitlock',
      company: 'Harbor Lane Taproom',
      streetLine1: '118 Harbor Lane\u202e',
      streetLine2: 'Rear door',
      city: 'Portland',
      province: 'ME',
      postalCode: '04101',
      countryCode: 'US',
    };
    const shown = {
      street: '118 Harbor Lane, Rear door',
      city: 'Portland',
      state: 'ME',
      zip: '04101',
      country: 'US',
    };
    expect(read({ shippingAddress: address }).shippingAddress).toStrictEqual(shown);
    expect(read({ shippingAddress: { ...address, countryCode: null } }).shippingAddress).toStrictEqual({
      ...shown,
      country: '',
    });
    expect(read({ shippingAddress: { ...address, streetLine1: '' } }).shippingAddress).toBeNull();
    expect(read({ shippingAddress: null }).shippingAddress).toBeNull();
  });

  it.each([
    [{}, { name: 'Dana Whitlock', email: 'dana@harborlane.example', phone: '(207) 555-0114' }],
    [
      { firstName: '\u0007Dana', lastName: 'Whitlock\u202e', emailAddress: untidy('d'), phoneNumber: untidy('1') },
      { name: 'Dana Whitlock', email: ' d ', phone: ' 1 ' },
    ],
    [
      { firstName: '', emailAddress: '', phoneNumber: null },
      { name: 'Whitlock', email: null, phone: null },
    ],
    [
      { lastName: '', phoneNumber: '' },
      { name: 'Dana', email: 'dana@harborlane.example', phone: null },
    ],
    [{ firstName: ' ', lastName: '' }, null],
  ])('of the customer %j has the buyer %j', (change, shown) => {
    expect(toDetail(detail, { ...buyer, ...change }, reading).buyer).toStrictEqual(shown);
  });

  it('is malformed with an invalid time of a step', () => {
    const items = [{ createdAt: 'now', data: { to: 'Shipped' } }];
    expect(() => read({ history: { items } })).toThrow(malformed('A time is not valid'));
  });
});
