import { type DateStyle, formatter, unbroken, utcOf } from './date-formats';

/** A day without a time, `YYYY-MM-DD`: a delivery date is never shifted by a time zone. */
export type CalendarDate = string;

/** A point in time with its zone, ISO 8601: `2026-11-17T16:00:00-08:00` or `…Z`. */
export type Instant = string;

/** What stands for a date that is not there. */
export const NO_DATE = '–';

/** True for a day that exists, written `YYYY-MM-DD`. */
export const isCalendarDate = (value: unknown): value is CalendarDate => utcOf(value) !== null;

/** A day as tables, inputs and filters show it: `11/19/2026` in en-US, the locale's own elsewhere (decision 33). */
export function formatDate(date: CalendarDate | null | undefined, locale: string): string {
  const utc = utcOf(date);
  return utc === null ? NO_DATE : formatter(locale, 'UTC', 'short').format(utc);
}

/** A day in prose: its parts stay on one line. */
function dayText(date: CalendarDate | null | undefined, locale: string, style: DateStyle): string {
  const utc = utcOf(date);
  return utc === null ? NO_DATE : unbroken(formatter(locale, 'UTC', style).format(utc));
}

/** A day in a sentence that is read on its own, `December 31, 2024`: always with its year, the month in words. */
export function formatLongDate(date: CalendarDate | null | undefined, locale: string): string {
  return dayText(date, locale, 'long');
}

/** A day as the heading over what concerns it, `Tuesday, November 17`. */
export function formatHeadingDay(date: CalendarDate | null | undefined, locale: string): string {
  return dayText(date, locale, 'heading');
}

/** What a weekday date leaves out. */
export interface WeekdayDateOptions {
  /** Today: its year is not written (the buyer knows it). Without it the year always is. */
  readonly today?: CalendarDate;
}

const isOfYear = (date: CalendarDate | null | undefined, today: CalendarDate | undefined): boolean =>
  date?.slice(0, 4) === today?.slice(0, 4);

/** A day in prose and on the docket, `Thu, Nov 19`; the year only when it is not this one (decision 33). */
export function formatWeekdayDate(
  date: CalendarDate | null | undefined,
  locale: string,
  { today }: WeekdayDateOptions = {},
): string {
  return dayText(date, locale, isOfYear(date, today) ? 'weekday' : 'weekdayYear');
}

/** A day where room is short, such as on a card, `Nov 10`; the year only when it is not this one. */
export function formatDay(
  date: CalendarDate | null | undefined,
  locale: string,
  { today }: WeekdayDateOptions = {},
): string {
  return dayText(date, locale, isOfYear(date, today) ? 'day' : 'dayYear');
}
