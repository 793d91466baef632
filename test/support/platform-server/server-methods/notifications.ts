import type { DemoAccount } from '../../../../src/adapters/demo/data/accounts';
import { notificationsOf } from '../../../../src/adapters/demo/engine/notifications';
import { paged } from '../../../../src/adapters/demo/engine/paging';
import type { NotificationItem } from '../../../../src/domain';
import { instantMs } from '../../../../src/rules/instants';
import { buyerOf } from '../access';
import type { Exchange } from '../http/exchange';
import type { Platform } from '../platform';
import { storeMoney, moneyOf, todayOf } from '../store/money';
import { orderRecordId } from '../store/orders';
import { remindersAt } from '../store/reminders';
import { type Arguments, convertRefusals, buyersAccountArg, throwHandled, readerArg, serving } from './arguments';

/** Notifications of a call's account that its buyer may see. */
function readNotifications(exchange: Exchange, args: Arguments) {
  const { platform } = exchange;
  const account = buyersAccountArg(exchange, args);
  const buyer = convertRefusals(() => buyerOf(exchange));
  const state = moneyOf(platform, account);
  const items = notificationsOf({
    account,
    buyer,
    reader: readerArg(exchange, args, account),
    state: { ...state, reminders: remindersAt(platform, account) },
    world: platform.world,
  });
  return { account, buyer, items, platform, state };
}

/** The subject of a notification, by the org's id for it: orders have one of the platform. */
function aboutBody(
  { world }: Platform,
  account: DemoAccount,
  orders: readonly { readonly id: string; readonly number: string }[],
  about: NotificationItem['about'],
) {
  switch (about?.kind) {
    case 'order': {
      const order = [...orders, ...world.history(account)].find(({ id }) => id === about.orderId);
      return order === undefined ? null : { id: orderRecordId(order), kind: about.kind };
    }
    case 'invoice':
      return { id: about.invoiceId, kind: about.kind };
    case 'case':
      return { id: about.caseId, kind: about.kind };
    case 'promotion':
      return { id: about.promotionId, kind: about.kind };
    case 'cart':
      return { id: null, kind: about.kind };
    default:
      return null;
  }
}

/** Marks existing notifications as read or unread, for the calling user only, and returns those that changed. */
function mark(
  exchange: Exchange,
  args: Arguments,
  isRead: boolean,
  isIncluded: (item: NotificationItem) => boolean,
): readonly string[] {
  const { account, buyer, items, platform, state } = readNotifications(exchange, args);
  const ids = items.filter((item) => item.isRead !== isRead && isIncluded(item)).map(({ id }) => id);
  const others = state.readMarks.filter(({ buyerId, id }) => buyerId !== buyer.id || !ids.includes(id));
  storeMoney(platform, account, {
    ...state,
    readMarks: [...others, ...ids.map((id) => ({ id, buyerId: buyer.id, isRead }))],
  });
  return ids;
}

/** Notifications of an account. */
export const notificationMethods = serving({
  getNotifications(exchange, { topics, unreadOnly, page, pageSize, ...of }) {
    const { account, items, platform, state } = readNotifications(exchange, of);
    if (pageSize < 1 || pageSize > 200) throwHandled('INVALID_API_INPUT', 'A page has 1 to 200 rows');
    const found = items.filter(
      ({ isRead, topic }) => (topics.length === 0 || topics.includes(topic)) && !(unreadOnly && isRead),
    );
    const { items: pageItems, total, hasMore } = paged(found, { page, pageSize });
    return {
      hasMore,
      total,
      today: todayOf(platform, account),
      notifications: pageItems.map(({ id, about, ...item }) => ({
        ...item,
        about: aboutBody(platform, account, state.orders, about),
        notificationId: id,
      })),
    };
  },
  getUnreadNotifications: (exchange, args) => ({
    unread: readNotifications(exchange, args).items.filter(({ isRead }) => !isRead).length,
  }),
  markNotifications(exchange, { notificationIds, isRead, ...of }) {
    if (notificationIds.length > 200) throwHandled('TOO_MANY_RECORDS', 'At most 200 notificationIds');
    mark(exchange, of, isRead, ({ id }) => notificationIds.includes(id));
    return null;
  },
  markAllNotificationsRead(exchange, { topics, until, ...of }) {
    const latest = instantMs(until) ?? throwHandled('INVALID_API_INPUT', 'The end must be an instant');
    return {
      notificationIds: mark(
        exchange,
        of,
        true,
        ({ topic, at }) => (topics.length === 0 || topics.includes(topic)) && (instantMs(at) ?? 0) <= latest,
      ),
    };
  },
});
