import type { Scenario } from '../../../src/adapters/demo/scenarios';

/** Behavior of an org where the facts allow more than one reading, or where an org decides. */
export interface PlatformBehaviour {
  /** Reads of a cart that return 202 after each change of it. */
  readonly calculationReads: number;
  /** Reads of a checkout that return 202 after its start and after each change. */
  readonly checkoutReads: number;
  /** Look-ups of a placed order that find nothing yet: orders are created after the response. */
  readonly orderReads: number;
  /** Whether adding a product that has a line raises that line (unverified). */
  readonly mergesLines: boolean;
  /** Whether changing a cart in Checkout keeps its checkout; otherwise the checkout ends. */
  readonly simplifiedCleanup: boolean;
  /** What remains of a checkout after its order is created (unverified). */
  readonly afterClosed: 'kept' | 'gone';
  readonly placeOrderV2: boolean;
  /** The response to a buyer without orders. */
  readonly noOrders: 'empty' | 'forbidden' | 'missing';
  /** Maximum number of lines of one cart (unverified). */
  readonly maxLines: number;
  /** Milliseconds for which a write locks its cart: another one meanwhile is a conflict. */
  readonly writeMs: number;
  /** Milliseconds that the org needs to commit an operation such as a payment. */
  readonly workMs: number;
  /** Look-ups of a committed operation that still return `processing`. */
  readonly workReads: number;
  /** Seconds for which the application context may be cached; null sends no cache header. */
  readonly maxAge: number | null;
  /** The response to an expired session: 401, a sign-in page with 200, or a guest's. */
  readonly endedSession: 'unauthorized' | 'sign-in-page' | 'guest';
  /** Whether writes need their token (where it is enforced is unverified; here it is enforced on all). */
  readonly csrf: boolean;
}

/** Options of a platform server, all optional. */
export interface PlatformOptions {
  /** A scenario of the demo: it sets the world's data, never its faults. */
  readonly scenario?: string | Scenario;
  readonly seed?: number;
  /** Now, in epoch milliseconds. */
  readonly clock?: () => number;
  /** Clock of the log's times; the device's clock when absent. */
  readonly stopwatch?: () => number;
  /** Path the site is served under, without a slash at its end. */
  readonly sitePath?: string;
  readonly apiVersion?: string;
  readonly port?: number;
  readonly behaviour?: Partial<PlatformBehaviour>;
  /** Folder of a built site, served under the strict policy; a plain page is served without one. */
  readonly siteFolder?: string;
}

/** An org with every verified behavior that responds as quickly as possible. */
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
