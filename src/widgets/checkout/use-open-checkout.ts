import { useEffect, useMemo, useState } from 'react';
import type { Checkout, GuestDetails, Order, OrderRefusal } from '../../domain';
import { cartChannel } from '../../runtime/channel';
import { createStore } from 'zustand/vanilla';
import { useStore } from 'zustand';
import type { CommitState } from '../../runtime/commit/commit.types';
import type { PlaceOrder } from '../../runtime/commit/place-order';
import type { Emit } from '../../runtime/events';
import { useAdapter } from '../../runtime/react/use-adapter';
import { type Read, useRead } from '../../runtime/react/use-read';
import { useSettings } from '../../runtime/react/provider';
import { useWatcher } from '../../runtime/react/watcher';
import { getReads } from '../../runtime/reads/reads';
import { getSessionRuntime } from '../../runtime/session/session';
import type { Session } from '../../runtime/session/session.types';
import { storedKey, storeFor } from '../../runtime/storage';
import { rejectMissingMethod } from '../common/reject-missing-method';
import { useNavigate } from '../common/use-navigate';
import type { CheckoutEvents } from './checkout.types';
import { lazyParts } from './lazy-parts';

/** Who checks out: a buyer for an account, or a guest who said who they are. */
export interface Who {
  readonly session: Session;
  readonly accountId: string | null;
  readonly guest: GuestDetails | null;
}

interface Opened {
  readonly read: Read<Checkout>;
  readonly again: () => void;
  /** Places the order; null until its code is there. */
  readonly commit: PlaceOrder | null;
  readonly sent: CommitState<Order, OrderRefusal>;
  readonly placed: Placed | null;
}

/** An order that was just placed, and whether it is told of here or on a page of its own. */
interface Placed {
  readonly order: Order;
  readonly isHere: boolean;
}

/** What stands while the code that sends is not there. */
const notSent = /* @__PURE__ */ createStore<CommitState<Order, OrderRefusal>>(() => ({ phase: 'idle' }));

/** How often prices that are being worked out are asked for again. */
const REPRICING_MS = 2000;

/** What is on offer, kept true: asked again when the cart changes elsewhere, the page comes back or prices are not final. */
export function useOpenCheckout({ accountId, guest }: Who, emit: Emit<CheckoutEvents>): Opened {
  const adapter = useAdapter();
  const { locale, storage } = useSettings();
  const watcher = useWatcher();
  const args = { accountId, locale: locale.tag };
  const [read, again] = useRead({
    method: 'checkout.open',
    args: {},
    accountId,
    read: (options) => adapter.checkout?.open?.(args, options) ?? rejectMissingMethod('checkout.open'),
  });
  const shared = lazyParts.useModule()?.getPlaceOrderCommit(adapter, storage);
  const commit = useMemo(() => shared?.for({ locale: locale.tag, watcher }) ?? null, [shared, locale.tag, watcher]);
  const sent = useStore(commit?.store ?? notSent);
  const placed = usePlaced(commit, emit, guest !== null);

  useEffect(() => {
    void commit?.resume();
  }, [commit]);
  useEffect(
    () =>
      commit?.store.subscribe((state) => {
        // What was sent changes what is on offer: cart, dates and totals are asked for again.
        if (state.phase === 'refused' || state.phase === 'not-done') again();
        // The answers are kept: signing in leads back to this step.
        if (state.phase === 'not-done' && state.error?.code === 'signed-out') getSessionRuntime(adapter).end();
      }),
    [commit, again, adapter],
  );
  useEffect(() => cartChannel(adapter.id, accountId).listen(again), [adapter, accountId, again]);
  useEffect(() => {
    // A page out of the back-forward cache shows a cart of long ago and an order that may have ended.
    const back = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      again();
      void commit?.resume();
    };
    window.addEventListener('pageshow', back);
    return () => window.removeEventListener('pageshow', back);
  }, [again, commit]);

  const unfinished = read.status === 'ready' && read.data.cart.repricing && !read.checking;
  useEffect(() => {
    if (!unfinished) return;
    const timer = setTimeout(again, REPRICING_MS);
    return () => clearTimeout(timer);
  }, [unfinished, again]);

  return { read, again, commit, sent, placed };
}

/**
 * Tells the host of a placed order once, also of one an earlier page sent, and goes to its page. It stays here where
 * there is no such page, and for a guest, who can not read an order back.
 */
function usePlaced(commit: PlaceOrder | null, emit: Emit<CheckoutEvents>, isGuest: boolean): Placed | null {
  const adapter = useAdapter();
  const { storage, links } = useSettings();
  const go = useNavigate();
  const [placed, setPlaced] = useState<Placed | null>(null);
  useEffect(() => {
    if (commit === null) return;
    const take = (now: ReturnType<PlaceOrder['store']['getState']>) => {
      if (now.phase !== 'done') return;
      const { value: order, account: accountId } = now;
      const isHere = isGuest || links.href({ to: 'order-placed', id: order.id }) === null;
      commit.reset();
      setPlaced({ order, isHere });
      // The cart was ordered and the order is new: nothing read before holds.
      getReads(adapter).invalidate(accountId);
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
  }, [commit, emit, go, adapter, storage, links, isGuest]);
  // A page that is kept for later, such as by React's `<Activity>`, comes back for another order.
  useEffect(() => () => setPlaced((one) => (one?.isHere === true ? one : null)), []);
  return placed;
}
