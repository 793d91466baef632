import { addDays } from './calendar';
import { type CalendarDate, isCalendarDate } from './dates';
import { calendarDateIn } from './instants';
import { instantOf, zonedInstant } from './zones';

/** How a reminder comes back: not at all, each week at its weekday and time, or before each cut-off. */
export const REMINDER_REPEATS = ['once', 'weekly', 'before-cut-off'] as const;

/** How a reminder comes back. */
export type ReminderRepeat = (typeof REMINDER_REPEATS)[number];

/** Minutes before a cut-off at which a reminder may come: a week at most. */
export const MAX_MINUTES_BEFORE = 7 * 24 * 60;

const WEEK_DAYS = 7;
const WEEK = WEEK_DAYS * 86_400_000;
const MINUTE = 60_000;
const TIME = /^([01]\d|2[0-3]):([0-5]\d)/;

/** Minutes after midnight of a time as a field has it, `HH:MM`; null for what is none. */
export function minutesOf(time: string): number | null {
  const [, hours, minutes] = TIME.exec(time) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}

const dayIn = (instant: number, timeZone: string): CalendarDate => {
  const iso = new Date(instant).toISOString();
  // Null only for what is no instant.
  return calendarDateIn(iso, timeZone) ?? iso.slice(0, 10);
};

/** 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (date: CalendarDate): number => new Date(`${date}T00:00:00Z`).getUTCDay();

/** The next time clocks of a zone show a weekday and a time. A change of the clocks moves neither. */
export function nextWeekly(weekday: number, minutes: number, timeZone: string, now: number): number {
  const today = dayIn(now, timeZone);
  const ahead = (weekday - weekdayOf(today) + WEEK_DAYS) % WEEK_DAYS;
  const first = zonedInstant(addDays(today, ahead), minutes, timeZone);
  return first > now ? first : zonedInstant(addDays(today, ahead + WEEK_DAYS), minutes, timeZone);
}

/** The first time after `now` of something that began at `at` and comes each week at the same weekday and time. */
export function nextWeekOf(at: number, timeZone: string, now: number): number {
  if (at > now) return at;
  return timesOfWeeks(at, timeZone, now).find((next) => next > now) ?? at + WEEK;
}

/** Weeks around now in which something that began at `at` comes at its weekday and time. */
function timesOfWeeks(at: number, timeZone: string, now: number): readonly number[] {
  const wall = instantOf(at, timeZone);
  const minutes = minutesOf(wall.slice(11)) ?? 0;
  const weeks = Math.floor((now - at) / WEEK);
  return [weeks, weeks + 1, weeks + 2].map((week) =>
    zonedInstant(addDays(wall.slice(0, 10), week * WEEK_DAYS), minutes, timeZone),
  );
}

/** The first time after `now` that is so long before a cut-off; null where none is to come. */
export const nextBefore = (cutOffs: readonly number[], minutesBefore: number, now: number): number | null =>
  cutOffs
    .map((cutOff) => cutOff - minutesBefore * MINUTE)
    .filter((at) => at > now)
    .sort((a, b) => a - b)[0] ?? null;

/** A day and a time as somebody typed them, on clocks of a zone; or what is wrong with them. */
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
