import { describe, expect, it } from 'vitest';
import {
  orderRefusalFor,
  requirementsOf,
  toCheckout,
  toOrderInput,
} from '../../../../src/adapters/vendure/checkout/checkout.mapping';
import type { WireCheckout, WireField } from '../../../../src/adapters/vendure/checkout/checkout.wire';
import type { OrderRequest } from '../../../../src/domain';
import { baseUrl, harborLane, juiceCart, juiceCartRead, malformed, untidy, usd } from '../support/wire-samples';

// From recorded/trade.json, with fewer dates and choices.
const wire: WireCheckout = {
  cart: juiceCart,
  deliveries: [
    {
      method: 'delivery',
      label: 'Rear door',
      address: harborLane,
      slots: [
        { date: '2026-12-03', cutOff: '2026-12-01T19:00:00.000Z', closedReason: null },
        { date: '2026-12-08', cutOff: '2026-12-06T19:00:00.000Z', closedReason: null },
      ],
      minimum: null,
    },
    {
      method: 'pickup',
      label: 'Northquay depot, ready in 4 hours',
      address: { street: '40 Quarry Road', city: 'Portland', state: 'ME', zip: '04103', country: 'US' },
      slots: [{ date: '2026-11-28', cutOff: '2026-11-28T18:00:00.000Z', closedReason: null }],
      minimum: { cases: 10, value: null },
    },
  ],
  groups: [],
  bottlerId: null,
  empties: [
    { kind: 'cylinder', label: 'CO₂ cylinders', detail: null, suggested: 1, most: 24 },
    { kind: 'glass', label: 'Glass bottle crates', detail: null, suggested: 1, most: 60 },
  ],
  paymentMethods: [
    {
      id: 'on-account',
      kind: 'on-account',
      label: 'On account',
      detail: 'Net 30. $5,377.90 of $15,000.00 credit left',
      surcharge: null,
    },
  ],
  fields: [
    {
      id: 'cost-center',
      kind: 'choice',
      label: 'Cost center',
      hint: 'For your accounting.',
      required: false,
      maxLength: null,
      multiline: false,
      options: [
        { value: 'bar', label: 'Bar' },
        { value: 'restaurant', label: 'Restaurant' },
      ],
      min: null,
      max: null,
    },
    {
      id: 'receiver',
      kind: 'text',
      label: 'Received by',
      hint: 'Who signs for the order.',
      required: true,
      maxLength: 60,
      multiline: false,
      options: [],
      min: null,
      max: null,
    },
    {
      id: 'event-date',
      kind: 'date',
      label: 'Event date',
      hint: 'Only for an event.',
      required: false,
      maxLength: null,
      multiline: false,
      options: [],
      min: '2026-11-30',
      max: '2027-05-29',
    },
  ],
  lastPurchaseOrderNumber: 'PO-00944',
  timeZone: 'America/New_York',
  serverTime: '2026-11-28T09:41:11.742Z',
};
const options = { baseUrl, termsHref: 'https://shop.example/terms' };
const read = (change: Partial<WireCheckout>) => toCheckout({ ...wire, ...change }, options);

const bare: WireCheckout = {
  ...wire,
  deliveries: [],
  groups: [],
  bottlerId: null,
  empties: [],
  paymentMethods: [],
  fields: [],
  lastPurchaseOrderNumber: null,
};

