import type { CartRuntime } from '../../../runtime/cart/cart.store';
import type { Cards } from '../dashboard.rules';
import type { DashboardCardProps } from '../dashboard.types';
import { NeedsCard } from '../parts/needs-card';
import { useHolds } from '../parts/use-holds';
import { useNeeds } from '../use-needs';

interface NeedsProps extends DashboardCardProps {
  readonly cards: Cards;
  readonly cart: CartRuntime;
}

/** What needs the buyer: invoices, lines of the cart, tickets and the proposed order, whose answers wake this card alone. */
export function Needs({ accountId, messages, cards, cart, onOpen }: NeedsProps) {
  const isPatient = useHolds(true);
  const needs = useNeeds(accountId, cards, cart, messages, isPatient);
  return <NeedsCard {...needs} isPatient={isPatient} messages={messages} onOpen={onOpen} />;
}
