import { useEffect, useRef, useState } from 'react';
import { guestRights } from '../../../rules';
import type { CartRuntime } from '../../../runtime/cart/cart.store';
import type { Emit } from '../../../runtime/events';
import type { Messages } from '../../../runtime/react/use-messages';
import type { Session } from '../../../runtime/session/session.types';
import type { OpenQuantities } from '../../common/quantity/use-open-quantities';
import { useNavigate } from '../../common/use-navigate';
import type { cartMessages } from '../cart.messages';
import type { CartEvents, CartSlots } from '../cart.types';
import { CartSummary } from '../connected/cart-summary';

interface CheckoutProps {
  readonly cart: CartRuntime;
  /** Quantities of the lines that need attention. */
  readonly open: OpenQuantities;
  readonly messages: Messages<typeof cartMessages>;
  readonly emit: Emit<CartEvents>;
  readonly session: Session;
  /** Reason why the account cannot order; null if it can. */
  readonly stopped: string | null;
  readonly slots: CartSlots;
}

/**
 * Summary and checkout button. The checkout uses the server's cart, so every edit has to be confirmed before it opens.
 */
export function Checkout({ cart, open, messages, emit, session, stopped, slots }: CheckoutProps) {
  const go = useNavigate();
  const [busy, setBusy] = useState(false);
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  // If guests of a store can only fill a cart, they sign in before the checkout (decision 12).
  const needsSignIn = session.isGuest && !guestRights(session.settings).checkout;

  const checkOut = async () => {
    if (open.focusFirst()) return;
    const { totals } = cart.store.getState();
    const detail = { cases: totals?.cases ?? 0, total: totals?.total ?? null };
    setBusy(true);
    const isAllowed = await emit('before-checkout', detail);
    if (isAllowed) await cart.settle();
    if (!isMounted.current) return;
    setBusy(false);
    if (!isAllowed || cart.busy) return;
    emit('checkout', detail);
    go(needsSignIn ? { to: 'sign-in', reason: 'needs-sign-in' } : { to: 'checkout' });
  };
  return (
    <CartSummary
      cart={cart}
      open={open}
      messages={messages}
      busy={busy}
      needsSignIn={needsSignIn}
      stopped={stopped}
      onCheckout={() => void checkOut()}
      slots={slots}
    />
  );
}
