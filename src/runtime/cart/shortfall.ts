import type { Money } from '../../domain';
import { minimumOrderShortfall } from '../../rules';
import type { CartState, OptimisticTotals } from './cart.state';

/** What keeps a cart from being checked out. */
export interface Shortfall {
  readonly cases: number | null;
  readonly value: Money | null;
}

/** A value that is not compared: without a minimum value nothing is. */
const NONE: Money = { minor: 0, currency: 'USD' };

/** How much the cart lacks of the account's minimum; null when nothing (decision 6). */
export function shortfallOf(totals: OptimisticTotals, minimum: CartState['minimum']): Shortfall | null {
  const { countedCases: cases, countedValue } = totals;
  // Without prices a value minimum can not be judged here; the backend does when the order is placed.
  const value = countedValue ?? minimum.value ?? NONE;
  return minimumOrderShortfall({ cases, value }, minimum);
}
