import { describe, expect, it } from 'vitest';
import type { ResponseOf } from '../../../../src/adapters/salesforce/server-methods/contract';
import {
  toCase,
  toCaseSummary,
  toCreatedCase,
  toSupportOptions,
} from '../../../../src/adapters/salesforce/support/support.mapping';
import { ids } from '../support/wire-samples-records';

type WireSummary = ResponseOf<'searchCases'>['cases'][number];
type WireCase = NonNullable<ResponseOf<'getCase'>>;
type WireOptions = ResponseOf<'getSupportOptions'>;

const summary: WireSummary = {
  caseId: '500OK0000000001',
  number: ' 00\u0007417 ',
  kind: 'equipment',
  problemType: { code: 'COOL', label: ' Not\u0007  cold ' },
  reason: { code: 'LEAK', label: ' It\u0007  leaks ' },
  status: { code: 'WAIT', label: ' Waiting\u0007  for you ' },
  standing: 'waiting-for-you',
  createdAt: '2026-11-16T09:00:00-08:00',
  modifiedAt: '2026-11-17T16:00:00-08:00',
};
const convertedSummary = {
  id: '500OK0000000001YAA',
  number: '00417',
  kind: 'equipment',
  problemType: { code: 'COOL', label: 'Not cold' },
  reason: { code: 'LEAK', label: 'It leaks' },
  status: { code: 'WAIT', label: 'Waiting for you' },
  statusGroup: 'waiting-for-you',
  createdAt: '2026-11-16T09:00:00-08:00',
  modifiedAt: '2026-11-17T16:00:00-08:00',
};
const bareCase: WireCase = { ...summary, canComment: false, canRate: false };

describe('the options of a new case', () => {
  const options: WireOptions = {
    kinds: ['customer', 'equipment'],
    problems: {
      equipment: [
        {
          code: 'COOL',
          label: ' Not\u0007  cold ',
          reasons: [{ code: 'LEAK', label: ' It\u0007  leaks ' }, { code: 'NOISE' }],
        },
        { code: 'TAP', label: null, reasons: [] },
      ],
      customer: [{ code: 'BILL', label: 'Billing', reasons: [{ code: 'WRONG', label: 'Wrong amount' }] }],
    },
    equipment: [
      { code: 'FRIDGE', label: ' Fri\u0007dge ', details: [{ code: 'GLASS', label: ' Glass\u0007 door ' }] },
      { code: 'KEG', details: [] },
    ],
    statuses: [{ code: 'NEW', label: ' N\u0007ew ' }, { code: 'DONE' }],
    messageMax: 2000,
    attachments: { types: ['image/jpeg'], maxBytes: 4_000_000, most: 3 },
    contact: { name: ' Dana\u0007 & Co ', email: ' dana@\u0007example.com ', phone: ' +1 415\u0007 555 0100 ' },
    today: '2026-11-17',
  };
  const empty: WireOptions = {
    kinds: [],
    problems: { equipment: [], customer: [] },
    equipment: [],
    statuses: [],
    messageMax: 1,
    today: '2026-11-17',
  };

  it('have a label for every code, the code itself without one', () => {
    expect(toSupportOptions(options)).toStrictEqual({
      kinds: ['equipment', 'customer'],
      problems: {
        equipment: [
          {
            code: 'COOL',
            label: 'Not cold',
            reasons: [
              { code: 'LEAK', label: 'It leaks' },
              { code: 'NOISE', label: 'NOISE' },
            ],
          },
          { code: 'TAP', label: 'TAP', reasons: [] },
        ],
        customer: [{ code: 'BILL', label: 'Billing', reasons: [{ code: 'WRONG', label: 'Wrong amount' }] }],
      },
      equipment: [
        { code: 'FRIDGE', label: 'Fridge', details: [{ code: 'GLASS', label: 'Glass door' }] },
        { code: 'KEG', label: 'KEG', details: [] },
      ],
      statuses: [
        { code: 'NEW', label: 'New' },
        { code: 'DONE', label: 'DONE' },
      ],
      messageMax: 2000,
      attachments: { types: ['image/jpeg'], maxBytes: 4_000_000, most: 3 },
      contact: { name: ' Dana & Co ', email: ' dana@example.com ', phone: ' +1 415 555 0100 ' },
      today: '2026-11-17',
    });
  });

  it.each<[string, Partial<WireOptions>]>([
    ['missing', {}],
    ['null', { attachments: null, contact: null }],
    ['empty', { attachments: null, contact: {} }],
    ['empty', { attachments: null, contact: { name: null, email: null, phone: null } }],
  ])('have no attachments and an empty contact when they are %s', (_which, none) => {
    expect(toSupportOptions({ ...empty, ...none })).toStrictEqual({
      kinds: [],
      problems: { equipment: [], customer: [] },
      equipment: [],
      statuses: [],
      messageMax: 1,
      attachments: null,
      contact: { name: '', email: '', phone: '' },
      today: '2026-11-17',
    });
  });

  it.each<[string[], string[]]>([
    [['equipment'], ['equipment']],
    [['customer'], ['customer']],
    [['vehicle', 'Equipment'], []],
    [
      ['customer', 'vehicle', 'equipment', 'customer'],
      ['equipment', 'customer'],
    ],
  ])('for the kinds %j offer %j', (kinds, offered) => {
    expect(toSupportOptions({ ...empty, kinds }).kinds).toStrictEqual(offered);
  });

  it.each(['', ' \u0007 ', null, undefined])('have the code instead of the blank label %j', (label) => {
    expect(toSupportOptions({ ...empty, statuses: [{ code: ' NEW ', label }] }).statuses).toStrictEqual([
      { code: ' NEW ', label: ' NEW ' },
    ]);
  });
});

