import { useCallback } from 'react';
import type { CartRuntime } from '../../../runtime/cart/cart.store';
import { useCartSelector } from '../../../runtime/react/use-cart-runtime';
import { useSettings } from '../../../runtime/react/provider';
import { useComing, useDelivery } from '../dashboard.reads';
import type { Cards } from '../dashboard.rules';
import type { DashboardCardProps } from '../dashboard.types';
import { NextDeliveryCard } from '../parts/next-delivery-card';

interface NextDeliveryProps extends DashboardCardProps {
  readonly cards: Cards;
  readonly cart: CartRuntime;
}

/** The next delivery, what arrives before it, and the open cart: what another widget changes there wakes this card alone. */
export function NextDelivery({ accountId, cards, cart, ...card }: NextDeliveryProps) {
  const { locale } = useSettings();
  const delivery = useDelivery(accountId, cards.delivery);
  const [coming] = useComing(accountId, cards.delivery && cards.orders);
  const status = useCartSelector(cart, (state) => state.status);
  const error = useCartSelector(cart, (state) => state.error);
  const totals = useCartSelector(cart, (state) => state.totals);
  const minimum = useCartSelector(cart, (state) => state.minimum);
  const onTryAgain = useCallback(() => void cart.refresh(locale.tag), [cart, locale.tag]);
  return (
    <NextDeliveryCard
      {...card}
      cards={cards}
      delivery={delivery}
      coming={coming}
      cart={{ error: status === 'failed' ? error : null, totals, minimum, onTryAgain }}
    />
  );
}
