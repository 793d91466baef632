import type { Scenario } from '../../../src/adapters/demo/scenarios';

/** Behaviour of an org where the facts leave more than one reading open, or where an org decides. */
export interface PlatformBehaviour {
  /** Reads of a cart that answer 202 after each change of it. */
  readonly calculationReads: number;
  /** Reads of a checkout that answer 202 after its start and after each change. */
  readonly checkoutReads: number;
  /** Look-ups of a placed order that find nothing yet: orders are made behind the answer. */
  readonly orderReads: number;
  /** Whether adding a product that has a line raises that line (unverified). */
  readonly mergesLines: boolean;
  /** Changing a cart in Checkout keeps its checkout; without it the checkout is gone. */
  readonly simplifiedCleanup: boolean;
  /** What is left of a checkout once its order is made (unverified). */
  readonly afterClosed: 'kept' | 'gone';
  readonly placeOrderV2: boolean;
  /** What a buyer without orders is told. */
  readonly noOrders: 'empty' | 'forbidden' | 'missing';
  /** Lines of one cart (unverified). */
  readonly maxLines: number;
  /** Milliseconds a write keeps its cart: another one meanwhile is a conflict. */
  readonly writeMs: number;
  /** Milliseconds the org is at what happens once, such as a payment. */
  readonly workMs: number;
  /** Look-ups that still find it being done. */
  readonly workReads: number;
  /** Seconds the application context may be kept; null says nothing about it. */
  readonly maxAge: number | null;
  /** What a session that ended is answered with: 401, a sign-in page with 200, or what a guest gets. */
  readonly endedSession: 'unauthorized' | 'sign-in-page' | 'guest';
  /** Whether writes need their token (where it is enforced is unverified, so it is enforced on all). */
  readonly csrf: boolean;
}

/** How a platform server is started. All of it is optional. */
export interface PlatformOptions {
  /** A scenario of the demo: it sets the world's data, never its faults. */
  readonly scenario?: string | Scenario;
  readonly seed?: number;
  /** Now, in epoch milliseconds. */
  readonly clock?: () => number;
  /** What the log takes its times from; the device's clock when absent. */
  readonly stopwatch?: () => number;
  /** Path the site is served under, without a slash at its end. */
  readonly sitePath?: string;
  readonly apiVersion?: string;
  readonly port?: number;
  readonly behaviour?: Partial<PlatformBehaviour>;
  /** Folder of a built site, served under the strict policy; none serves a plain page. */
  readonly siteFolder?: string;
}

/** An org that has everything verified and answers as quickly as it can. */
export const usualBehaviour: PlatformBehaviour = {
  calculationReads: 0,
  checkoutReads: 1,
  orderReads: 1,
  mergesLines: true,
  simplifiedCleanup: true,
  afterClosed: 'kept',
  placeOrderV2: false,
  noOrders: 'empty',
  maxLines: 500,
  writeMs: 3,
  workMs: 0,
  workReads: 0,
  maxAge: null,
  endedSession: 'unauthorized',
  csrf: true,
};
