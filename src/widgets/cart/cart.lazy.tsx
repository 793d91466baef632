/** The lazy part of the cart: what is done with lines beyond changing a quantity. It comes while the buyer looks. */
import { useState } from 'react';
import { useStore } from 'zustand';
import type { CartRuntime } from '../../runtime/cart/cart';
import type { Emit } from '../../runtime/events';
import { LazyCartToasts } from '../common/lazy-cart-toasts';
import { createCartActions } from './cart-actions.store';
import type { CartEvents } from './cart.types';
import { prefetchDialog } from '../../ui/dialog/dialog';
import { CartDialogs, type CartDialogsProps } from './parts/cart-dialogs';
import { focusBeside } from './parts/focus-beside';
import { QuantityFeedback } from './parts/quantity-feedback';
import type { Selection } from './selection.store';

export { CartBar } from './parts/cart-bar';
export { HeadTools } from './parts/head-tools';
export { StaticLines } from './parts/static-lines';
export { Incoming } from './parts/pending-products';
export { Waiting } from './parts/offline-changes';
export { CartExtras } from './parts/cart-extras';
export { LazyGuestCart } from '../common/guest-cart/lazy-guest-cart';
export { storeLineCount } from './stored-line-count';

/** The verbs of a cart on the page, which know where the focus goes when lines do. */
export function createActs(cart: CartRuntime, selection: Selection, emit: Emit<CartEvents>) {
  let on: readonly [table: HTMLElement | null, title: HTMLElement | null] = [null, null];
  const acts = createCartActions(cart, selection, emit, (ids) => focusBeside(on[0], ids, on[1]));
  return {
    ...acts,
    /** Pointer or focus is on what opens a dialog. */
    near: prefetchDialog,
    /** Where the lines and the title stand now. */
    standOn: (table: HTMLElement | null, title: HTMLElement | null) => void (on = [table, title]),
  };
}

type AfterProps = Omit<CartDialogsProps, 'open' | 'onClose'>;

/** What stands over the cart: its dialogs, what was done with its undo, and what the cart has to say. */
export function CartAfter(props: AfterProps) {
  const { cart, acts } = props;
  const done = useStore(acts.done);
  const open = useStore(acts.dialog);
  const [opened, setOpened] = useState(false);
  if (open.is !== 'none' && !opened) setOpened(true);
  return (
    <>
      {/* Stays once it was opened: an import keeps what was typed. */}
      {opened && <CartDialogs {...props} open={open} onClose={() => acts.show({ is: 'none' })} />}
      <QuantityFeedback cart={cart} acts={acts} overrides={props.overrides} />
      <LazyCartToasts cart={cart} done={done} onDoneGone={acts.forgetDone} />
    </>
  );
}
