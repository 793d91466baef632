import type { CalendarDate, Instant } from '../rules/dates';
import type { NotificationTopic } from '../rules/notices';
import type { Page, PageRequest } from './page';

/** What a notification is about, for a way there. */
export type NotificationSubject =
  | { readonly kind: 'order'; readonly orderId: string }
  | { readonly kind: 'invoice'; readonly invoiceId: string }
  | { readonly kind: 'case'; readonly caseId: string }
  | { readonly kind: 'promotion'; readonly promotionId: string }
  /** A reminder to order: the cart is where that is done. */
  | { readonly kind: 'cart' };

/** Something a buyer is told of an account, in the backend's words in the buyer's language. */
export interface NotificationItem {
  readonly id: string;
  readonly topic: NotificationTopic;
  /** When it happened, with the account's own offset. */
  readonly at: Instant;
  readonly title: string;
  /** More of it in a sentence; empty when the title says all. */
  readonly text: string;
  /** Null if the notification has no link. */
  readonly about: NotificationSubject | null;
  readonly isRead: boolean;
}

/** Which notifications are asked for. */
export interface NotificationQuery extends PageRequest {
  /** A notification matches any of these; an empty list matches all. */
  readonly topics: readonly NotificationTopic[];
  readonly unreadOnly: boolean;
}

/** A page of notifications, newest first. */
export interface NotificationPage extends Page<NotificationItem> {
  /** The backend's day in the account's zone. */
  readonly today: CalendarDate;
}
