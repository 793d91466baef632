import type { CalendarDate } from '../../../rules/dates';
import { instantOf } from '../../../rules/zones';

export { instantOf, zonedInstant } from '../../../rules/zones';

const DAY = 86_400_000;

/** Date of an instant in a time zone. */
export const dateIn = (instant: number, timeZone: string): CalendarDate => instantOf(instant, timeZone).slice(0, 10);

/** Number of days since 1970, to compare and count dates. */
export const dayNumber = (date: CalendarDate): number => Math.round(Date.parse(`${date}T00:00:00Z`) / DAY);

/** Weekday, 0 for Sunday to 6 for Saturday. */
export const weekday = (date: CalendarDate): number => (dayNumber(date) + 4) % 7;
