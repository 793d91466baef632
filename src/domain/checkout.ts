import type { CalendarDate, Instant } from '../rules/dates';
import type { GuestDetails, OrderRequirements } from '../rules/checkout';
import type { CheckoutField, CheckoutFieldAnswer } from '../rules/checkout-fields';
import type { Address, Minimum } from './account';
import type { Cart } from './cart';
import type { Money } from '../rules/money';
import type { Image } from './content';

/** Delivery method of an order. */
export type DeliveryMethod = 'delivery' | 'pickup';

/** A date of the account's visit plan. Dates that are no longer available stay in the list with their reason. */
export interface DeliverySlot {
  /** In the account's time zone. */
  readonly date: CalendarDate;
  /** Order deadline for the date. Its UTC offset is that of the account's time zone (decision 48). */
  readonly cutOff: Instant;
  /** Reason why the date is not available, as text from the backend; null if it is. */
  readonly closedReason: string | null;
}

/** A delivery method with its place and dates. */
export interface DeliveryOption {
  readonly method: DeliveryMethod;
  readonly label: string;
  readonly address: Address | null;
  readonly slots: readonly DeliverySlot[];
  /** Minimum for this method; null if the cart's own minimum applies (decision 6). */
  readonly minimum: Minimum | null;
}

/** Cart lines that the backend can deliver separately, for example refrigerated products. */
export interface DeliveryGroup {
  readonly id: string;
  readonly label: string;
  readonly lineIds: readonly string[];
  readonly slots: readonly DeliverySlot[];
}

/** Kind of empties that the driver takes back: gas cylinders or glass bottles. */
export type EmptiesKind = 'cylinder' | 'glass';

/** A kind of empties that the backend takes back with a delivery. Other kinds have no option. */
export interface EmptiesOption {
  readonly kind: EmptiesKind;
  /** Counted unit, as text from the backend: cylinders, crates of glass bottles. */
  readonly label: string;
  /** Refund value or exchanged full goods, as text from the backend; null if there is none. */
  readonly detail: string | null;
  /** Null if there is no image. */
  readonly image: Image | null;
  /** Expected number of empties, at least 1: the initial value of the field. */
  readonly suggested: number;
  readonly most: number;
}

/** A payment method that the backend offers this buyer for this order. */
export interface PaymentMethod {
  /** A wallet method has its wallet id, so that a method added during checkout can be selected. */
  readonly id: string;
  readonly kind: 'on-account' | 'card' | 'ach' | 'at-pickup';
  readonly label: string;
  readonly detail: string | null;
  /**
   * Surcharge that the backend quotes; null if there is none (decision 2). `method` limits it to one delivery method.
   */
  readonly surcharge: {
    readonly rate: number;
    readonly amount: Money;
    readonly basis: Money;
    readonly method?: DeliveryMethod;
  } | null;
}

/** A delivery after the first one of an order: some of the lines, on a separate date. */
export interface AdditionalDelivery {
  readonly date: CalendarDate | null;
  readonly lineIds: readonly string[];
}

/** The buyer's answers so far. */
export interface CheckoutAnswers {
  readonly method: DeliveryMethod;
  /** Date of the first or only delivery. */
  readonly date: CalendarDate | null;
  /** Additional deliveries for some of the lines; empty for a single delivery. */
  readonly additionalDeliveries: readonly AdditionalDelivery[];
  /** Number of empties to take back per kind; 0 for none. */
  readonly empties: Readonly<Record<EmptiesKind, number>>;
  readonly notes: string;
  /** Empty if the order has none. */
  readonly purchaseOrderNumber: string;
  readonly paymentMethodId: string | null;
  /** False if the buyer isn't asked. */
  readonly termsAccepted: boolean;
  /** Answers to the store's own fields, in their order, without blank ones. Absent if the checkout has no such fields. */
  readonly fields?: readonly CheckoutFieldAnswer[];
}

/** An open checkout: its cart and the options of the order. */
export interface Checkout {
  readonly cart: Cart;
  readonly deliveries: readonly DeliveryOption[];
  /** Lines by the delivery that they can be part of. Fewer than two groups mean that the lines can't be split. */
  readonly groups: readonly DeliveryGroup[];
  /**
   * Id of the account's bottler: an order's deliveries are consolidated for one bottler (decision 16). Null if unknown.
   */
  readonly bottlerId: string | null;
  readonly empties: readonly EmptiesOption[];
  readonly paymentMethods: readonly PaymentMethod[];
  /** What the account or store requires of an order. Absent: a PO number and accepted terms. */
  readonly requirements?: OrderRequirements;
  /** The store's own fields, in display order. Fields of the kind `file` need `checkout.upload`. Absent: none. */
  readonly fields?: readonly CheckoutField[];
  /** Purchase order number of the account's last order, offered as a suggestion; null if there is none. */
  readonly lastPurchaseOrderNumber: string | null;
  readonly termsHref: string | null;
  /** IANA time zone of the account: cut-offs are displayed in it, not in the browser's zone. */
  readonly timeZone: string;
  /** Server time of the response. Countdowns use it instead of the device's clock. */
  readonly serverTime: Instant;
}

/** The order that the buyer agrees to. The intent stores a hash of this value. */
export interface OrderRequest extends CheckoutAnswers {
  /** Null for a guest, for whom `guest` is set. */
  readonly accountId: string | null;
  /** Contact data of a guest; null for a signed-in buyer (decision 12). */
  readonly guest: GuestDetails | null;
  readonly cartId: string;
  readonly expectedTotal: Money;
}

/** Reason why the backend refuses to place an order. */
export type OrderRefusal =
  | 'cart-changed'
  | 'total-changed'
  | 'below-minimum'
  | 'ordering-stopped'
  | 'date-closed'
  | 'unavailable-lines'
  | 'handle-closed';
