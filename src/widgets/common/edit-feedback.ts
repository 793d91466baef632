import type { CartRuntime } from '../../runtime/cart/cart.store';
import type { CartState, OptimisticLine } from '../../runtime/cart/cart.state';

/** Milliseconds of quiet after which an edit is announced: several presses are one message. */
const QUIET = 600;

/** Says what an edit of the cart led to. */
export interface EditFeedback {
  /** The buyer wants this many of a product that is in the cart. */
  edited(productId: string, quantity: number): void;
  /** Says nothing more. */
  stop(): void;
}

/**
 * Calls `say` once for the last edit, when the cart has answered it and nothing was pressed for a while; offline, when it
 * waits. An edit that did not stay as made is not said: the cart's own notice gives the reason.
 */
export function editFeedback(cart: CartRuntime, say: (line: OptimisticLine, state: CartState) => void): EditFeedback {
  let edit: { readonly productId: string; readonly quantity: number } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let unsubscribe: (() => void) | undefined;

  const stop = () => {
    clearTimeout(timer);
    unsubscribe?.();
    unsubscribe = undefined;
    edit = null;
  };
  const look = () => {
    const state = cart.store.getState();
    const line = edit === null ? undefined : state.lines[state.lineIdByProduct[edit.productId] ?? ''];
    if (line?.pending === true && state.waiting === null) return;
    const stays = line?.quantity === edit?.quantity;
    stop();
    if (line !== undefined && stays) say(line, state);
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(look, QUIET);
  };
  return {
    edited(productId, quantity) {
      edit = { productId, quantity };
      unsubscribe ??= cart.store.subscribe(wait);
      wait();
    },
    stop,
  };
}
