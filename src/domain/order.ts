import type { CalendarDate, Instant } from '../rules/dates';
import type { OrderStatus } from '../rules/vocabulary';
import type { CartTotals } from './cart';
import type { DeliveryMethod } from './checkout';
import type { Money } from './money';
import type { Product } from './product';

/** One product of an order. */
export interface OrderLine {
  readonly id: string;
  readonly product: Product;
  readonly quantity: number;
  readonly total: Money;
}

/** An order as lists of orders show it. */
export interface OrderSummary {
  readonly id: string;
  readonly number: string;
  readonly accountId: string;
  readonly status: OrderStatus;
  readonly placedAt: Instant;
  readonly deliveryDate: CalendarDate | null;
  readonly cases: number;
  readonly total: Money;
}

/** A placed order (spec §3). */
export interface Order extends OrderSummary {
  readonly lines: readonly OrderLine[];
  readonly totals: CartTotals;
  readonly method: DeliveryMethod;
  readonly purchaseOrderNumber: string;
  readonly notes: string;
  readonly paymentLabel: string;
  readonly surcharge: Money | null;
  /** Until when the backend takes changes; null when it takes none. */
  readonly changesUntil: Instant | null;
  /** IANA zone of the order's account. */
  readonly timeZone: string;
}
