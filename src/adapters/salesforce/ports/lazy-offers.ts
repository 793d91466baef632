import type { ClaimRewardPort, PromotionsPort, RewardsPort } from '../../../ports';
import type { Context } from '../context';
import { lazyMethods, memoize } from '../lazy-methods';
import { offeredSteps } from './lazy-money';
import { offered } from './lazy-ports';

const offers = memoize(() => import('./offers'));

/** What is offered to an account. */
export const lazyPromotions = (context: Context): Partial<PromotionsPort> =>
  lazyMethods<PromotionsPort, keyof PromotionsPort>(async () => (await offers()).promotionsPort(context), offered(context, { list: 'getPromotions' }));

/** The points of an account. */
export const lazyRewards = (context: Context): Partial<RewardsPort> =>
  lazyMethods<RewardsPort, keyof RewardsPort>(async () => (await offers()).rewardsPort(context), offered(context, { read: 'getRewards', history: 'getRewardHistory' }));

/** Claiming a reward, once. */
export const lazyClaimReward = (context: Context): Partial<ClaimRewardPort> =>
  lazyMethods<ClaimRewardPort, keyof ClaimRewardPort>(async () => (await offers()).claimRewardPort(context), offeredSteps(context, 'claimReward'));
