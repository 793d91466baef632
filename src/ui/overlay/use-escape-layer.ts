import { type RefObject, useEffect } from 'react';
import { useLatest } from '../../runtime/react/use-latest';
import { hostLayerAbove } from './host-layer';

/** A layer that Escape closes: its box, and what closes it. */
interface EscapeLayer {
  element: () => Element | null;
  close: () => void;
}

/** Kept on the page, not in this module, so that two copies or versions of the library agree on which layer is on top. */
const key = Symbol.for('tradefront.escape-layers');

function layers(): EscapeLayer[] {
  // SAFETY: the symbol is ours; whoever wrote it was a copy of this file.
  const page = window as unknown as Record<symbol, EscapeLayer[] | undefined>;
  return (page[key] ??= []);
}

/** True when Escape is for a list open in our own layer's combobox, a search to clear, or a host's popup above our layer. */
function isForAnother(event: KeyboardEvent, top: Element | null): boolean {
  const target = event.composedPath()[0];
  if (!top || !(target instanceof Element)) return false;
  if (Node.prototype.contains.call(top, target)) return hasOpenList(target) || hasTextToClear(target);
  return hostLayerAbove(top, target) !== null;
}

/** A combobox closes its list first, unless the list is a part of the layer that never closes by itself. */
const hasOpenList = (target: Element): boolean =>
  target.matches('[role=combobox][aria-expanded=true]:not([data-list=inline])');

/** A search field that holds a text is emptied by Escape first. */
const hasTextToClear = (target: Element): boolean =>
  target.matches('input[type=search]') && 'value' in target && target.value !== '';

/**
 * Closes the top layer only. Runs in the window's capture phase and stops there, because a host dialog around us listens
 * on the document and would close as well when its copy of the layer stack is not ours.
 */
function onKeyDown(event: KeyboardEvent): void {
  const top = layers().at(-1);
  if (!top || event.key !== 'Escape' || event.isComposing || isForAnother(event, top.element())) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  top.close();
}

let mine = 0;

/** Puts a layer on top of the stack; call what it returns when the layer closes. */
function pushEscapeLayer(layer: EscapeLayer): () => void {
  layers().push(layer);
  if (mine++ === 0) window.addEventListener('keydown', onKeyDown, true);
  return () => {
    const at = layers().indexOf(layer);
    if (at >= 0) layers().splice(at, 1);
    if (--mine === 0) window.removeEventListener('keydown', onKeyDown, true);
  };
}

/** Lets Escape close this layer, and nothing under it, while `open`. Another `round` puts it on top of all others again. */
export function useEscapeLayer(open: boolean, element: RefObject<Element | null>, close: () => void, round = 0): void {
  const latest = useLatest(close);
  useEffect(() => {
    if (!open) return;
    return pushEscapeLayer({ element: () => element.current, close: () => latest.current() });
  }, [open, element, round, latest]);
}
