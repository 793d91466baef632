import type { Account, ConditionOnAccount } from '../../domain';
import type { Session } from './session.types';

/** The condition that keeps an account from ordering; null when none does (decision 10). */
export const conditionThatStopsCheckout = (account: Account | undefined): ConditionOnAccount | null =>
  account?.conditions.find(({ stops }) => stops.includes('checkout')) ?? null;

/**
 * The condition that stops ordering for the effective account; null when nothing does (decisions 10 and 54). What can
 * not be checked out is not added either: nobody fills a cart to learn it there.
 */
export function findBlockingCondition({
  accounts,
  accountId,
}: Pick<Session, 'accounts' | 'accountId'>): ConditionOnAccount | null {
  const account = accounts.find(({ id }) => id === accountId);
  return account?.conditions.find(({ stops }) => stops.includes('add')) ?? conditionThatStopsCheckout(account);
}
