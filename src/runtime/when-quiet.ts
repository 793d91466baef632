import { callsUnderWay } from './calls-under-way';

/** Milliseconds without an answer after which a page has what it asked for. */
const QUIET = 400;
/** Milliseconds after which a page that is never quiet, such as one with a video, is no longer waited for. */
const PATIENCE = 10_000;

/**
 * Acts once nothing was answered for a while, no call of an adapter is under way and the main thread is free: for what
 * would otherwise take its share of a slow line from the data and pictures that a person waits for. Returns what gives it
 * up.
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
    // Safari can't tell when it is idle.
    if (typeof requestIdleCallback === 'function') idle = requestIdleCallback(act, { timeout: PATIENCE });
    else act();
  }

  return () => {
    answers?.disconnect();
    clearTimeout(timer);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}
