import type { Autopay, AutopayChoice, WalletMethod } from '../domain';
import type { CallOptions, ForAccount, InLocale } from './call';
import type { Refused } from './commit.port';

/** The wallet after a change: the backend may have changed more than was asked, such as which method is the default. */
export interface WalletChanged {
  readonly outcome: 'done';
  readonly methods: readonly WalletMethod[];
}

/** One of the account's methods. */
export interface ForMethod extends ForAccount, InLocale {
  readonly methodId: string;
}

/** How an account pays (for those with the finance permission, decision 11). Numbers never come here. */
export interface WalletPort {
  /** Every stored method, the default one first. */
  methods(request: ForAccount & InLocale, options?: CallOptions): Promise<readonly WalletMethod[]>;
  /** Calls a method something; an empty name takes its name away. */
  rename(
    request: { readonly nickname: string } & ForMethod,
    options?: CallOptions,
  ): Promise<WalletChanged | Refused<'method-gone'>>;
  /** Makes a method the one that is proposed first. */
  setDefault(
    request: ForMethod,
    options?: CallOptions,
  ): Promise<WalletChanged | Refused<'method-gone' | 'method-unusable'>>;
  /** Takes a method out for good: its token is gone with it. One that is gone already is done. */
  remove(request: ForMethod, options?: CallOptions): Promise<WalletChanged | Refused<'pays-automatically'>>;
  /**
   * Whether and how invoices are paid by themselves, and what is paid next. With a `choice`: how it would be with that,
   * and nothing is changed; a backend that can not quote one answers with what holds.
   */
  autopay(
    request: { readonly choice?: AutopayChoice | undefined } & ForAccount & InLocale,
    options?: CallOptions,
  ): Promise<Autopay>;
}
