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

/** How far the wall clock of a zone is ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const parts: Record<string, number> = {};
  for (const { type, value } of formatIn(timeZone).formatToParts(instant)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000;
}

/**
 * The instant at which clocks of a zone show a day and so many minutes after midnight, epoch milliseconds. A time that
 * clocks show twice is the first of the two; one that they skip is as much later as they skip, so that there is always
 * exactly one (a cut-off must be one instant). The engine's zone data decide: where they are out of date, as for
 * British Columbia's new standing time, a real backend's own instant is right and this one may be an hour off.
 * @throws RangeError for a zone that nobody knows.
 */
export function zonedInstant(date: CalendarDate, minutes: number, timeZone: string): number {
  const wall = Date.parse(`${date}T00:00:00Z`) + minutes * MINUTE;
  const before = offsetAt(wall - DAY, timeZone);
  const after = offsetAt(wall + DAY, timeZone);
  const instants = [wall - before, wall - after].filter((instant) => instant + offsetAt(instant, timeZone) === wall);
  return instants.length > 0 ? Math.min(...instants) : wall - before;
}

/** Epoch milliseconds as an instant with the zone's wall clock and its offset, so that nobody has to know the zone. */
export function instantOf(ms: number, timeZone: string): Instant {
  const offset = offsetAt(ms, timeZone);
  const minutes = Math.abs(offset) / MINUTE;
  const two = (value: number): string => String(Math.floor(value)).padStart(2, '0');
  const wall = new Date(Math.floor(ms / 1000) * 1000 + offset).toISOString().slice(0, 19);
  return `${wall}${offset < 0 ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}`;
}
