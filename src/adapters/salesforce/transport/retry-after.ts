import { PortError } from '../../../ports';

/** Milliseconds after which a store is asked again whatever it said. */
export const LONGEST_PAUSE = 60_000;

/**
 * Milliseconds a server wants to be left alone, from `Retry-After` in seconds or as a date, at most a minute. A date
 * is measured from the server's own `Date`, so that a wrong clock here does not matter.
 */
export function retryAfterOf(headers: Headers, now: number): number | undefined {
  const value = headers.get('retry-after')?.trim();
  if (!value) return undefined;
  if (/^\d+(\.\d+)?$/.test(value)) return clamped(Number(value) * 1000);
  const until = Date.parse(value);
  if (Number.isNaN(until)) return undefined;
  const serverNow = Date.parse(headers.get('date') ?? '');
  return clamped(until - (Number.isNaN(serverNow) ? now : serverNow));
}

const clamped = (ms: number): number => Math.min(Math.max(Math.round(ms), 0), LONGEST_PAUSE);

/**
 * Seconds of `Cache-Control: max-age`; null when the answer names none. The platform writes 0 on every answer
 * of its data service: that is about browsers and says nothing of this answer.
 */
export function maxAgeOf(headers: Headers): number | null {
  const match = /(?:^|[,\s])max-age\s*=\s*"?(\d{1,9})/i.exec(headers.get('cache-control') ?? '');
  const seconds = Number(match?.[1] ?? 0);
  return seconds === 0 ? null : seconds;
}

/** The time for which a store that is overrun, or closed for maintenance, wants to be left alone. */
interface RateLimit {
  /** Notes what an answer asked for. */
  note(status: number, error: PortError): void;
  /** What the last such answer said, with the time that is left; null when the store may be asked. */
  left(): PortError | null;
}

/** Keeps to it for every call: a limit of requests counts them all, whatever they are about. */
export function createRateLimit(now: () => number): RateLimit {
  let until = -Infinity;
  let said: PortError | null = null;
  return {
    note(status, error) {
      if ((status !== 429 && status !== 503) || error.retryAfter === undefined) return;
      until = now() + error.retryAfter;
      said = error;
    },
    left() {
      const retryAfter = until - now();
      // A clock that was put back must not close the store for a day.
      if (said === null || retryAfter <= 0 || retryAfter > LONGEST_PAUSE) return null;
      return new PortError(said.code, 'The store asked to be left alone for a while', { retryAfter, cause: said });
    },
  };
}
