import { callsInFlight } from './calls-in-flight';

/** Milliseconds without a response after which a page counts as loaded. */
const QUIET_MS = 400;
/** Maximum wait in milliseconds, for pages that are never idle, such as one with a video. */
const MAX_WAIT_MS = 10_000;

/**
 * Runs `act` after no response has arrived for a while, no port call is in flight and the main thread is idle: for
 * downloads that would otherwise compete with the page's data and images. Returns a function that cancels.
 */
export function whenQuiet(act: () => void): () => void {
  const startedAt = Date.now();
  let timer = setTimeout(rest, QUIET_MS);
  const canWait = () => Date.now() - startedAt < MAX_WAIT_MS;
  let idle: number | undefined;
  const answers =
    typeof PerformanceObserver === 'function'
      ? new PerformanceObserver(() => {
          if (idle !== undefined || !canWait()) return;
          clearTimeout(timer);
          timer = setTimeout(rest, QUIET_MS);
        })
      : null;
  answers?.observe({ type: 'resource' });

  function rest(): void {
    if (callsInFlight.count > 0 && canWait()) {
      timer = setTimeout(rest, QUIET_MS);
      return;
    }
    answers?.disconnect();
    // Safari does not have requestIdleCallback.
    if (typeof requestIdleCallback === 'function') idle = requestIdleCallback(act, { timeout: MAX_WAIT_MS });
    else act();
  }

  return () => {
    answers?.disconnect();
    clearTimeout(timer);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}
