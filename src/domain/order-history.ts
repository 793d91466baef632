import type { CalendarDate, Instant } from '../rules/dates';
import type { OrderSort } from '../rules/order-history';
import type { OrderStatus } from '../rules/server-codes';
import type { Address } from './account';
import type { DeliveryMethod } from './checkout';
import type { Money } from '../rules/money';
import type { Order, OrderLine, OrderSummary } from './order';
import type { Page, PageRequest } from './page';
import type { Product } from './product';

/** What a buyer looks for in the orders of an account. */
export interface OrderQuery extends PageRequest {
  /** Looked for in every identifier of an order and in its products; more than three characters, or empty for all. */
  readonly text: string;
  /** Days in the account's zone on which orders were placed, both ends in it; a null end is open. */
  readonly placed: { readonly start: CalendarDate | null; readonly end: CalendarDate | null };
  /** An order matches any of the statuses; an empty list matches all. */
  readonly statuses: readonly OrderStatus[];
  readonly sort: OrderSort;
}

/** An order with everything that a list or a file of orders tells of it. What the backend does not know is null. */
export interface OrderRow extends OrderSummary {
  readonly purchaseOrderNumber: string;
  readonly sapOrderNumber: string | null;
  readonly cokeOrderNumber: string | null;
  /** Names the order to whoever cancels it; null while there is none (decision 17). */
  readonly transactionId: string | null;
  readonly invoiceNumber: string | null;
  readonly method: DeliveryMethod;
  /** Delivery method and shipping method in the backend's words. */
  readonly deliveryMethod: string | null;
  readonly shippingMethod: string | null;
  readonly createdBy: string | null;
  readonly orderedAmount: Money;
  /** What the delivered goods come to; null before there is a delivery. */
  readonly deliveredAmount: Money | null;
  /** Cases that were ordered and did not come; null before there is a delivery. */
  readonly shortCases: number | null;
}

/** A page of orders, with what the backend can do. */
export interface OrderPage extends Page<OrderRow> {
  /** Orders the backend can sort by; the first is its own. */
  readonly sorts: readonly OrderSort[];
  /** Statuses it can be asked for, in the order they are offered in. */
  readonly statuses: readonly OrderStatus[];
  /** Current date in the account's time zone. Date presets and the export use it, not the device's clock. */
  readonly today: CalendarDate;
}

/** One step the backend reported; nothing is inferred from others (decision 17). */
export interface OrderStep {
  readonly status: OrderStatus;
  readonly at: Instant;
  /** Who or what did it, in the backend's words. */
  readonly by: string | null;
  /** More about it, in the backend's words. */
  readonly note: string | null;
}

/** Progress of a line. A number is null until the backend reports it. */
export interface LineProgress {
  readonly confirmed: number | null;
  readonly shipped: number | null;
  readonly delivered: number | null;
  readonly invoiced: number | null;
  /** Why less came than was ordered, in the backend's words; null when it says nothing. */
  readonly reason: string | null;
  /** What came in its place, at the price of what was ordered. */
  readonly substitute: { readonly product: Product; readonly quantity: number } | null;
}

/** A line with how far it has got. */
export interface OrderDetailLine extends OrderLine {
  readonly unitPrice: Money | null;
  readonly sapItemNumber: string | null;
  readonly progress: LineProgress;
}

/** One load of an order on its way. */
export interface Shipment {
  readonly id: string;
  readonly number: string;
  readonly status: OrderStatus;
  readonly carrier: string | null;
  readonly date: CalendarDate | null;
  readonly cases: number | null;
  readonly signedBy: string | null;
}

/** The invoice of an order, as far as the order knows it. */
export interface OrderInvoice {
  readonly id: string;
  readonly number: string;
  readonly total: Money;
  readonly due: CalendarDate | null;
  /** The rows that add up to the total. */
  readonly rows: {
    readonly ordered: Money;
    /** Below 0: what did not come. */
    readonly notDelivered: Money;
    /** Below 0. */
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
  /** Whether the backend takes a cancellation now: no status stands in for it (decision 17). */
  readonly canCancel: boolean;
  /** What a cancellation does, or did, with the money, in the backend's words; null or absent where it says nothing. */
  readonly moneyBack?: string | null;
  /** Reasons to choose from, in the backend's words; the buyer may always write another. */
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

/** Why an order is not cancelled. `too-late`: it left. `transaction-unknown`: the ID is not this order's. */
export type CancelRefusal = 'too-late' | 'transaction-unknown' | 'order-unknown';

/** Outcome of a cancellation. */
export interface CancelledOrder {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly reason: string;
  readonly at: Instant;
}
