import { describe, expect, it } from 'vitest';
import { createDemoAdapter, createMemoryStore, type DemoAdapter, storyTime } from '../../../src/adapters/demo';
import { accounts } from '../../../src/adapters/demo/data/accounts';
import type { InvoiceSummary, Payment } from '../../../src/domain';
import { addMoney, formatMoney, money } from '../../../src/rules/money';
import { locale, taproom } from './demo-support';

const DAY = 86_400_000;
/** Twenty points in time of a year, at every hour of the day. */
const moments = Array.from({ length: 20 }, (_, at) => storyTime + at * 18 * DAY + at * 5 * 3_600_000);

const demoAt = (now: () => number, store = createMemoryStore()): DemoAdapter =>
  createDemoAdapter({ clock: now, storage: store });

async function everyInvoice(adapter: DemoAdapter, accountId: string): Promise<readonly InvoiceSummary[]> {
  const { items } = await adapter.invoices.list({
    accountId,
    locale,
    text: '',
    statuses: [],
    bucket: null,
    ids: null,
    payableOnly: false,
    sort: 'due',
    descending: false,
    page: 0,
    pageSize: 200,
  });
  return items;
}

const sum = (amounts: readonly { readonly minor: number }[]): number =>
  amounts.reduce((all, { minor }) => all + minor, 0);

describe.each(accounts)('the ledger of $name', ({ id: accountId, creditLimit }) => {
  const at = { accountId, locale };

  it('is consistent at twenty points in time of the year', { timeout: 120_000 }, async () => {
    for (const moment of moments) {
      const adapter = demoAt(() => moment);
      const [invoices, totals, credits, payments, account, checkout, autopay, notifications] = await Promise.all([
        everyInvoice(adapter, accountId),
        adapter.invoices.totals(at),
        adapter.invoices.credits(at),
        adapter.invoices.payments({ ...at, page: 0, pageSize: 200 }),
        adapter.accounts.read(at),
        adapter.checkout.open(at),
        adapter.wallet.autopay(at),
        adapter.notifications.list({ ...at, topics: ['invoices'], unreadOnly: false, page: 0, pageSize: 200 }),
      ]);
      const open = invoices.filter(({ isPayable }) => isPayable);
      const openSum = sum(open.map((one) => one.amountDue));

      // One balance on all screens.
      expect(totals.amountDue.minor).toBe(openSum);
      expect(totals.balance.minor).toBe(openSum - sum(credits.map(({ remaining }) => remaining)));
      expect(sum(totals.aging.map(({ amount }) => amount))).toBe(openSum);
      const creditLeft = formatMoney(money(creditLimit - totals.balance.minor, account.currency), locale);
      expect(checkout.paymentMethods.find(({ id }) => id === 'on-account')?.detail).toContain(
        `${creditLeft} of ${formatMoney(money(creditLimit, account.currency), locale)}`,
      );

      // Conditions depend on it and on no other amount.
      const isLate = open.some(
        ({ daysPastDue, amountDue: left, disputedAmount }) =>
          (daysPastDue ?? 0) > 30 && left.minor > (disputedAmount?.minor ?? 0),
      );
      const codes = account.conditions.map(({ code }) => code);
      expect(codes.includes('blocked')).toBe(isLate);
      expect(codes.includes('temporarily-blocked')).toBe(!isLate && totals.balance.minor >= creditLimit);
      expect(
        (await adapter.accounts.list({ includeOwn: true, locale })).find(({ id }) => id === accountId)?.conditions,
      ).toEqual(account.conditions);

      // Amounts paid on invoices equal the payments, and nothing was paid before its invoice.
      const paid = paidOn(payments.items);
      for (const { id, amount, amountDue: left, issuedOn, paidOn: on } of invoices) {
        expect(paid.get(id) ?? 0, id).toBe(amount.minor - left.minor);
        expect(on === null || on >= issuedOn, id).toBe(true);
      }

      // Autopay pays the amount that the screens show.
      const byItself = open.filter(({ autopayOn }) => autopayOn != null);
      const next = byItself.filter(({ autopayOn }) => autopayOn === autopay.next?.date);
      expect(autopay.next?.invoices ?? 0).toBe(next.length);
      expect((autopay.next?.amount.minor ?? 0) - (autopay.next?.surcharge?.minor ?? 0)).toBe(
        sum(next.map((one) => one.amountDue)) - sum(next.flatMap(({ disputedAmount }) => disputedAmount ?? [])),
      );

      // Subjects of notifications exist and are current.
      const known = new Set(invoices.map(({ id }) => id));
      const late = new Set(invoices.filter(({ daysPastDue }) => (daysPastDue ?? 0) > 0).map(({ id }) => id));
      for (const { about, title } of notifications.items) {
        if (about?.kind !== 'invoice') continue;
        expect(known.has(about.invoiceId), title).toBe(true);
        if (/past due/.test(title)) expect(late.has(about.invoiceId), title).toBe(true);
      }
    }
  });
});

const paidOn = (payments: readonly Payment[]): ReadonlyMap<string, number> => {
  const paid = new Map<string, number>();
  for (const { invoiceId, amount } of payments.flatMap(({ paid }) => paid))
    paid.set(invoiceId, amount.minor + (paid.get(invoiceId) ?? 0));
  return paid;
};

