const holdCounts = new WeakMap<Element, number>();

function hold(element: Element): boolean {
  const held = holdCounts.get(element) ?? 0;
  if (held === 0 && element.hasAttribute('inert')) return false;
  holdCounts.set(element, held + 1);
  element.setAttribute('inert', '');
  return true;
}

function letGo(element: Element): void {
  const held = (holdCounts.get(element) ?? 1) - 1;
  if (held > 0) return void holdCounts.set(element, held);
  holdCounts.delete(element);
  element.removeAttribute('inert');
}

/**
 * Elements that are never made inert: live regions must keep announcing behind a dialog, and scripts and styles have no
 * content to disable.
 */
const spared = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log], script, style, link';

/**
 * Makes everything on the page inert except `layer`, its ancestors and live regions. The focus trap alone is not
 * enough, because it cannot look into shadow roots. Content that was inert before stays so. Returns a function that
 * reverts it.
 */
export function makeOthersInert(layer: Element): () => void {
  const held: Element[] = [];
  const keep = [layer, ...document.body.querySelectorAll(spared)];
  const visit = (parent: Element) => {
    for (const child of parent.children) {
      if (child === layer || child.matches(spared)) continue;
      if (keep.some((one) => child.contains(one))) visit(child);
      else if (hold(child)) held.push(child);
    }
  };
  visit(document.body);
  return () => held.forEach(letGo);
}
