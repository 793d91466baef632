import { formatter, unbroken } from './date-formats';
import { type CalendarDate, type Instant, NO_DATE } from './dates';
import { calendarDateIn } from './instants';
import { wallClock } from './wall-clock';

/** How an instant is shown. */
export interface InstantOptions {
  /** IANA name of the zone it is shown in: the account's, never the browser's. */
  readonly timeZone: string;
  /** Names the zone after the time (`PT`); on unless false. */
  readonly zoneName?: boolean;
  /** Today in that zone: its year is not written. */
  readonly today?: CalendarDate;
}

/** The time of an instant in a zone, with the zone's name: `4:00 PM PT`. Its spaces do not break, but for those of a name of several words. */
export function formatTime(instant: Instant | null | undefined, locale: string, options: InstantOptions): string {
  const wall = instant ? wallClock(instant, options.timeZone) : null;
  if (wall === null) return NO_DATE;
  const time = inKorean(formatter(locale, wall.zone, 'time').format(wall.ms), locale);
  const name = options.zoneName === false ? '' : zoneName(locale, options.timeZone, wall.ms);
  // Engines differ in which space they put before AM; one kind keeps server and browser alike.
  const bound = unbroken(time);
  if (name === '') return bound;
  return bound + (name.includes(' ') ? ' ' : '\u00a0') + name;
}

/** CLDR 48 writes Korean times with AM and PM; Koreans read 오전 and 오후. */
const inKorean = (time: string, locale: string): string =>
  locale.startsWith('ko') ? time.replace('AM', '오전').replace('PM', '오후') : time;

/** Day and time of an instant in a zone, for prose: `Tue, Nov 17, 4:00 PM PT`. A line may end between the two. */
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

/** The zone's name without summer or winter in it, which the engine might get wrong. */
function zoneName(locale: string, timeZone: string, ms: number): string {
  const parts = formatter(locale, timeZone, 'zone').formatToParts(ms);
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? '';
}
