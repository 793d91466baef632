import { describe, expect, it } from 'vitest';
import {
  toAsset,
  toCase,
  toCaseSummary,
  toCreatedCase,
  toSupportOptions,
  toTicketInput,
} from '../../../../src/adapters/vendure/support/support.mapping';
import type { WireChoices, WireTicket, WireTicketRow } from '../../../../src/adapters/vendure/support/support.wire';
import type { NewCase } from '../../../../src/domain';
import { malformed, untidy } from '../support/wire-samples';

const row: WireTicketRow = {
  id: '12',
  number: 'CS-300012',
  kind: 'equipment',
  problemType: { code: 'no-cooling', label: 'Not cooling' },
  reason: { code: 'warm', label: 'Drinks are warm' },
  status: { code: 'waiting', label: 'Waiting for you' },
  createdAt: '2026-11-27T15:00:00.000Z',
  changedAt: '2026-11-28T02:30:00.000Z',
  timeZone: 'America/New_York',
};
const summary = {
  id: '12',
  number: 'CS-300012',
  kind: 'equipment',
  problemType: { code: 'no-cooling', label: 'Not cooling' },
  reason: { code: 'warm', label: 'Drinks are warm' },
  status: { code: 'waiting', label: 'Waiting for you' },
  statusGroup: 'waiting-for-you',
  createdAt: '2026-11-27T10:00:00-05:00',
  modifiedAt: '2026-11-27T21:30:00-05:00',
};
const dana = { name: 'Dana Whitlock', email: 'dana@harborlane.example', phone: '(207) 555-0114' };
const ines = { name: 'Ines Roy', email: 'ines@harborlane.example', phone: '(207) 555-0120' };

const ticket: WireTicket = {
  ...row,
  message: 'The fountain is warm.',
  equipment: {
    type: { code: 'fountain', label: 'Fountain' },
    detail: { code: 'six', label: 'Six valves' },
    assetNumber: 'A-77',
  },
  availability: [{ day: 1, start: '09:00', end: '12:00' }],
  contact: dana,
  onsiteContact: { name: 'Sam Ortiz', phone: '(207) 555-0199' },
  onBehalfOf: ines,
  orderId: '3',
  lineId: '9',
  invoiceId: null,
  comments: [
    { id: '4', from: 'service', name: 'Ada', at: '2026-11-28T02:30:00.000Z', text: 'Is Monday possible?' },
    { id: '5', from: 'buyer', name: 'Dana', at: '2026-11-28T03:00:00.500Z', text: 'Yes' },
  ],
  rating: { stars: 4, comment: 'Quick' },
  canComment: true,
  canRate: false,
};
const read = {
  ...summary,
  equipment: {
    type: { code: 'fountain', label: 'Fountain' },
    detail: { code: 'six', label: 'Six valves' },
    assetNumber: 'A-77',
  },
  message: 'The fountain is warm.',
  attachments: [],
  availability: [{ day: 1, start: '09:00', end: '12:00' }],
  contact: dana,
  onsiteContact: { name: 'Sam Ortiz', phone: '(207) 555-0199' },
  onBehalfOf: ines,
  about: { kind: 'order', orderId: '3', lineId: '9' },
  conversation: [
    { id: '4', from: 'service', name: 'Ada', at: '2026-11-27T21:30:00-05:00', text: 'Is Monday possible?' },
    { id: '5', from: 'buyer', name: 'Dana', at: '2026-11-27T22:00:00.500-05:00', text: 'Yes' },
  ],
  rating: { stars: 4, comment: 'Quick' },
  canComment: true,
  canRate: false,
};

