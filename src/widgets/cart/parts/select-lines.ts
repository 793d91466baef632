import type { CartRuntime } from '../../../runtime/cart/cart.store';
import type { CartActions } from '../cart-actions.store';
import { lineOf } from './line-id-of-element';

const isBox = (element: Element): element is HTMLInputElement => element instanceof HTMLInputElement && element.matches('.tf-cart-check > input');

/**
 * Hears what is pressed in the table of lines. The boxes keep their own state, so that a thousand of them are marked
 * without waking a line; `chosen` remembers it for those that are drawn anew.
 */
export function markLines(table: HTMLElement, cart: CartRuntime, { selection, remove }: CartActions, chosen: { current: ReadonlySet<string> }): () => void {
  const quiet = new AbortController();
  const paint = (now: ReadonlySet<string>) => {
    chosen.current = now;
    for (const row of table.querySelectorAll<HTMLElement>('.tf-cart-line')) {
      const isMarked = now.has(lineOf(row));
      row.toggleAttribute('data-selected', isMarked);
      // A line that rests has no box yet.
      const box = row.querySelector<HTMLInputElement>('.tf-cart-check > input');
      if (box !== null) box.checked = isMarked;
    }
  };
  // What was marked before this was here.
  const marked = [...table.querySelectorAll('.tf-cart-check > :checked')].map(lineOf);
  if (marked.length > 0) selection.all([...selection.store.getState(), ...marked]);
  paint(selection.store.getState());
  const stop = selection.store.subscribe(paint);
  table.addEventListener(
    'click',
    ({ target, shiftKey }) => {
      if (!(target instanceof Element)) return;
      // With shift, every line from the one before.
      if (isBox(target)) selection.toggle(lineOf(target), target.checked, shiftKey ? cart.store.getState() : undefined);
    },
    { signal: quiet.signal },
  );
  table.addEventListener(
    'keydown',
    ({ key, target }) => {
      if (key !== 'Delete' || !(target instanceof Element) || !isBox(target)) return;
      const all = [...selection.store.getState()];
      remove(all.length > 0 ? all : [lineOf(target)]);
    },
    { signal: quiet.signal },
  );
  return () => {
    stop();
    quiet.abort();
  };
}
