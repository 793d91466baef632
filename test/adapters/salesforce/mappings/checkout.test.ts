import { describe, expect, it } from 'vitest';
import {
  checkAnswers,
  type CheckoutTerms,
  fieldsIn,
  fieldsOf,
  orderRefusalFor,
  refusalIn,
  savedAnswersOf,
  toCheckout,
  totalDiffers,
} from '../../../../src/adapters/salesforce/checkout/checkout.mapping';
import type { CheckoutErrors } from '../../../../src/adapters/salesforce/checkout/checkout.wire';
import type { Cart, CheckoutField, OrderRequest } from '../../../../src/domain';
import type { OrderRequirements } from '../../../../src/rules/checkout';
import { sampleIds } from '../support/wire-samples-ordering';

const usd = (minor: number) => ({ minor, currency: 'USD' });

const cartIn = (currency: string): Cart => {
  const zero = { minor: 0, currency };
  return {
    id: 'cart',
    accountId: 'oak',
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
    savedAt: '2026-11-17T16:00:00.000Z',
  };
};
const cart = cartIn('USD');

/** Terms without any option, with changes. */
const wireTerms = (change: Partial<CheckoutTerms> = {}): CheckoutTerms => ({
  deliveries: [],
  paymentMethods: [],
  timeZone: 'America/Los_Angeles',
  serverTime: '2026-11-16T09:30:00-08:00',
  ...change,
});

type WireField = NonNullable<CheckoutTerms['fields']>[number];
const wireFields: WireField[] = [
  { fieldId: 'gate', kind: 'text', label: ' Gate\u0000  code ', hint: ' On\u0000 the  sign ', required: true },
  { fieldId: 'permit', kind: 'file', label: 'Permit', required: false },
];

