import type { CalendarDate } from '../rules/dates';
import type { StockLabel } from '../rules/server-codes';
import type { Image } from './content';
import type { Money } from '../rules/money';

/** The quantities a product may be ordered in, in its selling unit. */
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
      /** Shown struck only by `isOriginalPriceShown`. */
      readonly original: Money | null;
      readonly showOriginal: boolean;
      /** A numeric text below 0, as the backend sends it. */
      readonly discount: string | null;
    }
  | { readonly state: 'hidden' }
  | { readonly state: 'unavailable' };

/** Availability of a product; a date says when an out-of-stock product is expected back. */
export interface Stock {
  readonly label: StockLabel | null;
  readonly left: number | null;
  readonly backOn: CalendarDate | null;
}

/** The sellable thing. `id` is opaque and names one variant. */
export interface Product {
  readonly id: string;
  readonly sku: string;
  readonly upc: string | null;
  readonly name: string;
  readonly brand: string | null;
  readonly flavor: string | null;
  readonly packageType: string | null;
  /** What buyers read under the name, such as “24 × 12 oz cans”. */
  readonly packSize: string;
  readonly unitSize: string | null;
  readonly caseQuantity: number | null;
  readonly calories: number | null;
  /** Milligrams in one unit. */
  readonly caffeine: number | null;
  readonly description: string | null;
  /** Null if there is no image; a generic package is shown instead. */
  readonly image: Image | null;
  readonly sellingUnit: SellingUnit;
  readonly quantityRule: QuantityRule;
  readonly stock: Stock;
  readonly price: Price;
  /** The buyer's account last ordered this many, on this calendar date. */
  readonly lastOrdered: { readonly quantity: number; readonly date: CalendarDate } | null;
  /** By which a quantity the account can hardly mean is asked about (decision 57); nothing is asked where the backend does not say. */
  readonly usual?: UsualQuantity | null;
}

/** Name of the product's selling unit. */
export type SellingUnit = 'case' | 'box' | 'keg' | 'cylinder' | 'each';
