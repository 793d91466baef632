import { addDays } from './calendar';
import { type CalendarDate, isCalendarDate } from './dates';
import { calendarDateIn } from './instants';
import { instantOf, zonedInstant } from './zones';

/** Repetition of a reminder: never, weekly at the same weekday and time, or before each cut-off. */
export const REMINDER_REPEATS = ['once', 'weekly', 'before-cut-off'] as const;

/** Repetition of a reminder. */
export type ReminderRepeat = (typeof REMINDER_REPEATS)[number];

/** Maximum number of minutes between a reminder and its cut-off: one week. */
export const MAX_MINUTES_BEFORE = 7 * 24 * 60;

const WEEK_DAYS = 7;
const WEEK = WEEK_DAYS * 86_400_000;
const MINUTE = 60_000;
const TIME = /^([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d(?:\.\d+)?)?$/;

/** Parses a time field (`HH:MM`, also with seconds) to minutes after midnight; null for an invalid time. */
export function minutesOf(time: string): number | null {
  const [, hours, minutes] = TIME.exec(time) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}

const dayIn = (instant: number, timeZone: string): CalendarDate => {
  const iso = new Date(instant).toISOString();
  // `calendarDateIn` is null only for an invalid instant.
  return calendarDateIn(iso, timeZone) ?? iso.slice(0, 10);
};

/** Weekday of a date, 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (date: CalendarDate): number => new Date(`${date}T00:00:00Z`).getUTCDay();

/** Returns the next instant with the given weekday and local time in a zone. A clock change shifts neither. */
export function nextWeekly(weekday: number, minutes: number, timeZone: string, now: number): number {
  const today = dayIn(now, timeZone);
  const ahead = (weekday - weekdayOf(today) + WEEK_DAYS) % WEEK_DAYS;
  const first = zonedInstant(addDays(today, ahead), minutes, timeZone);
  return first > now ? first : zonedInstant(addDays(today, ahead + WEEK_DAYS), minutes, timeZone);
}

/** Returns the first weekly repetition of `at` after `now`, at the same weekday and local time. */
export function nextWeekOf(at: number, timeZone: string, now: number): number {
  if (at > now) return at;
  return timesOfWeeks(at, timeZone, now).find((next) => next > now) ?? at + WEEK;
}

/** The weekly repetitions of `at` in the weeks around `now`. */
function timesOfWeeks(at: number, timeZone: string, now: number): readonly number[] {
  const wall = instantOf(at, timeZone);
  const minutes = minutesOf(wall.slice(11, 16)) ?? 0;
  const weeks = Math.floor((now - at) / WEEK);
  return [weeks, weeks + 1, weeks + 2].map((week) =>
    zonedInstant(addDays(wall.slice(0, 10), week * WEEK_DAYS), minutes, timeZone),
  );
}

/** Returns the first instant after `now` that is `minutesBefore` a cut-off; null if there is none. */
export const nextBefore = (cutOffs: readonly number[], minutesBefore: number, now: number): number | null =>
  cutOffs
    .map((cutOff) => cutOff - minutesBefore * MINUTE)
    .filter((at) => at > now)
    .sort((a, b) => a - b)[0] ?? null;

/** Parses a typed day and time in a zone to an instant, or returns the problem. */
export function parseTypedInstant(
  date: string,
  time: string,
  timeZone: string,
  now: number,
): { readonly at: number } | { readonly problem: 'missing' | 'past' } {
  const minutes = minutesOf(time);
  if (!isCalendarDate(date) || minutes === null) return { problem: 'missing' };
  const at = zonedInstant(date, minutes, timeZone);
  return at > now ? { at } : { problem: 'past' };
}
