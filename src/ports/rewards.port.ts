import type { ClaimedReward, ClaimRewardRefusal, Page, PageRequest, Promotions, RewardEntry, Rewards } from '../domain';
import type { CallOptions, ForAccount, InLocale } from './call';
import type { CommitPort } from './commit.port';

/** Promotions for an account, visible to all signed-in users (decision 11). */
export interface PromotionsPort {
  /** Current and upcoming promotions, each with what the account's cart lacks to qualify. */
  list(request: ForAccount & InLocale, options?: CallOptions): Promise<Promotions>;
}

/** Points of an account. All signed-in users can see and claim rewards (decision 11). */
export interface RewardsPort {
  read(request: ForAccount & InLocale, options?: CallOptions): Promise<Rewards>;
  /** Points earned and spent, newest first. */
  history(request: PageRequest & ForAccount & InLocale, options?: CallOptions): Promise<Page<RewardEntry>>;
}

/** The reward to claim, as the buyer saw it when agreeing. */
export interface ClaimRewardRequest extends ForAccount {
  readonly rewardId: string;
  readonly points: number;
  /**
   * Number of earlier claims that the buyer saw. A later claim counts as this one, whichever attempt or tab made it.
   */
  readonly claimed: number;
}

/** Claims a reward at most once: a second claim needs a request with the new claim count. */
export type ClaimRewardPort = CommitPort<ClaimRewardRequest, ClaimedReward, ClaimRewardRefusal>;
