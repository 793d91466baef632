import type { ConditionOnAccount } from '../../domain';
import { conditionThatStopsCheckout } from './account-conditions';
import type { Session } from './session.types';

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
