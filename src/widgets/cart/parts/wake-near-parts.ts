import { startTransition } from 'react';
import { partOf } from '../cart.rules';

/** How far from the screen a part wakes: before a hand or an eye is there. */
const NEAR = '800px 0px';

/** Time between two looks at how far the list has moved, and between two parts that wake. */
const BEAT_MS = 100;

/** A list that moves further than this in one beat is passed over: nobody reads it or aims at it. */
const FAST_PX = 200;

/**
 * Wakes the parts of a list that come near the screen: one at a time, the nearest first, and none while the list moves
 * fast or a pointer is down, because the browser makes no click of a press on an element that is replaced. Returns a
 * function that ends it.
 */
export function wakeNearParts(list: HTMLElement, wake: (key: number) => void): () => void {
  const near = new Set<Element>();
  let isBeating = false;
  let before = 0;
  let isPressed = false;
  const ending = new AbortController();
  const { signal } = ending;
  const onPress = () => (isPressed = true);
  // The click follows its `pointerup` before the next frame, and a beat begins with a frame.
  const onRelease = () => (isPressed = false);
  list.addEventListener('pointerdown', onPress, { signal });
  for (const type of ['pointerup', 'pointercancel'] as const)
    addEventListener(type, onRelease, { signal, capture: true });
  // By the frame: where frames are slow, a list that is passed over stands still between two of them.
  const beatLater = () => setTimeout(() => requestAnimationFrame(beat), BEAT_MS);
  const beat = () => {
    const { top } = list.getBoundingClientRect();
    const [next] = [...near].sort((a, b) => fromMiddle(a) - fromMiddle(b));
    if (next !== undefined && !isPressed && Math.abs(top - before) < FAST_PX) {
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
    ending.abort();
    observer.disconnect();
    near.clear();
  };
}

/** How far the middle of an element is from that of the screen, doubled. */
function fromMiddle(element: Element): number {
  const { top, bottom } = element.getBoundingClientRect();
  return Math.abs(top + bottom - innerHeight);
}
