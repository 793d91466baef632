import type { WalletMethod } from '../domain';
import type { ForAccount } from './call';
import type { CommitPort } from './commit.port';

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
