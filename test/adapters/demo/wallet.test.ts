import { describe, expect, it } from 'vitest';
import { createMemoryStore, type DemoAdapter } from '../../../src/adapters/demo';
import type { AddPaymentMethodRequest, AutopayChoice, InvoiceQuery } from '../../../src/ports';
import { demo, here, preparedHandle } from './demo-support';

const token = (lastFour = '1111', nonce = 'x7f2k9') => `demo.card.Visa.${lastFour}.2031-04.${nonce}`;
const request = (changes: Partial<AddPaymentMethodRequest> = {}) => ({
  ...here,
  token: token(),
  kind: 'card' as const,
  nickname: '',
  makeDefault: false,
  ...changes,
});

async function add(adapter: DemoAdapter, changes: Partial<AddPaymentMethodRequest> = {}) {
  const prepared = await adapter.addPaymentMethod.prepare(request(changes));
  return prepared.outcome === 'ready'
    ? adapter.addPaymentMethod.commit({ ...here, key: `key-${prepared.handle}`, handle: prepared.handle })
    : prepared;
}

async function choose(adapter: DemoAdapter, autopay: AutopayChoice) {
  const prepared = await adapter.setAutopay.prepare({ ...here, autopay });
  return prepared.outcome === 'ready'
    ? adapter.setAutopay.commit({ ...here, key: `key-${prepared.handle}`, handle: prepared.handle })
    : prepared;
}

const methods = (adapter: DemoAdapter) => adapter.wallet.methods(here);
const named = async (adapter: DemoAdapter, lastFour: string) => {
  const found = (await methods(adapter)).find((method) => method.lastFour === lastFour);
  if (found === undefined) throw new Error(`No method ends in ${lastFour}`);
  return found;
};

const unpaid: InvoiceQuery = {
  text: '',
  statuses: [],
  bucket: null,
  ids: null,
  payableOnly: true,
  sort: 'due',
  descending: false,
};
const openInvoices = async (adapter: DemoAdapter) =>
  (await adapter.invoices.list({ ...unpaid, ...here, page: 0, pageSize: 50 })).items;

