import { addDays } from './calendar';
import type { CalendarDate } from './dates';

/** Maximum number of weeks in one request: a year, on whichever weekday it began. */
export const MAX_INSIGHT_WEEKS = 53;

const WEEK_DAYS = 7;
const DAY = 86_400_000;

/** Statuses of orders that were never delivered or not placed yet. */
const notOrdered: ReadonlySet<string> = new Set(['draft', 'cancelled', 'in-error', 'not-delivered']);

/** Whether an order counts as ordered: it was delivered or still can be. An unknown status counts. */
export const isCountedAsOrdered = (status: string): boolean => !notOrdered.has(status);

/** Returns the Monday of a date's week. @throws RangeError when `date` is not a valid date */
export function weekStart(date: CalendarDate): CalendarDate {
  const monday = addDays(date, 0);
  // 1970 began on a Thursday.
  const day = (Math.round(Date.parse(`${monday}T00:00:00Z`) / DAY) + 3) % WEEK_DAYS;
  return addDays(monday, -((day + WEEK_DAYS) % WEEK_DAYS));
}

/**
 * Returns the Mondays of the last `count` weeks, oldest first; the last week contains `today`. Weeks are counted in
 * calendar days, not hours, because a week with a clock change is not 168 hours long.
 */
export function lastWeeks(today: CalendarDate, count: number): readonly CalendarDate[] {
  const last = weekStart(today);
  return Array.from({ length: count }, (_, at) => addDays(last, (at - count + 1) * WEEK_DAYS));
}
