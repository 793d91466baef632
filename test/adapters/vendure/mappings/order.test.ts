import { describe, expect, it } from 'vitest';
import { toDetail, toOrder, toRow, toSummary } from '../../../../src/adapters/vendure/orders/order.mapping';
import type { WireOrder, WireOrderDetail, WireOrderRow } from '../../../../src/adapters/vendure/orders/order.wire';
import {
  appleJuice,
  appleJuiceProduct,
  baseUrl,
  harborLane,
  malformed,
  orangeJuice,
  orangeJuiceProduct,
  untidy,
  usd,
} from '../support/wire-samples';

// From recorded/trade.json.
const row: WireOrderRow = {
  id: '327',
  number: '4800327',
  accountId: '1',
  status: 'order-received',
  placedAt: '2026-11-28T09:41:26.150Z',
  deliveryDate: '2026-12-03',
  totals: {
    currencyCode: 'USD',
    cases: 41,
    subtotal: 111_930,
    discounts: [],
    deposits: null,
    minimumOrderCharge: null,
    tax: 6_156,
    taxRate: 5.5,
    total: 118_086,
  },
  surcharge: null,
  method: 'delivery',
  purchaseOrderNumber: 'PO-1',
  sapOrderNumber: '0082800327',
  cokeOrderNumber: 'C04800327',
  transactionId: 'T-QNEA-00327',
  invoiceNumber: null,
  deliveryMethod: 'By truck',
  shippingMethod: null,
  createdBy: 'Dana Whitlock',
  deliveredAmount: null,
  shortCases: null,
  timeZone: 'America/New_York',
};
const order: WireOrder = {
  ...row,
  lines: [
    {
      id: '2234',
      product: orangeJuice,
      quantity: 41,
      total: 111_930,
      unitPrice: 2_730,
      isFreeGood: false,
      sapItemNumber: '000010',
      confirmed: null,
      shipped: null,
      delivered: null,
      invoiced: null,
    },
    {
      id: 'free-131',
      product: appleJuice,
      quantity: 4,
      total: 0,
      unitPrice: 0,
      isFreeGood: true,
      sapItemNumber: null,
      confirmed: null,
      shipped: null,
      delivered: null,
      invoiced: null,
    },
  ],
  deliveries: [{ date: '2026-12-03', lineIds: ['2234', 'free-131'] }],
  cylinders: 0,
  glassCrates: 0,
  notes: 'Ring twice',
  fields: [],
  paymentLabel: 'On account',
  changesUntil: '2026-12-01T19:00:00.000Z',
  serverTime: '2026-11-28T09:41:36.181Z',
};
const detail: WireOrderDetail = {
  ...order,
  buyerEmail: 'dana@harborlane.example',
  buyerPhone: '(207) 555-0114',
  steps: [{ status: 'order-received', at: '2026-11-28T09:41:26.150Z', by: 'Dana Whitlock', note: null }],
  shipments: [],
  account: { name: 'Harbor Lane Taproom', number: '0048-2207', address: harborLane },
  shippingAddress: harborLane,
  canCancel: true,
  cancelReasons: ['Ordered by mistake', 'Closed that day'],
  cancellation: null,
  invoice: null,
};

const summary = {
  id: '327',
  number: '4800327',
  accountId: '1',
  status: 'order-received',
  placedAt: '2026-11-28T04:41:26.150-05:00',
  deliveryDate: '2026-12-03',
  cases: 41,
  total: usd(118_086),
};
const rowRead = {
  ...summary,
  purchaseOrderNumber: 'PO-1',
  sapOrderNumber: '0082800327',
  cokeOrderNumber: 'C04800327',
  transactionId: 'T-QNEA-00327',
  invoiceNumber: null,
  method: 'delivery',
  deliveryMethod: 'By truck',
  shippingMethod: null,
  createdBy: 'Dana Whitlock',
  orderedAmount: usd(111_930),
  deliveredAmount: null,
  shortCases: null,
};
const orange = { id: '2234', product: orangeJuiceProduct, quantity: 41, total: usd(111_930), isFreeGood: false };
const apple = { id: 'free-131', product: appleJuiceProduct, quantity: 4, total: usd(0), isFreeGood: true };
const orderRead = {
  ...summary,
  lines: [orange, apple],
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
  method: 'delivery',
  deliveries: [{ date: '2026-12-03', lineIds: ['2234', 'free-131'] }],
  empties: { cylinder: 0, glass: 0 },
  guest: null,
  purchaseOrderNumber: 'PO-1',
  notes: 'Ring twice',
  paymentLabel: 'On account',
  surcharge: null,
  changesUntil: '2026-12-01T14:00:00-05:00',
  timeZone: 'America/New_York',
  confirmationEmail: null,
  serverTime: '2026-11-28T04:41:36.181-05:00',
};
const none = { confirmed: null, shipped: null, delivered: null, invoiced: null, reason: null, substitute: null };
const party = { name: 'Harbor Lane Taproom', number: '0048-2207', address: harborLane };
const detailRead = {
  ...rowRead,
  ...orderRead,
  lines: [
    { ...orange, unitPrice: usd(2_730), sapItemNumber: '000010', progress: none },
    { ...apple, unitPrice: usd(0), sapItemNumber: null, progress: none },
  ],
  steps: [{ status: 'order-received', at: '2026-11-28T04:41:26.150-05:00', by: 'Dana Whitlock', note: null }],
  shipments: [],
  account: party,
  shippingAddress: harborLane,
  billing: party,
  buyer: { name: 'Dana Whitlock', email: 'dana@harborlane.example', phone: '(207) 555-0114' },
  invoice: null,
  canCancel: true,
  cancelReasons: ['Ordered by mistake', 'Closed that day'],
  cancellation: null,
};

