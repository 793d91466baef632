import type { NotificationItem, NotificationSubject } from '../../../domain';
import { type NotificationsPort, PortError } from '../../../ports';
import { instantMs } from '../../../rules/instants';
import { NOTIFICATION_TOPICS } from '../../../rules/notices';
import { plain } from '../../common/text';
import { instantIn } from '../common/instants';
import { readPage } from '../common/pages';
import type { Context } from '../context';
import {
  markAllTradeNotifications,
  markTradeNotifications,
  tradeNotifications,
  tradeUnread,
  type WireNotification,
} from './notifications.wire';

function subjectOf(kind: string | null, id: string | null): NotificationSubject | null {
  if (kind === 'cart') return { kind };
  if (id === null) return null;
  if (kind === 'order') return { kind, orderId: id };
  if (kind === 'invoice') return { kind, invoiceId: id };
  if (kind === 'case') return { kind, caseId: id };
  return kind === 'promotion' ? { kind, promotionId: id } : null;
}

/** Converts notifications; one with an unknown topic is left out. */
const toItems = (wires: readonly WireNotification[], timeZone: string): readonly NotificationItem[] =>
  wires.flatMap(({ id, topic: code, at, title, text, aboutKind, aboutId, isRead }) => {
    const topic = NOTIFICATION_TOPICS.find((known) => known === code);
    return topic === undefined
      ? []
      : [
          {
            id,
            topic,
            at: instantIn(at, timeZone),
            title: plain(title),
            text: plain(text),
            about: subjectOf(aboutKind, aboutId),
            isRead,
          },
        ];
  });

/** Implements the notifications port with the plugin. */
export function notificationsPort({ graphql }: Context): NotificationsPort {
  return {
    async list({ topics, unreadOnly, accountId, locale, ...request }, call) {
      let today = '';
      const { items, totalItems, ...page } = await readPage(request, async (part) => {
        const options = { topics, unreadOnly, ...part };
        const { tradeAccount, tradeNotifications: found } = await graphql.send(tradeNotifications, {
          variables: { options },
          accountId,
          locale,
          ...call,
        });
        ({ today } = found);
        return { items: toItems(found.items, tradeAccount.timeZone), totalItems: found.totalItems };
      });
      return { ...page, items, total: totalItems, today };
    },
    unread: async ({ accountId, locale }, call) =>
      (await graphql.send(tradeUnread, { accountId, locale, ...call })).tradeUnread,
    async markRead({ ids, accountId, locale }, call) {
      await graphql.send(markTradeNotifications, { variables: { ids, isRead: true }, accountId, locale, ...call });
    },
    async markUnread({ ids, accountId, locale }, call) {
      await graphql.send(markTradeNotifications, { variables: { ids, isRead: false }, accountId, locale, ...call });
    },
    async markAllRead({ topics, until, accountId, locale }, call) {
      if (instantMs(until) === null)
        throw new PortError('rejected', 'The end must be an instant', { fields: { until: 'badInput' } });
      const variables = { topics, until };
      const found = await graphql.send(markAllTradeNotifications, { variables, accountId, locale, ...call });
      return { ids: found.markAllTradeNotifications };
    },
  };
}
