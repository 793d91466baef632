import { describe, expect, it } from 'vitest';
import {
  answerProblems,
  answersFor,
  shortfallFor,
  withDeliveryMode,
} from '../../../src/widgets/checkout/checkout.lazy.rules';
import {
  agreedTotal,
  answerFields,
  initialAnswers,
  type FormAnswers,
  additionalParts,
  minimumFor,
  nextCutOff,
  slotsAt,
  deliveryModesOf,
  takesEmpties,
  withMethod,
} from '../../../src/widgets/checkout/checkout.rules';
import type { OrderRequirements } from '../../../src/rules';
import { now, opened } from './support';

const checkout = await opened();
const card = checkout.paymentMethods.find(({ kind }) => kind === 'card')?.id ?? null;
const split = await opened('split-shipment');
const canal = await opened('consolidated', 'brasserie-du-canal', 'noemie');
const first = initialAnswers(checkout, now);
const complete: FormAnswers = { ...first, purchaseOrderNumber: 'HLT-1131', termsAccepted: true };
const both = { consolidated: true, split: true };

describe('the first answers of a checkout', () => {
  it('are the first delivery method with its first open date and the first payment method, in one delivery', () => {
    expect(first).toMatchObject({
      method: 'delivery',
      date: '2026-11-19',
      spread: 'together',
      paymentMethodId: 'on-account',
      empties: { cylinder: 0, glass: 0 },
      termsAccepted: false,
    });
  });

  it('lack only a PO number and consent', () => {
    expect(Object.keys(answerProblems(first, checkout, now))).toEqual(['purchaseOrderNumber', 'termsAccepted']);
    expect(answerProblems(complete, checkout, now)).toEqual({});
    expect(answerProblems({ ...complete, purchaseOrderNumber: '  ' }, checkout, now)).toEqual({
      purchaseOrderNumber: { code: 'missing' },
    });
  });
});

describe('what the account requires', () => {
  const withRequirements = (requirements: OrderRequirements) => ({ ...checkout, requirements });

  it('can be less than a PO number and consent', () => {
    const optional = withRequirements({ purchaseOrderNumber: 'optional', termsAccepted: true });
    expect(Object.keys(answerProblems(first, optional, now))).toEqual(['termsAccepted']);
    const nothing = withRequirements({ purchaseOrderNumber: 'off', termsAccepted: false });
    expect(answerProblems(first, nothing, now)).toEqual({});
  });

  it('does not allow a card number as an optional PO number', () => {
    const optional = withRequirements({ purchaseOrderNumber: 'optional', termsAccepted: false });
    expect(answerProblems({ ...first, purchaseOrderNumber: '4111111111111111' }, optional, now)).toEqual({
      purchaseOrderNumber: { code: 'paymentNumber' },
    });
  });

  it('determines what is sent: not the answers of a draft to questions that are no longer asked', () => {
    expect(answersFor(checkout, complete, now)).toMatchObject({ purchaseOrderNumber: 'HLT-1131', termsAccepted: true });
    const nothing = withRequirements({ purchaseOrderNumber: 'off', termsAccepted: false });
    expect(answersFor(nothing, complete, now)).toMatchObject({ purchaseOrderNumber: '', termsAccepted: false });
  });
});

describe('the store’s own fields', async () => {
  const own = await opened('own-fields');
  const required = { id: 'cost-center', value: 'bar' };
  const filled = { ...complete, fields: [required, { id: 'receiver', value: 'Sam' }] };
  const unfinished = { unread: [], uploading: [] };

  it('are checked, with the field and its problem', () => {
    expect(answerProblems(filled, own, now)).toEqual({});
    expect(Object.keys(answerProblems(complete, own, now))).toEqual(['fields.cost-center', 'fields.receiver']);
    expect(
      answerProblems({ ...filled, fields: [required, { id: 'receiver', value: 'x'.repeat(61) }] }, own, now),
    ).toMatchObject({
      'fields.receiver': { code: 'ownField', field: { id: 'receiver' }, problem: { code: 'tooLong' } },
    });
  });

  it('do not take card numbers', () => {
    const fields = [required, { id: 'receiver', value: '4111111111111111' }];
    expect(answerProblems({ ...filled, fields }, own, now)).toEqual({ 'fields.receiver': { code: 'paymentNumber' } });
  });

  it('wait until a file is uploaded', () => {
    expect(answerProblems(filled, own, now, { ...unfinished, uploading: ['permit'] })).toMatchObject({
      'fields.permit': { problem: { code: 'uploading' } },
    });
  });

  it('need no file if the adapter cannot upload one', () => {
    const fields = own.fields?.map((field) => (field.kind === 'file' ? { ...field, required: true } : field));
    const strict = { ...own, ...(fields === undefined ? {} : { fields }) };
    expect(Object.keys(answerProblems(filled, strict, now))).toEqual(['fields.permit']);
    expect(answerProblems(filled, strict, now, unfinished, false)).toEqual({});
  });

  it('are in the order of the form, between empties and payment', () => {
    expect(answerFields(own)).toEqual([
      'date',
      'additionalDeliveries',
      'notes',
      'cylinder',
      'glass',
      'fields.cost-center',
      'fields.receiver',
      'fields.event-date',
      'fields.permit',
      'fields.warehouse-note',
      'purchaseOrderNumber',
      'paymentMethodId',
      'termsAccepted',
    ]);
  });

  it('are sent only by a checkout that has them', () => {
    expect(answersFor(own, filled, now).fields).toEqual(filled.fields);
    expect(answersFor(checkout, filled, now)).not.toHaveProperty('fields');
  });
});