describe('the summary of an order', () => {
  it('has the status, the local time and the total', () => {
    expect(toSummary(row)).toStrictEqual(summary);
  });

  it.each([
    [null, 118_086],
    [0, 118_086],
    [2_952, 121_038],
  ])('with the surcharge %j has a total of %i cents', (surcharge, total) => {
    expect(toSummary({ ...row, surcharge }).total).toStrictEqual(usd(total));
  });

  it.each([
    ['In Settlement', 'in-settlement'],
    ['cancelled', 'cancelled'],
    ['On Hold', 'On Hold'],
  ])('of the status “%s” has the status “%s”', (code, status) => {
    expect(toSummary({ ...row, status: code }).status).toBe(status);
  });

  it('can have no delivery date', () => {
    expect(toSummary({ ...row, deliveryDate: null })).toStrictEqual({ ...summary, deliveryDate: null });
  });

  it('is malformed with an invalid time or a fraction of a cent', () => {
    expect(() => toSummary({ ...row, placedAt: '' })).toThrow(malformed('A time is not valid'));
    expect(() => toSummary({ ...row, surcharge: 0.5 })).toThrow(malformed('An amount is not valid'));
  });
});

describe('an order of a list', () => {
  it('has its numbers, methods and amounts', () => {
    expect(toRow(row)).toStrictEqual(rowRead);
  });

  it('can have every value, with tidy texts', () => {
    const wire: WireOrderRow = {
      ...row,
      surcharge: 500,
      method: 'pickup',
      purchaseOrderNumber: untidy('PO-1'),
      sapOrderNumber: untidy('0082800327'),
      cokeOrderNumber: untidy('C04800327'),
      transactionId: untidy('T-QNEA-00327'),
      invoiceNumber: untidy('INV-3'),
      deliveryMethod: untidy('By truck'),
      shippingMethod: untidy('Overnight'),
      createdBy: untidy('Dana Whitlock'),
      deliveredAmount: 109_200,
      shortCases: 1,
    };
    expect(toRow(wire)).toStrictEqual({
      ...rowRead,
      total: usd(118_586),
      purchaseOrderNumber: ' PO-1 ',
      invoiceNumber: 'INV-3',
      method: 'pickup',
      shippingMethod: 'Overnight',
      deliveredAmount: usd(109_200),
      shortCases: 1,
    });
  });

  it('can have none, which is not a delivery of zero', () => {
    const texts = {
      sapOrderNumber: null,
      cokeOrderNumber: '',
      transactionId: ' ',
      invoiceNumber: null,
      deliveryMethod: null,
      shippingMethod: '',
      createdBy: ' ',
    };
    const read = {
      ...rowRead,
      purchaseOrderNumber: '',
      sapOrderNumber: null,
      cokeOrderNumber: null,
      transactionId: null,
      deliveryMethod: null,
      createdBy: null,
    };
    expect(toRow({ ...row, ...texts, purchaseOrderNumber: '' })).toStrictEqual(read);
    expect(toRow({ ...row, ...texts, purchaseOrderNumber: '', deliveredAmount: 0, shortCases: 0 })).toStrictEqual({
      ...read,
      deliveredAmount: usd(0),
      shortCases: 0,
    });
  });

  it.each([
    ['pickup', 'pickup'],
    ['delivery', 'delivery'],
    ['drone', 'delivery'],
    ['', 'delivery'],
  ])('of the method “%s” is a %s', (code, method) => {
    expect(toRow({ ...row, method: code }).method).toBe(method);
    expect(toOrder({ ...order, method: code }, baseUrl).method).toBe(method);
  });
});

