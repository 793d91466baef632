import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Order, OrderRefusal } from '../../domain';
import type { Adapter } from '../../ports';
import type { CommitState } from '../../runtime/commit/commit.types';
import { type PlaceOrder, getPlaceOrderCommit } from '../../runtime/commit/place-order';
import { useAdapter } from '../../runtime/react/use-adapter';
import { useSettings } from '../../runtime/react/provider';
import { useWatcher } from '../../runtime/react/watcher';
import { getReads } from '../../runtime/reads/reads';
import type { SessionState } from '../../runtime/session/session.types';
import type { Page } from '../routes';

/** State of an order that was sent and whose outcome has not been displayed yet. */
export interface UnresolvedOrder {
  readonly state: CommitState<Order, OrderRefusal>;
  readonly check: () => void;
  readonly dismiss: () => void;
}

const nothing = createStore<CommitState<Order, OrderRefusal>>(() => ({ phase: 'idle' }));

const placesOrders = ({ checkout }: Adapter): boolean =>
  Boolean(checkout?.prepare && checkout.place && checkout.outcome && checkout.abandon);

/**
 * Resumes orders whose page was left before their outcome was known, and follows an order that is being placed. When
 * one is done, all reads of its account are invalidated.
 */
export function useUnresolvedOrder(session: SessionState, page: Page): UnresolvedOrder {
  const adapter = useAdapter();
  const { storage, locale } = useSettings();
  const watcher = useWatcher();
  const buyer = session.status === 'ready' && !session.session.isGuest && placesOrders(adapter);
  const shared = buyer ? getPlaceOrderCommit(adapter, storage) : null;
  const commit: PlaceOrder | undefined = useMemo(
    () => shared?.for({ locale: locale.tag, watcher }),
    [shared, locale.tag, watcher],
  );
  const store = commit?.store ?? nothing;
  const state = useStore(store);

  useEffect(() => {
    void commit?.resume();
  }, [commit]);
  useEffect(
    () =>
      store.subscribe((now) => {
        if (now.phase !== 'done') return;
        void getReads(adapter).invalidate(now.account);
      }),
    [store, adapter],
  );
  // The confirmation page displays the outcome from here on.
  const isOnItsPage = state.phase === 'done' && page.name === 'order-placed' && page.id === state.value.id;
  useEffect(() => {
    if (isOnItsPage) commit?.reset();
  }, [isOnItsPage, commit]);
  return { state, check: () => void commit?.check(), dismiss: () => commit?.reset() };
}
