import { useEffect } from 'react';
import { useStore } from 'zustand';
import { type CartRuntime, getCartRuntime } from '../cart/cart.store';
import type { CartState } from '../cart/cart.state';
import { useSettings } from './provider';
import { useAdapter } from './use-adapter';

/** Returns the cart of an account, read once for all widgets of a page. */
export function useCartRuntime(accountId: string | null, enabled = true): CartRuntime {
  const cart = getCartRuntime(useAdapter(), accountId);
  const { locale } = useSettings();
  useEffect(() => (enabled ? cart.watch(locale.tag) : undefined), [cart, enabled, locale.tag]);
  return cart;
}

/** Selects a part of the cart; the component re-renders only when that part changes. */
export const useCartSelector = <Part>(cart: CartRuntime, part: (state: CartState) => Part): Part =>
  useStore(cart.store, part);
