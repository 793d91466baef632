import { dateOf, utcOf } from './date-formats';
import type { CalendarDate } from './dates';

const DAY_MS = 86_400_000;

/** The day so many days later (earlier when negative). @throws RangeError when `date` is no day. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return dateOf(new Date(requireDay(date).getTime() + days * DAY_MS));
}

/** The same day so many months later; the month's last day where it is shorter. @throws RangeError */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const utc = requireDay(date);
  const day = utc.getUTCDate();
  utc.setUTCDate(1);
  utc.setUTCMonth(utc.getUTCMonth() + months);
  const target = new Date(utc);
  target.setUTCMonth(target.getUTCMonth() + 1, 0);
  utc.setUTCDate(Math.min(day, target.getUTCDate()));
  return dateOf(utc);
}

/** Days from one day to another, below 0 when that is the earlier one. @throws RangeError when either is no day. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number =>
  Math.round((requireDay(to).getTime() - requireDay(from).getTime()) / DAY_MS);

function requireDay(date: CalendarDate): Date {
  const utc = utcOf(date);
  if (utc === null) throw new RangeError('A calendar date is YYYY-MM-DD');
  return utc;
}
