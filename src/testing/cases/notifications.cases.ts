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

/** Finds two unread notifications. */
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

/** Cases of notifications and their read marks. */
export const notificationsCases = [
  define({
    name: 'pages',
    family: 'shape',
    needs: ['notifications.list'],
    title: 'notifications match the domain schema, each on exactly one page, newest first',
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
        'the times of the notifications',
      );
    },
  }),
  define({
    name: 'past',
    family: 'behaviour',
    needs: ['notifications.list'],
    title: 'notifications are never from the future',
    async run({ adapter, here, now }) {
      const later = (await allOf(adapter, await here())).find(({ at }) => (instantMs(at) ?? 0) > now());
      assertThat(later === undefined, `${String(later?.title)} is dated ${String(later?.at)}`);
    },
  }),
  define({
    name: 'narrowed',
    family: 'behaviour',
    needs: ['notifications.list'],
    title: 'topics and the unread filter narrow the list, and the total counts the matches',
    async run({ adapter, here }) {
      const at = await here();
      const items = await allOf(adapter, at);
      const { topic } = required(items[0], 'a notification');
      for (const [query, matches] of [
        [{ topics: [topic] }, (one: NotificationItem) => one.topic === topic],
        [{ unreadOnly: true }, (one: NotificationItem) => !one.isRead],
        [{ topics: [topic], unreadOnly: true }, (one: NotificationItem) => one.topic === topic && !one.isRead],
      ] as const) {
        const found = await adapter.notifications.list({ ...everything, ...query, ...at });
        const ids = items.filter(matches).map(({ id }) => id);
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
    title: 'the count covers unread notifications of all topics',
    async run({ adapter, here }) {
      const at = await here();
      assertEqual(await adapter.notifications.unread(at), unreadIn(await allOf(adapter, at)).length, 'the count');
    },
  }),
  define({
    name: 'read',
    family: 'behaviour',
    needs: ['notifications.list', 'notifications.unread', 'notifications.markRead', 'notifications.markUnread'],
    title: 'marking affects only the given notifications; marking twice changes nothing, and unknown ids are ignored',
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
    title: 'notifications marked as unread count again',
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
    title: 'marking all affects notifications up to a time and returns their ids, which can be marked as unread again',
    async run({ adapter, here }) {
      const at = await here();
      await twoUnread(adapter, at);
      const items = await allOf(adapter, at);
      const before = unreadIn(items);
      const [newest, next] = items.filter(({ isRead }) => !isRead);
      const until = required(next, 'two that are not read').at;
      const expected = items
        .filter((one) => !one.isRead && (instantMs(one.at) ?? 0) <= (instantMs(until) ?? 0))
        .map(({ id }) => id);
      const { ids } = await adapter.notifications.markAllRead({ ...at, topics: [], until });
      assertEqual([...ids].sort(), [...expected].sort(), 'the ones it marked');
      assertEqual(
        unreadIn(await allOf(adapter, at)),
        before.filter((id) => !expected.includes(id)),
        'what is not read',
      );
      assertThat(
        newest !== undefined && (newest.at === until || !expected.includes(newest.id)),
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
    title: 'marking all of a topic does not affect other topics',
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
    title: 'read marks are visible in other tabs, and concurrent marks are all kept',
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
    title: 'a mark whose signal is already aborted rejects as aborted and has no effect',
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
    title: 'another language has the same notifications',
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
    title: 'a guest has no notifications: signed-out',
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
