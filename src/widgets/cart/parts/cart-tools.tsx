import { useStore } from 'zustand';
import type { CartRuntime } from '../../../runtime/cart/cart';
import type { Emit } from '../../../runtime/events';
import { LateCartToasts } from '../../common/late-cart-toasts';
import { type CartActs, createCartActs } from '../cart-acts.model';
import type { CartEvents } from '../cart.types';
import { focusBeside } from './focus-beside';

export { CartBar } from './cart-bar';
export { HeadTools } from './head-tools';

interface Places {
  readonly table: HTMLElement | null;
  readonly title: HTMLElement | null;
}

/** The verbs of a cart on the page, which know where the focus goes when lines do. */
export const makeActs = (cart: CartRuntime, emit: Emit<CartEvents>, places: () => Places): CartActs =>
  createCartActs(cart, emit, (ids) => {
    const { table, title } = places();
    focusBeside(table, ids, title);
  });

/** What was done, with its undo, and what the cart has to say. */
export function ActToasts({ cart, acts }: { readonly cart: CartRuntime; readonly acts: CartActs }) {
  const done = useStore(acts.done);
  return <LateCartToasts cart={cart} done={done} onDoneGone={acts.forgetDone} />;
}
