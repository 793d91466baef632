import type { Reminder, ReminderChanges } from '../domain';
import type { CallOptions, ForAccount, InLocale } from './call';

/**
 * Order reminders of the signed-in buyer. An adapter with `update` knows every kind of reminder; one without
 * takes those that come once or weekly, and nothing is edited or turned off there.
 */
export interface RemindersPort {
  /** Soonest first. Of one that comes before cut-offs or weekly `at` is the next time; one whose only time is past is left out. */
  list(request: ForAccount & InLocale, options?: CallOptions): Promise<readonly Reminder[]>;
  /** One that is asked for again, as after a lost answer, is the one that is there. */
  create(
    request: { readonly reminder: Omit<Reminder, 'id'> } & ForAccount & InLocale,
    options?: CallOptions,
  ): Promise<Reminder>;
  /** Changes one, or turns it off and on. `rejected` names `at`, `repeats` or `minutesBefore`. */
  update(
    request: { readonly reminderId: string; readonly changes: ReminderChanges } & ForAccount & InLocale,
    options?: CallOptions,
  ): Promise<Reminder>;
  remove(request: { readonly reminderId: string } & ForAccount & InLocale, options?: CallOptions): Promise<void>;
}
