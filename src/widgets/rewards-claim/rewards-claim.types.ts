import type { Needs } from '../../ports';
import type { RegionSlots, WidgetProps } from '../common/common.types';
import type { rewardsClaimLazyMessages } from './rewards-claim.lazy.messages';
import type { rewardsClaimMessages } from './rewards-claim.messages';

/** What the rewards ask of an adapter. Without `claimReward` nothing can be claimed, without `history` none is shown. */
export type RewardsClaimAdapter = Needs<
  'rewards.read',
  | 'rewards.history'
  | 'claimReward.prepare'
  | 'claimReward.commit'
  | 'claimReward.outcome'
  | 'claimReward.abandon'
  | 'session.isGuest'
  | 'session.user'
  | 'session.settings'
  | 'accounts.list'
  | 'accounts.read'
>;

/** What is shown, to be held by a host. */
export interface RewardsClaimValue {
  /** The rewards that the points are enough for alone. */
  readonly withinReach: boolean;
  /** The page of the history, counted from 1. */
  readonly page: number;
}

export interface RewardsClaimEvents {
  readonly 'value-change': { readonly withinReach: boolean; readonly page: number };
  readonly claim: {
    readonly rewardId: string;
    readonly claimId: string;
    readonly number: string;
    readonly points: number;
  };
}

export type RewardsClaimSlots = RegionSlots<'header' | 'footer' | 'empty'>;

/** Every word of the rewards, by key. */
export type RewardsClaimTree = typeof rewardsClaimMessages & typeof rewardsClaimLazyMessages;

export type RewardsClaimProps = WidgetProps<
  RewardsClaimAdapter,
  RewardsClaimTree,
  RewardsClaimEvents,
  RewardsClaimSlots
> & {
  /** What is shown; parts that are left out are kept by the widget. */
  readonly value?: Partial<RewardsClaimValue>;
};
