/** A day without a time, `YYYY-MM-DD`: a delivery date is never shifted by a time zone. */
export type CalendarDate = string;

/** A point in time with its zone, ISO 8601: `2026-11-17T16:00:00-08:00` or `…Z`. */
export type Instant = string;

/** What stands for a date that is not there. */
export const NO_DATE = '–';

const DAY_MS = 86_400_000;
const CALENDAR_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Midnight UTC of a calendar date, or null when there is no such day (`2026-02-30`). */
function utcOf(date: unknown): Date | null {
  const match = typeof date === 'string' ? CALENDAR_DATE.exec(date) : null;
  if (match === null) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const utc = new Date(0);
  // Date.UTC reads the years 0–99 as 1900–1999.
  utc.setUTCFullYear(year, month - 1, day);
  return utc.getUTCMonth() === month - 1 && utc.getUTCDate() === day ? utc : null;
}

const dateOf = (utc: Date): CalendarDate => utc.toISOString().slice(0, 10);

/** True for a day that exists, written `YYYY-MM-DD`. */
export const isCalendarDate = (value: unknown): value is CalendarDate => utcOf(value) !== null;

/** The day so many days later (earlier when negative). @throws RangeError when `date` is no day. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return dateOf(new Date(requireDay(date).getTime() + days * DAY_MS));
}

/** The same day so many months later; the month's last day where it is shorter. @throws RangeError */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const utc = requireDay(date);
  const day = utc.getUTCDate();
  utc.setUTCDate(1);
  utc.setUTCMonth(utc.getUTCMonth() + months);
  const target = new Date(utc);
  target.setUTCMonth(target.getUTCMonth() + 1, 0);
  utc.setUTCDate(Math.min(day, target.getUTCDate()));
  return dateOf(utc);
}

function requireDay(date: CalendarDate): Date {
  const utc = utcOf(date);
  if (utc === null) throw new RangeError('A calendar date is YYYY-MM-DD');
  return utc;
}

/** A day as tables, inputs and filters show it: `11/19/2026` in en-US, the locale's own elsewhere (decision 33). */
export function formatDate(date: CalendarDate | null | undefined, locale: string): string {
  const utc = utcOf(date);
  return utc === null ? NO_DATE : formatter(locale, 'UTC', 'short').format(utc);
}

/** A day in a sentence that is read on its own, `December 31, 2024`: always with its year, the month in words. */
export function formatLongDate(date: CalendarDate | null | undefined, locale: string): string {
  const utc = utcOf(date);
  return utc === null ? NO_DATE : formatter(locale, 'UTC', 'long').format(utc);
}

/** What a weekday date leaves out. */
export interface WeekdayDateOptions {
  /** Today: its year is not written (the buyer knows it). Without it the year always is. */
  readonly today?: CalendarDate;
}

/** A day in prose and on the docket, `Thu, Nov 19`; the year only when it is not this one (decision 33). */
export function formatWeekdayDate(
  date: CalendarDate | null | undefined,
  locale: string,
  { today }: WeekdayDateOptions = {},
): string {
  const utc = utcOf(date);
  if (utc === null) return NO_DATE;
  const sameYear = today !== undefined && today.slice(0, 4) === dateOf(utc).slice(0, 4);
  return formatter(locale, 'UTC', sameYear ? 'weekday' : 'weekdayYear').format(utc);
}

/** A day where room is short, such as on a card, `Nov 10`; the year only when it is not this one. */
export function formatDay(date: CalendarDate | null | undefined, locale: string, { today }: WeekdayDateOptions = {}): string {
  const utc = utcOf(date);
  if (utc === null) return NO_DATE;
  return formatter(locale, 'UTC', today?.slice(0, 4) === dateOf(utc).slice(0, 4) ? 'day' : 'dayYear').format(utc);
}

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

/** The time of an instant in a zone, with the zone's name: `4:00 PM PT`. Its spaces do not break. */
export function formatTime(instant: Instant | null | undefined, locale: string, options: InstantOptions): string {
  const wall = instant ? wallClock(instant, options.timeZone) : null;
  if (wall === null) return NO_DATE;
  const time = formatter(locale, wall.zone, 'time').format(wall.ms);
  const name = options.zoneName === false ? '' : ` ${zoneName(locale, options.timeZone, wall.ms)}`;
  // Engines differ in which space they put before AM; one kind keeps server and browser alike.
  return (time + name).trimEnd().replace(/\s/g, '\u00a0');
}

/** Day and time of an instant in a zone, for prose: `Tue, Nov 17, 4:00 PM PT`. */
export function formatInstant(instant: Instant | null | undefined, locale: string, options: InstantOptions): string {
  const wall = instant ? wallClock(instant, options.timeZone) : null;
  if (wall === null || !instant) return NO_DATE;
  const sameYear = options.today?.slice(0, 4) === calendarDateIn(instant, options.timeZone)?.slice(0, 4);
  const parts = formatter(locale, wall.zone, sameYear ? 'weekdayTime' : 'weekdayYearTime').formatToParts(wall.ms);
  const time = parts.findIndex(({ type }) => type === 'hour' || type === 'dayPeriod');
  const date = parts.slice(0, time).map(({ value }) => value).join('');
  return date + formatTime(instant, locale, options);
}

/** The zone's name without summer or winter in it, which the engine might get wrong. */
function zoneName(locale: string, timeZone: string, ms: number): string {
  const parts = formatter(locale, timeZone, 'zone').formatToParts(ms);
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? '';
}

const STYLES = {
  short: { year: 'numeric', month: 'numeric', day: 'numeric' },
  long: { year: 'numeric', month: 'long', day: 'numeric' },
  plain: { year: 'numeric', month: '2-digit', day: '2-digit' },
  weekday: { weekday: 'short', month: 'short', day: 'numeric' },
  weekdayYear: { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' },
  day: { month: 'short', day: 'numeric' },
  dayYear: { month: 'short', day: 'numeric', year: 'numeric' },
  time: { hour: 'numeric', minute: '2-digit' },
  weekdayTime: { weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  weekdayYearTime: { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric', hour: 'numeric', minute: '2-digit' },
  zone: { hour: 'numeric', timeZoneName: 'shortGeneric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const formatters = new Map<string, Intl.DateTimeFormat>();

/** One formatter per locale, zone and style: making one costs far more than using it. */
function formatter(locale: string, timeZone: string, style: keyof typeof STYLES): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone} ${style}`;
  const known = formatters.get(key);
  if (known !== undefined) return known;
  // es-CA is not in CLDR: engines answer with Spain's habits. The nearest Spanish is that of the United States.
  const made = dateFormat(locale === 'es-CA' ? 'es-US' : locale, { ...STYLES[style], timeZone });
  formatters.set(key, made);
  return made;
}

/** An unknown locale falls back to en-US and an unknown zone to UTC: a page is worth more than its formats. */
function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  for (const [tag, timeZone] of [[locale, options.timeZone], ['en-US', options.timeZone], [locale, 'UTC']] as const) {
    try {
      return new Intl.DateTimeFormat(tag, { ...options, ...(timeZone === undefined ? {} : { timeZone }) });
    } catch {
      // The next pair is tried.
    }
  }
  return new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
}
