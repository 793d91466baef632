import { describe, expect, it, test } from 'vitest';
import { money } from '../../../src/rules';
import { draftOf, parseDraft } from '../../../src/widgets/pay-invoices/payment.draft';
import {
  barShares,
  bucketText,
  withChange,
  invoiceCountOf,
  defaultValue,
  queryOf,
  sortedBy,
  viewsFor,
} from '../../../src/widgets/pay-invoices/invoice-list.rules';
import { createPaymentStore } from '../../../src/widgets/pay-invoices/payment.store';
import { invoice } from './support';

describe('list of invoices', () => {
  it('converts its value to a query of the port', () => {
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
  it('sorts paid invoices newest first and open ones by due date, unless the buyer sorts', () => {
    const paid = withChange({ ...defaultValue, page: 3 }, { view: 'paid' });
    expect(paid).toMatchObject({ view: 'paid', sort: '-issued', page: 1 });
    expect(queryOf(paid)).toMatchObject({ sort: 'issued', descending: true });
    expect(withChange(paid, { view: 'to-pay' }).sort).toBe('due');
    expect(withChange({ ...paid, sort: 'open' }, { search: 'x' }).sort).toBe('open');
  });
  it('returns to the first page after every change but a page change', () => {
    expect(withChange({ ...defaultValue, page: 4 }, { search: 'x' }).page).toBe(1);
    expect(withChange({ ...defaultValue, page: 4 }, { page: 5 }).page).toBe(5);
  });
  it('reverses the sort of the same column', () =>
    expect([sortedBy('due', 'due'), sortedBy('-due', 'due'), sortedBy('due', 'open')]).toEqual([
      '-due',
      'due',
      'open',
    ]));
  it('counts its views from the totals', () => {
    const totals = { payable: 7, counts: { open: 4, 'past-due': 2, disputed: 1, 'recently-paid': 1, paid: 54 } };
    expect(
      (['to-pay', 'past-due', 'disputed', 'paid', 'all'] as const).map((view) => invoiceCountOf(view, totals)),
    ).toEqual([7, 2, 1, 55, 62]);
  });
  it('has a view of disputes only if the backend reports them, or a buyer is in it', () => {
    const counts = { open: 4, 'past-due': 2, disputed: 0, 'recently-paid': 1, paid: 54 };
    const disputed = { amountDue: money(0, 'USD'), pastDue: money(0, 'USD') };
    const without = ['to-pay', 'past-due', 'paid', 'all'];
    const all = ['to-pay', 'past-due', 'disputed', 'paid', 'all'];
    expect(viewsFor({ counts }, 'to-pay')).toEqual(without);
    expect(viewsFor({ counts }, 'disputed')).toEqual(all);
    expect(viewsFor({ counts, disputed }, 'to-pay')).toEqual(all);
    expect(viewsFor({ counts: { ...counts, disputed: 1 } }, 'to-pay')).toEqual(all);
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
])('bucketText converts %j to %j', (bucket, text) => expect(bucketText(bucket)).toEqual(text));

it('barShares add up to the whole despite rounding', () => {
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

describe('stored selection', () => {
  it('is parsed back unchanged', () => {
    const paying = createPaymentStore('en-US');
    paying.type(invoice(), '12.50');
    paying.chooseMethod('pm-1');
    expect(parseDraft(JSON.parse(JSON.stringify(draftOf(paying.store.getState()))))).toEqual({
      amounts: [['INV-1', '12.50']],
      methodId: 'pm-1',
    });
  });
  it('is null if nothing is selected', () => expect(draftOf(createPaymentStore('en-US').store.getState())).toBeNull());
  test.each([
    null,
    7,
    {},
    { amounts: 'x' },
    { amounts: [[1, 2]] },
    { amounts: [['', '1']] },
    { amounts: [['a', 'x'.repeat(50)]] },
    { __proto__: { amounts: [['a', '1']] } },
  ])('is rejected if it is %j', (stored) => expect(parseDraft(stored)).toBeNull());
});
