import { describe, expect, it } from 'vitest';
import type { Credit, WalletMethod } from '../../../src/domain';
import { money } from '../../../src/rules';
import { methodOf, payRequestOf, planOf, surchargeOf } from '../../../src/widgets/pay-invoices/payment-plan.rules';
import { createPaymentStore, proposedAmount } from '../../../src/widgets/pay-invoices/payment.store';
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
  paysAutomatically: false,
  ...change,
});
const credit = (id: string, left: number): Credit => ({
  id,
  number: id,
  issuedOn: '2026-11-01',
  reason: 'Empties',
  left: usd(left),
});
const texts = (paying: ReturnType<typeof createPaymentStore>) =>
  [...paying.store.getState().chosen].map(([id, { text }]) => [id, text]);

describe('choosing', () => {
  it('proposes what is open, and leaves what is in dispute', () => {
    expect(proposedAmount(invoice())).toEqual(usd(98815));
    expect(proposedAmount(invoice({ disputed: usd(5280) }))).toEqual(usd(93535));
    expect(proposedAmount(invoice({ disputed: usd(98815) }))).toEqual(usd(98815));
  });

  it('takes every payable one between two presses with shift', () => {
    const all = ['a', 'b', 'c', 'd'].map((id) => invoice({ id, payable: id !== 'b' }));
    const [a, , , d] = all;
    const paying = createPaymentStore('en-US');
    if (a && d) {
      paying.toggle(a, true);
      paying.toggle(d, true, all);
    }
    expect(texts(paying).map(([id]) => id)).toEqual(['a', 'c', 'd']);
  });

  it('keeps an amount that was typed when the whole page is chosen', () => {
    const paying = createPaymentStore('en-US');
    paying.type(invoice(), '12');
    paying.add([invoice(), invoice({ id: 'INV-2' })]);
    expect(texts(paying)).toEqual([
      ['INV-1', '12'],
      ['INV-2', '988.15'],
    ]);
  });
});

describe('an amount field that is left', () => {
  const left = (text: string) => {
    const paying = createPaymentStore('en-US');
    paying.type(invoice(), text);
    paying.leave('INV-1');
    return paying.store.getState().chosen.get('INV-1');
  };
  it('takes the invoice out when it is blank or nothing', () => {
    expect(left('  ')).toBeUndefined();
    expect(left('0.00')).toBeUndefined();
  });
  it('is set to what is open when it is more, and says so', () =>
    expect(left('1,000')).toMatchObject({ text: '988.15', clamped: true }));
  it('is written as the locale writes it', () => expect(left('500')).toMatchObject({ text: '500.00', clamped: false }));
  it('keeps what can not be read', () => expect(left('twelve')).toMatchObject({ text: 'twelve', judged: true }));
});

describe('invoices as they are now', () => {
  it('follow with what stood for all of it, and leave a typed part', () => {
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

  it('leave when they are paid or gone', () => {
    const paying = createPaymentStore('en-US');
    paying.add([invoice({ id: 'a' }), invoice({ id: 'b' })]);
    expect(paying.refresh([invoice({ id: 'a', minor: 0, payable: false })], ['b'])).toEqual([
      { number: 'a', before: usd(98815), after: null },
      { number: 'b', before: usd(98815), after: null },
    ]);
    expect(texts(paying)).toEqual([]);
  });

  it('change nothing when they are the same', () => {
    const paying = createPaymentStore('en-US');
    paying.add([invoice()]);
    const before = paying.store.getState();
    expect(paying.refresh([before.chosen.get('INV-1')?.invoice ?? invoice()])).toEqual([]);
    expect(paying.store.getState()).toBe(before);
  });
});

describe('what a choice comes to', () => {
  const state = () => {
    const paying = createPaymentStore('en-US');
    paying.add([
      invoice({ id: 'new', dueOn: '2026-12-05', minor: 50000 }),
      invoice({ id: 'old', dueOn: '2026-11-07', minor: 64780 }),
    ]);
    return paying;
  };

  it('uses credits on the oldest first, and not those that are kept', () => {
    const paying = state();
    const plan = planOf(paying.store.getState(), [credit('x', 70000)], 'USD', 'en-US');
    expect(plan.lines.map(({ invoice: { id } }) => id)).toEqual(['old', 'new']);
    expect(plan.allocation).toMatchObject({ credit: usd(70000), charge: usd(44780), settled: usd(114780) });
    paying.useCredit('x', false);
    expect(planOf(paying.store.getState(), [credit('x', 70000)], 'USD', 'en-US').allocation.credit).toEqual(usd(0));
  });

  it('counts nothing of an amount with a problem', () => {
    const paying = state();
    paying.type(invoice({ id: 'new', minor: 50000 }), '1e9');
    const plan = planOf(paying.store.getState(), [], 'USD', 'en-US');
    expect([...plan.problems.keys()]).toEqual(['new']);
    expect(plan.allocation.settled).toEqual(usd(64780));
  });

  it('sends what is shown, the surcharge with it', () => {
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

  it('charges no method and no surcharge when credits pay for everything', () => {
    const plan = planOf(state().store.getState(), [credit('x', 200000)], 'USD', 'en-US');
    expect(payRequestOf('acc', plan, method(), { rate: 3, amount: usd(1), basis: usd(1) })).toMatchObject({
      methodId: null,
      surcharge: null,
      total: usd(0),
    });
  });
});

describe('the method', () => {
  it('is the chosen one, else the default, else the first that can be paid with', () => {
    const many = [
      method({ id: 'a', isDefault: false }),
      method({ id: 'b', problem: 'expired' }),
      method({ id: 'c', isDefault: false }),
    ];
    expect(methodOf(many, 'c', []).method?.id).toBe('c');
    expect(methodOf(many, 'b', []).method?.id).toBe('a');
    expect(methodOf([], 'a', []).method).toBeNull();
  });
  it('is another than the default where that one alone has a surcharge, and says what it saves (decision 56)', () => {
    const many = [method({ id: 'card', isDefault: true }), method({ id: 'bank', kind: 'ach', isDefault: false })];
    const quote = (methodId: string) => ({ methodId, surcharge: { rate: 3, amount: usd(30), basis: usd(1000) } });
    expect(methodOf(many, null, [quote('card')])).toMatchObject({
      method: { id: 'bank' },
      saves: { over: { id: 'card' }, amount: usd(30) },
    });
    expect(methodOf(many, null, [quote('card'), quote('bank')])).toMatchObject({ method: { id: 'card' }, saves: null });
    expect(methodOf(many, null, [])).toMatchObject({ method: { id: 'card' }, saves: null });
    // What the buyer chose stands.
    expect(methodOf(many, 'card', [quote('card')])).toMatchObject({ method: { id: 'card' }, saves: null });
  });
  it('costs what is quoted, and nothing when nothing is (decision 2)', () => {
    const quote = { rate: 3, amount: usd(30), basis: usd(1000) };
    expect(surchargeOf([{ methodId: 'a', surcharge: quote }], 'a')).toBe(quote);
    expect(surchargeOf([{ methodId: 'a', surcharge: quote }], 'b')).toBeNull();
  });
});
