import type { ServerMethod } from './methods';
import * as offers from './offer-responses';
import type { CommitStep } from './commit-steps';

/** Methods of what is offered to an account. */
export const offerMethods = {
  getPromotions: { http: 'GET', response: offers.promotionsResponse },
  getRewards: { http: 'GET', response: offers.rewardsResponse },
  getRewardHistory: { http: 'GET', response: offers.rewardHistoryResponse },
} as const satisfies Record<string, ServerMethod>;

export type OfferMethodName = keyof typeof offerMethods | `claimReward${CommitStep}`;
