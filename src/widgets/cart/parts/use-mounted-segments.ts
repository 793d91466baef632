import { type RefObject, startTransition, useCallback, useEffect, useState } from 'react';
import { type CartSegment, SKIP_PAST } from '../cart.rules';

/** How far from the screen a part wakes: before a hand or an eye is there. */
const NEAR = '800px 0px';

/**
 * The parts of a long cart whose lines have all their controls. The others rest: text, and fields that wake them when
 * the focus reaches them. A part that woke stays awake, so that nothing typed is lost.
 */
export function useMountedSegments(table: RefObject<HTMLElement | null>, parts: readonly CartSegment[], lines: number) {
  const isLong = lines > SKIP_PAST;
  const [awake, setAwake] = useState<ReadonlySet<number>>(() => new Set());
  const wake = useCallback((keys: readonly number[]) => {
    setAwake((known) => (keys.every((key) => known.has(key)) ? known : new Set([...known, ...keys])));
  }, []);

  useEffect(() => {
    if (!isLong) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const near = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => partOf(target));
        // In pieces between frames: made at once, the controls of a part would hold up the scroll that brought it near.
        if (near.length > 0) startTransition(() => wake(near));
      },
      { rootMargin: NEAR },
    );
    for (const part of table.current?.querySelectorAll('.tf-cart-part:not([data-mounted])') ?? [])
      observer.observe(part);
    return () => observer.disconnect();
  }, [table, parts, isLong, wake]);

  // The first is on the screen when the cart comes; in a short cart all may be.
  const isLive = (part: CartSegment) => !isLong || part === parts[0] || awake.has(part.key);
  return { isLive, wake };
}

/** The key of the part an element stands in. */
export const partOf = (element: Element): number => Number(element.closest<HTMLElement>('.tf-cart-part')?.dataset.part);
