import { useCallback, useSyncExternalStore } from 'react';
import type { CartRuntime } from '../../../../runtime/cart/cart.store';

/** How many of a product are in the cart or on their way into it; 0 where there is no cart. */
export function useInCart(cart: CartRuntime | null, productId: string): number {
  const subscribe = useCallback((changed: () => void) => cart?.store.subscribe(changed) ?? (() => {}), [cart]);
  const look = () => {
    if (cart === null) return 0;
    const { lines, byProduct, adds } = cart.store.getState();
    return lines[byProduct[productId] ?? '']?.quantity ?? adds[productId] ?? 0;
  };
  return useSyncExternalStore(subscribe, look, () => 0);
}
