import type { CalendarDate } from '../rules/dates';
import type { Money } from '../rules/money';
import type { Product } from './product';

/** Benefit of a promotion. */
export type PromotionKind = 'discount' | 'free-goods';

/** A promotion that an account can earn, with the progress of its cart. */
export interface Promotion {
  readonly id: string;
  readonly kind: PromotionKind;
  /** Text from the backend, such as “Halden November offer”. */
  readonly title: string;
  /** Condition and benefit, as a sentence from the backend. */
  readonly summary: string;
  /** Null for a promotion of several brands. */
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

/** Progress of a cart toward a promotion. */
export interface PromotionProgress {
  /** Cases that count toward earning it once, or once more. */
  readonly cases: number;
  /** Cases it takes. */
  readonly goal: number;
  /** Cases missing until the promotion is earned (again); 0 if it can't be earned again. */
  readonly missing: number;
  /** Number of times that the current cart earns the promotion. */
  readonly earned: number;
  /** Discount on the current cart, above 0; null if there is none. */
  readonly worth: Money | null;
}

/** The promotions of an account, and the day they are as of. */
export interface Promotions {
  readonly today: CalendarDate;
  /** Those that run first, then those to come. */
  readonly items: readonly Promotion[];
}
