import type { Account, Cart, ConditionOnAccount, Money } from '../../domain';
import { minimumOrderShortfall } from '../../rules';
import type { CartState, ShownTotals } from '../../runtime/cart/cart.types';

/** What keeps a cart from being checked out. */
export interface Shortfall {
  readonly cases: number | null;
  readonly value: Money | null;
}

/** How much the cart lacks of the account's minimum; null when nothing (decision 6). */
export function shortfallOf(totals: ShownTotals, minimum: CartState['minimum']): Shortfall | null {
  const { countedCases: cases, countedValue } = totals;
  // Without prices a value minimum can not be judged here; the backend does when the order is placed.
  const value = countedValue ?? minimum.value;
  return value === undefined
    ? minimumOrderShortfall({ cases, value: { minor: 0, currency: 'USD' } }, { cases: minimum.cases })
    : minimumOrderShortfall({ cases, value }, minimum);
}

/** How many of the lines shown can not be ordered as they stand; one that is on its way out is not shown. */
export function unavailableLines(cart: Cart | null, order: readonly string[]): number {
  const out = cart?.lines.filter(({ problem }) => problem !== null) ?? [];
  return out.length === 0 ? 0 : out.filter(({ id }) => order.includes(id)).length;
}

/** The condition that keeps an account from ordering; null when none does (decision 10). */
export const conditionThatStopsCheckout = (account: Account | undefined): ConditionOnAccount | null =>
  account?.conditions.find(({ stops }) => stops.includes('checkout')) ?? null;
