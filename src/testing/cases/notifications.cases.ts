import type { ForAccount, InLocale, Needs, NotificationItem } from '../../ports';
import { instantMs } from '../../rules/instants';
import { casesOf } from '../define-case';
import { required, rejects, rejectsField, assertEqual, assertThat } from '../expect';
import { calendarDate, pageOf } from '../schemas/basics';
import { notificationItem } from '../schemas/lists-and-content';
import { assertShape } from '../schemas/shape';
import { walk } from './common/paging';
import { readingCases } from './common/reading';

const define = casesOf('notifications');

type Lists = Needs<'notifications.list'>;
const everything = { topics: [], unreadOnly: false, page: 0, pageSize: 100 } as const;

const allOf = async ({ notifications }: Lists, at: ForAccount & InLocale): Promise<readonly NotificationItem[]> =>
  (await notifications.list({ ...everything, ...at })).items;

/** Two of them, none of which is read. */
async function twoUnread(
  adapter: Lists & Needs<'notifications.markUnread'>,
  at: ForAccount & InLocale,
): Promise<readonly string[]> {
  const ids = (await allOf(adapter, at)).slice(0, 2).map(({ id }) => id);
  required(ids[1], 'two notifications');
  await adapter.notifications.markUnread({ ...at, ids });
  return ids;
}

const unreadIn = (items: readonly NotificationItem[]): readonly string[] =>
  items.filter(({ isRead }) => !isRead).map(({ id }) => id);