describe('a checkout of the plugin', () => {
  it('has the cart, the deliveries and everything that the order can have', () => {
    expect(toCheckout(wire, options)).toStrictEqual({
      cart: juiceCartRead,
      deliveries: [
        {
          method: 'delivery',
          label: 'Rear door',
          address: harborLane,
          slots: [
            { date: '2026-12-03', cutOff: '2026-12-01T14:00:00-05:00', closedReason: null },
            { date: '2026-12-08', cutOff: '2026-12-06T14:00:00-05:00', closedReason: null },
          ],
          minimum: null,
        },
        {
          method: 'pickup',
          label: 'Northquay depot, ready in 4 hours',
          address: { street: '40 Quarry Road', city: 'Portland', state: 'ME', zip: '04103', country: 'US' },
          slots: [{ date: '2026-11-28', cutOff: '2026-11-28T13:00:00-05:00', closedReason: null }],
          minimum: { cases: 10 },
        },
      ],
      groups: [],
      bottlerId: null,
      empties: [
        { kind: 'cylinder', label: 'CO₂ cylinders', detail: null, image: null, suggested: 1, most: 24 },
        { kind: 'glass', label: 'Glass bottle crates', detail: null, image: null, suggested: 1, most: 60 },
      ],
      paymentMethods: [
        {
          id: 'on-account',
          kind: 'on-account',
          label: 'On account',
          detail: 'Net 30. $5,377.90 of $15,000.00 credit left',
          surcharge: null,
        },
      ],
      requirements: { purchaseOrderNumber: 'required', termsAccepted: true },
      fields: [
        {
          id: 'cost-center',
          label: 'Cost center',
          hint: 'For your accounting.',
          required: false,
          kind: 'choice',
          options: [
            { value: 'bar', label: 'Bar' },
            { value: 'restaurant', label: 'Restaurant' },
          ],
        },
        {
          id: 'receiver',
          label: 'Received by',
          hint: 'Who signs for the order.',
          required: true,
          kind: 'text',
          maxLength: 60,
          multiline: false,
        },
        {
          id: 'event-date',
          label: 'Event date',
          hint: 'Only for an event.',
          required: false,
          kind: 'date',
          min: '2026-11-30',
          max: '2027-05-29',
        },
      ],
      lastPurchaseOrderNumber: 'PO-00944',
      termsHref: 'https://shop.example/terms',
      timeZone: 'America/New_York',
      serverTime: '2026-11-28T04:41:11.742-05:00',
    });
  });

  it('can have none of it', () => {
    expect(toCheckout(bare, { baseUrl })).toStrictEqual({
      cart: juiceCartRead,
      deliveries: [],
      groups: [],
      bottlerId: null,
      empties: [],
      paymentMethods: [],
      requirements: { purchaseOrderNumber: 'required', termsAccepted: false },
      lastPurchaseOrderNumber: null,
      termsHref: null,
      timeZone: 'America/New_York',
      serverTime: '2026-11-28T04:41:11.742-05:00',
    });
  });

  it('has the lines that are delivered separately, with dates of their own', () => {
    const groups = [
      {
        id: 'cold',
        label: untidy('Refrigerated'),
        lineIds: ['2234', '2235'],
        slots: [{ date: '2026-12-03', cutOff: '2026-12-01T19:00:00.000Z', closedReason: untidy('Fully booked') }],
      },
      { id: 'dry', label: 'Dry', lineIds: ['free-131'], slots: [] },
    ];
    expect(read({ groups, bottlerId: 'B-3' })).toMatchObject({
      groups: [
        {
          id: 'cold',
          label: 'Refrigerated',
          lineIds: ['2234', '2235'],
          slots: [{ date: '2026-12-03', cutOff: '2026-12-01T14:00:00-05:00', closedReason: 'Fully booked' }],
        },
        { id: 'dry', label: 'Dry', lineIds: ['free-131'], slots: [] },
      ],
      bottlerId: 'B-3',
    });
  });

  it('is malformed with an invalid time', () => {
    expect(() => read({ serverTime: 'now' })).toThrow(malformed('A time is not valid'));
    const slots = [{ date: '2026-12-03', cutOff: '', closedReason: null }];
    expect(() => read({ groups: [{ id: 'cold', label: 'Cold', lineIds: [], slots }] })).toThrow(
      malformed('A time is not valid'),
    );
  });

  it.each([
    [untidy('PO-7'), 'PO-7'],
    [' ', null],
    ['', null],
    [null, null],
  ])('suggests the last purchase order number %j as %j', (lastPurchaseOrderNumber, suggested) => {
    expect(read({ lastPurchaseOrderNumber }).lastPurchaseOrderNumber).toBe(suggested);
  });
});

