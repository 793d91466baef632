import { startTransition } from 'react';
import { segmentKeyOf } from '../cart.rules';

/** Distance from the viewport at which a segment is activated, before the buyer reaches it. */
const NEAR_MARGIN = '800px 0px';

/** Milliseconds between two measurements of the list's position, and between two activations. */
const MEASURE_INTERVAL_MS = 100;

/** Pixels per measurement above which the list counts as scrolling fast, so no segment is activated. */
const FAST_PX = 200;

/**
 * Activates the segments of a list that come near the viewport: one at a time, the nearest first, and none while the
 * list scrolls fast or a pointer is down, because the browser fires no click if the pressed element is removed. An
 * activation that is still being rendered when a pointer goes down is cancelled, and repeated after the release. Returns
 * a function that stops it.
 */
export function activateNear(
  list: HTMLElement,
  activate: (key: number) => void,
  cancelActivation: (key: number) => void,
): () => void {
  const near = new Set<Element>();
  let latest: Element | undefined;
  let isMeasuring = false;
  let before = 0;
  let isPressed = false;
  const controller = new AbortController();
  const { signal } = controller;
  const onPress = () => {
    isPressed = true;
    if (latest === undefined || latest.matches('[data-mounted]')) return;
    cancelActivation(segmentKeyOf(latest));
    observer.observe(latest);
    latest = undefined;
  };
  // The click follows its `pointerup` before the next frame, and a measurement starts with a frame.
  const onRelease = () => (isPressed = false);
  list.addEventListener('pointerdown', onPress, { signal });
  for (const type of ['pointerup', 'pointercancel'] as const)
    addEventListener(type, onRelease, { signal, capture: true });
  // At most one measurement per frame: between two slow frames a scrolling list does not move.
  const measureLater = () => setTimeout(() => requestAnimationFrame(measure), MEASURE_INTERVAL_MS);
  const measure = () => {
    const { top } = list.getBoundingClientRect();
    const [next] = [...near].sort((a, b) => fromMiddle(a) - fromMiddle(b));
    if (next !== undefined && !isPressed && Math.abs(top - before) < FAST_PX) {
      near.delete(next);
      observer.unobserve(next);
      latest = next;
      // As a transition, so that rendering a segment's controls does not block the scroll.
      startTransition(() => activate(segmentKeyOf(next)));
    }
    before = top;
    isMeasuring = near.size > 0;
    if (isMeasuring) measureLater();
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) near.add(target);
        else near.delete(target);
      }
      if (near.size > 0 && !isMeasuring) {
        isMeasuring = true;
        before = list.getBoundingClientRect().top;
        measureLater();
      }
    },
    { rootMargin: NEAR_MARGIN },
  );
  for (const part of list.querySelectorAll('.tf-cart-part:not([data-mounted])')) observer.observe(part);
  return () => {
    controller.abort();
    observer.disconnect();
    near.clear();
  };
}

/** Returns twice the distance between the middle of an element and that of the viewport, in pixels. */
function fromMiddle(element: Element): number {
  const { top, bottom } = element.getBoundingClientRect();
  return Math.abs(top + bottom - innerHeight);
}
