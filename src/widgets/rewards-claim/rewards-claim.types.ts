import type { Needs } from '../../ports';
import type { WidgetProps } from '../common/common.types';
import type { ErrorSlots, RegionSlots } from '../common/slots';
import type { rewardsClaimLazyMessages } from './rewards-claim.lazy.messages';
import type { rewardsClaimMessages } from './rewards-claim.messages';

/**
 * Adapter methods that the rewards use. Without all of `claimReward` nothing can be claimed, without `history` no
 * history shows.
 */
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

/** Filter and page, which a host can control. */
export interface RewardsClaimValue {
  /** True for only rewards that the balance is enough for. */
  readonly withinReach: boolean;
  /** Page of the history; the first page is 1. */
  readonly page: number;
}

export interface RewardsClaimEvents {
  /** The buyer changed the filter or the page. */
  readonly 'value-change': { readonly withinReach: boolean; readonly page: number };
  /** A reward was claimed. */
  readonly claim: {
    readonly rewardId: string;
    readonly claimId: string;
    readonly number: string;
    readonly points: number;
  };
}

export type RewardsClaimSlots = RegionSlots<'header' | 'footer' | 'empty'> & ErrorSlots;

/** All messages of the rewards, by key. */
export type RewardsClaimTree = typeof rewardsClaimMessages & typeof rewardsClaimLazyMessages;

export type RewardsClaimProps = WidgetProps<
  RewardsClaimAdapter,
  RewardsClaimTree,
  RewardsClaimEvents,
  RewardsClaimSlots
> & {
  /** Filter and page; the widget keeps the parts that are left out. */
  readonly value?: Partial<RewardsClaimValue>;
};
