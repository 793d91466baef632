import type { CartRuntime } from '../../runtime/cart/cart.store';
import type { CartState, OptimisticLine } from '../../runtime/cart/cart.state';

/** Milliseconds without a further edit after which an edit is announced; quick clicks result in one announcement. */
const QUIET_MS = 600;

/** Announces the result of an edit of the cart. */
export interface EditFeedback {
  /** Reports an edit of a product in the cart; `quantity` is the new quantity. */
  edited(productId: string, quantity: number): void;
  /** Cancels the pending announcement. */
  stop(): void;
}

/**
 * Calls `announce` once for the last edit, after the cart has answered and no further edit followed for `QUIET_MS`, or as soon
 * as the edit waits offline. A refused or adjusted edit is not announced here: the cart's notice gives the reason.
 */
export function editFeedback(
  cart: CartRuntime,
  announce: (line: OptimisticLine, state: CartState) => void,
): EditFeedback {
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
    if (line !== undefined && stays) announce(line, state);
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(look, QUIET_MS);
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
