import type { StoreApi } from 'zustand/vanilla';
import type { Adapter } from '../../ports';
import { keepGuestCart } from '../guest-cart';
import { announceCart } from './announce-cart';
import type { CartState } from './cart.state';

const followed = new WeakSet<StoreApi<CartState>>();

/** Begins, once for each cart, what goes on beside it: the page hears of its figures, and a guest's is kept. */
export function followCart(adapter: Adapter, accountId: string | null, store: StoreApi<CartState>): void {
  if (followed.has(store)) return;
  followed.add(store);
  announceCart(adapter, accountId, store);
  if (accountId === null) keepGuestCart(adapter, store);
}