describe('a checkout', () => {
  it('has all options of the store', () => {
    const terms = wireTerms({
      deliveries: [
        {
          method: 'delivery',
          label: ' To\u0000  your store ',
          // The address of the official sample of a checkout.
          address: { street: ' 415 Mission St ', city: 'San Francisco', state: 'CA', zip: '94105', country: 'US' },
          slots: [
            { date: '2026-11-19', cutOff: '2026-11-17T16:00:00-08:00', closed: ' Fully\u0000  booked ' },
            { date: '2026-11-20', cutOff: '2026-11-18T16:00:00-08:00', closed: null },
          ],
          minimum: { cases: 5, value: '50.00' },
          deliveryMethodId: '2Dmxx0000004CFVCA2',
        },
        { method: 'pickup', label: 'At the depot', address: null, slots: [], minimum: null },
      ],
      groups: [
        {
          id: 'cold',
          label: ' Cold\u0000  goods ',
          cartItemIds: [sampleIds.line.short, 'b'],
          slots: [{ date: '2026-11-21', cutOff: '2026-11-19T16:00:00-08:00' }],
        },
      ],
      bottlerId: '4200',
      empties: [
        { kind: 'cylinder', label: ' Gas\u0000  cylinders ', detail: ' 20.00\u0000  each ', suggested: 3, most: 12 },
        { kind: 'glass', label: 'Crates', detail: null, suggested: 0, most: 8 },
      ],
      paymentMethods: [
        {
          id: 'card',
          kind: 'card',
          label: ' Visa\u0000  1111 ',
          detail: ' Expires\u0000  soon ',
          surcharge: { rate: 3, amount: '3.00', basis: '100.00', method: 'pickup' },
        },
        { id: 'bank', kind: 'ach', label: 'Bank', surcharge: { rate: 1, amount: '1', basis: '100', method: null } },
        { id: 'account', kind: 'on-account', label: 'On account', detail: ' ', surcharge: null },
      ],
      requirements: { purchaseOrderNumber: 'optional', termsAccepted: false },
      fields: wireFields,
      lastPurchaseOrderNumber: ' PO\u0000-16 ',
      termsHref: 'https://shop.example.com/terms',
    });
    expect(toCheckout(cart, terms, true)).toStrictEqual({
      cart,
      deliveries: [
        {
          method: 'delivery',
          label: 'To your store',
          address: { street: '415 Mission St', city: 'San Francisco', state: 'CA', zip: '94105', country: 'US' },
          slots: [
            { date: '2026-11-19', cutOff: '2026-11-17T16:00:00-08:00', closedReason: 'Fully booked' },
            { date: '2026-11-20', cutOff: '2026-11-18T16:00:00-08:00', closedReason: null },
          ],
          minimum: { cases: 5, value: usd(5000) },
        },
        { method: 'pickup', label: 'At the depot', address: null, slots: [], minimum: null },
      ],
      groups: [
        {
          id: 'cold',
          label: 'Cold goods',
          lineIds: [sampleIds.line.long, 'b'],
          slots: [{ date: '2026-11-21', cutOff: '2026-11-19T16:00:00-08:00', closedReason: null }],
        },
      ],
      bottlerId: '4200',
      empties: [
        { kind: 'cylinder', label: 'Gas cylinders', detail: '20.00 each', image: null, suggested: 3, most: 12 },
        { kind: 'glass', label: 'Crates', detail: null, image: null, suggested: 1, most: 8 },
      ],
      paymentMethods: [
        {
          id: 'card',
          kind: 'card',
          label: 'Visa 1111',
          detail: 'Expires soon',
          surcharge: { rate: 3, amount: usd(300), basis: usd(10000), method: 'pickup' },
        },
        {
          id: 'bank',
          kind: 'ach',
          label: 'Bank',
          detail: null,
          surcharge: { rate: 1, amount: usd(100), basis: usd(10000) },
        },
        { id: 'account', kind: 'on-account', label: 'On account', detail: null, surcharge: null },
      ],
      requirements: { purchaseOrderNumber: 'optional', termsAccepted: false },
      fields: [
        {
          id: 'gate',
          label: 'Gate code',
          hint: 'On the sign',
          required: true,
          kind: 'text',
          maxLength: 255,
          multiline: false,
        },
        {
          id: 'permit',
          label: 'Permit',
          hint: null,
          required: false,
          kind: 'file',
          types: ['application/pdf', 'image/jpeg', 'image/png'],
          maxBytes: 5_242_880,
        },
      ],
      lastPurchaseOrderNumber: 'PO-16',
      termsHref: 'https://shop.example.com/terms',
      timeZone: 'America/Los_Angeles',
      serverTime: '2026-11-16T09:30:00-08:00',
    });
  });

  it.each([
    [{}],
    [
      {
        groups: null,
        bottlerId: null,
        empties: null,
        requirements: null,
        fields: null,
        lastPurchaseOrderNumber: null,
        termsHref: null,
      },
    ],
    [{ groups: [], empties: [], fields: [] }],
  ])('requires a PO number and accepted terms, and has nothing else with %j', (change) => {
    expect(toCheckout(cart, wireTerms(change), true)).toStrictEqual({
      cart,
      deliveries: [],
      groups: [],
      bottlerId: null,
      empties: [],
      paymentMethods: [],
      requirements: { purchaseOrderNumber: 'required', termsAccepted: true },
      lastPurchaseOrderNumber: null,
      termsHref: null,
      timeZone: 'America/Los_Angeles',
      serverTime: '2026-11-16T09:30:00-08:00',
    });
  });

  it('has no field of the kind file when the store cannot store one', () => {
    expect(toCheckout(cart, wireTerms({ fields: wireFields }), false).fields?.map(({ id }) => id)).toEqual(['gate']);
  });

  it.each([
    [0, 1],
    [1, 1],
    [2, 2],
  ])('suggests for %i empties %i', (suggested, expected) => {
    const empties: CheckoutTerms['empties'] = [{ kind: 'glass', label: 'Crates', suggested, most: 8 }];
    expect(toCheckout(cart, wireTerms({ empties }), true).empties[0]?.suggested).toBe(expected);
  });

  it('has amounts in the currency of the cart', () => {
    const terms = wireTerms({
      deliveries: [{ method: 'pickup', label: 'Depot', slots: [], minimum: { value: '5000' } }],
      paymentMethods: [{ id: 'card', kind: 'card', label: 'Card', surcharge: { rate: 0, amount: '0', basis: '1000' } }],
    });
    const { deliveries, paymentMethods } = toCheckout(cartIn('JPY'), terms, true);
    expect(deliveries[0]?.minimum).toStrictEqual({ value: { minor: 5000, currency: 'JPY' } });
    expect(paymentMethods[0]?.surcharge).toStrictEqual({
      rate: 0,
      amount: { minor: 0, currency: 'JPY' },
      basis: { minor: 1000, currency: 'JPY' },
    });
  });

  it.each([
    [{ amount: '', basis: '1' }, 'The surcharge is not a valid amount'],
    [{ amount: '1', basis: '1.005' }, 'The basis of the surcharge is not a valid amount'],
  ])('is malformed with the surcharge %j', (amounts, message) => {
    const surcharge = { rate: 3, ...amounts };
    const terms = wireTerms({ paymentMethods: [{ id: 'card', kind: 'card', label: 'Card', surcharge }] });
    expect(() => toCheckout(cart, terms, true)).toThrow(expect.objectContaining({ code: 'malformed', message }));
  });
});

