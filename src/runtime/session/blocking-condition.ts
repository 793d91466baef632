import type { ConditionOnAccount } from '../../domain';
import { conditionThatStopsCheckout } from './account-conditions';
import type { Session } from './session.types';

/**
 * Returns the condition that stops ordering for the effective account; null if there is none (decisions 10 and 54). A
 * condition that stops checkout stops adding too, so that a buyer does not fill a cart that can't be ordered.
 */
export function findBlockingCondition({
  accounts,
  accountId,
}: Pick<Session, 'accounts' | 'accountId'>): ConditionOnAccount | null {
  const account = accounts.find(({ id }) => id === accountId);
  return account?.conditions.find(({ stops }) => stops.includes('add')) ?? conditionThatStopsCheckout(account);
}
