const own = new WeakSet<Element>();

/**
 * Marks a dialog or listbox as rendered by this copy of the library. Not by class, because another copy's overlays must
 * count as the host's.
 */
export function markOwnLayer(element: Element | null): void {
  if (element) own.add(element);
}

/** Whether this copy rendered the dialog or listbox. */
export const isOwnLayer = (element: Element): boolean => own.has(element);

/** Selector of a host's popups above the page. */
export const popups = '[role=dialog], [role=alertdialog], [role=listbox], [role=menu], dialog[open]';

/**
 * Returns the host's popup around `target` that is above `layer`, or null. Searches the document instead of a shared
 * layer stack: the host's Radix is another copy, and many hosts have none. Content that was on the page before the
 * layer is inert, so a focusable popup must be newer.
 */
export function hostLayerAbove(layer: Element, target: EventTarget | null): Element | null {
  if (!(target instanceof Element) || Node.prototype.contains.call(layer, target)) return null;
  const popup = target.closest(popups);
  return popup === null || isOwnLayer(popup) || popup.contains(layer) || popup.closest('[inert]') ? null : popup;
}

/** Whether a host's popup is open above `layer`. */
export const isUnderHostLayer = (layer: Element): boolean =>
  [...document.querySelectorAll(popups)].some(
    (popup) => hostLayerAbove(layer, popup) !== null && popup.checkVisibility(),
  );

/** Allows focus in the host's popups above `layer`: Radix's focus trap asks its container what it contains. */
export function letHostLayersIn(layer: Element): void {
  layer.contains = (node) =>
    Node.prototype.contains.call(layer, node) || (node instanceof Element && hostLayerAbove(layer, node) !== null);
}

/** The effective z-index of a host's popup. */
function zIndexOf(popup: Element): string {
  let found = 'auto';
  for (let at: Element | null = popup; at && at !== document.body; at = at.parentElement) {
    const { zIndex } = getComputedStyle(at);
    if (zIndex !== 'auto') found = zIndex;
  }
  return found;
}

/** Moves an overlay root out of the browser's top layer to just below a host's popup, or back. */
function place(root: HTMLElement, under: Element | null): void {
  if (typeof root.showPopover !== 'function' || (under === null) === root.hasAttribute('popover')) return;
  root.style.zIndex = under === null ? '' : zIndexOf(under);
  if (under !== null) return root.removeAttribute('popover');
  root.setAttribute('popover', 'manual');
  root.showPopover();
}

/**
 * Keeps a popup that the host opens above the layer visible and usable: while it has focus, the overlay root leaves the
 * top layer, which would cover it. Calls `onPress` on each press with whether a popup is above. Returns a function that
 * stops.
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
