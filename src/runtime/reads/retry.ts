import { type PortError, toPortError } from '../../ports';
import { holdError } from '../watched';

const MAX_RETRIES = 3;
const LONGEST_WAIT = 60_000;
const FIRST_WAIT = 400;

/** Codes of transient errors. All other errors are reported at once. */
const passing = new Set(['timeout', 'unavailable', 'too-many-requests']);

/** Whether to retry a read: at most three times, and only after transient errors. */
export const shouldRetry = (failures: number, thrown: unknown): boolean =>
  failures < MAX_RETRIES && passing.has(toPortError(thrown).code);

/**
 * Milliseconds until the next attempt: the backend's `retryAfter` within limits, otherwise exponential backoff with
 * full jitter.
 */
export function retryDelay(failures: number, thrown: unknown, random: () => number = Math.random): number {
  return requestedDelay(toPortError(thrown)) ?? random() * Math.min(FIRST_WAIT * 2 ** failures, LONGEST_WAIT);
}

/**
 * The backend's `retryAfter` in milliseconds, limited to the range from 0 to one minute in case its clock is wrong; null
 * without one (fault F08).
 */
export function requestedDelay({ retryAfter }: Pick<PortError, 'retryAfter'>): number | null {
  if (retryAfter === undefined) return null;
  return Number.isNaN(retryAfter) ? LONGEST_WAIT : Math.min(Math.max(retryAfter, 0), LONGEST_WAIT);
}

/** How to wait between attempts, and whether the response is still needed. */
export interface RetryOptions {
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly isOver: () => boolean;
}

/** Calls `ask` until it succeeds, fails with a non-transient error, or has failed after three retries. */
export async function withRetry<Data>(ask: () => Promise<Data>, { wait, isOver }: RetryOptions): Promise<Data> {
  for (let failures = 0; ; failures++) {
    try {
      return await ask();
    } catch (thrown) {
      if (isOver() || !shouldRetry(failures, thrown)) throw thrown;
      holdError(thrown);
      await wait(retryDelay(failures, thrown));
      if (isOver()) throw thrown;
    }
  }
}
