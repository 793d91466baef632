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
import { Spoken } from '../../../ui/live-region/spoken';
import { Spinner } from '../../../ui/spinner/spinner';
import { rejectMissingMethod } from '../../common/reject-missing-method';
import { LazyGuestCart } from '../../common/guest-cart/lazy-guest-cart';
import { OrderingStopped } from '../../common/ordering/ordering-banners';
import { WidgetError } from '../../common/widget-error';
import { cartLazyMessages } from '../cart.lazy.messages';
import type { CartEvents } from '../cart.types';
import type { CartActions } from '../cart-actions.store';
import { proposalFor } from '../cart.lazy.rules';
import { TopUpPanel } from '../parts/top-up-panel';

interface CartExtrasProps {
  readonly cart: CartRuntime;
  readonly accountId: string | null;
  readonly acts: CartActions;
  readonly emit: Emit<CartEvents>;
  /** Why the account may not order; null where it may. */
  readonly condition: ConditionOnAccount | null;
  readonly overrides?: object;
  /** What was answered is gone: the focus needs a place. */
  readonly onClosed: () => void;
}

interface CartNoticesProps extends Pick<
  CartExtrasProps,
  'cart' | 'accountId' | 'condition' | 'overrides' | 'onClosed'
> {
  readonly session: Session;
}

/** What some carts have over their lines: why nothing can be ordered, what a guest had picked, edits that wait. */
export function CartNotices({ cart, accountId, session, condition, overrides, onClosed }: CartNoticesProps) {
  const accountName = session.accounts.find(({ id }) => id === accountId)?.name ?? null;
  return (
    <>
      {condition !== null && <OrderingStopped condition={condition} accountName={accountName} />}
      <LazyGuestCart session={session} onClosed={onClosed} />
      <Waiting cart={cart} overrides={overrides} onClosed={onClosed} />
    </>
  );
}

/** Proposes what would close the gap to the minimum, where the backend knows what is usual. */
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
  // A help, not a need: without an answer the cart says what is missing all the same.
  const usual = read.status === 'ready' ? read.data : null;
  const proposal = useMemo(() => usual && proposalFor(state, usual), [state, usual]);
  return (
    proposal && state.totals && <TopUpPanel {...given} messages={messages} proposal={proposal} totals={state.totals} />
  );
}

/** Products that are on their way in and have no line yet. */
export function Incoming({ cart, overrides }: { readonly cart: CartRuntime; readonly overrides?: object }) {
  const { m, plural } = useMessages('cart', cartLazyMessages, overrides);
  const count = useCartSelector(cart, ({ pendingAdds }) => Object.keys(pendingAdds).length);
  if (count === 0) return null;
  return (
    <Spoken className="tf-cart-incoming tf-second tf-quiet">
      <Spinner />
      {plural(m.incoming, count)}
    </Spoken>
  );
}

interface WaitingProps {
  readonly cart: CartRuntime;
  readonly overrides?: object;
  readonly onClosed: () => void;
}

/** Edits wait for a connection: they are kept, and can be dropped. Or for their code: that can be asked for again. */
export function Waiting({ cart, overrides, onClosed }: WaitingProps) {
  const { m } = useMessages('cart', cartLazyMessages, overrides);
  const waiting = useCartSelector(cart, (state) => state.waiting);
  if (waiting === 'unavailable') return <WidgetError role="alert" onTryAgain={() => void cart.settle()} />;
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