describe('a field of a checkout', () => {
  const fieldOf = (wire: Partial<WireField> & Pick<WireField, 'kind'>) =>
    fieldsOf(wireTerms({ fields: [{ fieldId: 'f', label: 'Label', required: true, ...wire }] }), true)[0];
  const base = { id: 'f', label: 'Label', hint: null, required: true };

  it.each<[Partial<WireField> & Pick<WireField, 'kind'>, CheckoutField]>([
    [{ kind: 'text' }, { ...base, kind: 'text', maxLength: 255, multiline: false }],
    [
      { kind: 'text', maxLength: null, multiline: null, hint: null },
      { ...base, kind: 'text', maxLength: 255, multiline: false },
    ],
    [
      { kind: 'text', maxLength: 0, multiline: false, hint: ' ' },
      { ...base, kind: 'text', maxLength: 0, multiline: false },
    ],
    [
      { kind: 'text', maxLength: 80, multiline: true, required: false },
      { ...base, kind: 'text', maxLength: 80, multiline: true, required: false },
    ],
    [{ kind: 'choice' }, { ...base, kind: 'choice', options: [] }],
    [
      { kind: 'choice', options: null },
      { ...base, kind: 'choice', options: [] },
    ],
    [
      { kind: 'choice', options: [{ value: ' dock ', label: ' Rear\u0000  dock ' }] },
      { ...base, kind: 'choice', options: [{ value: ' dock ', label: 'Rear dock' }] },
    ],
    [{ kind: 'date' }, { ...base, kind: 'date', min: null, max: null }],
    [
      { kind: 'date', min: '2026-11-17', max: '2026-12-31' },
      { ...base, kind: 'date', min: '2026-11-17', max: '2026-12-31' },
    ],
    [
      { kind: 'file' },
      { ...base, kind: 'file', types: ['application/pdf', 'image/jpeg', 'image/png'], maxBytes: 5_242_880 },
    ],
    [
      { kind: 'file', contentTypes: ['text/csv'], maxBytes: 1000 },
      { ...base, kind: 'file', types: ['text/csv'], maxBytes: 1000 },
    ],
    [
      { kind: 'file', contentTypes: [], maxBytes: 0 },
      { ...base, kind: 'file', types: [], maxBytes: 0 },
    ],
  ])('%j is %j', (wire, expected) => {
    expect(fieldOf(wire)).toStrictEqual(expected);
  });

  it.each([
    [true, ['gate', 'permit']],
    [false, ['gate']],
  ])('is listed in order, when files can be stored: %s', (canUpload, ids) => {
    expect(fieldsOf(wireTerms({ fields: wireFields }), canUpload).map(({ id }) => id)).toEqual(ids);
  });

  it.each([[undefined], [null], [[]]])('does not exist with the fields %j', (fields) => {
    expect(fieldsOf(wireTerms({ fields }), true)).toStrictEqual([]);
  });
});

