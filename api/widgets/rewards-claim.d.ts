import { b as RewardsClaimProps } from 'shared/rewards-claim.types';
export { R as RewardsClaimAdapter, a as RewardsClaimEvents, c as RewardsClaimSlots, d as RewardsClaimValue, r as rewardsClaimContract } from 'shared/rewards-claim.types';
export { r as rewardsClaimMessages } from 'shared/rewards-claim.lazy.messages';
import * as react from 'react';
import 'shared/ports';
import 'shared/activation';
import 'shared/problem';
import 'shared/common.types';
import 'shared/messages';

/** Rewards: the points of an account, what can be claimed with them, and what became of them. */
declare const RewardsClaim: react.ComponentType<RewardsClaimProps>;

export { RewardsClaim, RewardsClaimProps };
