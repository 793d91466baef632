import type { CalendarDate } from '../rules/dates';
import type { Money } from './money';
import type { Product } from './product';

/** Orders that a new one is filled from. */
export type FillSource =
  | { readonly is: 'last-order' }
  /** What was ordered on average in so many of the last orders. */
  | { readonly is: 'average'; readonly orders: number }
  /** The order of the same week last year, or the nearest to it. */
  | { readonly is: 'same-week-last-year' };

/** A product of earlier orders: how many to order again, and what it takes to say what is different now. */
export interface FilledLine {
  /** As it stands today; null when it is no longer sold to the account. */
  readonly product: Product | null;
  /** What it is, or was, called. */
  readonly name: string;
  readonly sku: string;
  /** As it was ordered. What the product may be ordered in today is asked of the product. */
  readonly quantity: number;
  /** What one cost then; null where that is not known. */
  readonly priceThen: Money | null;
  /** Least and most that was ordered at once in the other orders looked back on; null where it was hardly ever. */
  readonly usual: { readonly least: number; readonly most: number } | null;
  /** What may stand in for it, where it can not be had. */
  readonly substitute: Product | null;
}

/** What earlier orders come to. */
export interface OrderFill {
  readonly lines: readonly FilledLine[];
  /** The orders it was made from, newest first. */
  readonly orders: readonly { readonly id: string; readonly number: string; readonly date: CalendarDate }[];
}