describe('the reason of a refused order', () => {
  it.each([
    ['cart-changed', 'cart-changed'],
    ['total-changed', 'total-changed'],
    ['below-minimum', 'below-minimum'],
    ['ordering-stopped', 'ordering-stopped'],
    ['date-closed', 'date-closed'],
    ['unavailable-lines', 'unavailable-lines'],
    ['handle-closed', 'handle-closed'],
    ['on-strike', 'cart-changed'],
    ['', 'cart-changed'],
    [null, 'cart-changed'],
    [undefined, 'cart-changed'],
  ])('%j of a server method is %s', (reason, expected) => {
    expect(orderRefusalFor(reason)).toBe(expected);
  });

  const error = (type: string | null, detail: string | null = null): CheckoutErrors[number] => ({
    type,
    title: null,
    detail,
    invalidParameters: [],
  });

  it.each([
    [[], null],
    [[error('/commerce/errors/Payment-Failure')], 'payment'],
    [[error(null, 'The PAYMENT was declined')], 'payment'],
    [[error('/commerce/errors/checkout-failure', 'Inventory is too low')], 'unavailable-lines'],
    [[error('/commerce/errors/INVENTORY')], 'unavailable-lines'],
    [[error(null, 'One product is Out of Stock')], 'unavailable-lines'],
    [[error('/commerce/errors/checkout-failure', 'Out of order')], 'cart-changed'],
    [[error(null)], 'cart-changed'],
    [[error('other'), error('inventory'), error('payment')], 'payment'],
    [[error('other'), error('inventory'), error('another')], 'unavailable-lines'],
  ])('of the errors %j is %j', (errors, expected) => {
    expect(refusalIn(errors)).toBe(expected);
  });

  it('is not read from a title', () => {
    expect(refusalIn([{ ...error(null), title: 'payment' }])).toBe('cart-changed');
  });
});

describe('the total of the platform', () => {
  it.each([
    [null, '10.00', false],
    [undefined, '10.00', false],
    ['10.00', null, false],
    ['none', null, false],
    [null, 'none', false],
    ['10.00', '10.00', false],
    ['10.0', '10.000', false],
    [10, '10.00', false],
    ['10.01', '10.00', true],
    ['9.99', '10.00', true],
    ['0.00', '0', false],
    ['-10.00', '10.00', true],
  ])('%j differs from the seen one %j: %s', (reported, seen, expected) => {
    expect(totalDiffers(reported, seen, 'USD')).toBe(expected);
  });

  it.each([
    ['none', '10.00'],
    ['10.00', 'none'],
  ])('%j is malformed with the seen one %j', (reported, seen) => {
    expect(() => totalDiffers(reported, seen, 'USD')).toThrow(
      expect.objectContaining({ code: 'malformed', message: 'The total is not a valid amount' }),
    );
  });
});

describe('the field problems of a server method', () => {
  it.each([[undefined], [null], [{}]])('do not exist with %j', (fields) => {
    expect(fieldsIn(fields)).toBeUndefined();
  });

  it('are message keys by field', () => {
    const fields = { notes: 'tooLong', 'fields.gate': 'valueMissing' };
    expect(fieldsIn(fields)).toStrictEqual({ notes: 'tooLong', 'fields.gate': 'valueMissing' });
  });

  it('leave out a field without a key', () => {
    const withoutKey = (fields: Record<string, string>) =>
      Object.defineProperty(fields, 'notes', { value: undefined, enumerable: true });
    expect(fieldsIn(withoutKey({ date: 'valueMissing' }))).toStrictEqual({ date: 'valueMissing' });
    expect(fieldsIn(withoutKey({}))).toBeUndefined();
  });
});

const order = (change: Partial<OrderRequest> = {}): OrderRequest => ({
  accountId: 'oak',
  guest: null,
  cartId: 'cart',
  method: 'delivery',
  date: '2026-11-19',
  additionalDeliveries: [],
  empties: { cylinder: 0, glass: 0 },
  notes: '',
  purchaseOrderNumber: 'PO-17',
  paymentMethodId: 'card',
  termsAccepted: true,
  expectedTotal: usd(13400),
  ...change,
});
const guest = { lastName: 'Moss', email: 'dana@example.com', phoneNumber: '(206) 555-0147' };

