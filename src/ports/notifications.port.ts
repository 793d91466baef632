import type { Instant, NotificationPage, NotificationQuery, NotificationTopic } from '../domain';
import type { CallOptions, ForAccount, InLocale } from './call';

/**
 * Notifications for a signed-in buyer about an account. Each person has their own read state. `mark` takes ids: it
 * ignores notifications that no longer exist, and marking twice has no effect.
 */
export interface NotificationsPort {
  /** Newest first. Notifications that need a permission the buyer lacks are left out. */
  list(request: NotificationQuery & ForAccount & InLocale, options?: CallOptions): Promise<NotificationPage>;
  /** Number of unread notifications in all topics. */
  unread(request: ForAccount & InLocale, options?: CallOptions): Promise<number>;
  markRead(request: { readonly ids: readonly string[] } & ForAccount & InLocale, options?: CallOptions): Promise<void>;
  markUnread(
    request: { readonly ids: readonly string[] } & ForAccount & InLocale,
    options?: CallOptions,
  ): Promise<void>;
  /**
   * Marks notifications of the given topics (all when empty) that are not newer than `until`. Returns the ids that it
   * marked, for undo.
   */
  markAllRead(
    request: { readonly topics: readonly NotificationTopic[]; readonly until: Instant } & ForAccount & InLocale,
    options?: CallOptions,
  ): Promise<{ readonly ids: readonly string[] }>;
}
