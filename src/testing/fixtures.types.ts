import type { CartItem } from '../ports';

/**
 * What a backend has for the kit to work on. Everything is optional: the kit looks for an account and for products in
 * the adapter itself, and skips, naming the fixture, what it can not find.
 */
export interface Fixtures {
  /** The account that is ordered for; the session's when absent. */
  readonly accountId?: string;
  /** Another account of the same buyer, which may order too. */
  readonly otherAccountId?: string;
  /** An account that is there and not this buyer's. */
  readonly foreignAccountId?: string;
  /** An account of this buyer's that may not add to its cart. */
  readonly stoppedAccountId?: string;
  /** An account of this buyer's that may fill its cart and not check out. */
  readonly noCheckoutAccountId?: string;
  /** The language words are asked for in; en-US when absent. */
  readonly locale?: string;
  /** Another language that the backend has words in. */
  readonly otherLocale?: string;
  /** An id that is well formed and nobody's; `no-such-id` when absent. */
  readonly unknownId?: string;
  readonly products?: ProductFixtures;
  /** What makes a cart that may be ordered as it is; worked out from the cart's minimum when absent. */
  readonly orderable?: readonly CartItem[];
  readonly activation?: ActivationFixtures;
  readonly registration?: RegistrationFixtures;
  /** What a payment provider would answer for a card: a token that is in no wallet yet. */
  readonly paymentToken?: string;
  /** The buyer’s password, and one it can be changed to. */
  readonly password?: { readonly current: string; readonly next: string };
  /** The key of a content image that is there. */
  readonly imageKey?: string;
}

/** Ids of products in the market of `accountId`. */
export interface ProductFixtures {
  /**
   * In stock, priced, without a most: three or more that are in no cart to begin with. Where the adapter has no
   * `catalog.product` to look up its quantity rule, each is ordered from one case on, in single cases.
   */
  readonly orderable?: readonly string[];
  /** Out of stock, and listed. */
  readonly outOfStock?: string;
  /** In stock, and so little of it that a thousand are not to be had. */
  readonly scarce?: string;
  /** Ordered in steps of more than one. */
  readonly stepped?: string;
  /** In stock, and without a price. */
  readonly unpriced?: string;
  /** Sold to `accountId`, and not to `otherAccountId`. */
  readonly unlisted?: string;
}

/** An account to register for, and what verifies it. */
export interface RegistrationFixtures {
  readonly accountNumber: string;
  /** The code its sales rep gives out. */
  readonly code: string;
  /** Of one of its last orders. */
  readonly invoiceNumber?: string;
  /** A phone it knows, and the code that would be sent to it. */
  readonly mobileNumber?: string;
  readonly textedCode?: string;
  /** An account for which everybody is sent to customer service. */
  readonly rejected?: { readonly accountNumber: string; readonly code: string };
}

/** Email addresses, by what a resend to them comes to. */
export interface ActivationFixtures {
  /** Somebody who is sent an email. */
  readonly unverified?: string;
  /** Somebody who can sign in already. */
  readonly verified?: string;
  /** Nobody of the store's. */
  readonly unknown?: string;
}
