import type { Instant, NotificationPage, NotificationQuery, NotificationTopic } from '../domain';
import type { CallOptions, ForAccount, InLocale } from './call';

/**
 * What a signed-in buyer is told of an account. Everybody has their own read marks. Marking is by id: what
 * is gone by then is passed over, and marking again changes nothing.
 */
export interface NotificationsPort {
  /** Newest first. What a buyer's permissions do not reach is left out. */
  list(request: NotificationQuery & ForAccount & InLocale, options?: CallOptions): Promise<NotificationPage>;
  /** How many are not read, of all topics. */
  unread(request: ForAccount & InLocale, options?: CallOptions): Promise<number>;
  markRead(request: { readonly ids: readonly string[] } & ForAccount & InLocale, options?: CallOptions): Promise<void>;
  markUnread(
    request: { readonly ids: readonly string[] } & ForAccount & InLocale,
    options?: CallOptions,
  ): Promise<void>;
  /** Marks those of some topics, of all when empty, that are no newer than `until`. Answers with the ones it marked: the way back. */
  markAllRead(
    request: { readonly topics: readonly NotificationTopic[]; readonly until: Instant } & ForAccount & InLocale,
    options?: CallOptions,
  ): Promise<{ readonly ids: readonly string[] }>;
}
