import type { StoreApi } from 'zustand/vanilla';
import type { Adapter } from '../../ports';
import { keepGuestCart } from '../guest-cart';
import { announceCart } from './announce-cart';
import type { CartState } from './cart.state';

const followed = new WeakSet<StoreApi<CartState>>();

/** Starts, once per cart, to dispatch `tradefront-cart-change` and to store a guest's cart. */
export function followCart(adapter: Adapter, accountId: string | null, store: StoreApi<CartState>): void {
  if (followed.has(store)) return;
  followed.add(store);
  announceCart(adapter, accountId, store);
  if (accountId === null) keepGuestCart(adapter, store);
}
