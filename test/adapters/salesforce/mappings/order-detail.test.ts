import { describe, expect, it } from 'vitest';
import { toDetail, toRow } from '../../../../src/adapters/salesforce/orders/order-detail.mapping';
import type { ResponseOf } from '../../../../src/adapters/salesforce/server-methods/contract';
import type { Order, OrderLine } from '../../../../src/domain';
import { ids, malformed, productFields, productWith, usd } from '../support/wire-samples-records';

type WireRow = ResponseOf<'searchOrders'>['orders'][number];
type WireDetail = NonNullable<ResponseOf<'getOrderDetail'>>;
type WireLine = WireDetail['lines'][number];

const filledRow: WireRow = {
  orderSummaryId: ids.order.short,
  orderNumber: ' 0000\u00070110 ',
  status: 'Out for Delivery',
  placedAt: '2023-10-02T11:03:27.000Z',
  deliveryDate: '2023-10-05',
  cases: 12,
  total: '561.98',
  currencyIsoCode: 'USD',
  purchaseOrderNumber: ' PO\u0007 & 7 ',
  sapOrderNumber: ' 45\u000700871 ',
  cokeOrderNumber: ' C\u0007-1 ',
  transactionId: ' T\u0007-1 ',
  invoiceNumber: ' INV\u0007-1 ',
  method: 'pickup',
  deliveryMethodName: ' Own\u0007  truck ',
  shippingMethodName: ' Next\u0007  day ',
  createdBy: ' Dana\u0007  Reyes ',
  orderedAmount: '540.00',
  deliveredAmount: '500.50',
  shortCases: 2,
};
const convertedRow = {
  id: ids.order.long,
  number: '00000110',
  accountId: 'account',
  status: 'out-for-delivery',
  placedAt: '2023-10-02T11:03:27.000Z',
  deliveryDate: '2023-10-05',
  cases: 12,
  total: usd(56_198),
  purchaseOrderNumber: ' PO & 7 ',
  sapOrderNumber: '4500871',
  cokeOrderNumber: 'C-1',
  transactionId: 'T-1',
  invoiceNumber: 'INV-1',
  method: 'pickup',
  deliveryMethod: 'Own truck',
  shippingMethod: 'Next day',
  createdBy: 'Dana Reyes',
  orderedAmount: usd(54_000),
  deliveredAmount: usd(50_050),
  shortCases: 2,
};
const bareRow: WireRow = {
  orderSummaryId: ids.order.short,
  status: 'Created',
  placedAt: '2023-10-02T11:03:27.000Z',
  cases: 0,
  total: '0',
  currencyIsoCode: 'USD',
  orderedAmount: '0.00',
};
const convertedBareRow = {
  id: ids.order.long,
  number: ids.order.long,
  accountId: 'account',
  status: 'Created',
  placedAt: '2023-10-02T11:03:27.000Z',
  deliveryDate: null,
  cases: 0,
  total: usd(0),
  purchaseOrderNumber: '',
  sapOrderNumber: null,
  cokeOrderNumber: null,
  transactionId: null,
  invoiceNumber: null,
  method: 'delivery',
  deliveryMethod: null,
  shippingMethod: null,
  createdBy: null,
  orderedAmount: usd(0),
  deliveredAmount: null,
  shortCases: null,
};

