import type { Instant } from '../../../domain';
import { PortError } from '../../../ports';
import { instantMs } from '../../../rules/instants';
import { instantOf } from '../../../rules/zones';

/**
 * Writes an instant of the server with the local time and offset of a zone: the server sends UTC, and readers show an
 * instant as it is written (decision 48). Milliseconds remain, so that the server compares an instant that it gets back
 * with an equal one. @throws PortError `malformed`
 */
export function instantIn(utc: string, timeZone: string): Instant {
  const ms = instantMs(utc);
  if (ms === null) throw new PortError('malformed', 'A time is not valid');
  const seconds = instantOf(ms, timeZone);
  const fraction = ms % 1000;
  return fraction === 0 ? seconds : seconds.replace(/(?=[+-]\d\d:\d\d$)/, `.${String(fraction).padStart(3, '0')}`);
}

/** Writes an instant that can be missing. */
export const instantInOrNull = (utc: string | null, timeZone: string): Instant | null =>
  utc === null ? null : instantIn(utc, timeZone);