describe('the answers of an order', () => {
  const everything: OrderRequirements = { purchaseOrderNumber: 'required', termsAccepted: true };
  const gate: CheckoutField = {
    id: 'gate',
    kind: 'text',
    label: 'Gate code',
    hint: null,
    required: true,
    maxLength: 4,
    multiline: false,
  };

  interface Check {
    readonly skipPhone?: boolean;
    readonly requirements?: OrderRequirements;
    readonly fields?: readonly CheckoutField[];
  }
  const check = (
    change: Partial<OrderRequest>,
    { skipPhone = false, requirements = everything, fields = [] }: Check = {},
  ) => checkAnswers(order(change), skipPhone, requirements, fields);
  const rejected = (fields: Readonly<Record<string, string>>) =>
    expect.objectContaining({ code: 'rejected', message: 'The order is not complete', fields });

  it.each<[string, Partial<OrderRequest>, Check]>([
    ['an account', {}, {}],
    ['an account with details of a guest', { guest: {} }, {}],
    ['a guest', { accountId: null, guest }, {}],
    ['empties', { empties: { cylinder: 1, glass: 12 } }, {}],
    ['notes of the greatest length', { notes: 'x'.repeat(132) }, {}],
    ['an answer to an own field', { fields: [{ id: 'gate', value: '1234' }] }, { fields: [gate] }],
    ['no own fields', { fields: [] }, {}],
    [
      'no PO number and terms that are not required',
      { purchaseOrderNumber: '', termsAccepted: false },
      { requirements: { purchaseOrderNumber: 'optional', termsAccepted: false } },
    ],
    ['another phone number', { accountId: null, guest: { ...guest, phoneNumber: '+44 20' } }, { skipPhone: true }],
  ])('are complete with %s', (_what, change, options) => {
    expect(() => check(change, options)).not.toThrow();
  });

  it.each<[string, Partial<OrderRequest>, Readonly<Record<string, string>>]>([
    ['long notes', { notes: 'x'.repeat(133) }, { notes: 'tooLong' }],
    ['a blank PO number', { purchaseOrderNumber: ' ' }, { purchaseOrderNumber: 'valueMissing' }],
    ['no date', { date: null }, { date: 'valueMissing' }],
    ['terms that are not accepted', { termsAccepted: false }, { termsAccepted: 'valueMissing' }],
    ['no payment method', { paymentMethodId: null }, { paymentMethodId: 'valueMissing' }],
    ['fewer than no cylinders', { empties: { cylinder: -1, glass: 0 } }, { cylinder: 'rangeOverflow' }],
    ['a part of a crate', { empties: { cylinder: 0, glass: 1.5 } }, { glass: 'rangeOverflow' }],
    [
      'empties that are not numbers',
      { empties: { cylinder: NaN, glass: Infinity } },
      { cylinder: 'rangeOverflow', glass: 'rangeOverflow' },
    ],
    [
      'an answer to a field that does not exist',
      { fields: [{ id: 'dock', value: 'A' }] },
      { 'fields.dock': 'badInput' },
    ],
    [
      'no details of a guest',
      { accountId: null },
      { lastName: 'valueMissing', email: 'valueMissing', phoneNumber: 'valueMissing' },
    ],
    [
      'a guest without a last name',
      { accountId: null, guest: { ...guest, lastName: ' ' } },
      { lastName: 'valueMissing' },
    ],
    [
      'a guest with an invalid email address',
      { accountId: null, guest: { ...guest, email: 'dana@example' } },
      { email: 'typeMismatch' },
    ],
    [
      'a guest with another phone number',
      { accountId: null, guest: { ...guest, phoneNumber: '206 555 0147' } },
      { phoneNumber: 'patternMismatch' },
    ],
    [
      'nothing',
      {
        date: null,
        purchaseOrderNumber: '',
        termsAccepted: false,
        paymentMethodId: null,
        empties: { cylinder: -1, glass: -1 },
      },
      {
        date: 'valueMissing',
        purchaseOrderNumber: 'valueMissing',
        termsAccepted: 'valueMissing',
        paymentMethodId: 'valueMissing',
        cylinder: 'rangeOverflow',
        glass: 'rangeOverflow',
      },
    ],
  ])('are rejected with %s', (_what, change, fields) => {
    expect(() => check(change)).toThrow(rejected(fields));
  });

  it.each([
    [undefined, 'valueMissing'],
    [[], 'valueMissing'],
    [[{ id: 'gate', value: ' ' }], 'valueMissing'],
    [[{ id: 'gate', value: '12345' }], 'tooLong'],
  ])('are rejected with %j for a required field of one to four characters', (fields, code) => {
    expect(() => check({ fields }, { fields: [gate] })).toThrow(rejected({ 'fields.gate': code }));
  });

  it('are rejected without a phone number in a store that accepts any', () => {
    expect(() => check({ accountId: null, guest: { ...guest, phoneNumber: '' } }, { skipPhone: true })).toThrow(
      rejected({ phoneNumber: 'valueMissing' }),
    );
  });
});

