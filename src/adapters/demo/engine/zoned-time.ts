import type { CalendarDate } from '../../../rules/dates';
import { calendarDateIn } from '../../../rules/instants';

export { instantOf, zonedInstant } from '../../../rules/zones';

const DAY = 86_400_000;

/** The day it is in a zone at an instant. */
export const dateIn = (instant: number, timeZone: string): CalendarDate =>
  // Null only for what is no instant, which an epoch number always is.
  calendarDateIn(new Date(instant).toISOString(), timeZone) ?? new Date(instant).toISOString().slice(0, 10);

/** Days since 1970 of a calendar date: dates are compared and counted with it. */
export const dayNumber = (date: CalendarDate): number => Math.round(Date.parse(`${date}T00:00:00Z`) / DAY);

/** 0 for Sunday to 6 for Saturday. */
export const weekday = (date: CalendarDate): number => (dayNumber(date) + 4) % 7;