describe('an order of a search', () => {
  it('has its data', () => {
    expect(toRow(filledRow, 'account')).toStrictEqual(convertedRow);
  });

  it.each([
    ['missing', {}],
    [
      'null',
      {
        orderNumber: null,
        deliveryDate: null,
        purchaseOrderNumber: null,
        sapOrderNumber: null,
        cokeOrderNumber: null,
        transactionId: null,
        invoiceNumber: null,
        method: null,
        deliveryMethodName: null,
        shippingMethodName: null,
        createdBy: null,
        deliveredAmount: null,
        shortCases: null,
      },
    ],
    [
      'blank',
      {
        orderNumber: ' \u0007 ',
        purchaseOrderNumber: '',
        sapOrderNumber: '',
        cokeOrderNumber: ' ',
        transactionId: '\u0007',
        invoiceNumber: ' \u0007 ',
        deliveryMethodName: ' ',
        shippingMethodName: '',
        createdBy: ' ',
      },
    ],
  ])('has its id as its number, and nothing else, when everything is %s', (_which, none) => {
    expect(toRow({ ...bareRow, ...none }, 'account')).toStrictEqual(convertedBareRow);
  });

  it.each([
    ['PREP_FOR_SHIPMENT', 'prep-for-shipment'],
    ['Delivered', 'delivered'],
    [' Held\u0007 at  customs ', 'Held at customs'],
    ['', ''],
  ])('with the status %j has the status “%s”', (text, status) => {
    expect(toRow({ ...bareRow, status: text }, 'account').status).toBe(status);
  });

  it('keeps delivered amounts and missing cases of 0, and negative amounts', () => {
    const amounts = { total: '-12.50', orderedAmount: '-0.01', deliveredAmount: '0', shortCases: 0 };
    expect(toRow({ ...bareRow, ...amounts }, 'account')).toMatchObject({
      total: usd(-1250),
      orderedAmount: usd(-1),
      deliveredAmount: usd(0),
      shortCases: 0,
    });
  });

  it('has all amounts in its currency', () => {
    const yen = (minor: number) => ({ minor, currency: 'JPY' });
    const amounts = { currencyIsoCode: 'JPY', total: '561', orderedAmount: '540', deliveredAmount: '500' };
    expect(toRow({ ...bareRow, ...amounts }, 'account')).toMatchObject({
      total: yen(561),
      orderedAmount: yen(540),
      deliveredAmount: yen(500),
    });
  });

  it('has no delivered amount when it is not valid in the currency', () => {
    expect(toRow({ ...bareRow, deliveredAmount: '1.005' }, 'account').deliveredAmount).toBeNull();
  });

  it.each([
    ['a total', { total: '1.005' }, 'The total of the order is not a valid amount'],
    ['an ordered amount', { orderedAmount: '' }, 'The ordered amount is not a valid amount'],
    ['a currency', { currencyIsoCode: 'KWD' }, 'The currency is not supported'],
    ['a missing currency', { currencyIsoCode: '' }, 'The currency is not supported'],
  ])('is malformed with %s that is not supported', (_which, wrong, message) => {
    expect(() => toRow({ ...bareRow, ...wrong }, 'account')).toThrow(malformed(message));
  });
});

