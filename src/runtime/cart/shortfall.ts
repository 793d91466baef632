import type { Money } from '../../domain';
import { minimumOrderShortfall } from '../../rules';
import type { CartState, OptimisticTotals } from './cart.state';

/** What keeps a cart from being checked out. */
export interface Shortfall {
  readonly cases: number | null;
  readonly value: Money | null;
}

/** How much the cart lacks of the account's minimum; null when nothing (decision 6). */
export function shortfallOf(totals: OptimisticTotals, minimum: CartState['minimum']): Shortfall | null {
  const { countedCases: cases, countedValue } = totals;
  // Without prices a value minimum can not be judged here; the backend does when the order is placed.
  const value = countedValue ?? minimum.value;
  return value === undefined
    ? minimumOrderShortfall({ cases, value: { minor: 0, currency: 'USD' } }, { cases: minimum.cases })
    : minimumOrderShortfall({ cases, value }, minimum);
}