describe('a delivery of a checkout', () => {
  const delivery = { method: 'delivery', label: 'Rear door', address: harborLane, slots: [], minimum: null };

  it.each([
    ['pickup', 'pickup'],
    ['delivery', 'delivery'],
    ['drone', 'delivery'],
    ['', 'delivery'],
  ])('by the method “%s” is a %s', (method, known) => {
    expect(read({ deliveries: [{ ...delivery, method }] }).deliveries).toStrictEqual([{ ...delivery, method: known }]);
  });

  it('has tidy texts, and no reason without characters', () => {
    const slot = { date: '2026-12-03', cutOff: '2026-12-01T19:00:00.000Z' };
    const deliveries = [
      {
        ...delivery,
        label: untidy('Rear door'),
        address: { ...harborLane, city: untidy('Portland') },
        slots: [
          { ...slot, closedReason: untidy('Holiday') },
          { ...slot, closedReason: ' ' },
        ],
      },
    ];
    const cutOff = '2026-12-01T14:00:00-05:00';
    expect(read({ deliveries }).deliveries).toStrictEqual([
      {
        ...delivery,
        slots: [
          { date: '2026-12-03', cutOff, closedReason: 'Holiday' },
          { date: '2026-12-03', cutOff, closedReason: null },
        ],
      },
    ]);
  });

  it('can have a minimum of its own, in the currency of the cart', () => {
    const minimum = { cases: null, value: 20_000 };
    expect(read({ deliveries: [{ ...delivery, minimum }] }).deliveries[0]?.minimum).toStrictEqual({
      value: usd(20_000),
    });
  });
});

describe('the empties of a checkout', () => {
  it('are of the two known kinds, with tidy texts', () => {
    const option = { label: 'Empties', detail: null, suggested: 2, most: 9 };
    const empties = [
      { ...option, kind: 'pallet' },
      { ...option, kind: 'glass', label: untidy('Crates'), detail: untidy('$4.80 each') },
      { ...option, kind: '' },
      { ...option, kind: 'cylinder', detail: ' ' },
    ];
    expect(read({ empties }).empties).toStrictEqual([
      { kind: 'glass', label: 'Crates', detail: '$4.80 each', image: null, suggested: 2, most: 9 },
      { kind: 'cylinder', label: 'Empties', detail: null, image: null, suggested: 2, most: 9 },
    ]);
  });
});

describe('a payment method of a checkout', () => {
  const method: WireCheckout['paymentMethods'][number] = {
    id: '4',
    kind: 'card',
    label: 'Card',
    detail: null,
    surcharge: null,
  };
  const methodsOf = (change: Partial<typeof method>) =>
    read({ paymentMethods: [{ ...method, ...change }] }).paymentMethods;

  it.each([
    ['on-account', 'on-account'],
    ['card', 'card'],
    ['ach', 'ach'],
    ['at-pickup', 'at-pickup'],
    ['barter', 'on-account'],
    ['', 'on-account'],
  ])('of the kind “%s” is one of the kind %s', (kind, known) => {
    expect(methodsOf({ kind })).toStrictEqual([{ ...method, kind: known }]);
  });

  it('has tidy texts, and no detail without characters', () => {
    expect(methodsOf({ label: untidy('Card'), detail: untidy('Visa ··4242') })).toStrictEqual([
      { ...method, detail: 'Visa ··4242' },
    ]);
    expect(methodsOf({ detail: ' ' })).toStrictEqual([method]);
  });

  it.each([
    [null, {}],
    ['pickup', { method: 'pickup' }],
    ['delivery', { method: 'delivery' }],
    ['drone', { method: 'delivery' }],
  ])('can have a surcharge, for the delivery method %j', (code, limit) => {
    const surcharge = { rate: 2.5, amount: 2_880, basis: 115_206, method: code };
    expect(methodsOf({ surcharge })).toStrictEqual([
      { ...method, surcharge: { rate: 2.5, amount: usd(2_880), basis: usd(115_206), ...limit } },
    ]);
  });
});

