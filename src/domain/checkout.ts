import type { CalendarDate, Instant } from '../rules/dates';
import type { Address } from './account';
import type { Cart } from './cart';
import type { Money } from './money';

/** How an order reaches the buyer. */
export type DeliveryMethod = 'delivery' | 'pickup';

/** A date from the account's visit plan. Gone dates stay listed with their reason. */
export interface DeliverySlot {
  /** In the account's zone. */
  readonly date: CalendarDate;
  /** Instant after which the date can not be had. Its written offset is the account's wall clock (decision 33). */
  readonly cutOff: Instant;
  /** Why this date is not offered, in the backend's words; null when it is. */
  readonly closed: string | null;
}

/** One way to have the goods, with its place and its dates. */
export interface DeliveryOption {
  readonly method: DeliveryMethod;
  readonly label: string;
  readonly address: Address | null;
  readonly slots: readonly DeliverySlot[];
}

/** A payment method the backend offers this buyer for this order. */
export interface PaymentMethod {
  readonly id: string;
  readonly kind: 'on-account' | 'card' | 'ach';
  readonly label: string;
  readonly detail: string | null;
  /** A surcharge the backend quotes; none means none (decision 2). With a `method` it is for that one alone. */
  readonly surcharge: {
    readonly rate: number;
    readonly amount: Money;
    readonly basis: Money;
    readonly method?: DeliveryMethod;
  } | null;
}

/** What the buyer has answered so far; blank answers are absent. */
export interface CheckoutAnswers {
  readonly method: DeliveryMethod;
  readonly date: CalendarDate | null;
  readonly notes: string;
  readonly purchaseOrderNumber: string;
  readonly paymentMethodId: string | null;
  readonly termsAccepted: boolean;
}

/** An open checkout: the cart it is about and what may be chosen. */
export interface Checkout {
  readonly cart: Cart;
  readonly deliveries: readonly DeliveryOption[];
  readonly paymentMethods: readonly PaymentMethod[];
  readonly termsHref: string | null;
  /** IANA zone of the account: cut-offs are shown in it, never in the browser's. */
  readonly timeZone: string;
  /** The server's time when it answered: countdowns run on it, whatever the device's clock says (spec §3). */
  readonly serverTime: Instant;
}

/** What is being agreed to, in the form in which its hash is kept. */
export interface OrderRequest extends CheckoutAnswers {
  readonly accountId: string;
  readonly cartId: string;
  readonly expectedTotal: Money;
}

/** Why a backend would not place an order (spec §8). */
export type OrderRefusal =
  | 'cart-changed'
  | 'total-changed'
  | 'below-minimum'
  | 'ordering-stopped'
  | 'date-closed'
  | 'unavailable-lines'
  | 'handle-closed';
