import { formatter } from './date-formats';
import type { CalendarDate, Instant } from './dates';
import { OFFSET, wallClock } from './wall-clock';

export { instantMs } from './wall-clock';

/** Whether an instant has the wall clock of a zone in it; `Z` leaves the zone open. */
export const writesZone = (instant: Instant): boolean => OFFSET.test(instant);

/** The day an instant falls on in a zone; null when it is no instant. "Today" is this of the server's time. */
export function calendarDateIn(instant: Instant, timeZone: string): CalendarDate | null {
  const wall = wallClock(instant, timeZone);
  if (wall === null) return null;
  const written = formatter('en-US', wall.zone, 'plain').formatToParts(wall.ms);
  const parts = new Map(written.map(({ type, value }) => [type, value]));
  return `${parts.get('year')?.padStart(4, '0')}-${parts.get('month')}-${parts.get('day')}`;
}

/** The day it is for an account when its backend answered; undefined where the answer says no time. */
export const todayOf = ({
  serverTime,
  timeZone,
}: {
  readonly serverTime: Instant;
  readonly timeZone: string;
}): CalendarDate | undefined => calendarDateIn(serverTime, timeZone) ?? undefined;