describe('payments of an account', () => {
  const at = { accountId: 'low-tide-arcade-bar', locale };
  const conditions = async (adapter: DemoAdapter, accountId: string) =>
    (await adapter.accounts.read({ accountId, locale })).conditions.map(({ code }) => code);

  it('unblock an account when it has paid', async () => {
    const adapter = demoAt(() => storyTime);
    expect(await conditions(adapter, at.accountId)).toEqual(['blocked']);
    await payEverything(adapter, at.accountId);
    expect(await conditions(adapter, at.accountId)).toEqual([]);
    expect(
      await adapter.cart.change({ ...at, change: { type: 'add', productId: 'p-104417', quantity: 1 }, revision: null }),
    ).toMatchObject({ outcome: 'done' });
  });

  it('free the credit limit when open invoices are paid', async () => {
    const adapter = demoAt(() => storyTime);
    expect(await conditions(adapter, 'the-long-room')).toEqual(['temporarily-blocked']);
    await payEverything(adapter, 'the-long-room');
    expect(await conditions(adapter, 'the-long-room')).toEqual([]);
  });

  it('autopay pays the quoted amount on its day, and then quotes another month', async () => {
    let now = storyTime;
    const adapter = demoAt(() => now);
    await adapter.cart.read({ accountId: taproom, locale });
    const { next } = await adapter.wallet.autopay({ accountId: taproom, locale });
    const due = (await everyInvoice(adapter, taproom)).filter(({ autopayOn }) => autopayOn != null);
    expect(next).toMatchObject({ date: '2026-12-15', invoices: due.length });
    now = Date.parse('2026-12-16T15:00:00Z');
    const [latest] = (
      await adapter.invoices.payments({ accountId: taproom, locale, page: 0, pageSize: 100 })
    ).items.filter(({ paidAt }) => paidAt.startsWith('2026-12-15'));
    const done = new Set(latest?.paid.map(({ invoiceId }) => invoiceId));
    for (const { id } of due) expect(done.has(id), id).toBe(true);
    expect((await adapter.wallet.autopay({ accountId: taproom, locale })).next?.date).not.toBe('2026-12-15');
    const left = (await everyInvoice(adapter, taproom)).filter(({ id }) => done.has(id));
    expect(sum(left.map(({ amountDue }) => amountDue))).toBe(
      sum(left.flatMap(({ disputedAmount }) => disputedAmount ?? [])),
    );
  });
});

/** Pays everything that is open with a new card. */
async function payEverything(adapter: DemoAdapter, accountId: string): Promise<void> {
  const at = { accountId, locale };
  const open = (await everyInvoice(adapter, accountId)).filter(({ isPayable }) => isPayable);
  const amount = money(sum(open.map((one) => one.amountDue)), 'USD');
  const added = await adapter.addPaymentMethod.prepare({
    ...at,
    token: 'demo.card.Visa.1111.2031-04.x7f2k9',
    kind: 'card',
    nickname: '',
    makeDefault: true,
  });
  if (added.outcome !== 'ready') throw new Error(JSON.stringify(added));
  await adapter.addPaymentMethod.commit({ ...at, key: 'add', handle: added.handle });
  const [{ id: methodId } = { id: '' }] = await adapter.wallet.methods(at);
  const [quote] = await adapter.invoices.quote({ ...at, amount, methodIds: [methodId] });
  const surcharge = quote?.surcharge?.amount ?? null;
  const lines = open.map(({ id, amountDue: left }) => ({ invoiceId: id, amount: left }));
  const prepared = await adapter.payInvoices.prepare({
    ...at,
    lines,
    credits: [],
    methodId,
    surcharge,
    total: addMoney(amount, ...(surcharge === null ? [] : [surcharge])),
  });
  if (prepared.outcome !== 'ready') throw new Error(JSON.stringify(prepared));
  expect(await adapter.payInvoices.commit({ ...at, key: 'pay', handle: prepared.handle })).toMatchObject({
    outcome: 'done',
  });
}

describe('people of the demo', () => {
  it('have the same email and phone number everywhere', async () => {
    const adapter = demoAt(() => storyTime);
    const { email } = await adapter.profile.read({ locale });
    const [contact, options, users] = await Promise.all([
      adapter.contact.read({ accountId: taproom, locale }),
      adapter.support.options({ accountId: taproom, locale }),
      adapter.users.search({
        accountId: taproom,
        locale,
        text: '',
        permission: null,
        status: null,
        sort: 'NameAsc',
        page: 0,
        pageSize: 100,
      }),
    ]);
    expect([contact.contact.email, options.contact.email]).toEqual([email, email]);
    const emails = new Map(
      users.items.map(({ firstName, lastName, email: known }) => [`${firstName} ${lastName}`, known]),
    );
    for (const { id: accountId } of accounts.filter(({ ordering }) => ordering !== null)) {
      const { items } = await adapter.orders.list({ accountId, locale, page: 0, pageSize: 40 });
      for (const { id } of items) {
        const buyer = (await adapter.orders.detail({ accountId, locale, orderId: id }))?.buyer;
        if (buyer != null)
          expect([accountId, buyer.name, buyer.email]).toEqual([accountId, buyer.name, emails.get(buyer.name)]);
      }
    }
  });
});
