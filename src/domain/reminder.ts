import type { Instant } from '../rules/dates';

/** A note to order again (spec §1, order reminders). */
export interface Reminder {
  readonly id: string;
  /** When the buyer wants to hear of it, with the account's own offset. */
  readonly at: Instant;
  readonly repeats: 'once' | 'weekly';
  /** The order it is about; null when it is about none. */
  readonly orderId: string | null;
}
