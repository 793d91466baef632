import type { CalendarDate, Instant } from '../rules/dates';
import type { EasyOrderRejection } from '../rules/easy-order';
import type { Minimum } from './account';
import type { CartItem, CartTotals } from './cart';
import type { Money } from '../rules/money';
import type { Product } from './product';

/** Orders that a new one is filled from. */
export type FillSource =
  | { readonly is: 'last-order' }
  /** What was ordered on average in so many of the last orders. */
  | { readonly is: 'average'; readonly orders: number }
  /** The order of the same week last year, or the nearest to it. */
  | { readonly is: 'same-week-last-year' };

/** A product of earlier orders: how many to order again, and what it takes to say what is different now. */
export interface FilledLine {
  /** As it stands today; null when it is no longer sold to the account. */
  readonly product: Product | null;
  /** What it is, or was, called. */
  readonly name: string;
  readonly sku: string;
  /** As it was ordered. What the product may be ordered in today is asked of the product. */
  readonly quantity: number;
  /** What one cost then; null where that is not known. */
  readonly priceThen: Money | null;
  /** Least and most that was ordered at once in the other orders looked back on; null where it was hardly ever. */
  readonly usual: { readonly least: number; readonly most: number } | null;
  /** What may stand in for it, where it can not be had. */
  readonly substitute: Product | null;
}

/** What earlier orders come to. */
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
  /** What the backend proposes. */
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
  /** Until when it can be accepted: the cut-off of its delivery. */
  readonly decideBy: Instant;
  /** IANA zone of the account. */
  readonly timeZone: string;
  /** The server's time when it answered: the time left runs on it, whatever the device's clock says. */
  readonly serverTime: Instant;
  readonly lines: readonly EasyOrderLine[];
  /** What the lines come to, as the backend would bill them. */
  readonly totals: CartTotals;
  readonly minimum: Minimum;
  /** How an accepted order is paid, in the backend's words. */
  readonly paymentLabel: string;
  /** The order that came of it; null until it is accepted. */
  readonly order: { readonly id: string; readonly number: string } | null;
  readonly rejection: { readonly reason: EasyOrderRejection; readonly note: string } | null;
}

/** What quantities of a proposed order come to. */
export interface EasyOrderQuote {
  readonly totals: CartTotals;
  /** What a line costs, by product id; null where it has no price. */
  readonly lineTotals: Readonly<Record<string, Money | null>>;
}

/** What a buyer decides about a proposed order, in the form in which its hash is kept. */
export type EasyOrderDecision = { readonly accountId: string | null; readonly easyOrderId: string } &
  /** Ordered as it stands: these products, for this total. */
  (
    | { readonly decision: 'accept'; readonly items: readonly CartItem[]; readonly expectedTotal: Money }
    | { readonly decision: 'reject'; readonly reason: EasyOrderRejection; readonly note: string }
  );

/** Why a backend would not take a decision. */
export type EasyOrderRefusal =
  /** Somebody decided already. */
  | 'decided'
  /** The delivery's cut-off has passed. */
  | 'too-late'
  | 'below-minimum'
  /** A product can not be had in that quantity. */
  | 'unavailable-lines'
  | 'total-changed'
  | 'ordering-stopped';
