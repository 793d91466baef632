import {
  type AccountCalls,
  type AccountHandle,
  accountOf,
  type AccountSnapshot,
  initialAccount,
} from '../host/account-of';
import { selectAll, useHandle, useHostAdapter } from './use-handle';

/** Result of `useAccount`: the accounts and their methods. */
export interface HostAccount extends AccountSnapshot, AccountCalls {}

const reading = {
  initial: initialAccount,
  callsOf: ({ refresh, switchTo }: AccountHandle): AccountCalls => ({ refresh, switchTo }),
};

/**
 * Returns the selected account, which the widgets order for, and the buyer's other accounts. With a selector, the
 * component re-renders only when the selected part changes.
 * @throws Error if no provider above has an adapter.
 */
export function useAccount(): HostAccount;
export function useAccount<Part>(select: (account: HostAccount) => Part): Part;
export function useAccount(select: (account: HostAccount) => unknown = selectAll): unknown {
  return useHandle(accountOf(useHostAdapter('useAccount')), reading, select);
}
