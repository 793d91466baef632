import { useEffect } from 'react';
import { whenQuiet } from '../../runtime/when-quiet';

/**
 * Fetches code once the page is quiet, so that a press never waits for it: for a widget's first screen, of what only a
 * press draws. Pass a function that stays the same, or null where there is nothing to fetch.
 */
export function useIdlePrefetch(prefetch: (() => void) | null): void {
  useEffect(() => (prefetch === null ? undefined : whenQuiet(prefetch)), [prefetch]);
}
