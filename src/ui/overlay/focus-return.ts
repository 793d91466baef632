import { composedContains, getDeepActiveElement } from './composed-tree';

const canFocus = (element: Element | null | undefined): element is HTMLElement =>
  element instanceof HTMLElement && element.isConnected && element !== document.body && !element.matches(':disabled');

/**
 * Gives the focus back to what had it when a layer opened, also without a trigger and into a shadow root (Radix only knows
 * its own trigger). Falls back when that is gone. Leaves the focus alone when the page has moved it on purpose; a body or
 * a box around the opener is where browsers and traps drop a lost focus, so that does not count as moved.
 */
export function returnFocus(opener: Element | null, fallback?: Element | null): void {
  const target = [opener, fallback].find(canFocus);
  if (!target) return;
  const active = getDeepActiveElement();
  if (!active || active === document.body || composedContains(active, target)) target.focus({ preventScroll: true });
}
