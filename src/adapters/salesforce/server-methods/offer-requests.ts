import * as z from 'zod/mini';
import { onceReader } from './commit';
import { count } from './parts';

/** `getPromotions` and `getRewards`. */
export const offersRequest = z.object({ ...onceReader });

/** `getRewardHistory`. */
export const rewardHistoryRequest = z.object({
  ...onceReader,
  /** From 0. */
  page: count(),
  /** At most 200. */
  pageSize: count(),
});

/** `claimRewardPrepare`. */
export const claimRewardRequest = z.object({
  ...onceReader,
  /** A reward of `getRewards`. */
  rewardId: z.string(),
  /** What the buyer agreed to spend on it. */
  points: count(),
  /** How often the account had claimed it when they agreed: a claim that was made since is the one asked for. */
  claimed: count(),
});
