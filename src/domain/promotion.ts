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
  /** First and last day, both included, in the account's time zone; `endsOn` is null if there is no end. */
  readonly startsOn: CalendarDate;
  readonly endsOn: CalendarDate | null;
  /** True if only this account is offered the promotion. */
  readonly exclusive: boolean;
  /** Plain text, one entry per paragraph. */
  readonly terms: readonly string[];
  /** Products whose cases count together toward the goal; best suggestions first. */
  readonly products: readonly Product[];
  /** The free product; null for a discount. */
  readonly gift: Product | null;
  /** Null if the promotion has not started. */
  readonly progress: PromotionProgress | null;
}

/** Progress of a cart toward a promotion. */
export interface PromotionProgress {
  /** Cases that count toward the next time that the promotion is earned. */
  readonly cases: number;
  /** Number of cases that earn the promotion. */
  readonly goal: number;
  /** Cases missing until the promotion is earned (again); 0 if it can't be earned again. */
  readonly missing: number;
  /** Number of times that the current cart earns the promotion. */
  readonly earned: number;
  /** Discount on the current cart, above 0; null if there is none. */
  readonly worth: Money | null;
}

/** The promotions of an account and their reference date. */
export interface Promotions {
  readonly today: CalendarDate;
  /** Current promotions first, then future ones. */
  readonly items: readonly Promotion[];
}
