import type { Instant } from '../rules/dates';
import type { ReminderRepeat } from '../rules/reminders';

/** A reminder to reorder. */
export interface Reminder {
  readonly id: string;
  /** Next time that the buyer is reminded. Its UTC offset is that of the account's time zone. */
  readonly at: Instant;
  readonly repeats: ReminderRepeat;
  /** Related order; null if there is none. */
  readonly orderId: string | null;
  /** For a reminder before every cut-off: minutes before the cut-off. `at` then follows from the visit plan. */
  readonly minutesBefore?: number;
  /** False if turned off; absent if reminders can't be turned off. */
  readonly isOn?: boolean;
}

/** Fields of a reminder to change; absent fields stay unchanged. */
export type ReminderChanges = Partial<Pick<Reminder, 'at' | 'repeats' | 'minutesBefore' | 'isOn'>>;
