import type { Instant } from '../rules/dates';
import type { Minimum } from './account';
import type { Money } from '../rules/money';
import type { Product } from './product';

/** Reason why a product can't be ordered. */
export type ProductProblem = 'out-of-stock' | 'not-listed' | 'price-unavailable';

/** Reason why a cart line can't be ordered: a problem of its product, or an unknown quantity. */
export type LineProblem = ProductProblem | 'quantity-unknown';

/** A product in the cart with its quantity. */
export interface CartLine {
  readonly id: string;
  readonly product: Product;
  /** Null if the response has no value: “–” is displayed, and the line's problem is `quantity-unknown`. */
  readonly quantity: number | null;
  /** Null if there is no price yet. */
  readonly total: Money | null;
  /** True for free goods of a promotion: they have no stepper and do not count toward a minimum. */
  readonly isFreeGood: boolean;
  readonly problem: LineProblem | null;
  /** Effect of a promotion on this line, as text from the backend. */
  readonly promotion: string | null;
}

/** Totals of a cart. The displayed rows always add up to `total` (decision 3). */
export interface CartTotals {
  /** Number of cases in the order, without lines that can't be ordered. */
  readonly cases: number;
  readonly subtotal: Money;
  readonly discounts: readonly { readonly label: string; readonly amount: Money }[];
  /** Null if there are none. */
  readonly deposits: Money | null;
  readonly minimumOrderCharge: Money | null;
  /** Null if the response has no value. Null is shown as “–”. */
  readonly tax: Money | null;
  /** Tax rate in percent, if the backend reports it. */
  readonly taxRate: number | null;
  readonly total: Money;
}

/** The active cart of an account. */
export interface Cart {
  readonly id: string;
  readonly accountId: string;
  /** Opaque version for conflict checks; null if the backend has none. */
  readonly revision: string | null;
  /** Newest first (decision 15). */
  readonly lines: readonly CartLine[];
  readonly totals: CartTotals;
  readonly minimum: Minimum;
  /** Cases and value that count toward the minimum: no free goods, no unavailable lines (decision 6). */
  readonly minimumProgress: { readonly cases: number; readonly value: Money };
  /** True while the backend calculates prices, so that the total is not final. */
  readonly isRepricing: boolean;
  /** Time of the last change. */
  readonly savedAt: Instant;
}

/**
 * One change to a cart. `set`, `remove` and `replace` refer to a line; `add` refers to a product. `add-many` and
 * `remove-many` have at most `CART_CHANGE_SIZE` entries.
 */
export type CartChange =
  | { readonly type: 'add'; readonly productId: string; readonly quantity: number }
  | { readonly type: 'set'; readonly lineId: string; readonly quantity: number }
  | { readonly type: 'remove'; readonly lineId: string }
  | { readonly type: 'clear' }
  /** Adds several products above the other lines, in the given order; the result lists products that were not added. */
  | { readonly type: 'add-many'; readonly items: readonly CartItem[] }
  | { readonly type: 'remove-many'; readonly lineIds: readonly string[] }
  /** Replaces the product of a line, as one atomic change. */
  | { readonly type: 'replace'; readonly lineId: string; readonly productId: string; readonly quantity: number };

/** A product with the requested quantity. */
export interface CartItem {
  readonly productId: string;
  readonly quantity: number;
}

/** An item of `add-many` that was not added in full. `quantity` is the quantity that was added; 0 if none was. */
export interface CartItemAdjustment extends CartItem {
  readonly reason: CartRefusal;
}

/** Reason why a change is refused or adjusted. The widget's messages have the text. */
export type CartRefusal =
  'out-of-stock' | 'not-listed' | 'quantity' | 'ordering-stopped' | 'cart-full' | 'line-gone' | 'not-added';

/** Outcome of one change, with the current cart if the backend returns it. */
export type CartChangeResult =
  | { readonly outcome: 'done'; readonly cart: Cart }
  | { readonly outcome: 'adjusted'; readonly cart: Cart; readonly quantity: number; readonly reason: CartRefusal }
  /** Items of `add-many` that were not added with the requested quantity. */
  | { readonly outcome: 'partial'; readonly cart: Cart; readonly items: readonly CartItemAdjustment[] }
  | { readonly outcome: 'refused'; readonly cart: Cart | null; readonly reason: CartRefusal; readonly detail?: string };
