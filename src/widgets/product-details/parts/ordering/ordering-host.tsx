import { useEffect, useMemo } from 'react';
import { useCart } from '../../../../runtime/react/use-cart';
import { LazyCartToasts } from '../../../common/lazy-cart-toasts';
import { useOrderActions } from '../../../common/ordering/use-order-actions';
import { BuyPanel } from './buy-panel';
import type { Ordering, OrderingHostProps } from './ordering.types';
import { Shelf } from './product-row';

/** The cart behind the product: its verbs, and what became of edits. */
export function OrderingHost({ accountId, hasCart, right, messages, emit, onOrdering }: OrderingHostProps) {
  const cart = useCart(accountId, hasCart);
  const { verbs, removed, onRemovedGone } = useOrderActions(cart, messages, emit);
  const ordering = useMemo<Ordering>(() => ({ accountId, cart, right, verbs, emit, BuyPanel, Shelf }), [accountId, cart, right, verbs, emit]);
  useEffect(() => onOrdering(ordering), [onOrdering, ordering]);
  return <LazyCartToasts cart={cart} removed={removed} onRemovedGone={onRemovedGone} />;
}
