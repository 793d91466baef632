import type { CalendarDate, Instant } from '../rules/dates';
import type { EasyOrderRejection } from '../rules/easy-order';
import type { Minimum } from './account';
import type { CartItem, CartTotals } from './cart';
import type { Money } from '../rules/money';
import type { Product } from './product';

/** Earlier orders that are the source of a new order. */
export type FillSource =
  | { readonly type: 'last-order' }
  /** Average quantities of the last `orders` orders. */
  | { readonly type: 'average'; readonly orders: number }
  /** The order of the same week last year, or the order closest to that week. */
  | { readonly type: 'same-week-last-year' };

/** A product of earlier orders with the quantity to reorder, and the data to show changes since then. */
export interface FilledLine {
  /** The current product; null if it is no longer sold to the account. */
  readonly product: Product | null;
  /** Current name of the product, or its name at the time of the order. */
  readonly name: string;
  readonly sku: string;
  /** Quantity of the earlier order. It can break the product's current quantity rule. */
  readonly quantity: number;
  /** Unit price of the earlier order; null if unknown. */
  readonly previousPrice: Money | null;
  /**
   * Smallest and largest quantity per order in the other orders of the same period; null if there are too few orders.
   */
  readonly usual: { readonly least: number; readonly most: number } | null;
  /** Replacement for a product that is not available; null if there is none. */
  readonly substitute: Product | null;
}

/** Products and quantities that result from earlier orders. */
export interface OrderFill {
  readonly lines: readonly FilledLine[];
  /** The source orders, newest first. */
  readonly orders: readonly { readonly id: string; readonly number: string; readonly date: CalendarDate }[];
}

/** Status of a proposed order: it starts as a draft and ends accepted or rejected. */
export type EasyOrderStatus = 'draft' | 'accepted' | 'rejected';

/** One proposed product. */
export interface EasyOrderLine {
  readonly product: Product;
  /** Quantity that the backend proposes. */
  readonly quantity: number;
  /** Number of the last ten orders that contain the product; null if the backend does not report it. */
  readonly orders: number | null;
  /** Name of the unavailable product that this line replaces; null if it replaces none. */
  readonly substituteFor: string | null;
}

/** The order that a backend proposes for an account's next delivery. */
export interface EasyOrder {
  readonly id: string;
  readonly status: EasyOrderStatus;
  readonly deliveryDate: CalendarDate;
  /** Latest time to accept the order: the cut-off of its delivery. */
  readonly decideBy: Instant;
  /** IANA time zone of the account. */
  readonly timeZone: string;
  /** Server time of the response. Countdowns use it instead of the device's clock. */
  readonly serverTime: Instant;
  readonly lines: readonly EasyOrderLine[];
  /** Totals that the backend would bill for the lines. */
  readonly totals: CartTotals;
  readonly minimum: Minimum;
  /** Payment method of an accepted order, as text from the backend. */
  readonly paymentLabel: string;
  /** The resulting order; null until the proposal is accepted. */
  readonly order: { readonly id: string; readonly number: string } | null;
  readonly rejection: { readonly reason: EasyOrderRejection; readonly note: string } | null;
}

/** Prices of a proposed order with given quantities. */
export interface EasyOrderQuote {
  readonly totals: CartTotals;
  /** Line total by product id; null if the product has no price. */
  readonly lineTotals: Readonly<Record<string, Money | null>>;
}

/** The buyer's decision about a proposed order. The intent stores a hash of this value. */
export type EasyOrderDecision = { readonly accountId: string | null; readonly easyOrderId: string } &
  /** Accepts the order with these products at this total. */
  (
    | { readonly decision: 'accept'; readonly items: readonly CartItem[]; readonly expectedTotal: Money }
    | { readonly decision: 'reject'; readonly reason: EasyOrderRejection; readonly note: string }
  );

/** Reason why the backend refuses a decision. */
export type EasyOrderRefusal =
  /** The order is already accepted or rejected. */
  | 'decided'
  /** The delivery's cut-off has passed. */
  | 'too-late'
  | 'below-minimum'
  /** A product is not available in that quantity. */
  | 'unavailable-lines'
  | 'total-changed'
  | 'ordering-stopped';
