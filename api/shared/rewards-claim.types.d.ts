import { N as Needs } from 'shared/ports';
import { a as WidgetProps, R as RegionSlots } from 'shared/common.types';

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

/** Words of the rewards. */
declare const rewardsClaimMessages: {
    readonly title: string;
    readonly loading: string;
    readonly failed: string;
    readonly balance: string;
    readonly points: {
        readonly one: string;
        readonly other: string;
    };
    readonly coming: {
        readonly one: string;
        readonly other: string;
    };
    readonly rewards: string;
    readonly withinReach: string;
    readonly count: {
        readonly one: string;
        readonly other: string;
    };
    readonly left: {
        readonly one: string;
        readonly other: string;
    };
    readonly lastDay: string;
    readonly until: string;
    readonly soldOut: string;
    readonly ended: string;
    readonly endedPlain: string;
    readonly short: {
        readonly one: string;
        readonly other: string;
    };
    readonly meter: string;
    readonly meterText: string;
    readonly empty: {
        readonly title: string;
        readonly text: string;
    };
    readonly noneInReach: {
        readonly title: string;
        readonly text: string;
    };
    readonly all: string;
    readonly history: {
        readonly title: string;
        readonly loading: string;
        readonly failed: string;
        readonly empty: string;
        readonly order: string;
        readonly returned: string;
        readonly range: string;
        readonly rangeOpen: string;
        readonly pages: string;
        readonly previous: string;
        readonly next: string;
    };
    readonly found: {
        readonly one: string;
        readonly other: string;
    };
    readonly page: string;
    readonly pageOf: string;
    readonly statuses: {
        readonly processing: string;
        readonly 'on-its-way': string;
        readonly delivered: string;
        readonly cancelled: string;
    };
};

/** Words of claiming a reward, which come with it. */
declare const rewardsClaimLaterMessages: {
    readonly claim: {
        readonly open: string;
        readonly another: string;
        readonly named: string;
        readonly title: string;
        readonly text: string;
        readonly confirm: string;
        readonly keep: string;
        readonly sending: string;
        readonly checking: string;
        readonly done: string;
        readonly doneText: string;
        readonly unknown: string;
        readonly unknownText: string;
        readonly notDone: string;
        readonly notDoneText: string;
        readonly refused: {
            readonly 'sold-out': {
                readonly title: string;
                readonly text: string;
            };
            readonly ended: {
                readonly title: string;
                readonly text: string;
            };
            readonly 'not-enough-points': {
                readonly title: string;
                readonly text: string;
            };
            readonly 'points-changed': {
                readonly title: string;
                readonly text: string;
            };
            readonly 'reward-gone': {
                readonly title: string;
                readonly text: string;
            };
            readonly 'handle-closed': {
                readonly title: string;
                readonly text: string;
            };
        };
    };
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
type RewardsClaimTree = typeof rewardsClaimMessages & typeof rewardsClaimLaterMessages;
type RewardsClaimProps = WidgetProps<RewardsClaimAdapter, RewardsClaimTree, RewardsClaimEvents, RewardsClaimSlots> & {
    /** What is shown; parts that are left out are kept by the widget. */
    readonly value?: Partial<RewardsClaimValue>;
};

export { rewardsClaimMessages, rewardsClaimContract };
export type { RewardsClaimAdapter, RewardsClaimEvents, RewardsClaimProps, RewardsClaimSlots, RewardsClaimValue };
