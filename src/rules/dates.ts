import { type DateStyle, formatter, unbroken, utcOf } from './date-formats';

/** A day without a time, `YYYY-MM-DD`: a delivery date is never shifted by a time zone. */
export type CalendarDate = string;

/** A point in time with its UTC offset, ISO 8601: `2026-11-17T16:00:00-08:00` or `…Z`. */
export type Instant = string;

/** Placeholder for a missing date. */
export const NO_DATE = '–';

/** True for an existing date in the form `YYYY-MM-DD`. */
export const isCalendarDate = (value: unknown): value is CalendarDate => utcOf(value) !== null;

/**
 * Formats a date for tables, inputs and filters: `11/19/2026` in en-US, the locale's own format elsewhere (decision
 * 33).
 */
export function formatDate(date: CalendarDate | null | undefined, locale: string): string {
  const utc = utcOf(date);
  return utc === null ? NO_DATE : formatter(locale, 'UTC', 'short').format(utc);
}

/** Formats a date for prose, without line breaks in it. */
function dayText(date: CalendarDate | null | undefined, locale: string, style: DateStyle): string {
  const utc = utcOf(date);
  return utc === null ? NO_DATE : unbroken(formatter(locale, 'UTC', style).format(utc));
}

/** Formats a date for a sentence without context: `December 31, 2024`, always with the year and the month's name. */
export function formatLongDate(date: CalendarDate | null | undefined, locale: string): string {
  return dayText(date, locale, 'long');
}

/** Formats a date as a heading: `Tuesday, November 17`. */
export function formatHeadingDay(date: CalendarDate | null | undefined, locale: string): string {
  return dayText(date, locale, 'heading');
}

/** Options of a date with its weekday. */
export interface WeekdayDateOptions {
  /** The current date: its year is left out. If absent, the year is always shown. */
  readonly today?: CalendarDate;
}

const isOfYear = (date: CalendarDate | null | undefined, today: CalendarDate | undefined): boolean =>
  date?.slice(0, 4) === today?.slice(0, 4);

/** Formats a date for prose and summaries, `Thu, Nov 19`; the year only if it is not the current one (decision 33). */
export function formatWeekdayDate(
  date: CalendarDate | null | undefined,
  locale: string,
  { today }: WeekdayDateOptions = {},
): string {
  return dayText(date, locale, isOfYear(date, today) ? 'weekday' : 'weekdayYear');
}

/** Formats a date for narrow places such as cards, `Nov 10`; the year only if it is not the current one. */
export function formatDay(
  date: CalendarDate | null | undefined,
  locale: string,
  { today }: WeekdayDateOptions = {},
): string {
  return dayText(date, locale, isOfYear(date, today) ? 'day' : 'dayYear');
}
