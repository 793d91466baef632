import { type RefObject, useEffect } from 'react';
import { useLatest } from '../../runtime/react/use-latest';
import { hostLayerAbove } from './host-layer';

/** A layer that Escape closes: its element and its close function. */
interface EscapeLayer {
  element: () => Element | null;
  close: () => void;
}

/** Stored on the window, so that several copies or versions of the library share one stack of layers. */
const key = Symbol.for('tradefront.escape-layers');

function layers(): EscapeLayer[] {
  // Safe: only copies of this file use this symbol.
  const page = window as unknown as Record<symbol, EscapeLayer[] | undefined>;
  return (page[key] ??= []);
}

/**
 * True when Escape belongs to an open listbox of a combobox in the layer, to a search field with a text, or to a host's
 * popup above the layer.
 */
function isForAnother(event: KeyboardEvent, top: Element | null): boolean {
  const target = event.composedPath()[0];
  if (!top || !(target instanceof Element)) return false;
  if (Node.prototype.contains.call(top, target)) return hasOpenList(target) || hasTextToClear(target);
  return hostLayerAbove(top, target) !== null;
}

/**
 * True for a combobox with an open listbox, which Escape closes first, unless the listbox is a permanent part of the
 * layer.
 */
const hasOpenList = (target: Element): boolean =>
  target.matches('[role=combobox][aria-expanded=true]:not([data-list=inline])');

/** True for a search field with a text, which Escape clears first. */
const hasTextToClear = (target: Element): boolean =>
  target.matches('input[type=search]') && 'value' in target && target.value !== '';

/**
 * Closes only the top layer. Runs in the window's capture phase and stops the event there, because a host dialog around
 * the widget listens on the document and would close too if its copy of the layer stack is another one.
 */
function onKeyDown(event: KeyboardEvent): void {
  const top = layers().at(-1);
  if (!top || event.key !== 'Escape' || event.isComposing || isForAnother(event, top.element())) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  top.close();
}

let mine = 0;

/** Adds a layer to the top of the stack; returns a function that removes it. */
function pushEscapeLayer(layer: EscapeLayer): () => void {
  layers().push(layer);
  if (mine++ === 0) window.addEventListener('keydown', onKeyDown, true);
  return () => {
    const at = layers().indexOf(layer);
    if (at >= 0) layers().splice(at, 1);
    if (--mine === 0) window.removeEventListener('keydown', onKeyDown, true);
  };
}

/** Closes this layer on Escape, and no layer below it, while `open`. A changed `round` moves it to the top again. */
export function useEscapeLayer(open: boolean, element: RefObject<Element | null>, close: () => void, round = 0): void {
  const latest = useLatest(close);
  useEffect(() => {
    if (!open) return;
    return pushEscapeLayer({ element: () => element.current, close: () => latest.current() });
  }, [open, element, round, latest]);
}