describe('an order', () => {
  it('has its lines, totals and deliveries', () => {
    expect(toOrder(order, baseUrl)).toStrictEqual(orderRead);
  });

  it('can have empties, several deliveries, a surcharge and the answers to the shop’s own fields', () => {
    const wire: WireOrder = {
      ...order,
      method: 'pickup',
      surcharge: 500,
      deliveries: [
        { date: '2026-12-03', lineIds: ['2234'] },
        { date: null, lineIds: ['free-131'] },
      ],
      cylinders: 2,
      glassCrates: 3,
      purchaseOrderNumber: untidy('PO-1'),
      notes: untidy('Ring twice'),
      fields: [
        { label: untidy('Cost center'), kind: 'choice', value: untidy('Bar') },
        { label: 'Event date', kind: 'date', value: '2026-12-24' },
        { label: 'Received by', kind: 'text', value: 'Sam' },
        { label: 'Map', kind: 'file', value: 'map.pdf' },
        { label: '', kind: '', value: '' },
      ],
      paymentLabel: untidy('On account'),
    };
    expect(toOrder(wire, baseUrl)).toStrictEqual({
      ...orderRead,
      total: usd(118_586),
      method: 'pickup',
      deliveries: [
        { date: '2026-12-03', lineIds: ['2234'] },
        { date: null, lineIds: ['free-131'] },
      ],
      empties: { cylinder: 2, glass: 3 },
      purchaseOrderNumber: ' PO-1 ',
      notes: ' Ring twice ',
      fields: [
        { label: 'Cost center', kind: 'choice', value: ' Bar ' },
        { label: 'Event date', kind: 'date', value: '2026-12-24' },
        { label: 'Received by', kind: 'text', value: 'Sam' },
        { label: 'Map', kind: 'text', value: 'map.pdf' },
        { label: '', kind: 'text', value: '' },
      ],
      surcharge: usd(500),
    });
  });

  it('can have no lines, notes and deadline for changes', () => {
    const wire: WireOrder = { ...order, lines: [], deliveries: [], notes: '', paymentLabel: '', changesUntil: null };
    expect(toOrder(wire, baseUrl)).toStrictEqual({
      ...orderRead,
      lines: [],
      deliveries: [],
      notes: '',
      paymentLabel: '',
      changesUntil: null,
    });
  });

  it('is malformed with an invalid time', () => {
    expect(() => toOrder({ ...order, changesUntil: 'soon' }, baseUrl)).toThrow(malformed('A time is not valid'));
    expect(() => toOrder({ ...order, serverTime: 'now' }, baseUrl)).toThrow(malformed('A time is not valid'));
  });
});

