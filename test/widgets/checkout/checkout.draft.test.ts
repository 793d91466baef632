import { describe, expect, it } from 'vitest';
import { memoryStore } from '../../../src/runtime/storage';
import { initialAnswers } from '../../../src/widgets/checkout/checkout.rules';
import { parseDraft, withDraft } from '../../../src/widgets/checkout/checkout.draft';
import { createFormModel } from '../../../src/widgets/checkout/checkout-form.store';
import { now, opened } from './support';

const checkout = await opened('split-shipment');
const first = initialAnswers(checkout, now);
const lineId = checkout.cart.lines[0]?.id ?? '';

describe('a kept draft', () => {
  it('brings every answer back but the consent', () => {
    const store = memoryStore();
    const model = createFormModel(first, { store, key: 'draft', found: false });
    expect(model.unsaved()).toBe(false);
    model.change({ spread: 'split', moved: [lineId], laterDates: { split: '2026-11-24' }, empties: { cylinder: 1, glass: 3 }, notes: 'Ring', purchaseOrderNumber: 'HLT-1', paymentMethodId: 'pm-harbor-lane-taproom-1', termsAccepted: true });
    expect(model.unsaved()).toBe(true);
    const again = withDraft(first, parseDraft(JSON.parse(store.get('draft') ?? '')), checkout, now);
    expect(again).toEqual({ ...model.store.getState().answers, termsAccepted: false });
  });

  it('is an unsaved draft from the start where one was found (decision 13)', () => {
    expect(createFormModel(first, { store: memoryStore(), key: 'draft', found: true }).unsaved()).toBe(true);
  });

  it('asks again for what is no longer offered', () => {
    const draft = parseDraft({
      method: 'pickup', date: '2020-01-01', spread: 'groups', moved: ['gone', lineId], laterDates: { split: '2020-01-02', van: 'x' }, empties: { cylinder: 999, glass: 1.5 }, paymentMethodId: 'seashells',
    });
    expect(withDraft(first, draft, checkout, now)).toMatchObject({
      method: 'pickup', date: '2026-11-17', moved: [lineId], laterDates: {}, empties: { cylinder: 24, glass: 0 }, paymentMethodId: 'on-account',
    });
    const fewer = { ...checkout, groups: [], deliveries: checkout.deliveries.slice(0, 1), empties: [] };
    expect(withDraft(first, draft, fewer, now)).toMatchObject({ method: 'delivery', spread: 'together', empties: { cylinder: 0, glass: 0 } });
  });

  it.each([null, 'text', 7, true])('that is %j is no draft', (value) => expect(parseDraft(value)).toBeNull());
});

describe('fields', () => {
  it('are judged when told, once each', () => {
    const model = createFormModel(first, { store: memoryStore(), key: 'draft', found: false });
    model.judge('notes');
    model.judge('notes', 'date');
    model.read('glass', false);
    model.read('glass', false);
    expect([...model.store.getState().judged]).toEqual(['notes', 'date']);
    expect(model.store.getState().unread).toEqual(['glass']);
    model.read('glass', true);
    expect(model.store.getState().unread).toEqual([]);
  });
});
