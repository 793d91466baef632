import { type CartCalls, type CartHandle, cartOf } from '../host/cart-of';
import { type CartSnapshot, initialCartSnapshot } from '../host/cart-snapshot';
import { selectAll, useHandle, useHostAdapter } from './use-handle';

/** Result of `useCart`: the cart and its methods. */
export interface HostCart extends CartSnapshot, CartCalls {}

const reading = {
  initial: initialCartSnapshot,
  callsOf: ({ add, refresh }: CartHandle): CartCalls => ({ add, refresh }),
};

/**
 * Returns the cart that the widgets of the provider's adapter share. With a selector, the component re-renders only when
 * the selected part changes: `useCart((cart) => cart.cases)`.
 * @throws Error if no provider above has an adapter.
 */
export function useCart(): HostCart;
export function useCart<Part>(select: (cart: HostCart) => Part): Part;
export function useCart(select: (cart: HostCart) => unknown = selectAll): unknown {
  return useHandle(cartOf(useHostAdapter('useCart')), reading, select);
}
