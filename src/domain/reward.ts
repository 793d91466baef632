import type { CalendarDate, Instant } from '../rules/dates';
import type { Image } from './content';

/** A reward that an account can claim for points. */
export interface Reward {
  readonly id: string;
  readonly name: string;
  readonly points: number;
  /** Plain text in the backend's words; empty where it says no more. */
  readonly description: string;
  readonly image: Image | null;
  /** How many are left where they are few; null where they are not counted. */
  readonly left: number | null;
  /** The last day it can be claimed; null for one without an end. */
  readonly endsOn: CalendarDate | null;
  readonly standing: 'open' | 'sold-out' | 'ended';
  /** How often the account has claimed it, ever. */
  readonly claimed: number;
}

/** The points of an account and what they are good for. */
export interface Rewards {
  readonly today: CalendarDate;
  /** Points that can be spent now. */
  readonly points: number;
  /** Points of orders that are not delivered yet. */
  readonly coming: number;
  /** How points are earned, in the backend's words. */
  readonly earning: string;
  /** Fewest points first. */
  readonly rewards: readonly Reward[];
}

/** Status of a claim. */
export type ClaimStatus = 'processing' | 'on-its-way' | 'delivered' | 'cancelled';

/** Points that came or went. The points of all entries of an account add up to what it has. */
export interface RewardEntry {
  readonly id: string;
  readonly at: Instant;
  /** Below 0 for points that went. */
  readonly points: number;
  readonly about:
    | { readonly kind: 'order'; readonly orderId: string; readonly number: string }
    | { readonly kind: 'claim'; readonly number: string; readonly name: string; readonly status: ClaimStatus }
    /** Points of a claim that was cancelled, given back. */
    | { readonly kind: 'returned'; readonly number: string; readonly name: string };
}

/** A reward that was claimed. */
export interface ClaimedReward {
  readonly id: string;
  readonly number: string;
  readonly name: string;
  readonly points: number;
  /** Points the account has left. */
  readonly left: number;
}

/** Reason why a reward is not claimed. No points are spent. */
export type ClaimRewardRefusal = 'sold-out' | 'ended' | 'not-enough-points' | 'points-changed' | 'reward-gone';