/** What a buyer is told of an account, and what of it they read. */
export const notificationsCases = [
  define({
    name: 'pages',
    family: 'shape',
    needs: ['notifications.list'],
    says: 'notifications are of the domain’s shape and come page by page, each once, newest first',
    async run({ adapter, here }) {
      const at = await here();
      const first = await adapter.notifications.list({ ...everything, ...at });
      assertShape(first, pageOf(notificationItem), 'a page');
      assertShape(first.today, calendarDate, 'today');
      const { items } = await walk((page) => adapter.notifications.list({ ...everything, ...at, page, pageSize: 3 }), {
        pageSize: 3,
        idOf: ({ id }) => id,
      });
      const times = items.map((one) => instantMs(one.at) ?? 0);
      assertEqual(
        times,
        [...times].sort((a, b) => b - a),
        'when they came',
      );
    },
  }),
  define({
    name: 'past',
    family: 'behaviour',
    needs: ['notifications.list'],
    says: 'nothing is told of before it happens',
    async run({ adapter, here, now }) {
      const later = (await allOf(adapter, await here())).find(({ at }) => (instantMs(at) ?? 0) > now());
      assertThat(later === undefined, `${String(later?.title)} is told at ${String(later?.at)}`);
    },
  }),
  define({
    name: 'narrowed',
    family: 'behaviour',
    needs: ['notifications.list'],
    says: 'topics and what is not read each narrow, and the total says how many are left',
    async run({ adapter, here }) {
      const at = await here();
      const items = await allOf(adapter, at);
      const { topic } = required(items[0], 'a notification');
      for (const [query, wanted] of [
        [{ topics: [topic] }, (one: NotificationItem) => one.topic === topic],
        [{ unreadOnly: true }, (one: NotificationItem) => !one.isRead],
        [{ topics: [topic], unreadOnly: true }, (one: NotificationItem) => one.topic === topic && !one.isRead],
      ] as const) {
        const found = await adapter.notifications.list({ ...everything, ...query, ...at });
        const ids = items.filter(wanted).map(({ id }) => id);
        assertEqual(
          found.items.map(({ id }) => id),
          ids,
          JSON.stringify(query),
        );
        assertThat(
          found.total === null || found.total === ids.length,
          `the total is ${String(found.total)}, there are ${ids.length}`,
        );
      }
    },
  }),
  define({
    name: 'counted',
    family: 'behaviour',
    needs: ['notifications.list', 'notifications.unread'],
    says: 'the count is of those that are not read, of all topics',
    async run({ adapter, here }) {
      const at = await here();
      assertEqual(await adapter.notifications.unread(at), unreadIn(await allOf(adapter, at)).length, 'the count');
    },
  }),
  define({
    name: 'read',
    family: 'behaviour',
    needs: ['notifications.list', 'notifications.unread', 'notifications.markRead', 'notifications.markUnread'],
    says: 'what is marked read is read, and the others are not; marked again nothing changes, and an id that is gone is passed over',
    async run({ adapter, here, unknownId }) {
      const at = await here();
      const [first = '', second = ''] = await twoUnread(adapter, at);
      const before = await adapter.notifications.unread(at);
      for (const ids of [[first], [first, unknownId]]) {
        assertEqual(await adapter.notifications.markRead({ ...at, ids }), undefined, 'the answer');
        const unread = unreadIn(await allOf(adapter, at));
        assertEqual(
          [unread.includes(first), unread.includes(second), await adapter.notifications.unread(at)],
          [false, true, before - 1],
          'what is not read',
        );
      }
    },
  }),
  define({
    name: 'unread-again',
    family: 'behaviour',
    needs: ['notifications.list', 'notifications.unread', 'notifications.markRead', 'notifications.markUnread'],
    says: 'what is marked unread counts again',
    async run({ adapter, here }) {
      const at = await here();
      const ids = await twoUnread(adapter, at);
      const before = await adapter.notifications.unread(at);
      await adapter.notifications.markRead({ ...at, ids });
      await adapter.notifications.markUnread({ ...at, ids });
      assertEqual(await adapter.notifications.unread(at), before, 'the count');
      const unread = unreadIn(await allOf(adapter, at));
      assertThat(
        ids.every((id) => unread.includes(id)),
        'one of them is read',
      );
    },
  }),
  define({
    name: 'all-read',
    family: 'behaviour',
    needs: ['notifications.list', 'notifications.unread', 'notifications.markAllRead', 'notifications.markUnread'],
    says: 'all are marked up to a time, the answer names the ones it marked, and marking those unread is the way back',
    async run({ adapter, here }) {
      const at = await here();
      await twoUnread(adapter, at);
      const items = await allOf(adapter, at);
      const before = unreadIn(items);
      const [newest, next] = items.filter(({ isRead }) => !isRead);
      const until = required(next, 'two that are not read').at;
      const wanted = items
        .filter((one) => !one.isRead && (instantMs(one.at) ?? 0) <= (instantMs(until) ?? 0))
        .map(({ id }) => id);
      const { ids } = await adapter.notifications.markAllRead({ ...at, topics: [], until });
      assertEqual([...ids].sort(), [...wanted].sort(), 'the ones it marked');
      assertEqual(
        unreadIn(await allOf(adapter, at)),
        before.filter((id) => !wanted.includes(id)),
        'what is not read',
      );
      assertThat(
        newest !== undefined && (newest.at === until || !wanted.includes(newest.id)),
        'what is newer than that time was marked',
      );
      await adapter.notifications.markUnread({ ...at, ids });
      assertEqual(unreadIn(await allOf(adapter, at)), before, 'after the way back');
      await rejectsField(adapter.notifications.markAllRead({ ...at, topics: [], until: 'now' }), 'until', 'no instant');
    },
  }),
  define({
    name: 'all-of-a-topic',
    family: 'behaviour',
    needs: ['notifications.list', 'notifications.markAllRead', 'notifications.markUnread'],
    says: 'all of a topic are marked, and no other’s',
    async run({ adapter, here }) {
      const at = await here();
      const items = await allOf(adapter, at);
      const [first] = items;
      const other = items.find(({ topic }) => topic !== first?.topic);
      const both = [required(first, 'a notification'), required(other, 'one of another topic')] as const;
      await adapter.notifications.markUnread({ ...at, ids: both.map(({ id }) => id) });
      await adapter.notifications.markAllRead({ ...at, topics: [both[0].topic], until: both[0].at });
      const unread = unreadIn(await allOf(adapter, at));
      assertEqual([unread.includes(both[0].id), unread.includes(both[1].id)], [false, true], 'what is not read');
    },
  }),
  define({
    name: 'other-tab',
    family: 'concurrency',
    needs: ['notifications.list', 'notifications.unread', 'notifications.markRead', 'notifications.markUnread'],
    says: 'what is read in one tab is read in the other, and of two marked side by side none is lost',
    async run({ adapter, here, second }) {
      const at = await here();
      const ids = await twoUnread(adapter, at);
      const tab = await second();
      const before = await tab.notifications.unread(at);
      await Promise.all([
        adapter.notifications.markRead({ ...at, ids: ids.slice(0, 1) }),
        tab.notifications.markRead({ ...at, ids: ids.slice(1) }),
      ]);
      assertEqual(await tab.notifications.unread(at), before - 2, 'the count of the other tab');
    },
  }),
  define({
    name: 'given-up',
    family: 'abort',
    needs: ['notifications.list', 'notifications.unread', 'notifications.markRead', 'notifications.markUnread'],
    says: 'a mark given up before it began rejects as aborted, and nothing is marked',
    async run({ adapter, here }) {
      const at = await here();
      const ids = await twoUnread(adapter, at);
      const before = await adapter.notifications.unread(at);
      await rejects(
        adapter.notifications.markRead({ ...at, ids }, { signal: AbortSignal.abort() }),
        ['aborted'],
        'with an aborted signal',
      );
      assertEqual(await adapter.notifications.unread(at), before, 'the count');
    },
  }),
  define({
    name: 'language',
    family: 'language',
    needs: ['notifications.list'],
    says: 'the same notifications are told in another language',
    async run({ adapter, here, fixtures: { otherLocale } }) {
      const at = await here();
      const locale = required(otherLocale, 'fixtures.otherLocale');
      const [own, other] = [await allOf(adapter, at), await allOf(adapter, { ...at, locale })];
      assertEqual(
        other.map(({ id }) => id),
        own.map(({ id }) => id),
        'the notifications',
      );
      assertThat(
        own.some(({ title }, index) => title !== other[index]?.title),
        `every title is the same in ${locale}`,
      );
    },
  }),
  define({
    name: 'guest',
    family: 'error',
    seat: 'guest',
    needs: ['notifications.list', 'notifications.unread'],
    says: 'a guest is told nothing: signed-out',
    async run({ adapter, locale }) {
      await rejects(
        adapter.notifications.list({ ...everything, accountId: null, locale }),
        ['signed-out'],
        'a guest’s list',
      );
      await rejects(adapter.notifications.unread({ accountId: null, locale }), ['signed-out'], 'a guest’s count');
    },
  }),
  ...readingCases('notifications.list', async ({ adapter, here }) => {
    const at = await here();
    return (options) => adapter.notifications.list({ ...everything, ...at }, options);
  }),
  ...readingCases('notifications.unread', async ({ adapter, here }) => {
    const at = await here();
    return (options) => adapter.notifications.unread(at, options);
  }),
];
