import { type CartCalls, type CartHandle, cartOf } from '../host/cart-of';
import { type CartSnapshot, initialCartSnapshot } from '../host/cart-snapshot';
import { selectAll, useHandle, useHostAdapter } from './use-handle';

/** The cart as `useCart` has it: what is known of it, and what can be done with it. */
export interface HostCart extends CartSnapshot, CartCalls {}

const reading = {
  initial: initialCartSnapshot,
  callsOf: ({ add, refresh }: CartHandle): CartCalls => ({ add, refresh }),
};

/**
 * The cart that the widgets of the provider's adapter share. With a selector the component is drawn again only when what
 * it selects is another: `useCart((cart) => cart.cases)`.
 * @throws when no provider has an adapter.
 */
export function useCart(): HostCart;
export function useCart<Part>(select: (cart: HostCart) => Part): Part;
export function useCart(select: (cart: HostCart) => unknown = selectAll): unknown {
  return useHandle(cartOf(useHostAdapter('useCart')), reading, select);
}
