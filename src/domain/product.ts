import type { CalendarDate } from '../rules/dates';
import type { StockLabel } from '../rules/server-codes';
import type { Image } from './content';
import type { Money } from '../rules/money';

/** Rule for order quantities of a product, in its selling unit. */
export interface QuantityRule {
  readonly min: number;
  readonly max: number | null;
  readonly step: number;
}

/** Quantities that an account usually orders of a product. */
export interface UsualQuantity {
  /** Usual quantity; null if the account has never ordered the product. */
  readonly quantity: number | null;
  /** Larger quantities need confirmation: five times the largest of a year, or a truckload without earlier orders. */
  readonly askAbove: number;
}

/** A price for one selling unit, or the reason why there is none. A missing price is never shown as 0. */
export type Price =
  | {
      readonly state: 'known';
      readonly current: Money;
      /** Displayed with a strikethrough only if `isOriginalPriceShown` allows it. */
      readonly original: Money | null;
      readonly showOriginal: boolean;
      /** A negative number as text, in the backend's format. */
      readonly discount: string | null;
    }
  | { readonly state: 'hidden' }
  | { readonly state: 'unavailable' };

/** Availability of a product. The date is when an out-of-stock product is expected back. */
export interface Stock {
  readonly label: StockLabel | null;
  readonly available: number | null;
  readonly backOn: CalendarDate | null;
}

/** A sellable product. `id` is opaque and identifies one variant. */
export interface Product {
  readonly id: string;
  readonly sku: string;
  readonly upc: string | null;
  readonly name: string;
  readonly brand: string | null;
  readonly flavor: string | null;
  readonly packageType: string | null;
  /** Displayed under the name, for example “24 × 12 oz cans”. */
  readonly packSize: string;
  readonly unitSize: string | null;
  readonly caseQuantity: number | null;
  readonly calories: number | null;
  /** Milligrams per unit. */
  readonly caffeine: number | null;
  readonly description: string | null;
  /** Null if there is no image; a generic package is shown instead. */
  readonly image: Image | null;
  readonly sellingUnit: SellingUnit;
  readonly quantityRule: QuantityRule;
  readonly stock: Stock;
  readonly price: Price;
  /** Quantity and date of the account's last order of the product; null if there is none. */
  readonly lastOrdered: { readonly quantity: number; readonly date: CalendarDate } | null;
  /** Determines which quantities need confirmation (decision 57). No confirmation if null or absent. */
  readonly usual?: UsualQuantity | null;
}

/** Name of the product's selling unit. */
export type SellingUnit = 'case' | 'box' | 'keg' | 'cylinder' | 'each';
