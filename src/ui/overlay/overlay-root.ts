import { composedClosest } from './composed-tree';
import { isOwnLayer } from './host-layer';

/** Layers of any copy of Radix that can disable pointer events on the page behind them. */
const openLayers = '[data-state=open]:is([role=dialog], [role=alertdialog], [role=listbox], [role=menu])';

/**
 * Each of two copies of Radix stores the body's `pointer-events` and restores it. If the lower layer closes first, the
 * upper one restores `none` when it closes, and the page ignores the mouse. Call the returned function after the layer
 * has closed: it removes that value when no open layer needs it.
 */
function restorePointerEvents(): () => void {
  const { body } = document;
  const isLayerOpen = () => document.querySelector(openLayers) !== null;
  const isHosts = body.style.pointerEvents === 'none' && !isLayerOpen();
  return () => {
    if (isHosts) return;
    const clear = () => {
      if (isLayerOpen()) return;
      watch.disconnect();
      if (body.style.pointerEvents === 'none') body.style.removeProperty('pointer-events');
    };
    const watch = new MutationObserver(clear);
    watch.observe(body, { childList: true, attributeFilter: ['style'] });
    // Runs after the clean-up effects that write the value.
    setTimeout(clear);
  };
}

/** The use of an overlay root by one layer. */
export interface OverlayLease {
  /** The element into which the layer is portalled. */
  readonly root: OverlayRoot;
  /** Ends the use; the root is removed with its last layer. Can be called twice. */
  release(): void;
}

interface Look {
  theme: string | null;
  density: string | null;
  lang: string | null;
  dir: string;
  font: string;
}

/** The overlay element that all layers of one parent share. */
export interface OverlayRoot {
  readonly element: HTMLElement;
  /** The current or last parent of the element. */
  parent: Element;
  /** Theme and language around each layer; those of the newest layer apply. */
  looks: Look[];
}

const roots = new Map<Element, OverlayRoot>();

const dialogs = '[role=dialog], [role=alertdialog], dialog[open]';

/**
 * Returns the host's open dialog around an element, or null. Dialogs of this library are skipped: a layer in one of
 * them uses the root that this dialog is in. A dialog inside a shadow root counts only if the browser made it modal
 * (everything else is then inert); otherwise the layer must be outside, because Radix's focus trap does not work in
 * there.
 */
function hostDialog(anchor: Element): Element | null {
  for (let found = composedClosest(anchor, dialogs); found;) {
    const inDocument = found.getRootNode() === document;
    if (!isOwnLayer(found) && (inDocument || found.matches(':modal'))) return found;
    const root = found.getRootNode();
    const next: Element | null = found.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
    found = next && composedClosest(next, dialogs);
  }
  return null;
}

/** Reads theme and language around the anchor, so that the layers of a widget look the same on the body. */
function lookAround(anchor: Element): Look {
  const style = getComputedStyle(anchor.parentElement ?? anchor);
  return {
    theme: composedClosest(anchor, '[data-tf-theme]')?.getAttribute('data-tf-theme') ?? null,
    density: composedClosest(anchor, '[data-tf-density]')?.getAttribute('data-tf-density') ?? null,
    lang: composedClosest(anchor, '[lang]')?.getAttribute('lang') ?? null,
    dir: style.direction,
    font: style.fontFamily,
  };
}

function show(element: HTMLElement, look: Look): void {
  const attributes = { 'data-tf-theme': look.theme, 'data-tf-density': look.density, lang: look.lang, dir: look.dir };
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
  element.style.fontFamily = look.font;
}

/** Inserts a root into the page. */
function put(root: OverlayRoot, parent: Element): OverlayRoot {
  const { element } = root;
  root.parent = parent;
  roots.set(parent, root);
  parent.append(element);
  // The browser's top layer has no z-index conflicts with the host and no clipping or transform of a host dialog.
  if (typeof element.showPopover === 'function') {
    element.setAttribute('popover', 'manual');
    element.showPopover();
  }
  return root;
}

function createRoot(parent: Element): OverlayRoot {
  const element = document.createElement('div');
  element.className = 'tf-root tf-overlay-root';
  return put({ element, parent, looks: [] }, parent);
}

/** Returns the root for a layer. A layer that had one before keeps it with its content if possible. */
function rootIn(parent: Element, before: OverlayRoot | null): OverlayRoot {
  if (before?.element.isConnected === false) return put(before, parent);
  if (before?.parent === parent) return before;
  const known = roots.get(parent);
  return known?.element.isConnected ? known : createRoot(parent);
}

/**
 * Leases the overlay root for a layer of the widget around `anchor`: in `container` if the host has set one, otherwise
 * in the host's open dialog around the anchor, otherwise on the body. Never inside a shadow root by default, because
 * Radix's focus trap does not work there. A layer that returns on a page that was hidden passes the root that it had
 * `before`: in another one React would recreate the layer without the buyer's input.
 */
export function acquireOverlayRoot(
  anchor: Element,
  container?: HTMLElement | null,
  before: OverlayRoot | null = null,
): OverlayLease {
  // A layer opened inside of another one can return before it.
  const around = anchor.isConnected ? hostDialog(anchor) : before?.parent;
  const dialog = !container && around?.isConnected && around !== document.body ? around : null;
  const parent = container ?? dialog ?? document.body;
  const root = rootIn(parent, before);
  const look = lookAround(anchor);
  root.looks.push(look);
  show(root.element, look);
  const freeBody = restorePointerEvents();
  let released = false;
  return {
    root,
    release() {
      if (released) return;
      released = true;
      root.looks.splice(root.looks.indexOf(look), 1);
      const newest = root.looks.at(-1);
      if (newest) return show(root.element, newest);
      root.element.remove();
      if (roots.get(root.parent) === root) roots.delete(root.parent);
      freeBody();
    },
  };
}
