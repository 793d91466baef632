import { useEffect } from 'react';

/** Milliseconds after which a page counts as idle where it never is, or where the browser can't tell (Safari). */
const IDLE_TIMEOUT = 500;

/**
 * Fetches code once the page is idle, so that a press never waits for it: for a widget's first screen, of what only a
 * press draws.
 */
export function useIdlePrefetch(prefetch: () => void): void {
  useEffect(() => {
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(prefetch, IDLE_TIMEOUT);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(prefetch, { timeout: IDLE_TIMEOUT });
    return () => cancelIdleCallback(handle);
  }, [prefetch]);
}
