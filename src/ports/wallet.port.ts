import type { Autopay, AutopayChoice, WalletMethod } from '../domain';
import type { CallOptions, ForAccount, InLocale } from './call';
import type { CommitPort, Refused } from './commit.port';

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

/** What a payment provider's fields came to, to be stored under a name. The number stays with the provider. */
export interface AddPaymentMethodRequest extends ForAccount {
  /** The provider's word for the method: good for storing it once, and for nothing else. */
  readonly token: string;
  readonly kind: WalletMethod['kind'];
  readonly nickname: string;
  readonly makeDefault: boolean;
}

/** Why a method was not stored: the provider did not accept it, its token is too old, or it is in the wallet already. */
export type AddPaymentMethodRefusal = 'declined' | 'token-expired' | 'already-stored';

/** Stores a payment method, once. */
export type AddPaymentMethodPort = CommitPort<AddPaymentMethodRequest, WalletMethod, AddPaymentMethodRefusal>;

/** How an account is to pay by itself from now on, or that it no longer is. */
export interface SetAutopayRequest extends ForAccount {
  readonly autopay: AutopayChoice;
}

/** Why autopay stays as it was: the method is gone, or it can not be paid with. */
export type SetAutopayRefusal = 'method-gone' | 'method-unusable';

/** Turns autopay on, changes it or turns it off, once. */
export type SetAutopayPort = CommitPort<SetAutopayRequest, Autopay, SetAutopayRefusal>;
