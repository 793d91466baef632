import { type RefObject, useCallback, useEffect, useState } from 'react';
import { type CartSegment, SKIP_PAST } from '../cart.rules';
import { rest } from './lazy-parts';

/**
 * The parts of a long cart whose lines have all their controls. The others rest: text, and fields that wake them when
 * the focus reaches them. A part that woke stays awake, so that nothing typed is lost. All are awake where the code
 * that draws resting parts doesn't come.
 */
export function useMountedSegments(table: RefObject<HTMLElement | null>, parts: readonly CartSegment[], lines: number) {
  const isLong = lines > SKIP_PAST;
  const [awake, setAwake] = useState<ReadonlySet<number>>(() => new Set());
  const wake = useCallback((key: number) => {
    setAwake((known) => (known.has(key) ? known : new Set([...known, key])));
  }, []);
  const wakeNearParts = rest.useModule()?.wakeNearParts;
  const hasFailed = rest.useFailed({ isSaid: false });

  useEffect(() => {
    const list = table.current;
    return isLong && list !== null ? wakeNearParts?.(list, wake) : undefined;
  }, [table, parts, isLong, wake, wakeNearParts]);

  // The first two are on the screen when the cart comes; in a short cart all may be.
  const isLive = (part: CartSegment) =>
    !isLong || hasFailed || part === parts[0] || part === parts[1] || awake.has(part.key);
  return { isLive, wake };
}
