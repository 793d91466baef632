import { PortError } from '../../ports';

/** Maximum delay in milliseconds, whatever the store requests. */
export const LONGEST_PAUSE = 60_000;

/**
 * Delay in milliseconds from `Retry-After`, in seconds or as a date, at most one minute. A date is relative to the
 * server's `Date`, in case the device's clock is wrong.
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
 * Seconds of `Cache-Control: max-age`; null without one. The data service always returns 0, which is only for browsers
 * and therefore ignored.
 */
export function maxAgeOf(headers: Headers): number | null {
  const match = /(?:^|[,\s])max-age\s*=\s*"?(\d{1,9})/i.exec(headers.get('cache-control') ?? '');
  const seconds = Number(match?.[1] ?? 0);
  return seconds === 0 ? null : seconds;
}

/** The delay that an overloaded store or one in maintenance requests. */
interface RateLimit {
  /** Records the delay of a response. */
  note(status: number, error: PortError): void;
  /** The last such error with its remaining delay; null when requests are allowed. */
  left(): PortError | null;
}

/** Creates a limit for all calls, because the platform counts every request. */
export function createRateLimit(now: () => number): RateLimit {
  let until = -Infinity;
  let limitError: PortError | null = null;
  return {
    note(status, error) {
      if ((status !== 429 && status !== 503) || error.retryAfter === undefined) return;
      until = now() + error.retryAfter;
      limitError = error;
    },
    left() {
      const retryAfter = until - now();
      // If the clock is set back, the store must not stay blocked for a day.
      if (limitError === null || retryAfter <= 0 || retryAfter > LONGEST_PAUSE) return null;
      return new PortError(limitError.code, 'The store limits the rate of requests', {
        retryAfter,
        cause: limitError,
      });
    },
  };
}
