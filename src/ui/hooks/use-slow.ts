import { useEffect, useState } from 'react';

/**
 * True once `isWaiting` has been true for `after` milliseconds without a break, when a view should say that it is slow.
 * Without `isWaiting` the time counts from mounting.
 */
export function useSlow(after = 8000, isWaiting = true): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setSlow(true), after);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [after, isWaiting]);
  return slow && isWaiting;
}

/**
 * True once the data on the screen have been stale for a quarter of a second. A faster response doesn't dim the list,
 * which would repaint all of it twice.
 */
export const useIsDimmed = (isStale: boolean): boolean => useSlow(250, isStale);
