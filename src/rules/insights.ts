import { addDays } from './calendar';
import type { CalendarDate } from './dates';

/** The most weeks that are asked for at once: a year, whatever day it began on. */
export const MAX_INSIGHT_WEEKS = 53;

const WEEK_DAYS = 7;
const DAY = 86_400_000;

/** Ends of orders that nothing came of, and one that is not placed yet. */
const notOrdered: ReadonlySet<string> = new Set(['draft', 'cancelled', 'in-error', 'not-delivered']);

/** Whether an order counts as ordered: it came about, or still may. A status that nobody has heard of does. */
export const isCountedAsOrdered = (status: string): boolean => !notOrdered.has(status);

/** The Monday of a day's week. @throws RangeError when `date` is no day */
export function weekStart(date: CalendarDate): CalendarDate {
  const monday = addDays(date, 0);
  // 1970 began on a Thursday.
  const day = (Math.round(Date.parse(`${monday}T00:00:00Z`) / DAY) + 3) % WEEK_DAYS;
  return addDays(monday, -((day + WEEK_DAYS) % WEEK_DAYS));
}

/**
 * The Mondays of the last weeks, oldest first; the last week has `today` in it. Weeks are counted in days of a calendar,
 * never in hours: one in which clocks change is as long as the others.
 */
export function lastWeeks(today: CalendarDate, count: number): readonly CalendarDate[] {
  const last = weekStart(today);
  return Array.from({ length: count }, (_, at) => addDays(last, (at - count + 1) * WEEK_DAYS));
}
