const own = new WeakSet<Element>();

/** Marks a dialog or list as drawn by this copy of the library. Not by class: another version's is a host's to us. */
export function markOwnLayer(element: Element | null): void {
  if (element) own.add(element);
}

/** Whether this copy drew the dialog or list. */
export const isOwnLayer = (element: Element): boolean => own.has(element);

/** What a host shows above a page. */
export const popups = '[role=dialog], [role=alertdialog], [role=listbox], [role=menu], dialog[open]';

/**
 * The host's popup around `target` that stands above `layer`, or null. Found in the document and not by a shared stack of
 * layers: a host's Radix is another copy than ours, and many hosts have none. What was on the page before our layer is
 * inert, so a popup that can be focused came later.
 */
export function hostLayerAbove(layer: Element, target: EventTarget | null): Element | null {
  if (!(target instanceof Element) || Node.prototype.contains.call(layer, target)) return null;
  const popup = target.closest(popups);
  return popup === null || isOwnLayer(popup) || popup.contains(layer) || popup.closest('[inert]') ? null : popup;
}

/** Whether a popup of the host's is open above `layer`. */
export const isUnderHostLayer = (layer: Element): boolean =>
  [...document.querySelectorAll(popups)].some(
    (popup) => hostLayerAbove(layer, popup) !== null && popup.checkVisibility(),
  );

/** Lets the host's popups above `layer` have the focus: Radix's trap asks its box what is in it. */
export function letHostLayersIn(layer: Element): void {
  layer.contains = (node) =>
    Node.prototype.contains.call(layer, node) || (node instanceof Element && hostLayerAbove(layer, node) !== null);
}

/** The z-index by which a popup of the host's stands on the page. */
function zIndexOf(popup: Element): string {
  let found = 'auto';
  for (let at: Element | null = popup; at && at !== document.body; at = at.parentElement) {
    const { zIndex } = getComputedStyle(at);
    if (zIndex !== 'auto') found = zIndex;
  }
  return found;
}

/** Takes an overlay root out of the browser's top layer, to just under a popup of the host's, or puts it back. */
function place(root: HTMLElement, under: Element | null): void {
  if (typeof root.showPopover !== 'function' || (under === null) === root.hasAttribute('popover')) return;
  root.style.zIndex = under === null ? '' : zIndexOf(under);
  if (under !== null) return root.removeAttribute('popover');
  root.setAttribute('popover', 'manual');
  root.showPopover();
}

/**
 * Lets a popup that the host opens above our layer be seen and pressed: while the focus is in it, our root leaves the top
 * layer, which covers all else. `onPress` is told at each press whether one is above. Call what it returns to stop.
 */
export function yieldToHostLayers(
  layer: () => Element | null,
  root: HTMLElement,
  onPress: (isAbove: boolean) => void,
): () => void {
  const focus = (event: FocusEvent) => {
    const mine = layer();
    if (mine) place(root, hostLayerAbove(mine, event.target));
  };
  const press = () => {
    const mine = layer();
    onPress(mine !== null && isUnderHostLayer(mine));
  };
  window.addEventListener('focusin', focus, true);
  window.addEventListener('pointerdown', press, true);
  return () => {
    window.removeEventListener('focusin', focus, true);
    window.removeEventListener('pointerdown', press, true);
    if (root.isConnected) place(root, null);
  };
}
