import { useId, useMemo } from 'react';
import type { CartRuntime } from '../../../runtime/cart/cart.store';
import { useCartSelector } from '../../../runtime/react/use-cart-runtime';
import { useNumberFormats } from '../../../runtime/react/use-number-formats';
import type { Messages } from '../../../runtime/react/use-messages';
import { type OpenQuantities, useOpenCount } from '../../common/quantity/use-open-quantities';
import type { cartMessages } from '../cart.messages';
import { unavailableLines } from '../cart.rules';
import type { CartSlots } from '../cart.types';
import { summaryOf } from '../parts/cart-summary';

export interface CartSummaryProps {
  readonly cart: CartRuntime;
  readonly open: OpenQuantities;
  readonly messages: Messages<typeof cartMessages>;
  readonly busy: boolean;
  /** Whether the guest has to sign in before the checkout. */
  readonly needsSignIn: boolean;
  /** Reason why the account cannot order; null if it can. */
  readonly stopped: string | null;
  readonly onCheckout: () => void;
  readonly slots: CartSlots;
}

/**
 * The parts that depend on the totals: the banner above the lines, and the summary card next to them. One component, so
 * that a changed quantity re-renders only its line and this.
 */
export function CartSummary({ cart, open, ...given }: CartSummaryProps) {
  const totals = useCartSelector(cart, (state) => state.totals);
  const minimum = useCartSelector(cart, (state) => state.minimum);
  const server = useCartSelector(cart, (state) => state.cart);
  const order = useCartSelector(cart, (state) => state.lineIds);
  // Neither input changes with a quantity, so an edit does not iterate over the lines.
  const unavailable = useMemo(() => unavailableLines(server, order), [server, order]);
  const formats = useNumberFormats();
  const reasonId = useId();
  const openId = useId();
  const isOpen = useOpenCount(open) > 0;
  if (totals === null || server === null) return null;
  return summaryOf({ ...given, open, totals, minimum, server, unavailable, formats, reasonId, openId, isOpen });
}
