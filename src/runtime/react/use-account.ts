import {
  type AccountCalls,
  type AccountHandle,
  accountOf,
  type AccountSnapshot,
  initialAccount,
} from '../host/account-of';
import { selectAll, useHandle, useHostAdapter } from './use-handle';

/** The accounts as `useAccount` has them: which there are, and how to switch. */
export interface HostAccount extends AccountSnapshot, AccountCalls {}

const reading = {
  initial: initialAccount,
  callsOf: ({ refresh, switchTo }: AccountHandle): AccountCalls => ({ refresh, switchTo }),
};

/**
 * The account that the widgets of the provider's adapter order for, and the others of the buyer. With a selector the
 * component is drawn again only when what it selects is another.
 * @throws when no provider has an adapter.
 */
export function useAccount(): HostAccount;
export function useAccount<Part>(select: (account: HostAccount) => Part): Part;
export function useAccount(select: (account: HostAccount) => unknown = selectAll): unknown {
  return useHandle(accountOf(useHostAdapter('useAccount')), reading, select);
}
