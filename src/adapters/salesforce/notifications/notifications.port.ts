import type { NotificationItem, NotificationSubject } from '../../../domain';
import { type CallOptions, type ForAccount, type InLocale, type NotificationsPort, PortError } from '../../../ports';
import { instantMs } from '../../../rules/instants';
import { recordId } from '../common/ids';
import { requireSignedIn } from '../common/refusals';
import { plain } from '../../common/text';
import type { Context } from '../context';
import type { ResponseOf } from '../server-methods/contract';
import {
  getNotifications,
  getUnreadNotifications,
  markAllNotificationsRead,
  markNotifications,
} from './notifications.methods';

/** Maximum page size, and maximum number of ids to mark at once. */
const MOST = 200;

type WireNotification = ResponseOf<'getNotifications'>['notifications'][number];

function toSubject({ kind, id }: NonNullable<WireNotification['about']>): NotificationSubject {
  if (kind === 'cart') return { kind };
  if (!id) throw new PortError('malformed', 'The notification has no subject');
  if (kind === 'order') return { kind, orderId: recordId(id) };
  if (kind === 'invoice') return { kind, invoiceId: id };
  return kind === 'case' ? { kind, caseId: id } : { kind, promotionId: id };
}

const toItem = ({ notificationId, topic, at, title, text, about, isRead }: WireNotification): NotificationItem => ({
  id: notificationId,
  topic,
  at,
  title: plain(title),
  text: plain(text),
  about: about ? toSubject(about) : null,
  isRead,
});

/**
 * Implements the notifications port with the store's server methods, because the platform's notifications have other
 * purposes.
 */
export function notificationsPort({ methods }: Context): NotificationsPort {
  const callerFields = ({ accountId, locale }: ForAccount & InLocale) => ({
    effectiveAccountId: requireSignedIn(accountId),
    language: locale,
  });
  const marking =
    (isRead: boolean) =>
    async ({ ids, ...at }: { readonly ids: readonly string[] } & ForAccount & InLocale, call?: CallOptions) => {
      const reader = callerFields(at);
      for (let from = 0; from < ids.length; from += MOST) {
        await methods.call(
          markNotifications,
          { ...reader, notificationIds: ids.slice(from, from + MOST), isRead },
          call?.signal,
        );
      }
    };
  return {
    async list({ topics, unreadOnly, page, pageSize, ...at }, call) {
      const request = {
        ...callerFields(at),
        topics: [...topics],
        unreadOnly,
        page,
        pageSize: Math.min(pageSize, MOST),
      };
      const { today, notifications, total, hasMore } = await methods.call(getNotifications, request, call?.signal);
      return { items: notifications.map(toItem), page, pageSize, total: total ?? null, hasMore, today };
    },
    unread: async (at, call) => (await methods.call(getUnreadNotifications, callerFields(at), call?.signal)).unread,
    markRead: marking(true),
    markUnread: marking(false),
    async markAllRead({ topics, until, ...at }, call) {
      if (instantMs(until) === null)
        throw new PortError('rejected', 'The end must be an instant', { fields: { until: 'badInput' } });
      return {
        ids: (
          await methods.call(
            markAllNotificationsRead,
            { ...callerFields(at), topics: [...topics], until },
            call?.signal,
          )
        ).notificationIds,
      };
    },
  };
}