describe('a field of the shop', () => {
  const field: WireField = {
    id: 'dock',
    kind: 'text',
    label: 'Dock',
    hint: null,
    required: false,
    maxLength: null,
    multiline: true,
    options: [{ value: 'a', label: untidy('Gate A') }],
    min: null,
    max: null,
  };
  const fieldsOf = (change: Partial<WireField>) => read({ fields: [{ ...field, ...change }] }).fields;
  const text = { id: 'dock', label: 'Dock', hint: null, required: false, kind: 'text', multiline: true };

  it('without a limit of its own takes 255 characters', () => {
    expect(fieldsOf({})).toStrictEqual([{ ...text, maxLength: 255 }]);
    expect(fieldsOf({ maxLength: 1 })).toStrictEqual([{ ...text, maxLength: 1 }]);
  });

  it('of an unknown kind is a text', () => {
    expect(fieldsOf({ kind: 'color' })).toStrictEqual([{ ...text, maxLength: 255 }]);
    expect(fieldsOf({ kind: '' })).toStrictEqual([{ ...text, maxLength: 255 }]);
  });

  it('has tidy texts, and no hint without characters', () => {
    expect(fieldsOf({ label: untidy('Dock'), hint: untidy('Gate and number') })).toStrictEqual([
      { ...text, hint: 'Gate and number', maxLength: 255 },
    ]);
    expect(fieldsOf({ hint: ' ' })).toStrictEqual([{ ...text, maxLength: 255 }]);
    expect(fieldsOf({ kind: 'choice' })).toStrictEqual([
      {
        id: 'dock',
        label: 'Dock',
        hint: null,
        required: false,
        kind: 'choice',
        options: [{ value: 'a', label: 'Gate A' }],
      },
    ]);
  });

  it('can be a date without limits', () => {
    expect(fieldsOf({ kind: 'date', required: true })).toStrictEqual([
      { id: 'dock', label: 'Dock', hint: null, required: true, kind: 'date', min: null, max: null },
    ]);
  });
});

describe('the requirements of an order', () => {
  it('include the terms only with a link to them', () => {
    expect(requirementsOf({ baseUrl, termsHref: '/terms' })).toStrictEqual({
      purchaseOrderNumber: 'required',
      termsAccepted: true,
    });
    expect(requirementsOf({ baseUrl })).toStrictEqual({ purchaseOrderNumber: 'required', termsAccepted: false });
  });
});

describe('a refusal of an order', () => {
  it.each([
    'cart-changed',
    'total-changed',
    'below-minimum',
    'ordering-stopped',
    'date-closed',
    'unavailable-lines',
    'handle-closed',
  ])('has the reason %s', (reason) => {
    expect(orderRefusalFor(reason)).toBe(reason);
  });

  it.each(['strike', '', null])('for the unknown reason %j says that the cart has changed', (reason) => {
    expect(orderRefusalFor(reason)).toBe('cart-changed');
  });
});

describe('the input of an order', () => {
  const request: OrderRequest = {
    accountId: '1',
    guest: null,
    cartId: '327',
    method: 'delivery',
    date: '2026-12-03',
    additionalDeliveries: [
      { date: '2026-12-08', lineIds: ['2234', '2235'] },
      { date: null, lineIds: [] },
    ],
    empties: { cylinder: 1, glass: 2 },
    notes: 'Ring twice',
    purchaseOrderNumber: 'PO-1',
    paymentMethodId: 'on-account',
    termsAccepted: true,
    fields: [
      { id: 'receiver', value: 'Dana' },
      { id: 'map', value: 'h-1', fileName: 'map.pdf' },
    ],
    expectedTotal: usd(118_086),
  };
  const input = {
    cartId: '327',
    method: 'delivery',
    date: '2026-12-03',
    additionalDeliveries: [
      { date: '2026-12-08', lineIds: ['2234', '2235'] },
      { date: null, lineIds: [] },
    ],
    cylinders: 1,
    glassCrates: 2,
    notes: 'Ring twice',
    purchaseOrderNumber: 'PO-1',
    fields: [
      { id: 'receiver', value: 'Dana' },
      { id: 'map', value: 'h-1' },
    ],
    paymentMethodId: '7',
    expectedTotal: 118_086,
    expectedCurrency: 'USD',
  };

  it('has the buyer’s answers and the total that the buyer agreed to', () => {
    expect(toOrderInput(request, '7')).toStrictEqual(input);
  });

  it('has empty lists without additional deliveries and fields', () => {
    const { fields: _fields, ...others } = request;
    const bareRequest: OrderRequest = { ...others, method: 'pickup', date: null, additionalDeliveries: [] };
    expect(toOrderInput(bareRequest, '7')).toStrictEqual({
      ...input,
      method: 'pickup',
      date: null,
      additionalDeliveries: [],
      fields: [],
    });
  });
});
