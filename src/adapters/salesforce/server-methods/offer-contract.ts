import type { ServerMethodContract } from './contract.types';
import { type OfferMethodName, offerMethods } from './offer-methods';
import * as request from './offer-requests';
import { claimedRewardValue } from './offer-responses';
import { onceContract } from './commit-contract';

/** Server methods of promotions and rewards. Everyone who is signed in may look and claim. */
export const offerContract = {
  getPromotions: {
    ...offerMethods.getPromotions, request: request.offersRequest,
    purpose: 'The promotions of an account, with how far the running user’s cart is from each.',
    without: 'No page of promotions.',
  },
  getRewards: {
    ...offerMethods.getRewards, request: request.offersRequest,
    purpose: 'The points of an account and what they are good for.',
    without: 'No page of rewards.',
  },
  getRewardHistory: {
    ...offerMethods.getRewardHistory, request: request.rewardHistoryRequest,
    purpose: 'One page of the points that came and went.',
    without: 'Where points came from is not shown.',
  },
  ...onceContract({
    name: 'claimReward', value: claimedRewardValue, request: request.claimRewardRequest, subject: 'reward',
    does: 'Claims a reward',
    reasons: {
      'sold-out': 'None is left.', 'ended': 'Its last day is over.', 'not-enough-points': 'The account has fewer points.',
      'points-changed': 'It takes other points now.', 'reward-gone': 'There is no such reward.',
    },
    without: 'Rewards are seen and not claimed.',
  }),
} satisfies Record<OfferMethodName, ServerMethodContract>;
