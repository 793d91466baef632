import { describe, expect, it } from 'vitest';
import { createDemoAdapter, createMemoryStore, storyTime } from '../../../src/adapters/demo';
import { formatMoney, formatWeekdayDate } from '../../../src/rules';
import { demo, here } from './demo-support';

const HOUR = 3_600_000;
const everything = { topics: [], unreadOnly: false, page: 0, pageSize: 200 } as const;

/** A demo with a clock that the test advances. */
function clocked(user = 'dana') {
  let now = storyTime;
  const storage = createMemoryStore();
  const open = () => createDemoAdapter({ storage, clock: () => now, user });
  return { open, goOn: (milliseconds: number) => (now += milliseconds) };
}

describe('notifications of a buyer', () => {
  it('refer to existing subjects', async () => {
    const adapter = demo();
    const { items } = await adapter.notifications.list({ ...here, ...everything });
    expect(new Set(items.map(({ topic }) => topic))).toEqual(
      new Set(['orders', 'deliveries', 'invoices', 'promotions', 'support']),
    );
    for (const { about } of items) {
      if (about?.kind === 'order')
        expect(await adapter.orders.read({ ...here, orderId: about.orderId })).not.toBeNull();
      if (about?.kind === 'invoice')
        expect(await adapter.invoices.read({ ...here, invoiceId: about.invoiceId })).not.toBeNull();
      if (about?.kind === 'case') expect(await adapter.support.read({ ...here, caseId: about.caseId })).not.toBeNull();
    }
    const promotions = (await adapter.promotions.list(here)).items.map(({ id }) => id);
    expect(
      items
        .flatMap(({ about }) => (about?.kind === 'promotion' ? [about.promotionId] : []))
        .filter((id) => !promotions.includes(id)),
    ).toEqual([]);
  });

  it.each([
    ['sam', ['deliveries', 'orders', 'promotions']],
    ['priya', ['invoices']],
    ['tom', ['support']],
  ])('depend on the permissions of %s', async (user, topics) => {
    const { items } = await demo({ user }).notifications.list({ ...here, ...everything });
    expect([...new Set(items.map(({ topic }) => topic))].sort()).toEqual(topics);
  });

  it('are in the buyer’s language, with the account’s currency and dates', async () => {
    const { items } = await demo({ user: 'noemie' }).notifications.list({
      accountId: 'brasserie-du-canal',
      locale: 'fr-CA',
      ...everything,
    });
    expect(items.find(({ id }) => id.startsWith('n-invoiceReady'))).toMatchObject({
      title: expect.stringMatching(/^La facture .* est prête$/),
      text: expect.stringMatching(/^À payer le .*\u00a0\$\.$/),
    });
  });

  it('stay read after a reload, only for the buyer who read them', async () => {
    const { open } = clocked();
    const adapter = open();
    const [first] = (await adapter.notifications.list({ ...here, ...everything })).items;
    const before = await adapter.notifications.unread(here);
    await adapter.notifications.markRead({ ...here, ids: [first?.id ?? ''] });
    const again = open();
    expect(await again.notifications.unread(here)).toBe(before - 1);
    await again.demo.signIn('sam');
    expect(
      (await again.notifications.list({ ...here, ...everything })).items.find(({ id }) => id === first?.id)?.isRead,
    ).toBe(false);
  });

  it('announce the next autopay payment as the wallet quotes it', async () => {
    const { open, goOn } = clocked();
    // The demo starts four weeks before the day of autopay.
    goOn(26 * 24 * HOUR);
    const adapter = open();
    const [{ items }, { next }] = await Promise.all([
      adapter.notifications.list({ ...here, ...everything }),
      adapter.wallet.autopay(here),
    ]);
    if (next === null) throw new Error('Nothing is paid next');
    const said = items.find(({ id }) => id.startsWith('n-autopay'));
    expect(said?.title).toBe(
      `Autopay pays ${formatMoney(next.amount, 'en-US')} on ${formatWeekdayDate(next.date, 'en-US', { today: '2026-12-13' })}`,
    );
    expect(said?.text).toContain(`${next.invoices} invoice`);
  });

  it('report a past-due invoice until it is paid', async () => {
    const adapter = demo();
    const isLate = ({ id }: { readonly id: string }) => id.startsWith('n-invoiceLate');
    const { items } = await adapter.notifications.list({ ...here, ...everything });
    const { counts } = await adapter.invoices.totals(here);
    expect(items.filter(isLate)).toHaveLength(counts['past-due']);
  });
});

describe('reminders of the demo', () => {
  it('are due a given time before each cut-off of the visit plan, and notify at that time', async () => {
    const { open, goOn } = clocked();
    const adapter = open();
    const { visits } = await adapter.accounts.read(here);
    const made = await adapter.reminders.create({
      ...here,
      reminder: { at: visits[0]?.cutOff ?? '', repeats: 'before-cut-off', minutesBefore: 120, orderId: null },
    });
    const cutOffs = visits.map(({ cutOff }) => Date.parse(cutOff));
    expect(Date.parse(made.at)).toBe((cutOffs[0] ?? 0) - 2 * HOUR);
    goOn((cutOffs[0] ?? 0) - HOUR - storyTime);
    const [next] = await adapter.reminders.list(here);
    expect(Date.parse(next?.at ?? '')).toBe((cutOffs[1] ?? 0) - 2 * HOUR);
    const { items } = await adapter.notifications.list({ ...here, ...everything, topics: ['reminders'] });
    expect(items).toMatchObject([{ about: { kind: 'cart' }, isRead: false, at: made.at }]);
  });

  it('do not notify while they are off, and keep earlier notifications', async () => {
    const { open, goOn } = clocked();
    const adapter = open();
    const at = new Date(storyTime + HOUR).toISOString();
    const { id: reminderId } = await adapter.reminders.create({
      ...here,
      reminder: { at, repeats: 'weekly', orderId: null },
    });
    goOn(2 * HOUR);
    await adapter.reminders.update({ ...here, reminderId, changes: { isOn: false } });
    goOn(14 * 24 * HOUR);
    const notified = async () =>
      (await adapter.notifications.list({ ...here, ...everything, topics: ['reminders'] })).items.length;
    expect([await notified(), (await adapter.reminders.list(here))[0]?.isOn]).toEqual([1, false]);
    await adapter.reminders.update({ ...here, reminderId, changes: { isOn: true } });
    goOn(8 * 24 * HOUR);
    expect(await notified()).toBe(2);
    await adapter.reminders.remove({ ...here, reminderId });
    expect([await notified(), await adapter.reminders.list(here)]).toEqual([2, []]);
  });

  it('keep their weekday and local time when clocks change', async () => {
    let now = Date.parse('2026-10-30T12:00:00-04:00');
    const adapter = demo({ clock: () => now });
    await adapter.reminders.create({
      ...here,
      reminder: { at: '2026-10-31T09:00:00-04:00', repeats: 'weekly', orderId: null },
    });
    now = Date.parse('2026-11-01T12:00:00-05:00');
    expect((await adapter.reminders.list(here))[0]?.at).toBe('2026-11-07T09:00:00-05:00');
  });
});
