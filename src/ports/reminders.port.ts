import type { Reminder, ReminderChanges } from '../domain';
import type { CallOptions, ForAccount, InLocale } from './call';

/**
 * Order reminders of the signed-in buyer. An adapter with `update` supports all kinds of reminders; one without
 * supports single and weekly reminders, which cannot be edited or turned off.
 */
export interface RemindersPort {
  /**
   * Soonest first. For a reminder before cut-offs or weekly, `at` is its next time; past single reminders are left out.
   */
  list(request: ForAccount & InLocale, options?: CallOptions): Promise<readonly Reminder[]>;
  /** Creates a reminder. A repeated request, for example after a lost response, returns the existing reminder. */
  create(
    request: { readonly reminder: Omit<Reminder, 'id'> } & ForAccount & InLocale,
    options?: CallOptions,
  ): Promise<Reminder>;
  /**
   * Changes a reminder, or turns it on or off. Invalid values reject with `rejected` and the field `at`, `repeats` or
   * `minutesBefore`.
   */
  update(
    request: { readonly reminderId: string; readonly changes: ReminderChanges } & ForAccount & InLocale,
    options?: CallOptions,
  ): Promise<Reminder>;
  remove(request: { readonly reminderId: string } & ForAccount & InLocale, options?: CallOptions): Promise<void>;
}