describe('dates', () => {
  it('close exactly at their cut-off', () => {
    const cutOff = Date.parse('2026-11-17T14:00:00-05:00');
    expect(nextCutOff(checkout, now)).toBeLessThanOrEqual(cutOff);
    expect(slotsAt(checkout, complete, cutOff - 1)[0]?.open).toBe(true);
    expect(slotsAt(checkout, complete, cutOff)[0]?.open).toBe(false);
    expect(answerProblems(complete, checkout, cutOff)).toEqual({ date: { code: 'closed' } });
  });

  it('depend on the delivery method', () => {
    const pickup = withMethod(checkout, complete, 'pickup', now);
    expect(pickup.date).toBe('2026-11-17');
    expect(answerProblems({ ...complete, ...pickup }, checkout, now)).toEqual({});
  });
});

describe('several deliveries', () => {
  it('are offered by group to one bottler, and by line if the store allows split shipments', () => {
    expect(deliveryModesOf(canal, both)).toEqual(['together', 'groups', 'split']);
    expect(deliveryModesOf(canal, { consolidated: false, split: false })).toEqual(['together']);
    expect(
      deliveryModesOf({ ...canal, groups: canal.groups.slice(0, 1) }, { consolidated: true, split: false }),
    ).toEqual(['together']);
    expect(
      deliveryModesOf(
        { ...split, cart: { ...split.cart, lines: split.cart.lines.slice(0, 1) } },
        { consolidated: false, split: true },
      ),
    ).toEqual(['together']);
  });

  it('start with the first date of each group', () => {
    const groups = { ...complete, ...withDeliveryMode(canal, initialAnswers(canal, now), 'groups', now) };
    const [part] = additionalParts(canal, groups, now);
    expect(part?.lineIds).toEqual(canal.groups[1]?.lineIds);
    expect(answersFor(canal, groups, now).additionalDeliveries).toEqual([
      { date: '2026-11-18', lineIds: canal.groups[1]?.lineIds },
    ]);
  });

  it('need lines for both dates and two different dates', () => {
    const answers = { ...complete, ...withDeliveryMode(split, complete, 'split', now) };
    const ids = split.cart.lines.map(({ id }) => id);
    const later = (change: Partial<FormAnswers>) =>
      answerProblems({ ...answers, ...change }, split, now).additionalDeliveries?.code;
    expect(later({})).toBe('noLines');
    expect(later({ moved: ids })).toBe('allLines');
    expect(later({ moved: ids.slice(0, 2) })).toBeUndefined();
    expect(later({ moved: ids.slice(0, 2), laterDates: { split: answers.date } })).toBe('missing');
    expect(later({ moved: ids.slice(0, 2), laterDates: { split: '2026-11-26' } })).toBe('closed');
    expect(later({ moved: ['gone'] })).toBe('noLines');
  });

  it('do not exist for a pickup', () => {
    const answers: FormAnswers = {
      ...complete,
      spread: 'split',
      moved: [split.cart.lines[0]?.id ?? ''],
      method: 'pickup',
      date: '2026-11-17',
    };
    expect(answersFor(split, answers, now).additionalDeliveries).toEqual([]);
  });
});

describe('an order', () => {
  it('includes the surcharge of a card only for a delivery (decision 2)', () => {
    expect(agreedTotal(checkout, complete).minor).toBe(123994);
    expect(agreedTotal(checkout, { ...complete, paymentMethodId: card }).minor).toBe(127714);
    expect(agreedTotal(checkout, { ...complete, paymentMethodId: card, method: 'pickup' }).minor).toBe(123994);
  });

  it('has the minimum of its delivery method (decision 6)', async () => {
    const short = await opened('below-minimum');
    expect(minimumFor(short, 'pickup')).toEqual({ cases: 10 });
    expect(shortfallFor(short, 'delivery')?.cases).toBe(34);
    expect(shortfallFor(short, 'pickup')?.cases).toBe(4);
  });

  it('returns empties with a delivery, not with a pickup', () => {
    const answers = { ...complete, empties: { cylinder: 2, glass: 6 } };
    expect(takesEmpties(checkout, 'pickup')).toBe(false);
    expect(answersFor(checkout, answers, now).empties).toEqual({ cylinder: 2, glass: 6 });
    expect(answersFor(checkout, { ...answers, method: 'pickup' }, now).empties).toEqual({ cylinder: 0, glass: 0 });
    const unfinished = { unread: ['glass'], uploading: [] } as const;
    expect(answerProblems(complete, checkout, now, unfinished)).toEqual({ glass: { code: 'invalid' } });
    expect(answerProblems({ ...complete, method: 'pickup', date: '2026-11-17' }, checkout, now, unfinished)).toEqual(
      {},
    );
  });

  it('reports how many characters a note is too long, and keeps the whole note', () => {
    const notes = 'x'.repeat(140);
    expect(answerProblems({ ...complete, notes }, checkout, now)).toEqual({ notes: { code: 'tooLong', over: 8 } });
    expect(answersFor(checkout, { ...complete, notes }, now).notes).toBe(notes);
  });
});
