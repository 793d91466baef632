import type { CalendarDate, Instant } from '../rules/dates';
import type { NotificationTopic } from '../rules/notices';
import type { Page, PageRequest } from './page';

/** Subject of a notification. The portal links to its page. */
export type NotificationSubject =
  | { readonly kind: 'order'; readonly orderId: string }
  | { readonly kind: 'invoice'; readonly invoiceId: string }
  | { readonly kind: 'case'; readonly caseId: string }
  | { readonly kind: 'promotion'; readonly promotionId: string }
  /** A reminder to order; it links to the cart. */
  | { readonly kind: 'cart' };

/** A notification about an account. Its texts are from the backend in the buyer's language. */
export interface NotificationItem {
  readonly id: string;
  readonly topic: NotificationTopic;
  /** Time of the event. Its UTC offset is that of the account's time zone. */
  readonly at: Instant;
  readonly title: string;
  /** Details in one sentence; empty if the title is complete. */
  readonly text: string;
  /** Null if the notification has no link. */
  readonly about: NotificationSubject | null;
  readonly isRead: boolean;
}

/** Filters for notifications. */
export interface NotificationQuery extends PageRequest {
  /** A notification matches any of these; an empty list matches all. */
  readonly topics: readonly NotificationTopic[];
  readonly unreadOnly: boolean;
}

/** A page of notifications, newest first. */
export interface NotificationPage extends Page<NotificationItem> {
  /** Current date in the account's time zone, by the backend's clock. */
  readonly today: CalendarDate;
}
