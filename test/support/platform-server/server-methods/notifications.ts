import type { DemoAccount } from '../../../../src/adapters/demo/data/accounts';
import { notificationsOf } from '../../../../src/adapters/demo/engine/notifications';
import { paged } from '../../../../src/adapters/demo/engine/paging';
import type { NotificationItem } from '../../../../src/domain';
import { instantMs } from '../../../../src/rules/instants';
import { buyerOf } from '../access';
import type { Exchange } from '../http/exchange';
import type { Platform } from '../platform';
import { keepMoney, moneyOf, todayOf } from '../store/money';
import { orderRecordId } from '../store/orders';
import { remindersAt } from '../store/reminders';
import { type Arguments, asHandled, buyersAccountArg, handled, numberArg, readerArg, type ServerMethod, textArg, textsArg } from './arguments';

/** Who is told of which account, and of what. */
function told(exchange: Exchange, args: Arguments) {
  const { platform } = exchange;
  const account = buyersAccountArg(exchange, args);
  const buyer = asHandled(() => buyerOf(exchange));
  const state = moneyOf(platform, account);
  const items = notificationsOf({ account, buyer, reader: readerArg(exchange, args, account), state: { ...state, reminders: remindersAt(platform, account) }, world: platform.world });
  return { account, buyer, items, platform, state };
}

/** What a notification is about, by the id that the org has for it: orders have one of the platform. */
function aboutBody({ world }: Platform, account: DemoAccount, orders: readonly { readonly id: string; readonly number: string }[], about: NotificationItem['about']) {
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

const getNotifications: ServerMethod = (exchange, args) => {
  const { account, items, platform, state } = told(exchange, args);
  const [page, pageSize, topics] = [numberArg(args, 'page'), numberArg(args, 'pageSize'), textsArg(args, 'topics', 20)];
  if (page < 0 || pageSize < 1 || pageSize > 200) handled('INVALID_API_INPUT', 'A page has 1 to 200 rows');
  const found = items.filter(({ isRead, topic }) => (topics.length === 0 || topics.includes(topic)) && !(args.unreadOnly === true && isRead));
  const { items: shown, total, hasMore } = paged(found, { page, pageSize });
  return {
    hasMore, total, today: todayOf(platform, account),
    notifications: shown.map(({ id, about, ...item }) => ({ ...item, about: aboutBody(platform, account, state.orders, about), notificationId: id })),
  };
};

const getUnreadNotifications: ServerMethod = (exchange, args) => ({ unread: told(exchange, args).items.filter(({ isRead }) => !isRead).length });

/** Marks those that are there, for the running user alone, and names the ones it changed. */
function mark(exchange: Exchange, args: Arguments, isRead: boolean, isWanted: (item: NotificationItem) => boolean): readonly string[] {
  const { account, buyer, items, platform, state } = told(exchange, args);
  const ids = items.filter((item) => item.isRead !== isRead && isWanted(item)).map(({ id }) => id);
  const others = state.readMarks.filter(({ buyerId, id }) => buyerId !== buyer.id || !ids.includes(id));
  keepMoney(platform, account, { ...state, readMarks: [...others, ...ids.map((id) => ({ id, buyerId: buyer.id, isRead }))] });
  return ids;
}

const markNotifications: ServerMethod = (exchange, args) => {
  const ids = textsArg(args, 'notificationIds', 200);
  mark(exchange, args, args.isRead === true, ({ id }) => ids.includes(id));
  return null;
};

const markAllNotificationsRead: ServerMethod = (exchange, args) => {
  const topics = textsArg(args, 'topics', 20);
  const latest = instantMs(textArg(args, 'until')) ?? handled('INVALID_API_INPUT', 'Until when is an instant');
  return { notificationIds: mark(exchange, args, true, ({ topic, at }) => (topics.length === 0 || topics.includes(topic)) && (instantMs(at) ?? 0) <= latest) };
};

/** What buyers are told of an account. */
export const notificationMethods: Readonly<Record<string, ServerMethod>> = { getNotifications, getUnreadNotifications, markNotifications, markAllNotificationsRead };
