import type { CalendarDate, Instant } from '../rules/dates';
import type { GuestDetails } from '../rules/checkout';
import type { OrderStatus } from '../rules/server-codes';
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
  readonly free: boolean;
}

/** One truck of an order, or its one pickup. Every line is on exactly one. */
export interface OrderDelivery {
  readonly date: CalendarDate | null;
  readonly lineIds: readonly string[];
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
  /** What the account pays, tax and surcharge included; null when the backend's answer does not say. */
  readonly total: Money | null;
  /** True for a draft, which can be resumed or deleted if the adapter supports it. Absent for a placed order. */
  readonly isDraft?: boolean;
}

/** Totals of an order. A value that is missing in the response is null, shown as “–” and never as 0. */
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
  /** At least one. The first is on `deliveryDate`; there are more when the order comes on several trucks. */
  readonly deliveries: readonly OrderDelivery[];
  /** How many of each kind the driver takes back; 0 for none. */
  readonly empties: Readonly<Record<EmptiesKind, number>>;
  /** Contact data of a guest; null for a signed-in buyer. */
  readonly guest: GuestDetails | null;
  readonly purchaseOrderNumber: string;
  readonly notes: string;
  readonly paymentLabel: string;
  readonly surcharge: Money | null;
  /** Deadline for changes; null if the backend accepts none. */
  readonly changesUntil: Instant | null;
  /** IANA zone of the order's account. */
  readonly timeZone: string;
  /** Where the backend sent a confirmation; null when it sent none, or does not say. */
  readonly confirmationEmail: string | null;
  /** The server's time when it answered: the time left for changes runs on it, whatever the device's clock says. */
  readonly serverTime: Instant;
}
