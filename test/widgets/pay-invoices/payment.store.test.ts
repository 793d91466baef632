import { describe, expect, it } from 'vitest';
import type { Credit, WalletMethod } from '../../../src/domain';
import { money } from '../../../src/rules';
import { methodOf, payRequestOf, planOf, surchargeOf } from '../../../src/widgets/pay-invoices/payment-plan.rules';
import { createPaymentStore, payablesInOrder, proposedAmount } from '../../../src/widgets/pay-invoices/payment.store';
import { invoice } from './support';

const usd = (minor: number) => money(minor, 'USD');
const method = (change: Partial<WalletMethod> = {}): WalletMethod => ({
  id: 'pm-1',
  kind: 'card',
  brand: 'Visa',
  lastFour: '4242',
  expiry: { year: 2028, month: 8 },
  nickname: '',
  isDefault: true,
  problem: null,
  isAutopayMethod: false,
  ...change,
});
const credit = (id: string, left: number): Credit => ({
  id,
  number: id,
  issuedOn: '2026-11-01',
  reason: 'Empties',
  remaining: usd(left),
});
const texts = (paying: ReturnType<typeof createPaymentStore>) =>
  [...paying.store.getState().selected].map(([id, { text }]) => [id, text]);

describe('selection of invoices', () => {
  it('proposes the amount due without the disputed part', () => {
    expect(proposedAmount(invoice())).toEqual(usd(98815));
    expect(proposedAmount(invoice({ disputedAmount: usd(5280) }))).toEqual(usd(93535));
    expect(proposedAmount(invoice({ disputedAmount: usd(98815) }))).toEqual(usd(98815));
  });

  it('distributes over proposed invoices without their disputed part, and over selected ones in full, oldest first', () => {
    const invoices = [
      invoice({ id: 'new', dueOn: '2026-11-21' }),
      invoice({ id: 'partly', dueOn: '2026-11-01', disputedAmount: usd(5280) }),
      invoice({ id: 'whole', dueOn: '2026-10-01', disputedAmount: usd(98815) }),
    ];
    expect(payablesInOrder(invoices, { areSelected: false })).toEqual([
      { id: 'partly', amountDue: usd(93535) },
      { id: 'new', amountDue: usd(98815) },
    ]);
    expect(payablesInOrder(invoices, { areSelected: true }).map(({ id, amountDue }) => [id, amountDue.minor])).toEqual([
      ['whole', 98815],
      ['partly', 98815],
      ['new', 98815],
    ]);
  });

  it('distributes over invoices with the same due date by number, as the payment plan does', () => {
    const invoices = ['INV-3', 'INV-1', 'INV-2'].map((id) => invoice({ id }));
    expect(payablesInOrder(invoices, { areSelected: true }).map(({ id }) => id)).toEqual(['INV-1', 'INV-2', 'INV-3']);
  });

  it('selects every payable invoice between two shift clicks', () => {
    const all = ['a', 'b', 'c', 'd'].map((id) => invoice({ id, isPayable: id !== 'b' }));
    const [a, , , d] = all;
    const paying = createPaymentStore('en-US');
    if (a && d) {
      paying.toggle(a, true);
      paying.toggle(d, true, all);
    }
    expect(texts(paying).map(([id]) => id)).toEqual(['a', 'c', 'd']);
  });

  it('keeps a typed amount when the whole page is selected', () => {
    const paying = createPaymentStore('en-US');
    paying.type(invoice(), '12');
    paying.add([invoice(), invoice({ id: 'INV-2' })]);
    expect(texts(paying)).toEqual([
      ['INV-1', '12'],
      ['INV-2', '988.15'],
    ]);
  });
});

describe('amount field after blur', () => {
  const left = (text: string) => {
    const paying = createPaymentStore('en-US');
    paying.type(invoice(), text);
    paying.leave('INV-1');
    return paying.store.getState().selected.get('INV-1');
  };
  it('deselects the invoice if the amount is empty or zero', () => {
    expect(left('  ')).toBeUndefined();
    expect(left('0.00')).toBeUndefined();
  });
  it('reduces an excessive amount to the amount due and marks it', () =>
    expect(left('1,000')).toMatchObject({ text: '988.15', clamped: true }));
  it('formats the amount for the locale', () => expect(left('500')).toMatchObject({ text: '500.00', clamped: false }));
  it('keeps text that is not an amount', () => expect(left('twelve')).toMatchObject({ text: 'twelve', judged: true }));
});

