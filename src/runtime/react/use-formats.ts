import { useMemo } from 'react';
import { calendarDateIn, type CalendarDate, formatDate, formatDay, formatWeekdayDate } from '../../rules';
import type { Clock } from '../clock';
import { useSettings } from './provider';
import { type NumberFormats, numberFormatsOf } from './use-number-formats';

/** Numbers, money and dates in the locale that holds. */
export interface Formats extends NumberFormats {
  /** A calendar date as the locale's short date (decision 33). */
  readonly date: (date: string | null) => string;
  /** A calendar date in prose, such as Thu, Nov 19; the year only when it is not this one. */
  readonly weekdayDate: (date: string | null) => string;
  /** A calendar date where room is short, such as Nov 10; the year only when it is not this one. */
  readonly day: (date: string | null) => string;
}

const HOUR = 3_600_000;

/** Hours by which the first and the last place on earth are beside UTC. */
const WEST = -12;
const EAST = 14;

/**
 * The day it is in a zone. Where no zone is known, a day of the year it is everywhere; around a new year there is none,
 * and every date is written with its year.
 */
function dayNow(now: number, timeZone: string | null): CalendarDate | undefined {
  if (timeZone !== null) return calendarDateIn(new Date(now).toISOString(), timeZone) ?? undefined;
  const at = (hours: number) => new Date(now + hours * HOUR).toISOString().slice(0, 10);
  return at(WEST).slice(0, 4) === at(EAST).slice(0, 4) ? at(0) : undefined;
}

/** The formats of a locale, with the year left out of dates that are of this year in a zone (decision 48). */
export function formatsOf(locale: string, clock: Clock, timeZone: string | null): Formats {
  const today = () => dayNow(clock(), timeZone);
  return {
    ...numberFormatsOf(locale),
    date: (date) => formatDate(date, locale),
    weekdayDate: (date) => formatWeekdayDate(date, locale, { today: today() }),
    day: (date) => formatDay(date, locale, { today: today() }),
  };
}

/** The formats of the locale that holds. Whoever knows the zone of the account gives it. */
export function useFormats(timeZone: string | null = null): Formats {
  const { locale, clock } = useSettings();
  return useMemo(() => formatsOf(locale.tag, clock, timeZone), [locale, clock, timeZone]);
}
