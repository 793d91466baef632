import { formatter, unbroken } from './date-formats';
import { type CalendarDate, type Instant, NO_DATE } from './dates';
import { calendarDateIn } from './instants';
import { wallClock } from './wall-clock';

/** Options for formatting an instant. */
export interface InstantOptions {
  /** IANA name of the time zone to show: the account's, never the browser's. */
  readonly timeZone: string;
  /** Adds the zone's name after the time (`PT`). Default: true. */
  readonly zoneName?: boolean;
  /** The current date in that zone: its year is left out. */
  readonly today?: CalendarDate;
}

/**
 * Formats the time of an instant with the zone's name: `4:00 PM PT`. Its spaces do not break, except inside a zone name
 * of several words.
 */
export function formatTime(instant: Instant | null | undefined, locale: string, options: InstantOptions): string {
  const wall = instant ? wallClock(instant, options.timeZone) : null;
  if (wall === null) return NO_DATE;
  const time = inKorean(formatter(locale, wall.zone, 'time').format(wall.ms), locale);
  const name = options.zoneName === false ? '' : zoneName(locale, options.timeZone, wall.ms);
  // Engines use different spaces before AM and PM; one kind keeps server and browser output equal.
  const bound = unbroken(time);
  if (name === '') return bound;
  return bound + (name.includes(' ') ? ' ' : '\u00a0') + name;
}

/** CLDR 48 writes Korean times with AM and PM, but Korean readers expect 오전 and 오후. */
const inKorean = (time: string, locale: string): string =>
  locale.startsWith('ko') ? time.replace('AM', '오전').replace('PM', '오후') : time;

/**
 * Formats the date and time of an instant for prose: `Tue, Nov 17, 4:00 PM PT`. Lines can break between date and time.
 */
export function formatInstant(instant: Instant | null | undefined, locale: string, options: InstantOptions): string {
  const wall = instant ? wallClock(instant, options.timeZone) : null;
  if (wall === null || !instant) return NO_DATE;
  const sameYear = options.today?.slice(0, 4) === calendarDateIn(instant, options.timeZone)?.slice(0, 4);
  const parts = formatter(locale, wall.zone, sameYear ? 'weekdayTime' : 'weekdayYearTime').formatToParts(wall.ms);
  const time = parts.findIndex(({ type }) => type === 'hour' || type === 'dayPeriod');
  const date = parts
    .slice(0, time)
    .map(({ value }) => value)
    .join('');
  return `${unbroken(date.trimEnd())} ${formatTime(instant, locale, options)}`;
}

/**
 * Returns the zone's generic name. The name for summer or winter depends on the engine's zone data, which can be out of
 * date.
 */
function zoneName(locale: string, timeZone: string, ms: number): string {
  const parts = formatter(locale, timeZone, 'zone').formatToParts(ms);
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? '';
}
