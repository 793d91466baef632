import type { CalendarDate, Instant } from '../rules/dates';
import type { EasyOrderRejection } from '../rules/easy-order';
import type { Minimum } from './account';
import type { CartItem, CartTotals } from './cart';
import type { Money } from '../rules/money';
import type { Product } from './product';

/** Earlier orders that are the source of a new order. */
export type FillSource =
  | { readonly is: 'last-order' }
  /** What was ordered on average in so many of the last orders. */
  | { readonly is: 'average'; readonly orders: number }
  /** The order of the same week last year, or the nearest to it. */
  | { readonly is: 'same-week-last-year' };

/** A product of earlier orders: how many to order again, and what it takes to say what is different now. */
export interface FilledLine {
  /** The current product; null if it is no longer sold to the account. */
  readonly product: Product | null;
  /** Name of the product, current or at the time of the order. */
  readonly name: string;
  readonly sku: string;
  /** As it was ordered. What the product may be ordered in today is asked of the product. */
  readonly quantity: number;
  /** Unit price of the earlier order; null if unknown. */
  readonly priceThen: Money | null;
  /** Least and most that was ordered at once in the other orders looked back on; null where it was hardly ever. */
  readonly usual: { readonly least: number; readonly most: number } | null;
  /** Substitutes if the product is not available. */
  readonly substitute: Product | null;
}

/** Products and quantities that result from earlier orders. */
export interface OrderFill {
  readonly lines: readonly FilledLine[];
  /** The orders it was made from, newest first. */
  readonly orders: readonly { readonly id: string; readonly number: string; readonly date: CalendarDate }[];
}

/** A proposed order begins as a draft and ends accepted or rejected. */
export type EasyOrderStatus = 'draft' | 'accepted' | 'rejected';

/** One product that is proposed. */
export interface EasyOrderLine {
  readonly product: Product;
  /** Quantity that the backend proposes. */
  readonly quantity: number;
  /** In how many of the last ten orders it was; null where the backend does not say. */
  readonly orders: number | null;
  /** The product it stands in for, since that one can not be had; null for none. */
  readonly insteadOf: string | null;
}

/** The order a backend proposes for an account's next delivery. */
export interface EasyOrder {
  readonly id: string;
  readonly status: EasyOrderStatus;
  readonly deliveryDate: CalendarDate;
  /** Latest time to accept the order: the cut-off of its delivery. */
  readonly decideBy: Instant;
  /** IANA zone of the account. */
  readonly timeZone: string;
  /** Server time of the response. Countdowns use it instead of the device's clock. */
  readonly serverTime: Instant;
  readonly lines: readonly EasyOrderLine[];
  /** Total of the lines, as the backend would bill them. */
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

/** What a buyer decides about a proposed order, in the form in which its hash is kept. */
export type EasyOrderDecision = { readonly accountId: string | null; readonly easyOrderId: string } &
  /** Accepts the order with these products for this total. */
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
