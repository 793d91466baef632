import type { CalendarDate, Instant } from '../rules/dates';
import type { GuestDetails } from '../rules/checkout';
import type { Address, Minimum } from './account';
import type { Cart } from './cart';
import type { Money } from '../rules/money';
import type { Image } from './content';

/** Delivery method of an order. */
export type DeliveryMethod = 'delivery' | 'pickup';

/** A date from the account's visit plan. Gone dates stay listed with their reason. */
export interface DeliverySlot {
  /** In the account's time zone. */
  readonly date: CalendarDate;
  /** Instant after which the date can not be had. Its written offset is the account's wall clock (decision 48). */
  readonly cutOff: Instant;
  /** Reason why the date is not available, as text from the backend; null if it is. */
  readonly closed: string | null;
}

/** One way to have the goods, with its place and its dates. */
export interface DeliveryOption {
  readonly method: DeliveryMethod;
  readonly label: string;
  readonly address: Address | null;
  readonly slots: readonly DeliverySlot[];
  /** What has to be ordered at least this way; null where the cart's own minimum holds (decision 6). */
  readonly minimum: Minimum | null;
}

/** Lines that a backend can bring on a truck of their own, such as everything that has to stay cold. */
export interface DeliveryGroup {
  readonly id: string;
  readonly label: string;
  readonly lineIds: readonly string[];
  readonly slots: readonly DeliverySlot[];
}

/** What the driver takes back empty: gas cylinders and glass bottles. */
export type EmptiesKind = 'cylinder' | 'glass';

/** Empties a backend takes back with a delivery. A kind that it does not take back has no option. */
export interface EmptiesOption {
  readonly kind: EmptiesKind;
  /** What is counted, in the backend's words: cylinders, crates of glass bottles. */
  readonly label: string;
  /** What it is worth or what comes full, in the backend's words. */
  readonly detail: string | null;
  /** Null if there is no image. */
  readonly image: Image | null;
  /** How many there probably are, for a first number; at least 1. */
  readonly suggested: number;
  readonly most: number;
}

/** A payment method the backend offers this buyer for this order. */
export interface PaymentMethod {
  /** One out of the wallet has the id it has there: what was just added can then be chosen for the order. */
  readonly id: string;
  readonly kind: 'on-account' | 'card' | 'ach' | 'at-pickup';
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

/** A delivery beside an order's first one: some of its lines, on a date of their own. */
export interface AdditionalDelivery {
  readonly date: CalendarDate | null;
  readonly lineIds: readonly string[];
}

/** The buyer's answers so far. */
export interface CheckoutAnswers {
  readonly method: DeliveryMethod;
  /** Of the first delivery, or the only one. */
  readonly date: CalendarDate | null;
  /** Deliveries of their own for some of the lines; empty when everything comes together. */
  readonly later: readonly AdditionalDelivery[];
  /** How many of each kind are to be taken back; 0 for none. */
  readonly empties: Readonly<Record<EmptiesKind, number>>;
  readonly notes: string;
  readonly purchaseOrderNumber: string;
  readonly paymentMethodId: string | null;
  readonly termsAccepted: boolean;
}

/** An open checkout: the cart it is about and what may be chosen. */
export interface Checkout {
  readonly cart: Cart;
  readonly deliveries: readonly DeliveryOption[];
  /** Lines by the truck they could come on; fewer than two groups where everything comes together anyway. */
  readonly groups: readonly DeliveryGroup[];
  /** The account's bottler: deliveries of an order are consolidated for one of them (decision 16). */
  readonly bottlerId: string | null;
  readonly empties: readonly EmptiesOption[];
  readonly paymentMethods: readonly PaymentMethod[];
  /** The number of the account's last order, to take over by hand; null when there is none. */
  readonly lastPurchaseOrderNumber: string | null;
  readonly termsHref: string | null;
  /** IANA zone of the account: cut-offs are shown in it, never in the browser's. */
  readonly timeZone: string;
  /** The server's time when it answered: countdowns run on it, whatever the device's clock says. */
  readonly serverTime: Instant;
}

/** What is being agreed to, in the form in which its hash is kept. */
export interface OrderRequest extends CheckoutAnswers {
  /** Null for a guest, who then gives `guest`. */
  readonly accountId: string | null;
  /** Who a guest is; null for a signed-in buyer (decision 12). */
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
