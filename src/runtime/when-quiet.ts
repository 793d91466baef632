import { callsUnderWay } from './calls-under-way';

/** Milliseconds without a response after which a page counts as loaded. */
const QUIET = 400;
/** Maximum wait in milliseconds, for pages that are never idle, such as one with a video. */
const PATIENCE = 10_000;

/**
 * Runs `act` after no response has arrived for a while, no port call is in flight and the main thread is idle: for
 * downloads that would otherwise compete with the page's data and images. Returns a function that cancels.
 */
export function whenQuiet(act: () => void): () => void {
  const begun = Date.now();
  let timer = setTimeout(rest, QUIET);
  const isPatient = () => Date.now() - begun < PATIENCE;
  let idle: number | undefined;
  const answers =
    typeof PerformanceObserver === 'function'
      ? new PerformanceObserver(() => {
          if (idle !== undefined || !isPatient()) return;
          clearTimeout(timer);
          timer = setTimeout(rest, QUIET);
        })
      : null;
  answers?.observe({ type: 'resource' });

  function rest(): void {
    if (callsUnderWay.count > 0 && isPatient()) {
      timer = setTimeout(rest, QUIET);
      return;
    }
    answers?.disconnect();
    // Safari does not have requestIdleCallback.
    if (typeof requestIdleCallback === 'function') idle = requestIdleCallback(act, { timeout: PATIENCE });
    else act();
  }

  return () => {
    answers?.disconnect();
    clearTimeout(timer);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}
