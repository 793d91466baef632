import type { CalendarDate, Instant } from '../rules/dates';
import type { GuestDetails } from '../rules/checkout';
import type { OrderStatus } from '../rules/server-codes';
import type { CheckoutField } from '../rules/checkout-fields';
import type { CartTotals } from './cart';
import type { DeliveryMethod, EmptiesKind } from './checkout';
import type { Money } from '../rules/money';
import type { Product } from './product';

/** One product of an order. */
export interface OrderLine {
  readonly id: string;
  readonly product: Product;
  /** Null if the response has no value. Null is shown as “–”. */
  readonly quantity: number | null;
  readonly total: Money | null;
  /** True for free goods. */
  readonly isFreeGood: boolean;
}

/** One delivery of an order, or its pickup. Every line is in exactly one. */
export interface OrderDelivery {
  readonly date: CalendarDate | null;
  readonly lineIds: readonly string[];
}

/** An answer that the buyer gave to one of the store's own checkout fields. */
export interface OrderField {
  readonly label: string;
  readonly kind: CheckoutField['kind'];
  /** The text, the label of the chosen option, the date as `YYYY-MM-DD`, or the name of the file. */
  readonly value: string;
}

/** Summary of an order. */
export interface OrderSummary {
  readonly id: string;
  readonly number: string;
  readonly accountId: string;
  readonly status: OrderStatus;
  readonly placedAt: Instant;
  readonly deliveryDate: CalendarDate | null;
  /** Null if the response has no value. Null is shown as “–”. */
  readonly cases: number | null;
  /** Amount that the account pays, including tax and surcharge; null if the response has no value. */
  readonly total: Money | null;
  /** True for a draft, which can be resumed or deleted if the adapter supports it. Absent for a placed order. */
  readonly isDraft?: boolean;
}

/** Totals of an order. A value that is missing in the response is null; it is displayed as “–”, never as 0. */
export interface OrderTotals extends Omit<CartTotals, 'cases' | 'subtotal' | 'total'> {
  readonly cases: number | null;
  readonly subtotal: Money | null;
  readonly total: Money | null;
}

/** A placed order. */
export interface Order extends OrderSummary {
  readonly lines: readonly OrderLine[];
  readonly totals: OrderTotals;
  readonly method: DeliveryMethod;
  /** At least one. The first is on `deliveryDate`; an order with several deliveries has more. */
  readonly deliveries: readonly OrderDelivery[];
  /** Number of empties that the driver takes back per kind; 0 for none. */
  readonly empties: Readonly<Record<EmptiesKind, number>>;
  /** Contact data of a guest; null for a signed-in buyer. */
  readonly guest: GuestDetails | null;
  readonly purchaseOrderNumber: string;
  readonly notes: string;
  /** Answers to the store's own checkout fields, in display order. Absent: none. */
  readonly fields?: readonly OrderField[];
  readonly paymentLabel: string;
  readonly surcharge: Money | null;
  /** Deadline for changes; null if the backend accepts none. */
  readonly changesUntil: Instant | null;
  /** IANA time zone of the order's account. */
  readonly timeZone: string;
  /** Address that the backend sent a confirmation to; null if it sent none, or if unknown. */
  readonly confirmationEmail: string | null;
  /** Server time of the response. The countdown for changes uses it instead of the device's clock. */
  readonly serverTime: Instant;
}
