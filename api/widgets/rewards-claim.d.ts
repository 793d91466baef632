import { b as RewardsClaimProps } from 'shared/rewards-claim.types';
export { R as RewardsClaimAdapter, a as RewardsClaimEvents, c as RewardsClaimSlots, d as RewardsClaimValue, r as rewardsClaimMessages } from 'shared/rewards-claim.types';
import * as react from 'react';
import 'shared/ports';
import 'shared/activation';
import 'shared/common.types';
import 'shared/locale-pack';
import 'shared/messages';

/** Rewards claim: the points of an account, what they are good for, and what became of them (spec §2, Rewards claim). */
declare const rewardsClaimContract: {
    readonly name: "rewards-claim";
    readonly element: "tradefront-rewards-claim";
    readonly needs: readonly ["rewards.read"];
    readonly uses: readonly ["rewards.history", "claimReward.prepare", "claimReward.commit", "claimReward.outcome", "claimReward.abandon", "session.isGuest", "session.user", "session.settings", "accounts.list"];
    readonly attributes: readonly [{
        readonly name: "heading-level";
        readonly prop: "headingLevel";
        readonly as: "number";
    }];
    readonly events: {
        readonly 'value-change': {};
        readonly claim: {};
    };
    readonly slots: {
        readonly regions: readonly ["header", "footer", "empty"];
        readonly render: readonly [];
    };
    readonly states: readonly ["loading", "ready", "within-reach", "no-points", "empty", "claiming", "claimed", "claim-checking", "claim-unknown", "claim-refused", "claim-failed", "history-turned", "history-empty", "history-failed", "look-only", "failed", "denied", "signed-out", "offline"];
};

/** Rewards: the points of an account, what can be claimed with them, and what became of them. */
declare const RewardsClaim: react.ComponentType<RewardsClaimProps>;

export { RewardsClaim, RewardsClaimProps, rewardsClaimContract };