describe('a case of a list', () => {
  it('has its long id, and labels as plain texts', () => {
    expect(toCaseSummary(summary)).toStrictEqual(convertedSummary);
  });

  it('has its codes as labels when it has none', () => {
    expect(
      toCaseSummary({
        ...summary,
        kind: 'customer',
        problemType: { code: 'COOL' },
        reason: { code: 'LEAK', label: null },
        status: { code: 'WAIT', label: '' },
        standing: 'closed',
      }),
    ).toStrictEqual({
      ...convertedSummary,
      kind: 'customer',
      problemType: { code: 'COOL', label: 'COOL' },
      reason: { code: 'LEAK', label: 'LEAK' },
      status: { code: 'WAIT', label: 'WAIT' },
      statusGroup: 'closed',
    });
  });
});

describe('a case with all details', () => {
  const whole: WireCase = {
    ...summary,
    equipment: {
      type: { code: 'FRIDGE', label: ' Fri\u0007dge ' },
      detail: { code: 'GLASS', label: ' Glass\u0007 door ' },
      assetNumber: ' A-\u000717 ',
    },
    message: ' It is\u0007 warm & <wet>\n ',
    attachments: [
      { attachmentId: '069OK0000000001', name: ' leak\u202e.jpg ', contentType: 'image/jpeg', bytes: 0 },
      { attachmentId: 'second', name: 'door.png', contentType: 'image/png', bytes: 51_200 },
    ],
    availability: [
      { day: 0, start: '08:00', end: '12:30' },
      { day: 6, start: '13:00', end: '17:00' },
    ],
    contact: { name: ' Dana\u0007 & Co ', email: ' dana@\u0007example.com ', phone: ' +1 415\u0007 555 0100 ' },
    onsiteContact: { name: ' Kim\u0007 & Co ', phone: ' +1 415\u0007 555 0101 ' },
    onBehalfOf: { name: ' Lee\u0007 & Co ', email: ' lee@\u0007example.com ', phone: ' +1 415\u0007 555 0102 ' },
    about: { orderId: ids.order.short, lineId: '10uOK0000000001', invoiceId: null },
    conversation: [
      {
        commentId: '00aOK0000000001',
        from: 'service',
        name: ' Sam\u0007 & Co ',
        at: '2026-11-16T10:00:00-08:00',
        text: ' Which\u0007 <door>? ',
      },
      { commentId: 'second', from: 'buyer', at: '2026-11-16T11:00:00-08:00', text: '' },
    ],
    rating: { stars: 4, comment: ' Quick\u0007 & friendly ' },
    canComment: true,
    canRate: true,
  };

  it('has texts as they were typed', () => {
    expect(toCase(whole)).toStrictEqual({
      ...convertedSummary,
      equipment: {
        type: { code: 'FRIDGE', label: 'Fridge' },
        detail: { code: 'GLASS', label: 'Glass door' },
        assetNumber: ' A-17 ',
      },
      message: ' It is warm & <wet>\n ',
      attachments: [
        { id: '069OK0000000001', name: ' leak.jpg ', type: 'image/jpeg', bytes: 0 },
        { id: 'second', name: 'door.png', type: 'image/png', bytes: 51_200 },
      ],
      availability: [
        { day: 0, start: '08:00', end: '12:30' },
        { day: 6, start: '13:00', end: '17:00' },
      ],
      contact: { name: ' Dana & Co ', email: ' dana@example.com ', phone: ' +1 415 555 0100 ' },
      onsiteContact: { name: ' Kim & Co ', phone: ' +1 415 555 0101 ' },
      onBehalfOf: { name: ' Lee & Co ', email: ' lee@example.com ', phone: ' +1 415 555 0102 ' },
      about: { kind: 'order', orderId: ids.order.long, lineId: '10uOK0000000001YAA' },
      conversation: [
        {
          id: '00aOK0000000001',
          from: 'service',
          name: ' Sam & Co ',
          at: '2026-11-16T10:00:00-08:00',
          text: ' Which <door>? ',
        },
        { id: 'second', from: 'buyer', name: '', at: '2026-11-16T11:00:00-08:00', text: '' },
      ],
      rating: { stars: 4, comment: ' Quick & friendly ' },
      canComment: true,
      canRate: true,
    });
  });

  it.each<[string, Partial<WireCase>]>([
    ['missing', {}],
    [
      'null',
      {
        equipment: null,
        message: null,
        attachments: null,
        availability: null,
        contact: null,
        onsiteContact: null,
        onBehalfOf: null,
        about: null,
        conversation: null,
        rating: null,
      },
    ],
  ])('has only its summary and an empty contact when everything else is %s', (_which, none) => {
    expect(toCase({ ...bareCase, ...none })).toStrictEqual({
      ...convertedSummary,
      equipment: null,
      message: '',
      attachments: [],
      availability: [],
      contact: { name: '', email: '', phone: '' },
      onsiteContact: null,
      onBehalfOf: null,
      about: null,
      conversation: [],
      rating: null,
      canComment: false,
      canRate: false,
    });
  });

  it.each([
    ['missing', {}],
    ['null', { detail: null, assetNumber: null }],
  ])('has equipment without a detail and an asset number when they are %s', (_which, none) => {
    expect(toCase({ ...bareCase, equipment: { type: { code: 'KEG' }, ...none } }).equipment).toStrictEqual({
      type: { code: 'KEG', label: 'KEG' },
      detail: null,
      assetNumber: '',
    });
  });

  it('has people and a rating with empty texts when theirs are missing', () => {
    expect(toCase({ ...bareCase, onsiteContact: {}, onBehalfOf: {}, rating: { stars: 1 } })).toMatchObject({
      onsiteContact: { name: '', phone: '' },
      onBehalfOf: { name: '', email: '', phone: '' },
      rating: { stars: 1, comment: '' },
    });
  });

  it.each<[string, WireCase['about'], unknown]>([
    ['an order', { orderId: ids.order.short }, { kind: 'order', orderId: ids.order.long, lineId: null }],
    [
      'an order whose line is empty',
      { orderId: ids.order.short, lineId: '' },
      { kind: 'order', orderId: ids.order.long, lineId: null },
    ],
    [
      'an order before an invoice',
      { orderId: ids.order.short, lineId: null, invoiceId: 'INV-7' },
      { kind: 'order', orderId: ids.order.long, lineId: null },
    ],
    ['an invoice', { invoiceId: ids.order.short }, { kind: 'invoice', invoiceId: ids.order.short }],
    [
      'an invoice whose order is empty',
      { orderId: '', lineId: 'line', invoiceId: 'INV-7' },
      { kind: 'invoice', invoiceId: 'INV-7' },
    ],
    ['nothing without both', { lineId: 'line' }, null],
    ['nothing with empty ids', { orderId: '', invoiceId: '' }, null],
  ])('is about %s', (_which, about, subject) => {
    expect(toCase({ ...bareCase, about }).about).toStrictEqual(subject);
  });

  it('can be commented on and rated independently of each other', () => {
    expect(toCase({ ...bareCase, canComment: true })).toMatchObject({ canComment: true, canRate: false });
    expect(toCase({ ...bareCase, canRate: true })).toMatchObject({ canComment: false, canRate: true });
  });
});

describe('a created case', () => {
  it('has its long id and its number as a plain text', () => {
    expect(
      toCreatedCase({ caseId: '500OK0000000001', number: ' 00\u0007417 ', createdAt: '2026-11-17T16:00:00-08:00' }),
    ).toStrictEqual({ id: '500OK0000000001YAA', number: '00417', createdAt: '2026-11-17T16:00:00-08:00' });
  });
});
