import type { Emit } from '../../../runtime/events';
import type { NotificationsEvents } from '../notifications.types';
import { Reminders, type RemindersProps } from '../parts/reminders';
import { useReminders } from '../use-reminders';

export interface RemindersPartProps extends Omit<RemindersProps, 'reminders'> {
  readonly accountId: string;
  readonly emit: Emit<NotificationsEvents>;
}

/** Reads the reminders to order, once the code of them is here. */
export function RemindersPart({ accountId, emit, ...props }: RemindersPartProps) {
  return <Reminders {...props} reminders={useReminders(accountId, emit)} />;
}
