import type { Account, ConditionOnAccount } from '../../domain';

/** Returns the condition that stops an account's checkout; null if there is none (decision 10). */
export const conditionThatStopsCheckout = (account: Account | undefined): ConditionOnAccount | null =>
  account?.conditions.find(({ stops }) => stops.includes('checkout')) ?? null;
