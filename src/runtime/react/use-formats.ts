import { useMemo } from 'react';
import { calendarDateIn, type CalendarDate, formatDate, formatDay, formatWeekdayDate } from '../../rules';
import type { Clock } from '../clock';
import { useSettings } from './provider';
import { type NumberFormats, numberFormatsOf } from './use-number-formats';

/** Formats for numbers, money and dates in the current locale. */
export interface Formats extends NumberFormats {
  /** Formats a calendar date as the locale's short date (decision 33). */
  readonly date: (date: string | null) => string;
  /** Formats a calendar date for prose, such as Thu, Nov 19; the year only if it is not the current one. */
  readonly weekdayDate: (date: string | null) => string;
  /** Formats a calendar date for narrow places, such as Nov 10; the year only if it is not the current one. */
  readonly day: (date: string | null) => string;
}

const HOUR = 3_600_000;

/** Lowest and highest UTC offset on earth, in hours. */
const WEST = -12;
const EAST = 14;

/**
 * The current date in a zone. Without a zone, a date in the year that it is everywhere; around New Year there is none,
 * so every date is formatted with its year.
 */
function dayNow(now: number, timeZone: string | null): CalendarDate | undefined {
  if (timeZone !== null) return calendarDateIn(new Date(now).toISOString(), timeZone) ?? undefined;
  const at = (hours: number) => new Date(now + hours * HOUR).toISOString().slice(0, 10);
  return at(WEST).slice(0, 4) === at(EAST).slice(0, 4) ? at(0) : undefined;
}

/** Returns the formats of a locale, which leave out the current year in the given zone (decision 48). */
export function formatsOf(locale: string, clock: Clock, timeZone: string | null): Formats {
  const today = () => dayNow(clock(), timeZone);
  return {
    ...numberFormatsOf(locale),
    date: (date) => formatDate(date, locale),
    weekdayDate: (date) => formatWeekdayDate(date, locale, { today: today() }),
    day: (date) => formatDay(date, locale, { today: today() }),
  };
}

/** Returns the formats of the current locale, with the account's time zone if the caller has it. */
export function useFormats(timeZone: string | null = null): Formats {
  const { locale, clock } = useSettings();
  return useMemo(() => formatsOf(locale.tag, clock, timeZone), [locale, clock, timeZone]);
}
