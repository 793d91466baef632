import type { ClaimedReward, ClaimRewardRefusal, Page, PageRequest, Promotions, RewardEntry, Rewards } from '../domain';
import type { CallOptions, ForAccount, InLocale } from './call';
import type { CommitPort } from './commit.port';

/** What is offered to an account. Everyone who is signed in may look (decision 11). */
export interface PromotionsPort {
  /** Those that run and those to come, with how far the account's cart is from each. */
  list(request: ForAccount & InLocale, options?: CallOptions): Promise<Promotions>;
}

/** The points of an account. Everyone who is signed in may look and claim (decision 11). */
export interface RewardsPort {
  read(request: ForAccount & InLocale, options?: CallOptions): Promise<Rewards>;
  /** Points that came and went, newest first. */
  history(request: PageRequest & ForAccount & InLocale, options?: CallOptions): Promise<Page<RewardEntry>>;
}

/** A reward to be claimed, as it stood when the buyer agreed to it. */
export interface ClaimRewardRequest extends ForAccount {
  readonly rewardId: string;
  readonly points: number;
  /** How often it had been claimed: one that was made since is the one asked for, whichever attempt or tab made it. */
  readonly claimed: number;
}

/** Claims a reward, once: to claim it again is to have seen that it was claimed. */
export type ClaimRewardPort = CommitPort<ClaimRewardRequest, ClaimedReward, ClaimRewardRefusal>;
