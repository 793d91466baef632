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
  /** What is on offer has changed. */
  readonly onStale: () => void;
  readonly onPlaced: (placed: Placed) => void;
}

/**
 * Follows the order on its way, also one that an earlier page sent. Tells the host of a placed one once and goes to its
 * page. It stays here where there is no such page, and for a guest, who can not read an order back.
 */
export function OrderWatch({ commit, isGuest, emit, onStale, onPlaced }: OrderWatchProps) {
  const adapter = useAdapter();
  const { storage, links } = useSettings();
  const go = useNavigate();
  useEffect(() => {
    void commit.resume();
    // A page out of the back-forward cache shows an order that may have ended.
    const back = ({ persisted }: PageTransitionEvent) => persisted && void commit.resume();
    window.addEventListener('pageshow', back);
    return () => window.removeEventListener('pageshow', back);
  }, [commit]);
  useEffect(
    () =>
      commit.store.subscribe((state) => {
        // What was sent changes what is on offer: cart, dates and totals are asked for again.
        if (state.phase === 'refused' || state.phase === 'not-done') onStale();
        // The answers are kept: signing in leads back to this step.
        if (state.phase === 'not-done' && state.error?.code === 'signed-out') getSessionRuntime(adapter).end();
      }),
    [commit, onStale, adapter],
  );
  useEffect(() => {
    const take = (now: ReturnType<PlaceOrder['store']['getState']>) => {
      if (now.phase !== 'done') return;
      const { value: order, account: accountId } = now;
      const isHere = isGuest || links.href({ to: 'order-placed', id: order.id }) === null;
      commit.reset();
      onPlaced({ order, isHere });
      // The cart was ordered and the order is new: nothing read before holds.
      void getReads(adapter).invalidate(accountId);
      if (isGuest) storeFor('guest', storage).remove(storedKey('guest', adapter.id));
      emit('placed', { orderId: order.id, orderNumber: order.number, accountId });
      if (!isHere) go({ to: 'order-placed', id: order.id });
    };
    // An order may have been placed before this stood.
    const start = setTimeout(() => take(commit.store.getState()));
    const stop = commit.store.subscribe(take);
    return () => {
      clearTimeout(start);
      stop();
    };
  }, [commit, emit, go, adapter, storage, links, isGuest, onPlaced]);
  return null;
}
