import { dateOf, utcOf } from './date-formats';
import type { CalendarDate } from './dates';

const DAY_MS = 86_400_000;

/** Adds days to a date; a negative number subtracts. @throws RangeError when `date` is not a valid date. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return dateOf(new Date(requireDay(date).getTime() + days * DAY_MS));
}

/** Adds calendar months to a date; uses the last day of a shorter month. @throws RangeError */
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

/**
 * Number of days between two dates, negative when `to` is earlier. @throws RangeError when either is not a valid date.
 */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number =>
  Math.round((requireDay(to).getTime() - requireDay(from).getTime()) / DAY_MS);

function requireDay(date: CalendarDate): Date {
  const utc = utcOf(date);
  if (utc === null) throw new RangeError('A calendar date is YYYY-MM-DD');
  return utc;
}
