import type { Instant } from '../rules/dates';
import type { ReminderRepeat } from '../rules/reminders';

/** A reminder to reorder. */
export interface Reminder {
  readonly id: string;
  /** When the buyer hears of it next, with the account's own offset. */
  readonly at: Instant;
  readonly repeats: ReminderRepeat;
  /** Related order; null if there is none. */
  readonly orderId: string | null;
  /** Minutes before each cut-off, of one that comes before cut-offs: its `at` follows from the visit plan. */
  readonly minutesBefore?: number;
  /** False if turned off; absent if reminders can't be turned off. */
  readonly isOn?: boolean;
}

/** What of a reminder can be changed: what is left out stays as it is. */
export type ReminderChanges = Partial<Pick<Reminder, 'at' | 'repeats' | 'minutesBefore' | 'isOn'>>;
