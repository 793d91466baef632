import { formatter, unbroken } from './date-formats';
import { type CalendarDate, type Instant, NO_DATE } from './dates';

/** How an instant is shown. */
export interface InstantOptions {
  /** IANA name of the zone it is shown in: the account's, never the browser's. */
  readonly timeZone: string;
  /** Names the zone after the time (`PT`); on unless false. */
  readonly zoneName?: boolean;
  /** Today in that zone: its year is not written. */
  readonly today?: CalendarDate;
}

const OFFSET = /([+-])(\d{2}):?(\d{2})$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})$/;

/** Milliseconds since 1970 of an instant, or null when it is none: a time without a zone is not an instant. */
export function instantMs(instant: unknown): number | null {
  if (typeof instant !== 'string' || !INSTANT.test(instant)) return null;
  const ms = Date.parse(instant.replace(OFFSET, '$1$2:$3'));
  return Number.isNaN(ms) ? null : ms;
}

/** Whether an instant has the wall clock of a zone in it; `Z` leaves the zone open. */
export const writesZone = (instant: Instant): boolean => OFFSET.test(instant);

/**
 * The clock on the wall at an instant, as if it were UTC. An offset written in the instant wins over the engine's
 * own zone data, which may be out of date; `Z` says nothing about the wall, so the zone data decide.
 */
function wallClock(instant: Instant, timeZone: string): { readonly ms: number; readonly zone: string } | null {
  const ms = instantMs(instant);
  if (ms === null) return null;
  const offset = OFFSET.exec(instant);
  if (offset === null) return { ms, zone: timeZone };
  const minutes = Number(offset[2]) * 60 + Number(offset[3]);
  return { ms: ms + (offset[1] === '-' ? -minutes : minutes) * 60_000, zone: 'UTC' };
}

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
