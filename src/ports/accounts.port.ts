import type { Account, AccountDetail } from '../domain';
import type { CallOptions, InLocale } from './call';

/** The accounts that a buyer can order for. */
export interface AccountsPort {
  /** The buyer's own and managed accounts, without paging. */
  list(request: { readonly includeOwn: boolean } & InLocale, options?: CallOptions): Promise<readonly Account[]>;
  /** One account with the data that ordering needs. */
  read(request: { readonly accountId: string } & InLocale, options?: CallOptions): Promise<AccountDetail>;
  /**
   * Switches the backend's session to another account. If the switch fails, it rejects with the backend's status text
   * and the session keeps the old account.
   */
  switchTo(request: { readonly accountId: string }, options?: CallOptions): Promise<void>;
}