describe('the request that stores the answers', () => {
  it('has all answers of an account', () => {
    const request = {
      ...order({
        method: 'pickup',
        additionalDeliveries: [
          { date: '2026-11-21', lineIds: ['a', 'b'] },
          { date: null, lineIds: [] },
        ],
        empties: { cylinder: 2, glass: 3 },
        notes: ' Ring\u0000 twice ',
        purchaseOrderNumber: ' PO-17 ',
        guest,
        fields: [
          { id: 'gate', value: ' 1234 ' },
          { id: 'permit', value: 'handle', fileName: 'permit.pdf' },
        ],
      }),
      locale: 'fr-CA',
    };
    expect(savedAnswersOf(request, 'checkout', wireTerms({ fields: wireFields }))).toStrictEqual({
      effectiveAccountId: 'oak',
      language: 'fr-CA',
      checkoutId: 'checkout',
      cartId: 'cart',
      method: 'pickup',
      date: '2026-11-19',
      additionalDeliveries: [
        { date: '2026-11-21', cartItemIds: ['a', 'b'] },
        { date: null, cartItemIds: [] },
      ],
      empties: { cylinder: 2, glass: 3 },
      notes: ' Ring\u0000 twice ',
      purchaseOrderNumber: 'PO-17',
      paymentMethodId: 'card',
      termsAccepted: true,
      fields: [
        { fieldId: 'gate', value: ' 1234 ', fileName: null },
        { fieldId: 'permit', value: 'handle', fileName: 'permit.pdf' },
      ],
      guest: null,
      expectedTotal: '134.00',
      currencyIsoCode: 'USD',
    });
  });

  it.each([
    [guest, guest],
    [{ lastName: ' Moss ', email: ' ', phoneNumber: '' }, { lastName: 'Moss' }],
    [null, {}],
  ])('has the details %j of a guest', (details, expected) => {
    const request = {
      ...order({
        accountId: null,
        guest: details,
        date: null,
        paymentMethodId: null,
        termsAccepted: false,
        purchaseOrderNumber: ' ',
        expectedTotal: { minor: -5, currency: 'JPY' },
      }),
      locale: 'en-US',
    };
    expect(savedAnswersOf(request, 'checkout', wireTerms())).toStrictEqual({
      effectiveAccountId: null,
      language: 'en-US',
      checkoutId: 'checkout',
      cartId: 'cart',
      method: 'delivery',
      date: null,
      additionalDeliveries: [],
      empties: { cylinder: 0, glass: 0 },
      notes: '',
      purchaseOrderNumber: '',
      paymentMethodId: null,
      termsAccepted: false,
      guest: expected,
      expectedTotal: '-5',
      currencyIsoCode: 'JPY',
    });
  });

  const fieldsFor = (fields: CheckoutTerms['fields'], answers: OrderRequest['fields']) =>
    Object.entries(savedAnswersOf({ ...order({ fields: answers }), locale: 'en-US' }, 'c', wireTerms({ fields })))
      .filter(([name]) => name === 'fields')
      .map(([, value]) => value);

  it.each([[undefined], [null], [[]]])('has no own fields when the store has %j', (fields) => {
    expect(fieldsFor(fields, [{ id: 'gate', value: '1234' }])).toStrictEqual([]);
  });

  it.each([[undefined], [[]]])('has empty own fields for the answers %j', (answers) => {
    expect(fieldsFor(wireFields, answers)).toStrictEqual([[]]);
  });
});
