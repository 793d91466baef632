/** Milliseconds after which the other widgets no longer wait for one in the viewport. */
const MAX_WAIT_MS = 5000;

/** Resolves when all widgets that were in the viewport show their data. */
let visibleShown = Promise.resolve();

/** A widget's place in the order in which the widgets of a page load. */
export interface LoadOrder {
  /** Whether the widget is in the viewport, so it is first. */
  readonly isFirst: boolean;
  /** Resolves when the widget can start to load. */
  readonly mayStart: Promise<void>;
  /** Called when the widget shows its data, or won't: it has failed, or is unmounted. */
  readonly shown: () => void;
}

/**
 * Adds a widget to the order. The widgets in the viewport load first, and the others when those show their data: widgets
 * that load together compete for the network and the CPU, and the buyer would wait for those that are not visible.
 */
export function joinLoadOrder(node: Element): LoadOrder {
  const now = Promise.resolve();
  // Not at once: the next widget that is added in this task can be in the viewport.
  if (!isInViewport(node)) return { isFirst: false, mayStart: now.then(() => visibleShown), shown: () => {} };
  let shown = () => {};
  const own = new Promise<void>((resolve) => (shown = resolve));
  const before = visibleShown;
  visibleShown = before.then(() => own);
  // A slow response delays one widget, not all.
  setTimeout(shown, MAX_WAIT_MS);
  return { isFirst: true, mayStart: now, shown };
}

function isInViewport(node: Element): boolean {
  const { top, bottom } = node.getBoundingClientRect();
  return node.getClientRects().length > 0 && bottom >= 0 && top < node.ownerDocument.documentElement.clientHeight;
}
