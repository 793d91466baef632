/** Returns the parent of a node; the host for a shadow root, null for the document. */
export function composedParent(node: Node): Node | null {
  return node.parentNode ?? (node instanceof ShadowRoot ? node.host : null);
}

/** `closest` across shadow roots. */
export function composedClosest(from: Element, selector: string): Element | null {
  for (let scope: Element | null = from; scope;) {
    const found = scope.closest(selector);
    if (found) return found;
    const root = scope.getRootNode();
    scope = root instanceof ShadowRoot ? root.host : null;
  }
  return null;
}

/** `contains` across shadow roots. */
export function composedContains(ancestor: Node, node: Node | null): boolean {
  for (let at = node; at; at = composedParent(at)) if (at === ancestor) return true;
  return false;
}

/** Returns the focused element inside of shadow roots; `document.activeElement` is only the outermost host. */
export function getDeepActiveElement(): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}
