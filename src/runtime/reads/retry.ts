import { type PortError, toPortError } from '../../ports';
import { holdError } from '../watched';

const MAX_RETRIES = 3;
const LONGEST_WAIT = 60_000;
const FIRST_WAIT = 400;

/** Trouble that may be gone in a moment. Anything else is told at once. */
const passing = new Set(['timeout', 'unavailable', 'too-many-requests']);

/** Whether a read is tried again: at most three times, and only for trouble that passes. */
export const shouldRetry = (failures: number, thrown: unknown): boolean =>
  failures < MAX_RETRIES && passing.has(toPortError(thrown).code);

/** Milliseconds until the next try: what the backend asked for, clamped, or full jitter over a doubling wait. */
export function retryDelay(failures: number, thrown: unknown, random: () => number = Math.random): number {
  return requestedDelay(toPortError(thrown)) ?? random() * Math.min(FIRST_WAIT * 2 ** failures, LONGEST_WAIT);
}

/** Milliseconds the backend asks to be left alone for, none to a minute whatever a clock of its own says; null when it does not ask (fault F08). */
export function requestedDelay({ retryAfter }: Pick<PortError, 'retryAfter'>): number | null {
  if (retryAfter === undefined) return null;
  return Number.isNaN(retryAfter) ? LONGEST_WAIT : Math.min(Math.max(retryAfter, 0), LONGEST_WAIT);
}

/** How a retried call is waited for, and when nobody wants its answer any more. */
export interface RetryOptions {
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly isOver: () => boolean;
}

/** Asks until there is an answer, or trouble that is told: what does not pass, or has not passed after three more tries. */
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
