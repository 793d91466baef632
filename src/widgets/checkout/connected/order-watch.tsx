import { useEffect } from 'react';
import type { PlaceOrder } from '../../../runtime/commit/place-order';
import type { Emit } from '../../../runtime/events';
import { useAdapter } from '../../../runtime/react/use-adapter';
import { useSettings } from '../../../runtime/react/provider';
import { getReads } from '../../../runtime/reads/reads';
import { getSessionRuntime } from '../../../runtime/session/session';
import { storedKey, storeFor } from '../../../runtime/storage';
import { useNavigate } from '../../common/use-navigate';
import type { CheckoutEvents } from '../checkout.types';
import type { Placed } from '../use-open-checkout';

interface OrderWatchProps {
  readonly commit: PlaceOrder;
  readonly isGuest: boolean;
  readonly emit: Emit<CheckoutEvents>;
  /** Called when the offer of the checkout is out of date. */
  readonly onStale: () => void;
  readonly onPlaced: (placed: Placed) => void;
}

/**
 * Follows the order that is being placed, including one that an earlier page sent. Emits `place` once and opens the
 * order's page. Shows the confirmation here if there is no such page, or for a guest, who cannot read an order back.
 */
export function OrderWatch({ commit, isGuest, emit, onStale, onPlaced }: OrderWatchProps) {
  const adapter = useAdapter();
  const { storage, links } = useSettings();
  const go = useNavigate();
  useEffect(() => {
    void commit.resume();
    // A page from the back-forward cache may show an order that has ended since.
    const onRestore = ({ persisted }: PageTransitionEvent) => persisted && void commit.resume();
    window.addEventListener('pageshow', onRestore);
    return () => window.removeEventListener('pageshow', onRestore);
  }, [commit]);
  useEffect(
    () =>
      commit.store.subscribe((state) => {
        // An attempt may change the offer, so cart, dates and totals are read again.
        if (state.phase === 'refused' || state.phase === 'not-done') onStale();
        // The answers stay stored: signing in returns to this step.
        if (state.phase === 'not-done' && state.error?.code === 'signed-out') getSessionRuntime(adapter).end();
      }),
    [commit, onStale, adapter],
  );
  useEffect(() => {
    const take = (now: ReturnType<PlaceOrder['store']['getState']>) => {
      if (now.phase !== 'done') return;
      const { value: order, account: accountId } = now;
      const isShownInPlace = isGuest || links.href({ to: 'order-placed', id: order.id }) === null;
      commit.reset();
      onPlaced({ order, isShownInPlace });
      // Placing the order changes the cart and the orders, so every cached read is out of date.
      void getReads(adapter).invalidate(accountId);
      if (isGuest) storeFor('guest', storage).remove(storedKey('guest', adapter.id));
      emit('place', { orderId: order.id, orderNumber: order.number, accountId, total: order.totals.total });
      if (!isShownInPlace) go({ to: 'order-placed', id: order.id });
    };
    // The order may have been placed before this component mounted.
    const start = setTimeout(() => take(commit.store.getState()));
    const stop = commit.store.subscribe(take);
    return () => {
      clearTimeout(start);
      stop();
    };
  }, [commit, emit, go, adapter, storage, links, isGuest, onPlaced]);
  return null;
}
