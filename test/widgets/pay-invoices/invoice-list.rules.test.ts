import { describe, expect, it, test } from 'vitest';
import { money } from '../../../src/rules';
import { draftOf, parseDraft } from '../../../src/widgets/pay-invoices/payment.draft';
import {
  barShares,
  bucketText,
  withChange,
  countIn,
  defaultValue,
  queryOf,
  sortedBy,
} from '../../../src/widgets/pay-invoices/invoice-list.rules';
import { createPaymentStore } from '../../../src/widgets/pay-invoices/payment.store';
import { invoice } from './support';

describe('what is looked at', () => {
  it('is asked for in the port’s words', () => {
    expect(queryOf({ ...defaultValue, search: ' 806 ', sort: '-open' })).toEqual({
      text: '806',
      statuses: [],
      bucket: null,
      ids: null,
      payableOnly: true,
      sort: 'open',
      descending: true,
    });
    expect(queryOf({ ...defaultValue, view: 'paid' }).statuses).toEqual(['paid', 'recently-paid']);
  });
  it('lists what is paid newest first, and what is to be paid by its due date, until a column is pressed', () => {
    const paid = withChange({ ...defaultValue, page: 3 }, { view: 'paid' });
    expect(paid).toMatchObject({ view: 'paid', sort: '-issued', page: 1 });
    expect(queryOf(paid)).toMatchObject({ sort: 'issued', descending: true });
    expect(withChange(paid, { view: 'to-pay' }).sort).toBe('due');
    expect(withChange({ ...paid, sort: 'open' }, { search: 'x' }).sort).toBe('open');
  });
  it('goes back to the first page with any other change', () => {
    expect(withChange({ ...defaultValue, page: 4 }, { search: 'x' }).page).toBe(1);
    expect(withChange({ ...defaultValue, page: 4 }, { page: 5 }).page).toBe(5);
  });
  it('is turned round by the same column', () =>
    expect([sortedBy('due', 'due'), sortedBy('-due', 'due'), sortedBy('due', 'open')]).toEqual([
      '-due',
      'due',
      'open',
    ]));
  it('is counted from the totals', () => {
    const totals = { payable: 7, counts: { open: 4, 'past-due': 2, disputed: 1, 'recently-paid': 1, paid: 54 } };
    expect((['to-pay', 'past-due', 'disputed', 'paid', 'all'] as const).map((view) => countIn(view, totals))).toEqual([
      7, 2, 1, 55, 62,
    ]);
  });
});

test.each([
  [
    { from: 1, to: 30 },
    { kind: 'late', from: 1, to: 30 },
  ],
  [
    { from: 91, to: null },
    { kind: 'lateOver', days: 90 },
  ],
  [
    { from: -7, to: 0 },
    { kind: 'soon', days: 7 },
  ],
  [{ from: null, to: -8 }, { kind: 'later' }],
])('a bucket of %j is said as %j', (bucket, said) => expect(bucketText(bucket)).toEqual(said));

it('the bar’s parts are the whole, whatever is rounded', () => {
  const aging = [333, 333, 334, 1].map((minor, at) => ({
    id: String(at),
    from: 1,
    to: 2,
    count: 1,
    amount: money(minor, 'USD'),
  }));
  expect(barShares(aging).reduce((sum, { width }) => sum + width, 0)).toBe(10_000);
  expect(barShares([])).toEqual([]);
});

describe('a kept choice', () => {
  it('is read back', () => {
    const paying = createPaymentStore('en-US');
    paying.type(invoice(), '12.50');
    paying.chooseMethod('pm-1');
    expect(parseDraft(JSON.parse(JSON.stringify(draftOf(paying.store.getState()))))).toEqual({
      amounts: [['INV-1', '12.50']],
      methodId: 'pm-1',
    });
  });
  it('is none when nothing is chosen', () => expect(draftOf(createPaymentStore('en-US').store.getState())).toBeNull());
  test.each([
    null,
    7,
    {},
    { amounts: 'x' },
    { amounts: [[1, 2]] },
    { amounts: [['', '1']] },
    { amounts: [['a', 'x'.repeat(50)]] },
    { __proto__: { amounts: [['a', '1']] } },
  ])('%j is none', (kept) => expect(parseDraft(kept)).toBeNull());
});
