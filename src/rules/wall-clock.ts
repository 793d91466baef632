import type { Instant } from './dates';

/** Matches the UTC offset of an instant. */
export const OFFSET = /([+-])(\d{2}):?(\d{2})$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})$/;

/** Converts an instant to epoch milliseconds; null if it is invalid. A time without a zone is not an instant. */
export function instantMs(instant: unknown): number | null {
  if (typeof instant !== 'string' || !INSTANT.test(instant)) return null;
  const ms = Date.parse(instant.replace(OFFSET, '$1$2:$3'));
  return Number.isNaN(ms) ? null : ms;
}

/**
 * Returns the local time at an instant, as if it were UTC. An offset in the instant takes precedence over the engine's
 * zone data, which can be out of date; `Z` has no local time, so the zone data decide.
 */
export function wallClock(instant: Instant, timeZone: string): { readonly ms: number; readonly zone: string } | null {
  const ms = instantMs(instant);
  if (ms === null) return null;
  const offset = OFFSET.exec(instant);
  if (offset === null) return { ms, zone: timeZone };
  const minutes = Number(offset[2]) * 60 + Number(offset[3]);
  return { ms: ms + (offset[1] === '-' ? -minutes : minutes) * 60_000, zone: 'UTC' };
}
