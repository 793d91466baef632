import type { Instant } from './dates';

/** The offset that an instant is written with. */
export const OFFSET = /([+-])(\d{2}):?(\d{2})$/;
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
export function wallClock(instant: Instant, timeZone: string): { readonly ms: number; readonly zone: string } | null {
  const ms = instantMs(instant);
  if (ms === null) return null;
  const offset = OFFSET.exec(instant);
  if (offset === null) return { ms, zone: timeZone };
  const minutes = Number(offset[2]) * 60 + Number(offset[3]);
  return { ms: ms + (offset[1] === '-' ? -minutes : minutes) * 60_000, zone: 'UTC' };
}
