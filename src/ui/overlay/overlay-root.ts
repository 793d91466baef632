import { composedClosest } from './composed-tree';
import { isOwnLayer } from './host-layer';

/** Layers of any copy of Radix that may make the page behind them ignore the mouse. */
const openLayers = '[data-state=open]:is([role=dialog], [role=alertdialog], [role=listbox], [role=menu])';

/**
 * Two copies of Radix each remember the body's `pointer-events` and put it back. Where the lower of two layers closes
 * first, the upper one's copy writes `none` back when it closes: the page ignores the mouse. Call what this returns once
 * our layer is gone; it clears that leftover as soon as no layer is open that wants it.
 */
function restorePointerEvents(): () => void {
  const { body } = document;
  const isWanted = () => document.querySelector(openLayers) !== null;
  const isHosts = body.style.pointerEvents === 'none' && !isWanted();
  return () => {
    if (isHosts) return;
    const clear = () => {
      if (isWanted()) return;
      watch.disconnect();
      if (body.style.pointerEvents === 'none') body.style.removeProperty('pointer-events');
    };
    const watch = new MutationObserver(clear);
    watch.observe(body, { childList: true, attributeFilter: ['style'] });
    // After the effects of the unmount, which write the value, have run.
    setTimeout(clear);
  };
}

/** The use of an overlay root by one layer. */
export interface OverlayLease {
  /** Where the layer is portalled to. */
  readonly root: OverlayRoot;
  /** Ends the use; the root leaves the page with its last layer. Safe to call twice. */
  release(): void;
}

interface Look {
  theme: string | null;
  density: string | null;
  lang: string | null;
  dir: string;
  font: string;
}

/** The element that layers of one parent share. */
export interface OverlayRoot {
  readonly element: HTMLElement;
  /** What it is in, or was while layers were shown in it. */
  parent: Element;
  /** How each layer's surroundings look; the newest layer decides. */
  looks: Look[];
}

const roots = new Map<Element, OverlayRoot>();

const dialogs = '[role=dialog], [role=alertdialog], dialog[open]';

/**
 * The host's own open dialog around an element, or null. Ours are skipped: a layer in one of our dialogs goes beside it,
 * into the root that dialog is in. A dialog inside a shadow root counts only when the browser itself made it modal (all
 * else on the page is then inert); Radix's focus trap does not hold in there, so any other is better covered from outside.
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

/** What the widget around the anchor looks like, so that its layers look the same on the body. */
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

/** Puts a root into the page. */
function put(root: OverlayRoot, parent: Element): OverlayRoot {
  const { element } = root;
  root.parent = parent;
  roots.set(parent, root);
  parent.append(element);
  // The browser's top layer: no z-index race with the host, and no clipping or transform of a host dialog applies.
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

/** The root for a layer; a layer that was in one before goes on in that one, where it can, with all that is in it. */
function rootIn(parent: Element, before: OverlayRoot | null): OverlayRoot {
  if (before?.element.isConnected === false) return put(before, parent);
  if (before?.parent === parent) return before;
  const known = roots.get(parent);
  return known?.element.isConnected ? known : createRoot(parent);
}

/**
 * Leases the overlay root for a layer of the widget around `anchor`: in `container` when the host gives one, else in the
 * host's open dialog around the anchor, else on the body. Never inside a shadow root for our own sake: Radix's focus trap
 * does not hold there. A layer that was leased a root `before` and comes back, on a page that was hidden and is shown
 * again, goes on in it: in another one React would make it anew, without what was typed.
 */
export function acquireOverlayRoot(
  anchor: Element,
  container?: HTMLElement | null,
  before: OverlayRoot | null = null,
): OverlayLease {
  // What is open inside of another layer may come back before that one.
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
