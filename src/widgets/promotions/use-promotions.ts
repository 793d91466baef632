import { useEffect, useRef } from 'react';
import type { Cart } from '../../domain';
import type { CartRuntime } from '../../runtime/cart/cart.store';
import { useAdapter } from '../../runtime/react/use-adapter';
import { useCartSelector } from '../../runtime/react/use-cart';
import { useRead } from '../../runtime/react/use-read';
import { useSettings } from '../../runtime/react/provider';
import { rejectMissingMethod } from '../common/reject-missing-method';

/** What tells one state of a cart from another: its revision, or what is in it where the backend has none. */
const standing = ({ cart }: { readonly cart: Cart | null }): string | null =>
  cart && (cart.revision ?? cart.lines.map(({ product, quantity }) => `${product.id} ${quantity}`).join());

/** The promotions of an account. The backend counts its cart anew whenever that has changed. */
export function usePromotions(accountId: string | null, cart: CartRuntime) {
  const adapter = useAdapter();
  const { locale } = useSettings();
  const [read, again] = useRead({
    method: 'promotions.list',
    args: {},
    accountId,
    read: (options) =>
      adapter.promotions?.list?.({ accountId, locale: locale.tag }, options) ?? rejectMissingMethod('promotions.list'),
  });
  const now = useCartSelector(cart, standing);
  const seen = useRef<string | null>(null);
  useEffect(() => {
    const before = seen.current;
    seen.current = now;
    if (before !== null && now !== null && before !== now) again();
  }, [now, again]);
  return [read, again] as const;
}
