import type { CalendarDate, Instant } from '../rules/dates';
import type { Image } from './content';

/** A reward that an account can claim for points. */
export interface Reward {
  readonly id: string;
  readonly name: string;
  readonly points: number;
  /** Plain text from the backend; empty if there is none. */
  readonly description: string;
  readonly image: Image | null;
  /** Remaining number of a limited reward; null if the backend does not count it. */
  readonly remaining: number | null;
  /** Last day of the offer; null if there is no end. */
  readonly endsOn: CalendarDate | null;
  readonly status: 'open' | 'sold-out' | 'ended';
  /** Number of times that the account has ever claimed the reward. */
  readonly claimed: number;
}

/** The points of an account and its rewards. */
export interface Rewards {
  readonly today: CalendarDate;
  /** Points that can be spent now. */
  readonly points: number;
  /** Points of orders that are not delivered yet. */
  readonly coming: number;
  /** How points are earned, as text from the backend. */
  readonly earning: string;
  /** Lowest number of points first. */
  readonly rewards: readonly Reward[];
}

/** Status of a claim. */
export type ClaimStatus = 'processing' | 'on-its-way' | 'delivered' | 'cancelled';

/** Points that were earned, spent or returned. All entries of an account add up to its balance. */
export interface RewardEntry {
  readonly id: string;
  readonly at: Instant;
  /** Negative if points were spent. */
  readonly points: number;
  readonly about:
    | { readonly kind: 'order'; readonly orderId: string; readonly number: string }
    | { readonly kind: 'claim'; readonly number: string; readonly name: string; readonly status: ClaimStatus }
    /** Points returned for a cancelled claim. */
    | { readonly kind: 'returned'; readonly number: string; readonly name: string };
}

/** A claimed reward. */
export interface ClaimedReward {
  readonly id: string;
  readonly number: string;
  readonly name: string;
  readonly points: number;
  /** Remaining points of the account. */
  readonly remaining: number;
}

/** Reason why a reward is not claimed. No points are spent. */
export type ClaimRewardRefusal = 'sold-out' | 'ended' | 'not-enough-points' | 'points-changed' | 'reward-gone';