describe('a case of a list', () => {
  it('has local times and the group of its status', () => {
    expect(toCaseSummary(row)).toStrictEqual(summary);
  });

  it('has tidy texts, or the codes without labels', () => {
    const wire: WireTicketRow = {
      ...row,
      number: untidy('CS-300012'),
      problemType: { code: 'no-cooling', label: untidy('Not cooling') },
      reason: { code: 'warm', label: ' ' },
      status: { code: 'waiting', label: '' },
    };
    expect(toCaseSummary(wire)).toStrictEqual({
      ...summary,
      reason: { code: 'warm', label: 'warm' },
      status: { code: 'waiting', label: 'waiting' },
    });
  });

  it.each([
    ['closed', 'closed'],
    ['waiting', 'waiting-for-you'],
    ['new', 'open'],
    ['Closed', 'open'],
    ['', 'open'],
  ])('with the status “%s” belongs to the group %s', (code, group) => {
    expect(toCaseSummary({ ...row, status: { code, label: 'x' } }).statusGroup).toBe(group);
  });

  it('is about equipment or about something else', () => {
    expect(toCaseSummary(row).kind).toBe('equipment');
    expect(toCaseSummary({ ...row, kind: 'customer-service' }).kind).toBe('customer');
  });

  it('is malformed with an invalid time', () => {
    expect(() => toCaseSummary({ ...row, createdAt: 'today' })).toThrow(malformed('A time is not valid'));
    expect(() => toCaseSummary({ ...row, changedAt: '' })).toThrow(malformed('A time is not valid'));
  });
});

describe('a case', () => {
  it('has the equipment, the people, the conversation and the rating', () => {
    expect(toCase(ticket)).toStrictEqual(read);
  });

  it('can have little more than a message', () => {
    const wire: WireTicket = {
      ...ticket,
      kind: 'customer-service',
      equipment: null,
      availability: [],
      onsiteContact: null,
      onBehalfOf: null,
      orderId: null,
      lineId: null,
      comments: [],
      rating: null,
      canComment: false,
      canRate: true,
    };
    expect(toCase(wire)).toStrictEqual({
      ...read,
      kind: 'customer',
      equipment: null,
      availability: [],
      onsiteContact: null,
      onBehalfOf: null,
      about: null,
      conversation: [],
      rating: null,
      canComment: false,
      canRate: true,
    });
  });

  it('can have equipment without a detail and without a number', () => {
    const equipment = { type: { code: 'cooler', label: '' }, detail: null, assetNumber: '' };
    expect(toCase({ ...ticket, equipment }).equipment).toStrictEqual({
      type: { code: 'cooler', label: 'cooler' },
      detail: null,
      assetNumber: '',
    });
  });

  it.each([
    ['3', '9', null, { kind: 'order', orderId: '3', lineId: '9' }],
    ['3', null, null, { kind: 'order', orderId: '3', lineId: null }],
    ['3', null, '8', { kind: 'order', orderId: '3', lineId: null }],
    [null, null, '8', { kind: 'invoice', invoiceId: '8' }],
    [null, '9', null, null],
  ])('with the order %j, the line %j and the invoice %j is about %j', (orderId, lineId, invoiceId, about) => {
    expect(toCase({ ...ticket, orderId, lineId, invoiceId }).about).toStrictEqual(about);
  });

  it('keeps the spaces of typed texts, but no control characters', () => {
    const wire: WireTicket = {
      ...ticket,
      message: untidy('Warm'),
      equipment: { type: { code: 'fountain', label: untidy('Fountain') }, detail: null, assetNumber: untidy('A-77') },
      contact: { name: untidy('Dana'), email: untidy('d@x.example'), phone: untidy('1') },
      onsiteContact: { name: untidy('Sam'), phone: untidy('2') },
      onBehalfOf: { name: untidy('Ines'), email: untidy('i@x.example'), phone: untidy('3') },
      comments: [{ id: '4', from: 'service', name: untidy('Ada'), at: '2026-11-28T02:30:00Z', text: untidy('Why?') }],
      rating: { stars: 1, comment: untidy('Slow') },
    };
    expect(toCase(wire)).toStrictEqual({
      ...read,
      message: ' Warm ',
      equipment: { type: { code: 'fountain', label: 'Fountain' }, detail: null, assetNumber: ' A-77 ' },
      contact: { name: ' Dana ', email: ' d@x.example ', phone: ' 1 ' },
      onsiteContact: { name: ' Sam ', phone: ' 2 ' },
      onBehalfOf: { name: ' Ines ', email: ' i@x.example ', phone: ' 3 ' },
      conversation: [{ id: '4', from: 'service', name: ' Ada ', at: '2026-11-27T21:30:00-05:00', text: ' Why? ' }],
      rating: { stars: 1, comment: ' Slow ' },
    });
  });

  it('is malformed with an invalid time of a comment', () => {
    const comments: WireTicket['comments'] = [{ id: '4', from: 'buyer', name: 'Dana', at: 'now', text: 'Yes' }];
    expect(() => toCase({ ...ticket, comments })).toThrow(malformed('A time is not valid'));
  });
});

