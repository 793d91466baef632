'use client';

export { rewardsClaimContract } from './rewards-claim.contract';
export { rewardsClaimMessages } from './rewards-claim.messages';
export type {
  RewardsClaimAdapter,
  RewardsClaimEvents,
  RewardsClaimProps,
  RewardsClaimSlots,
  RewardsClaimValue,
} from './rewards-claim.types';
export { RewardsClaim } from './rewards-claim.widget';
