const isStillWanted = new WeakMap<Element, number>();

function hold(element: Element): boolean {
  const held = isStillWanted.get(element) ?? 0;
  if (held === 0 && element.hasAttribute('inert')) return false;
  isStillWanted.set(element, held + 1);
  element.setAttribute('inert', '');
  return true;
}

function letGo(element: Element): void {
  const held = (isStillWanted.get(element) ?? 1) - 1;
  if (held > 0) return void isStillWanted.set(element, held);
  isStillWanted.delete(element);
  element.removeAttribute('inert');
}

/** Live regions must go on speaking behind a dialog; scripts and styles have nothing to make inert. */
const spared = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log], script, style, link';

/**
 * Makes everything on the page inert but `layer`, what contains it, and live regions. The focus trap alone leaves a way
 * out: it cannot see into shadow roots. What was inert already stays so. Call what it returns to undo.
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