describe('an order with all details', () => {
  it('has the steps, the parties and the reasons for a cancellation', () => {
    expect(toDetail(detail, baseUrl)).toStrictEqual(detailRead);
  });

  it('can have a progress, shipments, an invoice and a cancellation', () => {
    const wire: WireOrderDetail = {
      ...detail,
      lines: [
        {
          id: '2234',
          product: orangeJuice,
          quantity: 41,
          total: 111_930,
          unitPrice: 2_730,
          isFreeGood: false,
          sapItemNumber: untidy('000010'),
          confirmed: 41,
          shipped: 40,
          delivered: 39,
          invoiced: 38,
        },
      ],
      steps: [
        { status: 'Order Received', at: '2026-11-28T09:41:26.150Z', by: untidy('Dana'), note: untidy('By phone') },
        { status: 'On Hold', at: '2026-11-29T12:00:00.000Z', by: ' ', note: '' },
      ],
      shipments: [
        { id: '7', number: 'S-7', status: 'Shipped', carrier: untidy('Own truck'), date: '2026-12-03', cases: 40 },
        { id: '8', number: 'S-8', status: 'Lost', carrier: ' ', date: null, cases: null },
      ],
      account: {
        name: untidy('Harbor Lane Taproom'),
        number: untidy('0048-2207'),
        address: { ...harborLane, city: untidy('Portland') },
      },
      shippingAddress: { street: untidy('31 Cove Street'), city: 'Bath', state: 'ME', zip: '04530', country: 'US' },
      createdBy: untidy('Dana Whitlock'),
      buyerEmail: untidy('dana@harborlane.example'),
      buyerPhone: untidy('(207) 555-0114'),
      canCancel: false,
      cancelReasons: [untidy('Ordered by mistake')],
      cancellation: { reason: untidy('Closed'), at: '2026-11-30T12:00:00.000Z', by: untidy('Dana') },
      invoice: {
        id: '3',
        number: 'INV-3',
        dueOn: '2026-12-28',
        total: 113_500,
        ordered: 111_930,
        notDelivered: -2_730,
        discounts: -1_200,
        minimumOrderCharge: 0,
        tax: 5_500,
        taxRate: 5.5,
      },
    };
    expect(toDetail(wire, baseUrl)).toStrictEqual({
      ...detailRead,
      lines: [
        {
          ...orange,
          unitPrice: usd(2_730),
          sapItemNumber: '000010',
          progress: { confirmed: 41, shipped: 40, delivered: 39, invoiced: 38, reason: null, substitute: null },
        },
      ],
      steps: [
        { status: 'order-received', at: '2026-11-28T04:41:26.150-05:00', by: 'Dana', note: 'By phone' },
        { status: 'On Hold', at: '2026-11-29T07:00:00-05:00', by: null, note: null },
      ],
      shipments: [
        {
          id: '7',
          number: 'S-7',
          status: 'shipped',
          carrier: 'Own truck',
          date: '2026-12-03',
          cases: 40,
          signedBy: null,
        },
        { id: '8', number: 'S-8', status: 'Lost', carrier: null, date: null, cases: null, signedBy: null },
      ],
      shippingAddress: { street: '31 Cove Street', city: 'Bath', state: 'ME', zip: '04530', country: 'US' },
      canCancel: false,
      cancelReasons: ['Ordered by mistake'],
      cancellation: { reason: ' Closed ', at: '2026-11-30T07:00:00-05:00', by: 'Dana' },
      invoice: {
        id: '3',
        number: 'INV-3',
        total: usd(113_500),
        due: '2026-12-28',
        rows: {
          ordered: usd(111_930),
          notDelivered: usd(-2_730),
          discounts: usd(-1_200),
          deposits: usd(0),
          minimumOrderCharge: usd(0),
          tax: usd(5_500),
          taxRate: 5.5,
        },
      },
    });
  });

  it('can have none of them', () => {
    const wire: WireOrderDetail = {
      ...detail,
      lines: [],
      steps: [],
      account: { ...detail.account, number: ' ' },
      shippingAddress: null,
      createdBy: null,
      cancelReasons: [],
    };
    const numberless = { ...party, number: null };
    expect(toDetail(wire, baseUrl)).toStrictEqual({
      ...detailRead,
      lines: [],
      steps: [],
      account: numberless,
      shippingAddress: null,
      billing: numberless,
      createdBy: null,
      buyer: null,
      cancelReasons: [],
    });
  });

  it('has a buyer without an address and a number, but none without a name', () => {
    const nobody = { ...detail, buyerEmail: null, buyerPhone: ' ' };
    expect(toDetail(nobody, baseUrl).buyer).toStrictEqual({ name: 'Dana Whitlock', email: null, phone: null });
    expect(toDetail({ ...detail, createdBy: ' ' }, baseUrl).buyer).toBeNull();
  });

  it('can have an invoice without a due date and a charge, and a cancellation by nobody', () => {
    const wire: WireOrderDetail = {
      ...detail,
      cancellation: { reason: '', at: '2026-11-30T12:00:00.000Z', by: null },
      invoice: {
        id: '3',
        number: 'INV-3',
        dueOn: null,
        total: 0,
        ordered: 0,
        notDelivered: 0,
        discounts: 0,
        minimumOrderCharge: null,
        tax: 0,
        taxRate: 0,
      },
    };
    expect(toDetail(wire, baseUrl)).toMatchObject({
      cancellation: { reason: '', at: '2026-11-30T07:00:00-05:00', by: null },
      invoice: {
        total: usd(0),
        due: null,
        rows: { ordered: usd(0), deposits: usd(0), minimumOrderCharge: null, taxRate: 0 },
      },
    });
  });

  it('has amounts in the currency of its totals', () => {
    const wire: WireOrderDetail = { ...detail, totals: { ...row.totals, currencyCode: 'CAD' }, deliveredAmount: 1 };
    const read = toDetail(wire, baseUrl);
    expect([read.total, read.orderedAmount, read.deliveredAmount, read.lines[0]?.unitPrice]).toStrictEqual([
      { minor: 118_086, currency: 'CAD' },
      { minor: 111_930, currency: 'CAD' },
      { minor: 1, currency: 'CAD' },
      { minor: 2_730, currency: 'CAD' },
    ]);
  });

  it('is malformed with an invalid time of a step or of the cancellation', () => {
    const steps = [{ status: 'shipped', at: '-', by: null, note: null }];
    expect(() => toDetail({ ...detail, steps }, baseUrl)).toThrow(malformed('A time is not valid'));
    const cancellation = { reason: 'Closed', at: '-', by: null };
    expect(() => toDetail({ ...detail, cancellation }, baseUrl)).toThrow(malformed('A time is not valid'));
  });
});
