import { useMemo } from 'react';
import type { ConditionOnAccount } from '../../../domain';
import type { CartRuntime } from '../../../runtime/cart/cart.store';
import type { Emit } from '../../../runtime/events';
import { useAdapter } from '../../../runtime/react/use-adapter';
import { useCartSelector } from '../../../runtime/react/use-cart';
import { useSettings } from '../../../runtime/react/provider';
import { useRead } from '../../../runtime/react/use-read';
import { useMessages } from '../../../runtime/react/use-messages';
import { rejectMissingMethod } from '../../common/reject-missing-method';
import { OrderingStopped } from '../../common/ordering/ordering-banners';
import { cartLazyMessages } from '../cart.lazy.messages';
import type { CartEvents } from '../cart.types';
import type { CartActions } from '../cart-actions.store';
import { proposalFor } from '../cart.lazy.rules';
import { TopUpPanel } from '../parts/top-up-panel';

export interface CartExtrasProps {
  readonly show:
    | { readonly is: 'stopped'; readonly condition: ConditionOnAccount; readonly accountName: string | null }
    | { readonly is: 'top-up' };
  readonly cart: CartRuntime;
  readonly accountId: string | null;
  readonly acts: CartActions;
  readonly emit: Emit<CartEvents>;
  readonly overrides?: object;
  readonly onClosed: () => void;
}

/** What only some carts have. */
export function CartExtras({ show, overrides, ...given }: CartExtrasProps) {
  const messages = useMessages('cart', cartLazyMessages, overrides);
  if (show.is === 'stopped') return <OrderingStopped condition={show.condition} accountName={show.accountName} />;
  return <TopUp {...given} messages={messages} />;
}

type TopUpProps = Omit<CartExtrasProps, 'show' | 'messages'> & {
  readonly messages: ReturnType<typeof useMessages<typeof cartLazyMessages>>;
};

function TopUp({ accountId, ...given }: TopUpProps) {
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
  return proposal && state.totals && <TopUpPanel {...given} proposal={proposal} totals={state.totals} />;
}