describe('the options of a new case', () => {
  const choices: WireChoices = {
    kinds: [
      {
        code: 'customer-service',
        problems: [
          {
            code: 'delivery',
            label: untidy('Delivery'),
            reasons: [
              { code: 'late', label: untidy('Late') },
              { code: 'short', label: '' },
            ],
            usualFor: ['invoice', 'visit', 'order'],
          },
          { code: 'other', label: '', reasons: [], usualFor: [] },
        ],
      },
      {
        code: 'equipment',
        problems: [{ code: 'no-cooling', label: 'Not cooling', reasons: [], usualFor: ['order', ''] }],
      },
    ],
    equipment: [
      {
        code: 'fountain',
        label: untidy('Fountain'),
        details: [
          { code: 'six', label: untidy('Six valves') },
          { code: 'eight', label: ' ' },
        ],
      },
      { code: 'cooler', label: '', details: [] },
    ],
    statuses: [
      { code: 'new', label: untidy('New') },
      { code: 'closed', label: '' },
    ],
    messageMax: 4_000,
    contact: { name: untidy('Dana'), email: untidy('d@x.example'), phone: untidy('1') },
    today: '2026-11-28',
  };

  it('have the problems by kind, the equipment and the statuses, with tidy labels or codes', () => {
    expect(toSupportOptions(choices)).toStrictEqual({
      kinds: ['customer', 'equipment'],
      problems: {
        equipment: [{ code: 'no-cooling', label: 'Not cooling', reasons: [], usualFor: ['order'] }],
        customer: [
          {
            code: 'delivery',
            label: 'Delivery',
            reasons: [
              { code: 'late', label: 'Late' },
              { code: 'short', label: 'short' },
            ],
            usualFor: ['order', 'invoice'],
          },
          { code: 'other', label: 'other', reasons: [], usualFor: [] },
        ],
      },
      equipment: [
        {
          code: 'fountain',
          label: 'Fountain',
          details: [
            { code: 'six', label: 'Six valves' },
            { code: 'eight', label: 'eight' },
          ],
        },
        { code: 'cooler', label: 'cooler', details: [] },
      ],
      statuses: [
        { code: 'new', label: 'New' },
        { code: 'closed', label: 'closed' },
      ],
      messageMax: 4_000,
      attachments: null,
      contact: { name: ' Dana ', email: ' d@x.example ', phone: ' 1 ' },
      today: '2026-11-28',
    });
  });

  it('are empty for a buyer who can create no case', () => {
    const none = { ...choices, kinds: [], equipment: [], statuses: [], contact: { name: '', email: '', phone: '' } };
    expect(toSupportOptions(none)).toStrictEqual({
      kinds: [],
      problems: { equipment: [], customer: [] },
      equipment: [],
      statuses: [],
      messageMax: 4_000,
      attachments: null,
      contact: { name: '', email: '', phone: '' },
      today: '2026-11-28',
    });
  });
});

