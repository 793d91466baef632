import { useEffect, useMemo, useState } from 'react';
import type { Checkout, GuestDetails, Order, OrderRefusal } from '../../domain';
import { cartChannel } from '../../runtime/channel';
import { createStore } from 'zustand/vanilla';
import { useStore } from 'zustand';
import type { CommitState } from '../../runtime/commit/commit.types';
import type { PlaceOrder } from '../../runtime/commit/place-order';
import { useAdapter } from '../../runtime/react/use-adapter';
import { type Read, useRead } from '../../runtime/react/use-read';
import { useSettings } from '../../runtime/react/provider';
import { useWatcher } from '../../runtime/react/watcher';
import type { Session } from '../../runtime/session/session.types';
import { rejectMissingMethod } from '../common/reject-missing-method';
import { lazyParts } from './parts/lazy-parts';

/** Buyer of a checkout: for an account, or a guest with details. */
export interface CheckoutBuyer {
  readonly session: Session;
  readonly accountId: string | null;
  readonly guest: GuestDetails | null;
}

export interface OpenedCheckout {
  readonly read: Read<Checkout>;
  readonly refetch: () => void;
  /** Commit that places the order; null until its code has loaded. */
  readonly commit: PlaceOrder | null;
  readonly sent: CommitState<Order, OrderRefusal>;
  readonly placed: Placed | null;
  readonly setPlaced: (placed: Placed) => void;
}

/** An order that was just placed, and whether its confirmation is shown here or on its own page. */
export interface Placed {
  readonly order: Order;
  readonly isShownInPlace: boolean;
}

/** State before the sending code has loaded. */
const notSent = /* @__PURE__ */ createStore<CommitState<Order, OrderRefusal>>(() => ({ phase: 'idle' }));

/** Milliseconds between two reads while prices are being calculated. */
const REPRICING_INTERVAL_MS = 2000;

/** Reads the offer of a checkout. It is read again when the cart changes elsewhere or prices are not final. */
export function useOpenCheckout({ accountId }: Pick<CheckoutBuyer, 'accountId'>): OpenedCheckout {
  const adapter = useAdapter();
  const { locale, storage } = useSettings();
  const watcher = useWatcher();
  const args = { accountId, locale: locale.tag };
  const [read, refetch] = useRead({
    method: 'checkout.open',
    args: {},
    accountId,
    read: (options) => adapter.checkout?.open?.(args, options) ?? rejectMissingMethod('checkout.open'),
  });
  const shared = lazyParts.useModule()?.getPlaceOrderCommit(adapter, storage);
  const commit = useMemo(() => shared?.for({ locale: locale.tag, watcher }) ?? null, [shared, locale.tag, watcher]);
  const sent = useStore(commit?.store ?? notSent);
  const [placed, setPlaced] = useState<Placed | null>(null);

  useEffect(() => cartChannel(adapter.id, accountId).listen(refetch), [adapter, accountId, refetch]);
  // A page that is hidden and shown again, for example by React's `<Activity>`, starts another order.
  useEffect(() => () => setPlaced((one) => (one?.isShownInPlace === true ? one : null)), []);

  const isRepricing = read.status === 'ready' && read.data.cart.isRepricing && !read.checking;
  useEffect(() => {
    if (!isRepricing) return;
    const timer = setTimeout(refetch, REPRICING_INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [isRepricing, refetch]);

  return { read, refetch, commit, sent, placed, setPlaced };
}
