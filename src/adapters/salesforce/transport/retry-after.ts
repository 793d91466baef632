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
