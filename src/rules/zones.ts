import type { CalendarDate, Instant } from './dates';

const MINUTE = 60_000;
const DAY = 86_400_000;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(timeZone, made);
  return made;
}

/**
 * Length in milliseconds of the spans for which offsets are cached. No zone has changed its offset twice in six days
 * since 1970; the closest changes are a week apart, in Brazil in 2000.
 */
const SPAN = 6 * DAY;

/** Offsets at the start of a span, by the span's number and zone. */
const offsets = new Map<string, number>();

function offsetAtStart(span: number, timeZone: string): number {
  const key = `${span} ${timeZone}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const offset = readOffset(span * SPAN, timeZone);
  offsets.set(key, offset);
  return offset;
}

/** Offset of a zone's local time from UTC at an instant, in milliseconds. Cached, because reading a format is slow. */
function offsetAt(instant: number, timeZone: string): number {
  const span = Math.floor(instant / SPAN);
  const offset = offsetAtStart(span, timeZone);
  return offset === offsetAtStart(span + 1, timeZone) ? offset : readOffset(instant, timeZone);
}

function readOffset(instant: number, timeZone: string): number {
  const parts: Record<string, number> = {};
  for (const { type, value } of formatIn(timeZone).formatToParts(instant)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000;
}

/**
 * Converts a local date and minutes after midnight in `timeZone` to epoch milliseconds. An ambiguous time gives the
 * earlier instant, and a skipped time moves forward by the length of the gap, because a cut-off must be a single
 * instant. The result depends on the engine's zone data: where they are out of date, as for British Columbia's
 * permanent daylight time, it can be an hour off, and a real backend's instant is right.
 * @throws RangeError for an unknown zone.
 */
export function zonedInstant(date: CalendarDate, minutes: number, timeZone: string): number {
  const wall = Date.parse(`${date}T00:00:00Z`) + minutes * MINUTE;
  const before = offsetAt(wall - DAY, timeZone);
  const after = offsetAt(wall + DAY, timeZone);
  const instants = [wall - before, wall - after].filter((instant) => instant + offsetAt(instant, timeZone) === wall);
  return instants.length > 0 ? Math.min(...instants) : wall - before;
}

/**
 * Converts epoch milliseconds to an instant with the zone's local time and offset, so that readers do not need the
 * zone.
 */
export function instantOf(ms: number, timeZone: string): Instant {
  const offset = offsetAt(ms, timeZone);
  const minutes = Math.abs(offset) / MINUTE;
  const two = (value: number): string => String(Math.floor(value)).padStart(2, '0');
  const wall = new Date(Math.floor(ms / 1000) * 1000 + offset).toISOString().slice(0, 19);
  return `${wall}${offset < 0 ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}`;
}
