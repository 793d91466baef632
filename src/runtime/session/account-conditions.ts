import type { Account, ConditionOnAccount } from '../../domain';

/** The condition that keeps an account from ordering; null when none does (decision 10). */
export const conditionThatStopsCheckout = (account: Account | undefined): ConditionOnAccount | null =>
  account?.conditions.find(({ stops }) => stops.includes('checkout')) ?? null;