describe('an order with the data of the store', () => {
  const product = productWith({ id: ids.product.long, name: 'GoBar Hi Protein', sku: '6010003' });
  const lineWith = (id: string): OrderLine => ({ id, product, quantity: 2, total: usd(6000), isFreeGood: false });
  const first = lineWith('10uOK0000000001YAA');
  const second = lineWith('10uOK0000000002YAA');

  // Every value differs from that of the row.
  const order: Order = {
    id: ids.order.long,
    number: 'EYWFU-7BIS4-DVLY7-GVJFV',
    accountId: ids.account.long,
    status: 'confirmed',
    placedAt: '2024-03-08T07:28:32.000Z',
    deliveryDate: '2024-03-10',
    cases: 4,
    total: usd(2188),
    lines: [first, second],
    totals: {
      cases: 4,
      subtotal: usd(12_000),
      discounts: [],
      deposits: null,
      minimumOrderCharge: null,
      tax: usd(0),
      taxRate: null,
      total: usd(2188),
    },
    method: 'delivery',
    deliveries: [{ date: '2024-03-10', lineIds: [first.id, second.id] }],
    empties: { cylinder: 1, glass: 2 },
    guest: null,
    purchaseOrderNumber: 'PO-1',
    notes: 'Ring twice',
    paymentLabel: 'Purchase order',
    surcharge: null,
    changesUntil: null,
    timeZone: 'America/Los_Angeles',
    confirmationEmail: 'dana@example.com',
    serverTime: '2026-11-17T16:00:00-08:00',
  };
  const bare: WireDetail = { order: bareRow, lines: [], steps: [], shipments: [], canCancel: false };
  const reading = { products: [], productFields };
  const unreported = {
    confirmed: null,
    shipped: null,
    delivered: null,
    invoiced: null,
    reason: null,
    substitute: null,
  };

  it('has everything of both, and the platform’s values before those of the store', () => {
    const wire: WireDetail = {
      order: filledRow,
      lines: [
        { orderItemSummaryId: '10uOK0000000009' },
        {
          orderItemSummaryId: '10uOK0000000002',
          unitPrice: '30.00',
          sapItemNumber: ' 00\u0007010 ',
          confirmed: 5,
          shipped: 4,
          delivered: 3,
          invoiced: 2,
          reason: ' Out of\u0007  stock ',
          substitute: { productId: ids.otherProduct.short, quantity: 1, name: ' Other\u0007 bar ', sku: '6010004' },
        },
      ],
      steps: [
        {
          status: 'Order Received',
          at: '2023-10-02T11:05:00.000Z',
          by: ' Dana\u0007  Reyes ',
          note: ' Online\u0007  order ',
        },
        { status: ' Held\u0007 at  customs ', at: '2023-10-03T11:05:00.000Z', by: ' ', note: null },
      ],
      shipments: [
        {
          shipmentId: '0OBOK0000000001',
          number: ' S\u0007-1 ',
          status: 'Shipped',
          carrier: ' Fast\u0007  freight ',
          date: '2023-10-05',
          cases: 12,
          signedBy: ' Kim\u0007  Lee ',
        },
        { shipmentId: '0OBOK0000000002', number: 'S-2', status: 'Lost' },
      ],
      account: {
        name: ' Harbor\u0007  Lane ',
        number: ' 00\u000742 ',
        address: { street: ' 415\u0007 Mission St ', city: 'San Francisco', state: 'CO', zip: '94105', country: 'US' },
      },
      shippingAddress: { city: ' San\u0007 Francisco ' },
      billing: { name: 'Pine' },
      buyer: {
        name: ' Dana\u0007  Reyes ',
        email: ' dana@\u0007example.com ',
        phoneNumber: ' +1 415\u0007  555 0100 ',
      },
      invoice: {
        invoiceId: '3tvOK0000000001',
        number: ' INV\u0007-1 ',
        total: '500.50',
        due: '2023-11-05',
        ordered: '540.00',
        notDelivered: '-60.00',
        discounts: '-5.00',
        deposits: '4.80',
        minimumOrderCharge: '5.00',
        tax: '15.70',
        taxRate: 8.25,
      },
      canCancel: true,
      moneyBack: ' Refunded\u0007  in 3 days ',
      cancelReasons: [' Ordered\u0007  twice ', ' \u0007 ', '', 'Too late'],
      cancellation: { reason: ' Wrong\u0007 & late ', at: '2023-10-04T08:00:00.000Z', by: ' Kim\u0007  Lee ' },
    };
    expect(toDetail(order, wire, reading)).toStrictEqual({
      ...convertedRow,
      ...order,
      method: 'pickup',
      lines: [
        { ...first, unitPrice: null, sapItemNumber: null, progress: unreported },
        {
          ...second,
          unitPrice: usd(3000),
          sapItemNumber: '00010',
          progress: {
            confirmed: 5,
            shipped: 4,
            delivered: 3,
            invoiced: 2,
            reason: 'Out of stock',
            substitute: {
              product: productWith({ id: ids.otherProduct.long, name: 'Other bar', sku: '6010004' }),
              quantity: 1,
            },
          },
        },
      ],
      steps: [
        { status: 'order-received', at: '2023-10-02T11:05:00.000Z', by: 'Dana Reyes', note: 'Online order' },
        { status: 'Held at customs', at: '2023-10-03T11:05:00.000Z', by: null, note: null },
      ],
      shipments: [
        {
          id: '0OBOK00000000014AA',
          number: 'S-1',
          status: 'shipped',
          carrier: 'Fast freight',
          date: '2023-10-05',
          cases: 12,
          signedBy: 'Kim Lee',
        },
        {
          id: '0OBOK00000000024AA',
          number: 'S-2',
          status: 'Lost',
          carrier: null,
          date: null,
          cases: null,
          signedBy: null,
        },
      ],
      account: {
        name: 'Harbor Lane',
        number: '0042',
        address: { street: '415 Mission St', city: 'San Francisco', state: 'CO', zip: '94105', country: 'US' },
      },
      shippingAddress: { street: '', city: 'San Francisco', state: '', zip: '', country: '' },
      billing: { name: 'Pine', number: null, address: null },
      buyer: { name: 'Dana Reyes', email: 'dana@example.com', phone: '+1 415 555 0100' },
      invoice: {
        id: '3tvOK0000000001',
        number: 'INV-1',
        total: usd(50_050),
        due: '2023-11-05',
        rows: {
          ordered: usd(54_000),
          notDelivered: usd(-6000),
          discounts: usd(-500),
          deposits: usd(480),
          minimumOrderCharge: usd(500),
          tax: usd(1570),
          taxRate: 8.25,
        },
      },
      canCancel: true,
      moneyBack: 'Refunded in 3 days',
      cancelReasons: ['Ordered twice', 'Too late'],
      cancellation: { reason: ' Wrong & late ', at: '2023-10-04T08:00:00.000Z', by: 'Kim Lee' },
    });
  });

  it.each<[string, Partial<WireDetail>]>([
    ['missing', {}],
    [
      'null',
      {
        account: null,
        shippingAddress: null,
        billing: null,
        buyer: null,
        invoice: null,
        moneyBack: null,
        cancelReasons: null,
        cancellation: null,
      },
    ],
    ['empty', { shippingAddress: {}, moneyBack: ' \u0007 ', cancelReasons: [] }],
  ])('has only what the platform has when everything else is %s', (_which, none) => {
    expect(toDetail(order, { ...bare, ...none }, reading)).toStrictEqual({
      ...convertedBareRow,
      ...order,
      lines: [
        { ...first, unitPrice: null, sapItemNumber: null, progress: unreported },
        { ...second, unitPrice: null, sapItemNumber: null, progress: unreported },
      ],
      steps: [],
      shipments: [],
      account: null,
      shippingAddress: null,
      billing: null,
      buyer: null,
      invoice: null,
      canCancel: false,
      moneyBack: null,
      cancelReasons: [],
      cancellation: null,
    });
  });

  it('has the store’s date, method and purchase order number when the platform has only defaults', () => {
    const unknown = { ...order, deliveryDate: null, method: 'delivery', purchaseOrderNumber: '' } as const;
    expect(toDetail(unknown, { ...bare, order: filledRow }, reading)).toMatchObject({
      deliveryDate: convertedRow.deliveryDate,
      method: 'pickup',
      purchaseOrderNumber: convertedRow.purchaseOrderNumber,
    });
    const known = { ...order, deliveryDate: '2023-10-09', method: 'pickup', purchaseOrderNumber: 'PO-9' } as const;
    expect(toDetail(known, { ...bare, order: { ...filledRow, method: null } }, reading)).toMatchObject({
      deliveryDate: '2023-10-09',
      method: 'pickup',
      purchaseOrderNumber: 'PO-9',
    });
  });

  it('has the store’s cases and total when the platform has none', () => {
    const unknown = { ...order, cases: null, total: null };
    expect(toDetail(unknown, { ...bare, order: filledRow }, reading)).toMatchObject({
      accountId: ids.account.long,
      cases: 12,
      total: usd(56_198),
    });
  });

  it('has the platform’s cases and total of 0', () => {
    const free = { ...order, cases: 0, total: usd(0) };
    expect(toDetail(free, { ...bare, order: filledRow }, reading)).toMatchObject({ cases: 0, total: usd(0) });
  });

  it('has people without numbers, and a cancellation without its author, when they are missing', () => {
    const wire: WireDetail = {
      ...bare,
      account: { name: 'Harbor Lane', number: ' ', address: {} },
      billing: { name: 'Pine', number: null, address: null },
      buyer: { name: 'Dana', email: null, phoneNumber: ' ' },
      cancellation: { reason: '', at: '2023-10-04T08:00:00.000Z' },
    };
    expect(toDetail(order, wire, reading)).toMatchObject({
      account: { name: 'Harbor Lane', number: null, address: null },
      billing: { name: 'Pine', number: null, address: null },
      buyer: { name: 'Dana', email: null, phone: null },
      cancellation: { reason: '', at: '2023-10-04T08:00:00.000Z', by: null },
    });
  });

  it('has texts of blank steps and shipments as null, and keeps 0 cases', () => {
    const wire: WireDetail = {
      ...bare,
      steps: [{ status: 'Delivered', at: '2023-10-05T08:00:00.000Z' }],
      shipments: [
        { shipmentId: 'S', number: '1', status: 'Delivered', carrier: ' ', date: null, cases: 0, signedBy: '\u0007' },
      ],
    };
    expect(toDetail(order, wire, reading)).toMatchObject({
      steps: [{ status: 'delivered', at: '2023-10-05T08:00:00.000Z', by: null, note: null }],
      shipments: [{ id: 'S', number: '1', status: 'delivered', carrier: null, date: null, cases: 0, signedBy: null }],
    });
  });

  describe('in its lines', () => {
    const only = { ...order, lines: [first] };
    const lineOf = (wireLine: Omit<WireLine, 'orderItemSummaryId'>, products = [product]) =>
      toDetail(
        only,
        { ...bare, lines: [{ ...wireLine, orderItemSummaryId: '10uOK0000000001' }] },
        {
          products,
          productFields,
        },
      ).lines;

    it.each([
      ['missing', {}],
      [
        'null',
        {
          unitPrice: null,
          sapItemNumber: null,
          confirmed: null,
          shipped: null,
          delivered: null,
          invoiced: null,
          reason: null,
          substitute: null,
        },
      ],
      ['blank', { sapItemNumber: ' \u0007 ', reason: '' }],
    ])('has no progress when it is %s', (_which, none) => {
      expect(lineOf(none)).toStrictEqual([{ ...first, unitPrice: null, sapItemNumber: null, progress: unreported }]);
    });

    it('keeps a progress and a price of 0', () => {
      const zero = { unitPrice: '0.00', confirmed: 0, shipped: 0, delivered: 0, invoiced: 0 };
      expect(lineOf(zero)).toStrictEqual([
        {
          ...first,
          unitPrice: usd(0),
          sapItemNumber: null,
          progress: { ...unreported, confirmed: 0, shipped: 0, delivered: 0, invoiced: 0 },
        },
      ]);
    });

    it('has the price in the currency of the order, and none that is not valid in it', () => {
      const yen = { ...bare, order: { ...bareRow, currencyIsoCode: 'JPY', orderedAmount: '0' } };
      const priceOf = (unitPrice: string) =>
        toDetail(only, { ...yen, lines: [{ orderItemSummaryId: first.id, unitPrice }] }, reading).lines[0]?.unitPrice;
      expect(priceOf('30')).toStrictEqual({ minor: 30, currency: 'JPY' });
      expect(priceOf('30.5')).toBeNull();
    });

    it('has the substitute’s product, whichever length its id has', () => {
      const other = productWith({ id: ids.otherProduct.long, name: 'Another bar', sku: '6010005', packSize: '24 × 2' });
      const substitute = { productId: ids.otherProduct.short, quantity: 3, name: 'Other bar', sku: '6010004' };
      expect(lineOf({ substitute }, [product, other])[0]?.progress.substitute).toStrictEqual({
        product: other,
        quantity: 3,
      });
    });

    it('has the id of a substitute without a product and a name', () => {
      const substitute = { productId: ids.otherProduct.short, quantity: 3 };
      expect(lineOf({ substitute })[0]?.progress.substitute).toStrictEqual({
        product: productWith({ id: ids.otherProduct.long, name: ids.otherProduct.long, sku: '' }),
        quantity: 3,
      });
    });
  });

  describe('in its invoice', () => {
    const sums = {
      invoiceId: 'INV',
      number: '1',
      total: '0',
      ordered: '0',
      notDelivered: '0',
      discounts: '0',
      deposits: '0',
      tax: '0',
    };
    const invoiceOf = (invoice: WireDetail['invoice']) => toDetail(order, { ...bare, invoice }, reading).invoice;

    it.each([
      ['missing', {}],
      ['null', { due: null, minimumOrderCharge: null, taxRate: null }],
    ])('has no due date, minimum order charge and tax rate when they are %s', (_which, none) => {
      expect(invoiceOf({ ...sums, ...none })).toStrictEqual({
        id: 'INV',
        number: '1',
        total: usd(0),
        due: null,
        rows: {
          ordered: usd(0),
          notDelivered: usd(0),
          discounts: usd(0),
          deposits: usd(0),
          minimumOrderCharge: null,
          tax: usd(0),
          taxRate: null,
        },
      });
    });

    it('keeps a minimum order charge and a tax rate of 0', () => {
      expect(invoiceOf({ ...sums, minimumOrderCharge: '0.00', taxRate: 0 })?.rows).toMatchObject({
        minimumOrderCharge: usd(0),
        taxRate: 0,
      });
    });

    it.each(['total', 'ordered', 'notDelivered', 'discounts', 'deposits', 'tax'])(
      'is malformed when its %s is not valid in the currency',
      (name) => {
        expect(() => invoiceOf({ ...sums, [name]: '1.005' })).toThrow(
          malformed('The invoice of the order is not a valid amount'),
        );
      },
    );
  });

  it.each([
    ['a total', { total: '1.005' }, 'The total of the order is not a valid amount'],
    ['an ordered amount', { orderedAmount: '1,00' }, 'The ordered amount is not a valid amount'],
    ['a currency', { currencyIsoCode: 'KWD' }, 'The currency is not supported'],
  ])('is malformed with %s of its row that is not supported', (_which, wrong, message) => {
    expect(() => toDetail(order, { ...bare, order: { ...bareRow, ...wrong } }, reading)).toThrow(malformed(message));
  });
});
