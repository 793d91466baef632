/** The parent of a node, stepping out of a shadow root to its host; null at the document. */
export function composedParent(node: Node): Node | null {
  return node.parentNode ?? (node instanceof ShadowRoot ? node.host : null);
}

/** `closest` that does not stop at the edge of a shadow root. */
export function composedClosest(from: Element, selector: string): Element | null {
  for (let scope: Element | null = from; scope;) {
    const found = scope.closest(selector);
    if (found) return found;
    const root = scope.getRootNode();
    scope = root instanceof ShadowRoot ? root.host : null;
  }
  return null;
}

/** `contains` that looks into shadow roots. */
export function composedContains(ancestor: Node, node: Node | null): boolean {
  for (let at = node; at; at = composedParent(at)) if (at === ancestor) return true;
  return false;
}

/** The element that really has the focus: `document.activeElement` names only the outermost shadow host. */
export function getDeepActiveElement(): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}
