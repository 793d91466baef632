import { type RefObject, startTransition, useCallback, useEffect, useState } from 'react';
import { type CartSegment, SKIP_PAST } from '../cart.rules';

/** How far from the screen a part wakes: before a hand or an eye is there. */
const NEAR = '800px 0px';

/** Time between two looks at how far the list has moved, and between two parts that wake. */
const BEAT_MS = 100;

/** A list that moves further than this in one beat is passed over: nobody reads it or aims at it. */
const FAST_PX = 200;

/**
 * The parts of a long cart whose lines have all their controls. The others rest: text, and fields that wake them when
 * the focus reaches them. A part that woke stays awake, so that nothing typed is lost.
 */
export function useMountedSegments(table: RefObject<HTMLElement | null>, parts: readonly CartSegment[], lines: number) {
  const isLong = lines > SKIP_PAST;
  const [awake, setAwake] = useState<ReadonlySet<number>>(() => new Set());
  const wake = useCallback((key: number) => {
    setAwake((known) => (known.has(key) ? known : new Set([...known, key])));
  }, []);

  useEffect(() => {
    const list = table.current;
    if (!isLong || list === null) return;
    const near = new Set<Element>();
    let isBeating = false;
    let before = 0;
    // By the frame: where frames are slow, a list that is passed over stands still between two of them.
    const beatLater = () => setTimeout(() => requestAnimationFrame(beat), BEAT_MS);
    const beat = () => {
      const { top } = list.getBoundingClientRect();
      const [next] = [...near].sort((a, b) => fromMiddle(a) - fromMiddle(b));
      if (next !== undefined && Math.abs(top - before) < FAST_PX) {
        near.delete(next);
        observer.unobserve(next);
        // In pieces between frames: made at once, the controls of a part would hold up the scroll that brought it near.
        startTransition(() => wake(partOf(next)));
      }
      before = top;
      isBeating = near.size > 0;
      if (isBeating) beatLater();
    };
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) near.add(target);
          else near.delete(target);
        }
        if (near.size > 0 && !isBeating) {
          isBeating = true;
          before = list.getBoundingClientRect().top;
          beatLater();
        }
      },
      { rootMargin: NEAR },
    );
    for (const part of list.querySelectorAll('.tf-cart-part:not([data-mounted])')) observer.observe(part);
    return () => {
      observer.disconnect();
      near.clear();
    };
  }, [table, parts, isLong, wake]);

  // The first two are on the screen when the cart comes; in a short cart all may be.
  const isLive = (part: CartSegment) => !isLong || part === parts[0] || part === parts[1] || awake.has(part.key);
  return { isLive, wake };
}

/** How far the middle of an element is from that of the screen, doubled. */
function fromMiddle(element: Element): number {
  const { top, bottom } = element.getBoundingClientRect();
  return Math.abs(top + bottom - innerHeight);
}

/** The key of the part an element stands in. */
export const partOf = (element: Element): number => Number(element.closest<HTMLElement>('.tf-cart-part')?.dataset.part);
