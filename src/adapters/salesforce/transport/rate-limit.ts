import { PortError } from '../../../ports';
import { LONGEST_PAUSE } from './retry-after';

/** The time for which a store that is overrun, or closed for maintenance, wants to be left alone. */
export interface RateLimit {
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
