import type { Reminder } from '../../domain';
import { calendarDateIn, formatInstant, formatTime, weekdayOf } from '../../rules';
import { leadParts } from './reminder-form.rules';
import type { ReminderMessages } from './notifications.types';

/** A week whose Sunday is its first day: names of weekdays are taken from it. */
const SUNDAY = Date.UTC(2026, 0, 4);
const DAY = 86_400_000;

/** The name of a weekday, 0 for Sunday. */
export const weekdayName = (weekday: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(SUNDAY + weekday * DAY);

/** So long before: 30 minutes, 2 hours, 1 day. */
export function leadText(minutes: number, { m, plural }: ReminderMessages): string {
  const { unit, count } = leadParts(minutes);
  return plural(m.reminders[unit], count);
}

/** When a reminder is due, on the account's clocks. */
export const whenText = (at: string, locale: string, timeZone: string, today: string | undefined): string =>
  formatInstant(at, locale, { timeZone, today });

/** What a reminder is, in a few words: every Tuesday at nine, two hours before each cut-off, or its only time. */
export function reminderText(
  { at, repeats, minutesBefore }: Reminder,
  messages: ReminderMessages,
  timeZone: string,
  today: string | undefined,
): string {
  const { m, fill, locale } = messages;
  if (repeats === 'before-cut-off') return fill(m.reminders.before, { lead: leadText(minutesBefore ?? 0, messages) });
  if (repeats === 'once') return whenText(at, locale, timeZone, today);
  return fill(m.reminders.weekly, {
    weekday: weekdayName(weekdayOf(calendarDateIn(at, timeZone) ?? ''), locale),
    time: formatTime(at, locale, { timeZone }),
  });
}
