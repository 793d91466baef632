import type { Account, Cart, ConditionOnAccount } from '../../domain';

export { type Shortfall, shortfallOf } from '../common/shortfall';

/** How many of the lines shown can not be ordered as they stand; one that is on its way out is not shown. */
export function unavailableLines(cart: Cart | null, order: readonly string[]): number {
  const out = cart?.lines.filter(({ problem }) => problem !== null) ?? [];
  return out.length === 0 ? 0 : out.filter(({ id }) => order.includes(id)).length;
}

/** The condition that keeps an account from ordering; null when none does (decision 10). */
export const conditionThatStopsCheckout = (account: Account | undefined): ConditionOnAccount | null =>
  account?.conditions.find(({ stops }) => stops.includes('checkout')) ?? null;
