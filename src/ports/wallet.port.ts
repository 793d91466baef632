import type { Autopay, AutopayChoice, WalletMethod } from '../domain';
import type { CallOptions, ForAccount, InLocale } from './call';
import type { CommitPort, Refused } from './commit.port';

/** The wallet after a change, because the backend can change more than requested, such as the default method. */
export interface WalletChanged {
  readonly outcome: 'done';
  readonly methods: readonly WalletMethod[];
}

/** Request for one of the account's payment methods. */
export interface ForMethod extends ForAccount, InLocale {
  readonly methodId: string;
}

/**
 * Payment methods of an account (requires the finance permission, decision 11). Account and card numbers never pass
 * through this port.
 */
export interface WalletPort {
  /** All stored methods, the default one first. */
  methods(request: ForAccount & InLocale, options?: CallOptions): Promise<readonly WalletMethod[]>;
  /** Sets a method's nickname; an empty text removes it. */
  rename(
    request: { readonly nickname: string } & ForMethod,
    options?: CallOptions,
  ): Promise<WalletChanged | Refused<'method-gone'>>;
  /** Makes a method the default. */
  setDefault(
    request: ForMethod,
    options?: CallOptions,
  ): Promise<WalletChanged | Refused<'method-gone' | 'method-unusable'>>;
  /** Deletes a method and its token permanently. Succeeds if the method is gone already. */
  remove(request: ForMethod, options?: CallOptions): Promise<WalletChanged | Refused<'used-by-autopay'>>;
  /**
   * The autopay settings and the next automatic payment. With a `choice`: what they would be with that choice, without
   * changing anything; a backend that cannot preview a choice returns the current settings.
   */
  autopay(
    request: { readonly choice?: AutopayChoice | undefined } & ForAccount & InLocale,
    options?: CallOptions,
  ): Promise<Autopay>;
}

/**
 * The result of a payment provider's fields, to store under a nickname. The card or account number stays with the
 * provider.
 */
export interface AddPaymentMethodRequest extends ForAccount {
  /** The provider's token for the method: it can be stored once and has no other use. */
  readonly token: string;
  readonly kind: WalletMethod['kind'];
  readonly nickname: string;
  readonly makeDefault: boolean;
}

/**
 * Reasons why a method was not stored: the provider declined it, its token has expired, or it is in the wallet already.
 */
export type AddPaymentMethodRefusal = 'declined' | 'token-expired' | 'already-stored';

/** Stores a payment method at most once. */
export type AddPaymentMethodPort = CommitPort<AddPaymentMethodRequest, WalletMethod, AddPaymentMethodRefusal>;

/** The new autopay settings of an account, or that autopay is off. */
export interface SetAutopayRequest extends ForAccount {
  readonly autopay: AutopayChoice;
}

/** Reasons why autopay was not changed: the method no longer exists, or it cannot be used. */
export type SetAutopayRefusal = 'method-gone' | 'method-unusable';

/** Turns autopay on or off or changes it, at most once. */
export type SetAutopayPort = CommitPort<SetAutopayRequest, Autopay, SetAutopayRefusal>;