describe('refresh of selected invoices', () => {
  it('updates amounts that equaled the amount due, and keeps typed parts', () => {
    const paying = createPaymentStore('en-US');
    paying.add([invoice({ id: 'a' })]);
    paying.type(invoice({ id: 'b' }), '10.00');
    const changed = paying.refresh([invoice({ id: 'a', minor: 5000 }), invoice({ id: 'b', minor: 5000 })]);
    expect(texts(paying)).toEqual([
      ['a', '50.00'],
      ['b', '10.00'],
    ]);
    expect(changed.map(({ number, before, after }) => [number, before.minor, after?.minor])).toEqual([
      ['a', 98815, 5000],
      ['b', 98815, 5000],
    ]);
  });

  it('deselects invoices that are paid or missing', () => {
    const paying = createPaymentStore('en-US');
    paying.add([invoice({ id: 'a' }), invoice({ id: 'b' })]);
    expect(paying.refresh([invoice({ id: 'a', minor: 0, isPayable: false })], ['b'])).toEqual([
      { number: 'a', before: usd(98815), after: null },
      { number: 'b', before: usd(98815), after: null },
    ]);
    expect(texts(paying)).toEqual([]);
  });

  it('changes nothing if the invoices are unchanged', () => {
    const paying = createPaymentStore('en-US');
    paying.add([invoice()]);
    const before = paying.store.getState();
    expect(paying.refresh([before.selected.get('INV-1')?.invoice ?? invoice()])).toEqual([]);
    expect(paying.store.getState()).toBe(before);
  });
});

describe('payment plan', () => {
  const state = () => {
    const paying = createPaymentStore('en-US');
    paying.add([
      invoice({ id: 'new', dueOn: '2026-12-05', minor: 50000 }),
      invoice({ id: 'old', dueOn: '2026-11-07', minor: 64780 }),
    ]);
    return paying;
  };

  it('applies credits to the oldest invoice first, without those that the buyer keeps', () => {
    const paying = state();
    const plan = planOf(paying.store.getState(), [credit('x', 70000)], 'USD', 'en-US');
    expect(plan.lines.map(({ invoice: { id } }) => id)).toEqual(['old', 'new']);
    expect(plan.allocation).toMatchObject({ credit: usd(70000), charge: usd(44780), settled: usd(114780) });
    paying.useCredit('x', false);
    expect(planOf(paying.store.getState(), [credit('x', 70000)], 'USD', 'en-US').allocation.credit).toEqual(usd(0));
  });

  it('counts an amount with a problem as zero', () => {
    const paying = state();
    paying.type(invoice({ id: 'new', minor: 50000 }), '1e9');
    const plan = planOf(paying.store.getState(), [], 'USD', 'en-US');
    expect([...plan.problems.keys()]).toEqual(['new']);
    expect(plan.allocation.settled).toEqual(usd(64780));
  });

  it('sends the amounts that are shown, including the surcharge', () => {
    const plan = planOf(state().store.getState(), [], 'USD', 'en-US');
    const surcharge = { rate: 3, amount: usd(3443), basis: usd(114780) };
    expect(payRequestOf('acc', plan, method(), surcharge)).toEqual({
      accountId: 'acc',
      lines: [
        { invoiceId: 'old', amount: usd(64780) },
        { invoiceId: 'new', amount: usd(50000) },
      ],
      credits: [],
      methodId: 'pm-1',
      surcharge: usd(3443),
      total: usd(118223),
    });
  });

  it('sends no method and no surcharge if credits cover everything', () => {
    const plan = planOf(state().store.getState(), [credit('x', 200000)], 'USD', 'en-US');
    expect(payRequestOf('acc', plan, method(), { rate: 3, amount: usd(1), basis: usd(1) })).toMatchObject({
      methodId: null,
      surcharge: null,
      total: usd(0),
    });
  });
});

describe('payment method', () => {
  it('is the selected one, the default, or the first usable one', () => {
    const many = [
      method({ id: 'a', isDefault: false }),
      method({ id: 'b', problem: 'expired' }),
      method({ id: 'c', isDefault: false }),
    ];
    expect(methodOf(many, 'c', []).method?.id).toBe('c');
    expect(methodOf(many, 'b', []).method?.id).toBe('a');
    expect(methodOf([], 'a', []).method).toBeNull();
  });
  it('replaces a default that alone has a surcharge, and reports the saving (decision 56)', () => {
    const many = [method({ id: 'card', isDefault: true }), method({ id: 'bank', kind: 'ach', isDefault: false })];
    const quote = (methodId: string) => ({ methodId, surcharge: { rate: 3, amount: usd(30), basis: usd(1000) } });
    expect(methodOf(many, null, [quote('card')])).toMatchObject({
      method: { id: 'bank' },
      saves: { over: { id: 'card' }, amount: usd(30) },
    });
    expect(methodOf(many, null, [quote('card'), quote('bank')])).toMatchObject({ method: { id: 'card' }, saves: null });
    expect(methodOf(many, null, [])).toMatchObject({ method: { id: 'card' }, saves: null });
    // A choice of the buyer is kept.
    expect(methodOf(many, 'card', [quote('card')])).toMatchObject({ method: { id: 'card' }, saves: null });
  });
  it('has the quoted surcharge, and none without a quote (decision 2)', () => {
    const quote = { rate: 3, amount: usd(30), basis: usd(1000) };
    expect(surchargeOf([{ methodId: 'a', surcharge: quote }], 'a')).toBe(quote);
    expect(surchargeOf([{ methodId: 'a', surcharge: quote }], 'b')).toBeNull();
  });
});
