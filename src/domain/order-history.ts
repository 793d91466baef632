import type { CalendarDate, Instant } from '../rules/dates';
import type { OrderSort } from '../rules/order-history';
import type { OrderStatus } from '../rules/server-codes';
import type { Address } from './account';
import type { DeliveryMethod } from './checkout';
import type { Money } from '../rules/money';
import type { Order, OrderLine, OrderSummary } from './order';
import type { Page, PageRequest } from './page';
import type { Product } from './product';

/** Search and filters for the orders of an account. */
export interface OrderQuery extends PageRequest {
  /** Searched in all identifiers and products of an order. More than three characters, or empty for all orders. */
  readonly text: string;
  /** Range of order dates in the account's time zone, both ends included; null means no limit. */
  readonly placed: { readonly start: CalendarDate | null; readonly end: CalendarDate | null };
  /** An order matches any of the statuses; an empty list matches all. */
  readonly statuses: readonly OrderStatus[];
  readonly sort: OrderSort;
}

/** An order with the data for lists and exports. A value that the backend does not know is null. */
export interface OrderRow extends OrderSummary {
  readonly purchaseOrderNumber: string;
  readonly sapOrderNumber: string | null;
  readonly cokeOrderNumber: string | null;
  /** Id for cancelling the order; null until the backend assigns one (decision 17). */
  readonly transactionId: string | null;
  readonly invoiceNumber: string | null;
  readonly method: DeliveryMethod;
  /** Delivery method and shipping method, as text from the backend. */
  readonly deliveryMethod: string | null;
  readonly shippingMethod: string | null;
  readonly createdBy: string | null;
  readonly orderedAmount: Money;
  /** Value of the delivered goods; null before a delivery. */
  readonly deliveredAmount: Money | null;
  /** Cases that were ordered but not delivered; null before a delivery. */
  readonly shortCases: number | null;
}

/** A page of orders, with the sorts and filters that the backend supports. */
export interface OrderPage extends Page<OrderRow> {
  /** Sorts that the backend supports. The first is its default. */
  readonly sorts: readonly OrderSort[];
  /** Statuses that the backend can filter by, in display order. */
  readonly statuses: readonly OrderStatus[];
  /** Current date in the account's time zone. Date presets and the export use it, not the device's clock. */
  readonly today: CalendarDate;
}

/** One step that the backend reported. Steps are never inferred from each other (decision 17). */
export interface OrderStep {
  readonly status: OrderStatus;
  readonly at: Instant;
  /** Person or system that made the step, as text from the backend. */
  readonly by: string | null;
  /** Details, as text from the backend. */
  readonly note: string | null;
}

/** Progress of a line. A number is null until the backend reports it. */
export interface LineProgress {
  readonly confirmed: number | null;
  readonly shipped: number | null;
  readonly delivered: number | null;
  readonly invoiced: number | null;
  /** Reason why less was delivered than ordered, as text from the backend; null if unknown. */
  readonly reason: string | null;
  /** Product delivered as a replacement, at the price of the ordered product. */
  readonly substitute: { readonly product: Product; readonly quantity: number } | null;
}

/** An order line with its progress. */
export interface OrderDetailLine extends OrderLine {
  readonly unitPrice: Money | null;
  readonly sapItemNumber: string | null;
  readonly progress: LineProgress;
}

/** One shipment of an order. */
export interface Shipment {
  readonly id: string;
  readonly number: string;
  readonly status: OrderStatus;
  readonly carrier: string | null;
  readonly date: CalendarDate | null;
  readonly cases: number | null;
  readonly signedBy: string | null;
}

/** Summary of the invoice of an order. */
export interface OrderInvoice {
  readonly id: string;
  readonly number: string;
  readonly total: Money;
  readonly due: CalendarDate | null;
  /** Amounts that add up to the total. */
  readonly rows: {
    readonly ordered: Money;
    /** Value of the goods that were not delivered, 0 or below. */
    readonly notDelivered: Money;
    /** 0 or below. */
    readonly discounts: Money;
    readonly deposits: Money;
    readonly minimumOrderCharge: Money | null;
    readonly tax: Money;
    readonly taxRate: number | null;
  };
}

/** The user who placed the order. */
export interface OrderBuyer {
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
}

/** A name and a postal address of an order. */
export interface OrderParty {
  readonly name: string;
  readonly number: string | null;
  readonly address: Address | null;
}

/** All data of an order. */
export interface OrderDetail extends Order, Omit<OrderRow, keyof Order> {
  readonly lines: readonly OrderDetailLine[];
  /** Oldest first. */
  readonly steps: readonly OrderStep[];
  readonly shipments: readonly Shipment[];
  readonly account: OrderParty | null;
  readonly shippingAddress: Address | null;
  readonly billing: OrderParty | null;
  readonly buyer: OrderBuyer | null;
  readonly invoice: OrderInvoice | null;
  /** True if the backend accepts a cancellation now. No status implies it (decision 17). */
  readonly canCancel: boolean;
  /** Effect of a cancellation on payments, as text from the backend; null or absent if unknown. */
  readonly moneyBack?: string | null;
  /** Reasons to choose from, as text from the backend. The buyer can always enter a different reason. */
  readonly cancelReasons: readonly string[];
  readonly cancellation: { readonly reason: string; readonly at: Instant; readonly by: string | null } | null;
}

/** Request to cancel an order. */
export interface CancelRequest {
  readonly accountId: string | null;
  readonly orderId: string;
  readonly transactionId: string;
  readonly reason: string;
}

/**
 * Reason why an order is not cancelled. `too-late`: the order has left the warehouse. `transaction-unknown`: the id
 * belongs to a different order.
 */
export type CancelRefusal = 'too-late' | 'transaction-unknown' | 'order-unknown';

/** Outcome of a cancellation. */
export interface CancelledOrder {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly reason: string;
  readonly at: Instant;
}