describe('a piece of equipment', () => {
  const fountain = { number: 'A-77', type: { code: 'fountain', label: untidy('Fountain') } };

  it('is named by its type and detail', () => {
    const detail = { code: 'six', label: untidy('Six valves') };
    expect(toAsset({ ...fountain, detail, place: untidy('Bar') })).toStrictEqual({
      number: 'A-77',
      type: 'fountain',
      detail: 'six',
      name: 'Fountain, Six valves',
      place: ' Bar ',
    });
  });

  it('is named by its type only without a detail', () => {
    expect(toAsset({ ...fountain, detail: null, place: '' })).toStrictEqual({
      number: 'A-77',
      type: 'fountain',
      detail: null,
      name: 'Fountain',
      place: '',
    });
  });

  it('is named by codes without labels', () => {
    const nameless = {
      number: '',
      type: { code: 'cooler', label: '' },
      detail: { code: 'tall', label: ' ' },
      place: '',
    };
    expect(toAsset(nameless).name).toBe('cooler, tall');
  });
});

describe('a created case', () => {
  const created = { id: '12', number: untidy('CS-300012'), createdAt: '2026-11-27T15:00:00.000Z', timeZone: 'UTC' };

  it('has its number and the local time', () => {
    expect(toCreatedCase(created)).toStrictEqual({
      id: '12',
      number: 'CS-300012',
      createdAt: '2026-11-27T15:00:00+00:00',
    });
    expect(toCreatedCase({ ...created, timeZone: 'America/New_York' }).createdAt).toBe('2026-11-27T10:00:00-05:00');
  });

  it('is malformed with an invalid time', () => {
    expect(() => toCreatedCase({ ...created, createdAt: 'now' })).toThrow(malformed('A time is not valid'));
  });
});

describe('the input of a case', () => {
  const newCase: NewCase = {
    kind: 'equipment',
    equipment: { type: 'fountain', detail: null, assetNumber: 'A-77' },
    problemType: 'no-cooling',
    reason: 'warm',
    message: 'The fountain is warm.',
    attachments: [],
    availability: [{ day: 1, start: '09:00', end: '12:00' }],
    contact: dana,
    onsiteContact: { name: 'Sam Ortiz', phone: '(207) 555-0199' },
    onBehalfOf: ines,
    about: { kind: 'order', orderId: '3', lineId: '9' },
  };
  const inputOf = (change: Partial<NewCase>) =>
    toTicketInput({ accountId: '1', draftId: 'd-1', case: { ...newCase, ...change } });
  const input = {
    draftId: 'd-1',
    kind: 'equipment',
    equipment: { type: 'fountain', detail: null, assetNumber: 'A-77' },
    problemType: 'no-cooling',
    reason: 'warm',
    message: 'The fountain is warm.',
    availability: [{ day: 1, start: '09:00', end: '12:00' }],
    contact: dana,
    onsiteContact: { name: 'Sam Ortiz', phone: '(207) 555-0199' },
    onBehalfOf: ines,
    orderId: '3',
    lineId: '9',
    invoiceId: null,
  };

  it('has the answers of the form', () => {
    expect(inputOf({})).toStrictEqual(input);
  });

  it('of customer service can have little more than a message', () => {
    const bare: Partial<NewCase> = {
      kind: 'customer',
      equipment: null,
      availability: [],
      onsiteContact: null,
      onBehalfOf: null,
      about: null,
    };
    expect(inputOf(bare)).toStrictEqual({
      ...input,
      kind: 'customer-service',
      equipment: null,
      availability: [],
      onsiteContact: null,
      onBehalfOf: null,
      orderId: null,
      lineId: null,
      invoiceId: null,
    });
  });

  it('can be about an invoice or about all of an order', () => {
    expect(inputOf({ about: { kind: 'invoice', invoiceId: '8' } })).toStrictEqual({
      ...input,
      orderId: null,
      lineId: null,
      invoiceId: '8',
    });
    expect(inputOf({ about: { kind: 'order', orderId: '4', lineId: null } })).toStrictEqual({
      ...input,
      orderId: '4',
      lineId: null,
    });
  });
});
