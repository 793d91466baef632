/** The element with this id in the document or shadow root `from` stands in. */
export function getElementInRoot(from: Element, id: string): HTMLElement | null {
  const root = from.getRootNode();
  return root instanceof Document || root instanceof ShadowRoot ? root.getElementById(id) : null;
}
