import type { Reminder } from '../domain';
import type { CallOptions, ForAccount, InLocale } from './call';

/** Order reminders of the signed-in buyer (spec §1). */
export interface RemindersPort {
  list(request: ForAccount & InLocale, options?: CallOptions): Promise<readonly Reminder[]>;
  create(
    request: { readonly reminder: Omit<Reminder, 'id'> } & ForAccount & InLocale,
    options?: CallOptions,
  ): Promise<Reminder>;
  remove(request: { readonly reminderId: string } & ForAccount & InLocale, options?: CallOptions): Promise<void>;
}
