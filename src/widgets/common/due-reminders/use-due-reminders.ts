import { useEffect, useRef } from 'react';
import type { Reminder } from '../../../domain';
import type { Clock } from '../../../runtime/clock';
import { useLatest } from '../../../runtime/react/use-latest';
import { type DueReminder, type ReminderWatch, watchReminders } from '../../../runtime/reminders/reminder-watch';

/** Tells of reminders when they are due, also after the device slept; `undefined` while they are not known. */
export function useDueReminders(reminders: readonly Reminder[] | undefined, clock: Clock, onDue: (due: DueReminder) => void): void {
  const latest = useLatest({ clock, onDue });
  const watch = useRef<ReminderWatch | null>(null);
  useEffect(() => {
    const made = watchReminders({ now: () => latest.current.clock(), onDue: (due) => latest.current.onDue(due) });
    watch.current = made;
    document.addEventListener('visibilitychange', made.look);
    window.addEventListener('focus', made.look);
    window.addEventListener('pageshow', made.look);
    return () => {
      document.removeEventListener('visibilitychange', made.look);
      window.removeEventListener('focus', made.look);
      window.removeEventListener('pageshow', made.look);
      made.stop();
    };
  }, [latest]);
  useEffect(() => {
    if (reminders !== undefined) watch.current?.set(reminders);
  }, [reminders]);
}
