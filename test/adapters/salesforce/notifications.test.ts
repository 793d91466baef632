import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { storyTime } from '../../../src/adapters/demo';
import { recordId } from '../../support/platform-server/ids';
import { openStore, type Store } from './support/store';
import { json, stubbed } from './support/stub';

const at = { accountId: recordId('account', 1), locale: 'en-US' };
const everything = { ...at, topics: [], unreadOnly: false, page: 0, pageSize: 100 } as const;
const HOUR = 3_600_000;

let store: Store;
let now = storyTime;
beforeEach(async () => {
  now = storyTime;
  store = await openStore({ clock: () => now });
});
afterEach(() => store.close());

const sentTo = (method: string) => store.server.platform.log.entries.filter(({ path }) => path.endsWith(`/${method}`));
const reminded = async () =>
  (await store.adapter.notifications.list({ ...everything, topics: ['reminders'] })).items.map(
    ({ title, text, isRead }) => [`${title}. ${text}`, isRead],
  );

describe('notifications over server methods', () => {
  it('refer to their subject with the ids of the other ports', async () => {
    const { invoices, notifications, orders, promotions, support } = store.adapter;
    const { items } = await notifications.list(everything);
    const kinds = new Set<string>();
    const offered = (await promotions.list(at)).items.map(({ id }) => id);
    for (const { about } of items) {
      if (about === null || kinds.has(about.kind)) continue;
      kinds.add(about.kind);
      if (about.kind === 'order')
        expect(await orders.read({ ...at, orderId: about.orderId })).toMatchObject({ id: about.orderId });
      if (about.kind === 'invoice')
        expect(await invoices.read({ ...at, invoiceId: about.invoiceId })).toMatchObject({ id: about.invoiceId });
      if (about.kind === 'case')
        expect(await support.read({ ...at, caseId: about.caseId })).toMatchObject({ id: about.caseId });
      if (about.kind === 'promotion') expect(offered).toContain(about.promotionId);
    }
    expect([...kinds].sort()).toEqual(['case', 'invoice', 'order', 'promotion']);
  });

  it('are marked in batches of two hundred, and an empty selection sends no request', async () => {
    const { notifications } = store.adapter;
    await notifications.markRead({ ...at, ids: [] });
    expect(sentTo('markNotifications')).toHaveLength(0);
    const { items } = await notifications.list(everything);
    const ids = [...Array.from({ length: 450 }, (_, nth) => `gone-${nth}`), ...items.map(({ id }) => id)];
    await notifications.markRead({ ...at, ids });
    expect(sentTo('markNotifications')).toHaveLength(Math.ceil(ids.length / 200));
    expect(await notifications.unread(at)).toBe(0);
  });

  it('are read per buyer', async () => {
    const { notifications } = store.adapter;
    await notifications.markUnread({ ...at, ids: (await notifications.list(everything)).items.map(({ id }) => id) });
    await store.signIn('sam');
    const before = await notifications.unread(at);
    await store.signIn('dana');
    await notifications.markAllRead({ ...at, topics: [], until: new Date(now).toISOString() });
    expect(await notifications.unread(at)).toBe(0);
    await store.signIn('sam');
    expect(await notifications.unread(at)).toBe(before);
  });

  it('include a due reminder, even after it was changed or removed', async () => {
    const { orders, reminders } = store.adapter;
    const {
      items: [order],
    } = await orders.list({ ...at, page: 0, pageSize: 1 });
    const { id } = await reminders.create({
      ...at,
      reminder: { at: new Date(now + HOUR).toISOString(), repeats: 'weekly', orderId: order?.id ?? '' },
    });
    expect(await reminded()).toEqual([]);
    now += 2 * HOUR;
    const due = await reminded();
    expect(due).toEqual([[expect.stringContaining(order?.number ?? '—'), false]]);
    await reminders.update({ ...at, reminderId: id, changes: { at: new Date(now + 30 * HOUR).toISOString() } });
    expect(await reminded()).toEqual(due);
    await reminders.remove({ ...at, reminderId: id });
    expect(await reminded()).toEqual(due);
  });

  it('are malformed when the name of the subject is missing', async () => {
    const one = {
      notificationId: 'n',
      topic: 'orders',
      at: '2026-11-17T16:00:00-05:00',
      title: 'Order confirmed',
      about: { kind: 'order' },
      isRead: false,
    };
    const { adapter } = stubbed({
      getNotifications: () => json({ today: '2026-11-17', notifications: [one], hasMore: false }),
    });
    await expect(adapter.notifications.list(everything)).rejects.toMatchObject({ code: 'malformed' });
  });

  it('are absent in a store without their server methods', () => {
    const { notifications } = store.adapterWith({ apex: { methods: { markNotifications: null } } });
    expect(Object.keys(notifications)).toEqual(['list', 'unread', 'markAllRead']);
  });
});
