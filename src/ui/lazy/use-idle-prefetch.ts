import { useEffect } from 'react';
import { whenQuiet } from '../../runtime/when-quiet';

/**
 * Loads code when the page is idle, so that a click does not wait for it: for parts that a widget shows only after an
 * action. Pass a stable function, or null for nothing to load.
 */
export function useIdlePrefetch(prefetch: (() => void) | null): void {
  useEffect(() => (prefetch === null ? undefined : whenQuiet(prefetch)), [prefetch]);
}