describe('the wallet of the demo', () => {
  it('lists usable methods, and unusable ones with the reason, the default first', async () => {
    const all = await methods(demo());
    expect(
      all.map(({ lastFour, problem, isDefault, isAutopayMethod }) => [lastFour, problem, isDefault, isAutopayMethod]),
    ).toEqual([
      ['4242', null, true, false],
      ['6720', null, false, true],
      ['8210', 'expired', false, false],
      ['0338', 'unverified', false, false],
    ]);
    expect(JSON.stringify(all)).not.toMatch(/token|\d{7}/);
  });

  it('requires the finance permission', async () => {
    const adapter = demo({ user: 'sam' });
    await expect(methods(adapter)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(adapter.addPaymentMethod.prepare(request())).rejects.toMatchObject({ code: 'forbidden' });
    await expect(adapter.setAutopay.prepare({ ...here, autopay: { enabled: false } })).rejects.toMatchObject({
      code: 'forbidden',
    });
    await expect(methods(demo({ user: null }))).rejects.toMatchObject({ code: 'signed-out' });
  });

  it('renames a method in every tab, and refuses a card number as a name', async () => {
    const storage = createMemoryStore();
    const adapter = demo({ storage });
    const { id } = await named(adapter, '4242');
    await adapter.wallet.rename({ ...here, methodId: id, nickname: ' Bar card ' });
    expect((await named(demo({ storage }), '4242')).nickname).toBe('Bar card');
    await expect(
      adapter.wallet.rename({ ...here, methodId: id, nickname: '4111 1111 1111 1111' }),
    ).rejects.toMatchObject({ code: 'rejected', fields: { nickname: 'paymentNumber' } });
    expect(await adapter.wallet.rename({ ...here, methodId: 'gone', nickname: 'x' })).toEqual({
      outcome: 'refused',
      reason: 'method-gone',
    });
  });

  it('changes the default method, never to an unusable one', async () => {
    const adapter = demo();
    const bank = await named(adapter, '6720');
    expect(await adapter.wallet.setDefault({ ...here, methodId: bank.id })).toMatchObject({
      outcome: 'done',
      methods: [{ lastFour: '6720', isDefault: true }, { lastFour: '4242', isDefault: false }, {}, {}],
    });
    const expired = await named(adapter, '8210');
    expect(await adapter.wallet.setDefault({ ...here, methodId: expired.id })).toEqual({
      outcome: 'refused',
      reason: 'method-unusable',
    });
  });

  it('removes methods, except the one of autopay, and selects another default', async () => {
    const adapter = demo();
    const [card, bank] = [await named(adapter, '4242'), await named(adapter, '6720')];
    expect(await adapter.wallet.remove({ ...here, methodId: bank.id })).toEqual({
      outcome: 'refused',
      reason: 'used-by-autopay',
    });
    expect(await adapter.wallet.remove({ ...here, methodId: card.id })).toMatchObject({
      outcome: 'done',
      methods: [{ lastFour: '6720', isDefault: true }, {}, {}],
    });
    expect((await adapter.wallet.remove({ ...here, methodId: card.id })).outcome).toBe('done');
    await choose(adapter, { enabled: false });
    expect((await adapter.wallet.remove({ ...here, methodId: bank.id })).outcome).toBe('done');
  });

  it('stores the token of the payment fields once', async () => {
    const adapter = demo();
    expect(await add(adapter, { nickname: 'Spare', makeDefault: true })).toMatchObject({
      outcome: 'done',
      value: { brand: 'Visa', lastFour: '1111', nickname: 'Spare', isDefault: true, problem: null },
    });
    expect((await add(adapter)).outcome).toBe('done');
    expect((await methods(adapter)).filter(({ lastFour }) => lastFour === '1111')).toHaveLength(1);
    const bank = { kind: 'ach' as const, token: 'demo.ach.Casco%20Bay%20Savings.7788.none.x7f2k9' };
    expect(await add(adapter, bank)).toMatchObject({
      outcome: 'done',
      value: { brand: 'Casco Bay Savings', problem: 'unverified', expiry: null },
    });
  });

  it('offers a new method for the next order, with its own id and the surcharge of its kind', async () => {
    const adapter = demo({ scenario: 'full-cart' });
    const before = await adapter.checkout.open(here);
    const added = await add(adapter, { nickname: 'Patio card' });
    if (added.outcome !== 'done') throw new Error(added.outcome);
    // A bank account must be confirmed first.
    await add(adapter, { kind: 'ach', token: 'demo.ach.Casco%20Bay%20Savings.7788.none.x7f2k9' });
    const { paymentMethods } = await adapter.checkout.open(here);
    expect(paymentMethods.slice(0, -1)).toEqual(before.paymentMethods);
    expect(before.paymentMethods.map(({ label }) => label)).toEqual([
      'On account',
      expect.stringMatching(/^House card ··4242, expires \d\d\/\d\d$/),
      'Operating account ··6720',
    ]);
    expect(paymentMethods.at(-1)).toMatchObject({
      id: added.value.id,
      kind: 'card',
      label: 'Patio card ··1111, expires 04/31',
      surcharge: { amount: { minor: 3720 } },
    });
    const { handle } = await preparedHandle(adapter, {
      paymentMethodId: added.value.id,
      expectedTotal: { minor: 127714, currency: 'USD' },
    });
    const placed = await adapter.checkout.place({
      ...here,
      key: 'k',
      handle,
      expectedTotal: { minor: 127714, currency: 'USD' },
    });
    expect(placed).toMatchObject({
      outcome: 'done',
      order: { paymentLabel: 'Patio card ··1111', surcharge: { minor: 3720 } },
    });
  });

  it('refuses a declined card, an expired token, a stored card, and an invalid token', async () => {
    const adapter = demo();
    expect(await add(adapter, { token: token('0002') })).toEqual({ outcome: 'refused', reason: 'declined' });
    expect(await add(adapter, { token: token('0069') })).toEqual({ outcome: 'refused', reason: 'token-expired' });
    await add(adapter);
    expect(await add(adapter, { token: token('1111', 'another') })).toEqual({
      outcome: 'refused',
      reason: 'already-stored',
    });
    await expect(add(adapter, { token: '4111111111111111' })).rejects.toMatchObject({ code: 'rejected' });
    await expect(add(adapter, { token: token('1112'), nickname: '4111111111111111' })).rejects.toMatchObject({
      code: 'rejected',
    });
  });

  it('pays automatically on a day up to a limit, and announces the next payment', async () => {
    const adapter = demo();
    const before = await adapter.wallet.autopay(here);
    expect(before).toMatchObject({ enabled: true, day: 15, limit: { minor: 250_000, currency: 'USD' } });
    expect(before.next?.amount.minor).toBeGreaterThan(0);
    const card = await named(adapter, '4242');
    const answer = await choose(adapter, {
      enabled: true,
      methodId: card.id,
      day: null,
      limit: { minor: 1, currency: 'USD' },
    });
    expect(answer).toMatchObject({
      outcome: 'done',
      value: { enabled: true, methodId: card.id, day: null, next: null },
    });
    expect(await choose(adapter, { enabled: false })).toMatchObject({
      outcome: 'done',
      value: { enabled: false, methodId: null, next: null },
    });
    expect((await methods(adapter)).some(({ isAutopayMethod }) => isAutopayMethod)).toBe(false);
  });

  it('pays everything that is open next, including past-due and excluding disputed amounts and those over the limit (decision 52)', async () => {
    const adapter = demo();
    const open = await openInvoices(adapter);
    expect([
      open.some(({ disputedAmount }) => disputedAmount !== null),
      open.some(({ daysPastDue }) => (daysPastDue ?? 0) > 0),
    ]).toEqual([true, true]);
    const least = (minor: number) =>
      open.map((one) => one.amountDue.minor - (one.disputedAmount?.minor ?? 0)).filter((amount) => amount <= minor);
    const quoteOf = (amounts: readonly number[]) => ({
      date: '2026-12-15',
      amount: { minor: amounts.reduce((sum, amount) => sum + amount, 0), currency: 'USD' },
      invoices: amounts.length,
      surcharge: null,
    });
    expect((await adapter.wallet.autopay(here)).next).toEqual(quoteOf(least(250_000)));
    // A selection is quoted before it is saved, and the quote changes nothing.
    const bank = await named(adapter, '6720');
    const choice = { enabled: true, methodId: bank.id, day: 15, limit: { minor: 150_000, currency: 'USD' } } as const;
    expect(least(150_000).length).toBeLessThan(open.length);
    expect((await adapter.wallet.autopay({ ...here, choice })).next).toEqual(quoteOf(least(150_000)));
    expect((await adapter.wallet.autopay(here)).next).toEqual(quoteOf(least(250_000)));
  });

  it('quotes the surcharge of a card with the amount', async () => {
    const adapter = demo();
    const [card, bank] = [await named(adapter, '4242'), await named(adapter, '6720')];
    const quote = async (methodId: string) =>
      (await adapter.wallet.autopay({ ...here, choice: { enabled: true, methodId, day: 1, limit: null } })).next;
    const [dear, free] = [await quote(card.id), await quote(bank.id)];
    expect(dear?.surcharge?.minor).toBeGreaterThan(0);
    expect((dear?.amount.minor ?? 0) - (dear?.surcharge?.minor ?? 0)).toBe(free?.amount.minor);
  });

  it('does not pay again what was paid manually', async () => {
    const adapter = demo();
    const card = await named(adapter, '6720');
    await choose(adapter, { enabled: true, methodId: card.id, day: null, limit: null });
    const before = (await adapter.wallet.autopay(here)).next;
    const open = await openInvoices(adapter);
    const first = open.find(({ daysPastDue }) => (daysPastDue ?? 0) <= 0);
    if (first === undefined) throw new Error('Nothing is open');
    // A past-due amount is paid with the next due one.
    const late = open.filter(({ daysPastDue }) => (daysPastDue ?? 0) > 0);
    expect(before).toMatchObject({
      date: first.dueOn,
      amount: { minor: [first, ...late].reduce((sum, one) => sum + one.amountDue.minor, 0) },
      invoices: late.length + 1,
    });

    const prepared = await adapter.payInvoices.prepare({
      ...here,
      lines: [{ invoiceId: first.id, amount: first.amountDue }],
      credits: [],
      methodId: card.id,
      surcharge: null,
      total: first.amountDue,
    });
    if (prepared.outcome !== 'ready') throw new Error(prepared.outcome);
    await adapter.payInvoices.commit({ ...here, key: 'k', handle: prepared.handle });
    const after = (await adapter.wallet.autopay(here)).next;
    expect(after?.date).toBe((await openInvoices(adapter)).find(({ daysPastDue }) => (daysPastDue ?? 0) <= 0)?.dueOn);
    expect(after?.date).not.toBe(first.dueOn);
  });

  it('uses no unusable method, and no day that some months lack', async () => {
    const adapter = demo();
    const expired = await named(adapter, '8210');
    expect(await choose(adapter, { enabled: true, methodId: expired.id, day: 1, limit: null })).toEqual({
      outcome: 'refused',
      reason: 'method-unusable',
    });
    expect(await choose(adapter, { enabled: true, methodId: 'gone', day: 1, limit: null })).toEqual({
      outcome: 'refused',
      reason: 'method-gone',
    });
    const card = await named(adapter, '4242');
    await expect(choose(adapter, { enabled: true, methodId: card.id, day: 31, limit: null })).rejects.toMatchObject({
      fields: { day: 'badInput' },
    });
    await expect(
      choose(adapter, { enabled: true, methodId: card.id, day: 1, limit: { minor: 0, currency: 'USD' } }),
    ).rejects.toMatchObject({ fields: { limit: 'rangeUnderflow' } });
  });
});
