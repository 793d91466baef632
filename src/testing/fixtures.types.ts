import type { CartItem } from '../ports';

/**
 * Data of a backend for the kit. All are optional: the kit looks for an account and for products in the adapter itself,
 * and skips cases whose fixture it cannot find, naming it.
 */
export interface Fixtures {
  /** The account to order for; default: the session's. */
  readonly accountId?: string;
  /** Another account of the same buyer, which can also order. */
  readonly otherAccountId?: string;
  /** An existing account of another buyer. */
  readonly foreignAccountId?: string;
  /** An account of this buyer that cannot add to its cart. */
  readonly stoppedAccountId?: string;
  /** An account of this buyer that can fill its cart but not check out. */
  readonly noCheckoutAccountId?: string;
  /** The locale of requests. Default: en-US. */
  readonly locale?: string;
  /** Another locale that the backend supports. */
  readonly otherLocale?: string;
  /** A well-formed id that does not exist. Default: `no-such-id`. */
  readonly unknownId?: string;
  readonly products?: ProductFixtures;
  /** Items that make a cart ready for checkout; derived from the cart's minimum by default. */
  readonly orderable?: readonly CartItem[];
  readonly activation?: ActivationFixtures;
  readonly registration?: RegistrationFixtures;
  /** A token for a card, as a payment provider returns it, that is not in any wallet yet. */
  readonly paymentToken?: string;
  /** The buyer’s password, and one to change it to. */
  readonly password?: { readonly current: string; readonly next: string };
  /** The key of an existing content image. */
  readonly imageKey?: string;
}

/** Ids of products in the market of `accountId`. */
export interface ProductFixtures {
  /**
   * In stock, with a price and without a maximum: three or more that are not in a cart at first. If the adapter has no
   * `catalog.product` for their quantity limits, each must be orderable from one case on, in single cases.
   */
  readonly orderable?: readonly string[];
  /** Out of stock but listed. */
  readonly outOfStock?: string;
  /** In stock with fewer than a thousand available. */
  readonly scarce?: string;
  /** Ordered in steps greater than one. */
  readonly stepped?: string;
  /** In stock but without a price. */
  readonly unpriced?: string;
  /** Available to `accountId` but not to `otherAccountId`. */
  readonly unlisted?: string;
}

/** An account to register for, with the data that verifies it. */
export interface RegistrationFixtures {
  readonly accountNumber: string;
  /** The code of its sales rep. */
  readonly code: string;
  /** The invoice number of a recent order. */
  readonly invoiceNumber?: string;
  /** A phone number of the account, and the code that is sent to it. */
  readonly mobileNumber?: string;
  readonly smsCode?: string;
  /** An account whose registrations are referred to customer service. */
  readonly rejected?: { readonly accountNumber: string; readonly code: string };
}

/** Email addresses by the outcome of a resend. */
export interface ActivationFixtures {
  /** A person who gets the email. */
  readonly unverified?: string;
  /** A person who can sign in already. */
  readonly verified?: string;
  /** An unknown person. */
  readonly unknown?: string;
}
