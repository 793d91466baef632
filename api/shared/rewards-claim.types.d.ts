import { N as Needs } from 'shared/ports';
import { a as WidgetProps, R as RegionSlots } from 'shared/common.types';
import { r as rewardsClaimMessages, a as rewardsClaimLazyMessages } from 'shared/rewards-claim.lazy.messages';

/** Rewards claim: the points of an account, what they are good for, and what became of them. */
declare const rewardsClaimContract: {
    readonly name: "rewards-claim";
    readonly element: "tradefront-rewards-claim";
    readonly needs: readonly ["rewards.read"];
    readonly uses: readonly ["rewards.history", "claimReward.prepare", "claimReward.commit", "claimReward.outcome", "claimReward.abandon", "session.isGuest", "session.user", "session.settings", "accounts.list", "accounts.read"];
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

/** What the rewards ask of an adapter. Without `claimReward` nothing can be claimed, without `history` none is shown. */
type RewardsClaimAdapter = Needs<'rewards.read', 'rewards.history' | 'claimReward.prepare' | 'claimReward.commit' | 'claimReward.outcome' | 'claimReward.abandon' | 'session.isGuest' | 'session.user' | 'session.settings' | 'accounts.list' | 'accounts.read'>;
/** What is shown, to be held by a host. */
interface RewardsClaimValue {
    /** The rewards that the points are enough for alone. */
    readonly withinReach: boolean;
    /** The page of the history, counted from 1. */
    readonly page: number;
}
interface RewardsClaimEvents {
    readonly 'value-change': {
        readonly withinReach: boolean;
        readonly page: number;
    };
    readonly claim: {
        readonly rewardId: string;
        readonly claimId: string;
        readonly number: string;
        readonly points: number;
    };
}
type RewardsClaimSlots = RegionSlots<'header' | 'footer' | 'empty'>;
/** Every word of the rewards, by key. */
type RewardsClaimTree = typeof rewardsClaimMessages & typeof rewardsClaimLazyMessages;
type RewardsClaimProps = WidgetProps<RewardsClaimAdapter, RewardsClaimTree, RewardsClaimEvents, RewardsClaimSlots> & {
    /** What is shown; parts that are left out are kept by the widget. */
    readonly value?: Partial<RewardsClaimValue>;
};

export { rewardsClaimContract };
export type { RewardsClaimAdapter, RewardsClaimEvents, RewardsClaimProps, RewardsClaimSlots, RewardsClaimValue };
