import type { Account, AccountDetail } from '../domain';
import type { CallOptions, InLocale } from './call';

/** The accounts a buyer may act for. */
export interface AccountsPort {
  /** The buyer's own and managed accounts, without paging. */
  list(request: { readonly includeOwn: boolean } & InLocale, options?: CallOptions): Promise<readonly Account[]>;
  /** One account with what ordering needs to know of it. */
  read(request: { readonly accountId: string } & InLocale, options?: CallOptions): Promise<AccountDetail>;
  /**
   * Puts the backend's session on another account.
   * Rejects with the failure's status text when it can not: the old account then stays.
   */
  switchTo(request: { readonly accountId: string }, options?: CallOptions): Promise<void>;
}
