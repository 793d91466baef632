import { useMemo } from 'react';
import type { ConditionOnAccount } from '../../../domain';
import type { CartRuntime } from '../../../runtime/cart/cart.store';
import type { Emit } from '../../../runtime/events';
import type { Session } from '../../../runtime/session/session.types';
import { useAdapter } from '../../../runtime/react/use-adapter';
import { useCartSelector } from '../../../runtime/react/use-cart-runtime';
import { useSettings } from '../../../runtime/react/provider';
import { useRead } from '../../../runtime/react/use-read';
import { useMessages } from '../../../runtime/react/use-messages';
import { Banner } from '../../../ui/banner/banner';
import { Button } from '../../../ui/button/button';
import { useSlow } from '../../../ui/hooks/use-slow';
import { useSaid } from '../../../ui/live-region/announcer';
import { Spinner } from '../../../ui/spinner/spinner';
import { rejectMissingMethod } from '../../common/reject-missing-method';
import { LazyGuestCart } from '../../common/guest-cart/lazy-guest-cart';
import { OrderingStopped } from '../../common/ordering/ordering-banners';
import { WidgetError } from '../../common/widget-error';
import { cartLazyMessages } from '../cart.lazy.messages';
import type { CartEvents } from '../cart.types';
import type { CartActions } from '../cart-actions.store';
import { findTopUp } from '../cart.lazy.rules';
import { TopUpPanel } from '../parts/top-up-panel';

interface CartExtrasProps {
  readonly cart: CartRuntime;
  readonly accountId: string | null;
  readonly actions: CartActions;
  readonly emit: Emit<CartEvents>;
  /** Condition that blocks ordering for the account; null if there is none. */
  readonly condition: ConditionOnAccount | null;
  readonly overrides?: object;
  /** Called when a banner closes after an action; the caller moves the focus. */
  readonly onClosed: () => void;
}

interface CartNoticesProps extends Pick<
  CartExtrasProps,
  'cart' | 'accountId' | 'condition' | 'overrides' | 'onClosed'
> {
  readonly session: Session;
}

/** Banners above the lines: a blocking condition, a guest's picks, and edits that wait. */
export function CartNotices({ cart, accountId, session, condition, overrides, onClosed }: CartNoticesProps) {
  const accountName = session.accounts.find(({ id }) => id === accountId)?.name ?? null;
  return (
    <>
      {condition !== null && <OrderingStopped condition={condition} accountName={accountName} />}
      <LazyGuestCart session={session} onClosed={onClosed} />
      <WaitingChanges cart={cart} overrides={overrides} onClosed={onClosed} />
    </>
  );
}

/** Panel that proposes usual products to reach the minimum, if the backend supports it. */
export function TopUp({ condition, accountId, ...given }: CartExtrasProps) {
  const { orders } = useAdapter();
  if (orders?.usual === undefined || condition !== null || accountId === null) return null;
  return <UsualTopUp {...given} accountId={accountId} />;
}

function UsualTopUp({
  accountId,
  overrides,
  ...given
}: Omit<CartExtrasProps, 'condition' | 'accountId'> & { readonly accountId: string }) {
  const messages = useMessages('cart', cartLazyMessages, overrides);
  const state = useCartSelector(given.cart, (all) => all);
  const adapter = useAdapter();
  const { locale } = useSettings();
  const [read] = useRead({
    method: 'orders.usual',
    args: {},
    accountId,
    read: (options) =>
      adapter.orders?.usual?.({ accountId, locale: locale.tag }, options) ?? rejectMissingMethod('orders.usual'),
  });
  // The proposal is optional: without it, the cart still shows what is missing.
  const usual = read.status === 'ready' ? read.data : null;
  const proposal = useMemo(() => usual && findTopUp(state, usual), [state, usual]);
  return (
    proposal && state.totals && <TopUpPanel {...given} messages={messages} proposal={proposal} totals={state.totals} />
  );
}

/**
 * Milliseconds after which an addition in progress is announced. Most are done before, and a screen reader says a refusal
 * first: the progress would follow it.
 */
const PROGRESS_DELAY_MS = 1000;

/** Number of products that are being added and have no line yet. */
export function PendingProducts({ cart, overrides }: { readonly cart: CartRuntime; readonly overrides?: object }) {
  const { m, plural } = useMessages('cart', cartLazyMessages, overrides);
  const count = useCartSelector(cart, ({ pendingAdds }) => Object.keys(pendingAdds).length);
  const text = plural(m.incoming, count);
  useSaid(useSlow(PROGRESS_DELAY_MS, count > 0) ? text : null);
  return (
    count > 0 && (
      <p className="tf-cart-incoming tf-second tf-quiet">
        <Spinner />
        {text}
      </p>
    )
  );
}

interface WaitingChangesProps {
  readonly cart: CartRuntime;
  readonly overrides?: object;
  readonly onClosed: () => void;
}

/**
 * Banner for edits that wait: for a connection, where they are stored and can be discarded, or for code, whose loading
 * can be retried.
 */
export function WaitingChanges({ cart, overrides, onClosed }: WaitingChangesProps) {
  const { m } = useMessages('cart', cartLazyMessages, overrides);
  const waiting = useCartSelector(cart, (state) => state.waiting);
  if (waiting === 'unavailable') return <WidgetError role="alert" onRetry={() => void cart.settle()} />;
  if (waiting !== 'offline') return null;
  const discard = () => {
    cart.discard();
    onClosed();
  };
  return (
    <Banner
      role="status"
      tone="caution"
      title={m.waiting}
      action={
        <Button variant="secondary" size="sm" onClick={discard}>
          {m.discard}
        </Button>
      }
    />
  );
}
