/** Finds the element with an id in the document or shadow root that contains `from`. */
export function getElementInRoot(from: Element, id: string): HTMLElement | null {
  const root = from.getRootNode();
  return root instanceof Document || root instanceof ShadowRoot ? root.getElementById(id) : null;
}
