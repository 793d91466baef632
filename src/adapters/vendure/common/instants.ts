import type { Instant } from '../../../domain';
import { PortError } from '../../../ports';
import { instantMs } from '../../../rules/instants';
import { instantOf } from '../../../rules/zones';

/**
 * Writes an instant of the server with the local time and offset of a zone: the server sends UTC, and readers show an
 * instant as it is written (decision 48). @throws PortError `malformed`
 */
export function instantIn(utc: string, timeZone: string): Instant {
  const ms = instantMs(utc);
  if (ms === null) throw new PortError('malformed', 'A time is not valid');
  return instantOf(ms, timeZone);
}

/** Writes an instant that can be missing. */
export const instantInOrNull = (utc: string | null, timeZone: string): Instant | null =>
  utc === null ? null : instantIn(utc, timeZone);
