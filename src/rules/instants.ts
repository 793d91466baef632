import { formatter } from './date-formats';
import type { CalendarDate, Instant } from './dates';
import { OFFSET, wallClock } from './wall-clock';

export { instantMs } from './wall-clock';

/** Whether an instant contains the local time of its zone; `Z` does not. */
export const writesZone = (instant: Instant): boolean => OFFSET.test(instant);

/**
 * Returns the date of an instant in a time zone; null for an invalid instant. Today is the date of the server's current
 * time.
 */
export function calendarDateIn(instant: Instant, timeZone: string): CalendarDate | null {
  const wall = wallClock(instant, timeZone);
  if (wall === null) return null;
  const written = formatter('en-US', wall.zone, 'plain').formatToParts(wall.ms);
  const parts = new Map(written.map(({ type, value }) => [type, value]));
  return `${parts.get('year')?.padStart(4, '0')}-${parts.get('month')}-${parts.get('day')}`;
}

/** The account's date at the time of a response; undefined when the response has no server time. */
export const todayOf = ({
  serverTime,
  timeZone,
}: {
  readonly serverTime: Instant;
  readonly timeZone: string;
}): CalendarDate | undefined => calendarDateIn(serverTime, timeZone) ?? undefined;
