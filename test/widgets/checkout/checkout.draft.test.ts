import { describe, expect, it } from 'vitest';
import { type FormAnswers, initialAnswers } from '../../../src/widgets/checkout/checkout.rules';
import { parseDraft, toDraft, withDraft } from '../../../src/widgets/checkout/checkout.draft';
import { now, opened } from './support';

const checkout = await opened('split-shipment');
const first = initialAnswers(checkout, now);
const lineId = checkout.cart.lines[0]?.id ?? '';

describe('a stored draft', () => {
  it('restores every answer except the consent', () => {
    const answers = {
      ...first,
      spread: 'split',
      moved: [lineId],
      laterDates: { split: '2026-11-24' },
      empties: { cylinder: 1, glass: 3 },
      notes: 'Ring',
      purchaseOrderNumber: 'HLT-1',
      paymentMethodId: 'pm-harbor-lane-taproom-1',
      termsAccepted: true,
    } as const;
    const again = withDraft(
      first,
      parseDraft(JSON.parse(JSON.stringify(toDraft({ ...answers, unread: ['glass'], uploading: ['permit'] })))),
      checkout,
      now,
    );
    expect(again).toEqual({ ...answers, termsAccepted: false });
  });

  it('contains no text with a card or account number', () => {
    expect(
      toDraft({
        ...first,
        notes: 'Card 4111 1111 1111 1111',
        purchaseOrderNumber: '4111111111111111',
        unread: [],
        uploading: [],
      }),
    ).toMatchObject({ notes: '', purchaseOrderNumber: '' });
  });

  it('falls back to the first answers for options that are no longer offered', () => {
    const draft = parseDraft({
      method: 'pickup',
      date: '2020-01-01',
      spread: 'groups',
      moved: ['gone', lineId],
      laterDates: { split: '2020-01-02', van: 'x' },
      empties: { cylinder: 999, glass: 1.5 },
      paymentMethodId: 'seashells',
    });
    expect(withDraft(first, draft, checkout, now)).toMatchObject({
      method: 'pickup',
      date: '2026-11-17',
      moved: [lineId],
      laterDates: {},
      empties: { cylinder: 24, glass: 0 },
      paymentMethodId: 'on-account',
    });
    const fewer = { ...checkout, groups: [], deliveries: checkout.deliveries.slice(0, 1), empties: [] };
    expect(withDraft(first, draft, fewer, now)).toMatchObject({
      method: 'delivery',
      spread: 'together',
      empties: { cylinder: 0, glass: 0 },
    });
  });

  it.each([null, 'text', 7, true])('is not parsed from %j', (value) => expect(parseDraft(value)).toBeNull());
});

describe('answers to the store’s own fields in a draft', async () => {
  const answers = [
    { id: 'cost-center', value: 'bar' },
    { id: 'receiver', value: 'Sam Rivera' },
    { id: 'event-date', value: '2026-11-20' },
    { id: 'permit', value: 'up-1', fileName: 'permit.pdf' },
  ];
  const own = await opened('own-fields');
  const restored = (fields: readonly object[]) => withDraft(first, parseDraft({ fields }), own, now).fields;
  const stored = (fields: FormAnswers['fields']) =>
    toDraft({ ...first, fields, unread: [], uploading: [] }).fields ?? [];

  it('are restored, files included', () => {
    expect(restored(stored(answers))).toEqual(answers);
  });

  it('contain no card or account number, while a handle may look like one', () => {
    const handle = { id: 'permit', value: '4111111111111111', fileName: 'permit.pdf' };
    expect(stored([{ id: 'receiver', value: '4111 1111 1111 1111' }, handle])).toEqual([handle]);
  });

  it('are left out if the field is no longer offered; answers that it no longer accepts stay, and are its errors', () => {
    const kept = [
      { id: 'cost-center', value: 'closed-bar' },
      { id: 'event-date', value: '2020-01-01' },
      { id: 'receiver', value: 'x'.repeat(80) },
    ];
    expect(
      restored([
        { id: 'gone', value: 'x' },
        // A text field cannot have a file, nor a file field a text.
        { id: 'warehouse-note', value: 'up-1', fileName: 'permit.pdf' },
        { id: 'permit', value: 'a text' },
        { id: 'permit' },
        ...kept,
      ]),
    ).toEqual(kept);
  });

  it('are left out by a store without own fields', () => {
    expect(withDraft(first, parseDraft({ fields: answers }), checkout, now).fields).toEqual([]);
  });
});
