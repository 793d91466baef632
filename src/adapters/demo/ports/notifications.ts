import type { NotificationItem } from '../../../domain';
import { type NotificationsPort, PortError } from '../../../ports';
import { instantMs } from '../../../rules/instants';
import type { DemoContext } from '../context';
import type { DemoAccount } from '../data/accounts';
import { notificationsOf } from '../engine/notifications';
import { paged } from '../engine/paging';
import { dateIn } from '../engine/zoned-time';
import type { Call } from '../faults';
import type { AccountState, ReadMarkRecord } from '../store/records';

/** Maximum number of stored read marks; older ones belong to expired notifications. */
const MAX_MARKS = 600;

/** Implements the notifications port; read marks are per buyer. */
export function notificationsPort(context: DemoContext, call: Call): NotificationsPort {
  const { world } = context;

  async function buyerAt(accountId: string | null) {
    const buyer = await context.buyer();
    const account = await context.accountOf(accountId);
    if (buyer === null || account === null) throw new PortError('signed-out', 'A guest has no notifications');
    const notificationsIn = (state: AccountState, locale: string): readonly NotificationItem[] =>
      notificationsOf({ account, buyer, state, world, reader: context.reader(account, state, locale) });
    return { account, buyer, notificationsIn };
  }

  /** Marks existing notifications and returns the ids that changed. */
  async function mark(
    accountId: string | null,
    locale: string,
    isRead: boolean,
    isIncluded: (item: NotificationItem) => boolean,
  ): Promise<readonly string[]> {
    const { account, buyer, notificationsIn } = await buyerAt(accountId);
    return context.mutate(account, (state) => {
      const ids = notificationsIn(state, locale)
        .filter((item) => item.isRead !== isRead && isIncluded(item))
        .map(({ id }) => id);
      const marks = ids.map((id): ReadMarkRecord => ({ id, buyerId: buyer.id, isRead }));
      const otherMarks = state.readMarks.filter((known) => known.buyerId !== buyer.id || !ids.includes(known.id));
      return [ids.length === 0 ? state : { ...state, readMarks: [...otherMarks, ...marks].slice(-MAX_MARKS) }, ids];
    });
  }

  const todayOf = (account: DemoAccount): string => dateIn(world.now(), world.market(account).timeZone);

  return {
    list: call('notifications.list', async ({ accountId, locale, topics, unreadOnly, page, pageSize }) => {
      const { account, notificationsIn } = await buyerAt(accountId);
      const found = notificationsIn(await context.state(account), locale).filter(
        (item) => (topics.length === 0 || topics.includes(item.topic)) && (!unreadOnly || !item.isRead),
      );
      return { ...paged(found, { page, pageSize }), today: todayOf(account) };
    }),
    unread: call('notifications.unread', async ({ accountId, locale }) => {
      const { account, notificationsIn } = await buyerAt(accountId);
      return notificationsIn(await context.state(account), locale).filter(({ isRead }) => !isRead).length;
    }),
    markRead: call(
      'notifications.markRead',
      async ({ accountId, locale, ids }) => void (await mark(accountId, locale, true, ({ id }) => ids.includes(id))),
    ),
    markUnread: call(
      'notifications.markUnread',
      async ({ accountId, locale, ids }) => void (await mark(accountId, locale, false, ({ id }) => ids.includes(id))),
    ),
    markAllRead: call('notifications.markAllRead', async ({ accountId, locale, topics, until }) => {
      const latest = instantMs(until);
      if (latest === null)
        throw new PortError('rejected', 'The end must be an instant', { fields: { until: 'badInput' } });
      return {
        ids: await mark(
          accountId,
          locale,
          true,
          ({ topic, at }) => (topics.length === 0 || topics.includes(topic)) && (instantMs(at) ?? 0) <= latest,
        ),
      };
    }),
  };
}
