import type { CalendarDate } from '../rules/dates';
import type { Money } from '../rules/money';
import type { Product } from './product';

/** What a promotion gives. */
export type PromotionKind = 'discount' | 'free-goods';

/** A promotion an account may earn, and how far its cart is from it. */
export interface Promotion {
  readonly id: string;
  readonly kind: PromotionKind;
  /** In the backend's words, such as “Halden November offer”. */
  readonly title: string;
  /** What is given for what, in a sentence of the backend's. */
  readonly summary: string;
  /** Null for one over several brands. */
  readonly brand: string | null;
  /** First and last day, both included, on the account's calendar; null for one without an end. */
  readonly startsOn: CalendarDate;
  readonly endsOn: CalendarDate | null;
  /** Offered to this account, and not to everybody. */
  readonly exclusive: boolean;
  /** Plain text, a paragraph each. */
  readonly terms: readonly string[];
  /** Whose cases count, together; the ones most worth suggesting first. */
  readonly products: readonly Product[];
  /** What comes free; null for a discount. */
  readonly gift: Product | null;
  /** Null for one that has not begun. */
  readonly progress: PromotionProgress | null;
}

/** How far a cart is from a promotion. */
export interface PromotionProgress {
  /** Cases that count toward earning it once, or once more. */
  readonly cases: number;
  /** Cases it takes. */
  readonly goal: number;
  /** What is missing until it is earned, or earned once more; 0 when there is nothing more to earn. */
  readonly missing: number;
  /** How often the cart earns it as it stands. */
  readonly earned: number;
  /** What it takes off the cart as it stands, above 0; null where it takes nothing off. */
  readonly worth: Money | null;
}

/** The promotions of an account, and the day they are as of. */
export interface Promotions {
  readonly today: CalendarDate;
  /** Those that run first, then those to come. */
  readonly items: readonly Promotion[];
}
