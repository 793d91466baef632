import { describe, expect, it } from 'vitest';
import { createVendureAdapter } from '../../../src/adapters/vendure';
import type { NewCase } from '../../../src/ports';

/** A request of the adapter. */
interface Sent {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** An adapter whose server answers each request with the next of the given data. */
function answering(...answers: readonly object[]) {
  const sent: Sent[] = [];
  const adapter = createVendureAdapter({
    baseUrl: 'https://shop.example',
    trade: true,
    fetch: async (input, init) => {
      // The adapter's own request.
      sent.push((await new Request(input, init).json()) as Sent);
      return Response.json({ data: answers[sent.length - 1] });
    },
  });
  return { adapter, sent };
}

const at = { accountId: '7', locale: 'en-US' };
const contact = { name: 'Dana Whitlock', email: 'dana@harborlane.example', phone: '(207) 555-0114' };

const ticket = {
  id: '12',
  number: 'CS-300012',
  kind: 'customer-service',
  problemType: { code: 'delivery', label: 'Delivery' },
  reason: { code: 'recycling', label: '' },
  status: { code: 'waiting', label: 'Waiting for you' },
  createdAt: '2026-11-27T15:00:00.000Z',
  changedAt: '2026-11-28T02:30:00.000Z',
  timeZone: 'America/New_York',
  message: 'One <crate> is broken',
  equipment: null,
  availability: [{ day: 1, start: '09:00', end: '12:00' }],
  contact,
  onsiteContact: null,
  onBehalfOf: null,
  orderId: '3',
  lineId: null,
  invoiceId: null,
  comments: [{ id: '4', from: 'service', name: 'Ines', at: '2026-11-28T02:30:00.000Z', text: 'As a credit?' }],
  rating: null,
  canComment: true,
  canRate: false,
};

const newCase: NewCase = {
  kind: 'customer',
  equipment: null,
  problemType: 'delivery',
  reason: 'late',
  message: 'The truck did not come.',
  attachments: [],
  availability: [],
  contact,
  onsiteContact: null,
  onBehalfOf: null,
  about: { kind: 'order', orderId: '3', lineId: '9' },
};

describe('the tickets of the plugin', () => {
  it('are cases with local times, the status group and what they are about', async () => {
    const { adapter } = answering({ tradeTicket: ticket });
    expect(await adapter.support.read({ ...at, caseId: '12' })).toMatchObject({
      kind: 'customer',
      // A code without a label is shown as it is.
      reason: { code: 'recycling', label: 'recycling' },
      statusGroup: 'waiting-for-you',
      createdAt: '2026-11-27T10:00:00-05:00',
      modifiedAt: '2026-11-27T21:30:00-05:00',
      message: 'One <crate> is broken',
      attachments: [],
      about: { kind: 'order', orderId: '3', lineId: null },
      conversation: [{ id: '4', from: 'service', at: '2026-11-27T21:30:00-05:00' }],
    });
  });

  it('are found by days of the account', async () => {
    const { adapter, sent } = answering({ tradeTickets: { items: [ticket], totalItems: 11 } });
    const page = await adapter.support.search({
      ...at,
      text: ' 3000 ',
      statuses: ['waiting'],
      problemTypes: [],
      created: { start: '2026-11-01', end: null },
      modified: { start: null, end: '2026-11-27' },
      page: 1,
      pageSize: 1,
    });
    expect(page).toMatchObject({ page: 1, pageSize: 1, total: 11, hasMore: true, items: [{ id: '12' }] });
    expect(sent[0]?.variables).toEqual({
      options: {
        text: ' 3000 ',
        statuses: ['waiting'],
        problemTypes: [],
        createdFrom: '2026-11-01',
        createdUntil: null,
        changedFrom: null,
        changedUntil: '2026-11-27',
        skip: 1,
        take: 1,
      },
    });
  });

  it('can be of the offered kinds, and have no attachments', async () => {
    const { adapter } = answering({
      tradeTicketChoices: {
        kinds: [
          {
            code: 'customer-service',
            problems: [{ code: 'delivery', label: 'Delivery', reasons: [ticket.reason], usualFor: ['order', 'rain'] }],
          },
        ],
        equipment: [],
        statuses: [ticket.status],
        messageMax: 1000,
        contact,
        today: '2026-11-28',
      },
    });
    const options = await adapter.support.options(at);
    expect(options).toMatchObject({
      kinds: ['customer'],
      attachments: null,
      problems: { equipment: [], customer: [{ code: 'delivery', usualFor: ['order'] }] },
    });
    expect(adapter.support).not.toHaveProperty('upload');
    expect(adapter.support).not.toHaveProperty('file');
  });

  it.each([
    ['ticket-gone', 'not-found'],
    ['ticket-closed', 'conflict'],
    ['ticket-open', 'conflict'],
    ['other', 'malformed'],
  ])('that are not changed because of %s reject with %s', async (refusal, code) => {
    const result = { ticket: null, refusal, problems: [] };
    const { adapter } = answering({ result }, { result });
    const comment = { ...at, caseId: '12', key: 'k', text: 'Yes' };
    await expect(adapter.support.comment(comment)).rejects.toMatchObject({ code });
    const rating = { stars: 5, comment: '' };
    await expect(adapter.support.rate({ ...at, caseId: '12', rating })).rejects.toMatchObject({ code });
  });

  it('name the field that is not accepted', async () => {
    const problems = [{ field: 'text', code: 'valueMissing' }];
    const { adapter } = answering({ result: { ticket: null, refusal: 'invalid', problems } });
    await expect(adapter.support.comment({ ...at, caseId: '12', key: 'k', text: ' ' })).rejects.toMatchObject({
      code: 'rejected',
      fields: { text: 'valueMissing' },
    });
  });
});

describe('a new ticket', () => {
  it('is prepared with its draft and its order, and is not created twice', async () => {
    const made = { id: '12', number: 'CS-300012', createdAt: ticket.createdAt, timeZone: ticket.timeZone };
    const { adapter, sent } = answering({
      outcome: { state: 'DONE', handle: null, refusal: null, problems: [], ticket: made },
    });
    expect(await adapter.createCase.prepare({ ...at, draftId: 'd-1', case: newCase })).toEqual({
      outcome: 'done',
      value: { id: '12', number: 'CS-300012', createdAt: '2026-11-27T10:00:00-05:00' },
    });
    expect(sent[0]?.variables).toMatchObject({
      input: { draftId: 'd-1', kind: 'customer-service', orderId: '3', lineId: '9', invoiceId: null },
    });
  });

  it('with an upload is refused without a request: the plugin stores no files', async () => {
    const { adapter, sent } = answering();
    const request = { ...at, draftId: 'd-1', case: { ...newCase, attachments: ['up-1'] } };
    expect(await adapter.createCase.prepare(request)).toEqual({ outcome: 'refused', reason: 'attachment-gone' });
    expect(sent).toEqual([]);
  });
});
