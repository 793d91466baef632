import type { StoreApi } from 'zustand/vanilla';
import { keepGuestCart } from '../guest-cart';
import { announceCart } from './announce-cart';
import type { CartState } from './cart.state';
import type { SyncedCart } from './cart.sync';
import { carryEdits } from './carry-edits';

const followed = new WeakSet<StoreApi<CartState>>();

/**
 * Starts, once per cart, to dispatch `tradefront-cart-change`, to store a guest's cart, and to carry unsent edits to the
 * next page.
 */
export function followCart(cart: SyncedCart, store: StoreApi<CartState>): void {
  if (followed.has(store)) return;
  followed.add(store);
  const { adapter, accountId } = cart;
  carryEdits(cart, store);
  announceCart(adapter, accountId, store);
  if (accountId === null) keepGuestCart(adapter, store);
}
