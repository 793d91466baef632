import { describe, expect, it } from 'vitest';
import { initialAnswers } from '../../../src/widgets/checkout/checkout.rules';
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
      parseDraft(JSON.parse(JSON.stringify(toDraft({ ...answers, unread: ['glass'] })))),
      checkout,
      now,
    );
    expect(again).toEqual({ ...answers, termsAccepted: false });
  });

  it('contains no text with a card or account number', () => {
    expect(
      toDraft({ ...first, notes: 'Card 4111 1111 1111 1111', purchaseOrderNumber: '4111111111111111', unread: [] }),
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
