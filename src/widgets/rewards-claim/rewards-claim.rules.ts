import type { ClaimStatus, Reward, Rewards } from '../../domain';
import type { CalendarDate } from '../../rules';
import { daysBetween } from '../../rules';
import type { RewardsClaimValue } from './rewards-claim.types';

/** Entries on a page of the history. */
export const PAGE_SIZE = 10;

/** Few enough to be counted out. */
export const FEW_LEFT = 5;

/** Days before its last one in which the end of a reward is said. */
const SOON_DAYS = 7;

/** Every reward, and the newest of the history. */
export const defaultValue: RewardsClaimValue = { withinReach: false, page: 1 };

/** Whether a reward can be claimed with the points there are. */
export const canClaim = ({ standing, points }: Pick<Reward, 'standing' | 'points'>, have: number): boolean =>
  standing === 'open' && points <= have;

/** The rewards to show: those the points are enough for alone, or all of them, with what is gone at the end. */
export const shownRewards = (
  { rewards, points }: Pick<Rewards, 'rewards' | 'points'>,
  { withinReach }: Pick<RewardsClaimValue, 'withinReach'>,
): readonly Reward[] =>
  withinReach
    ? rewards.filter((reward) => canClaim(reward, points))
    : [...rewards].sort((a, b) => Number(a.standing !== 'open') - Number(b.standing !== 'open'));

/** Points still missing for a reward; 0 when there are enough. */
export const pointsShort = ({ points }: Pick<Reward, 'points'>, have: number): number => Math.max(0, points - have);

/** What there is to say of a reward beside its points: the first that holds. */
export type RewardNote =
  { readonly kind: 'sold-out' | 'ended' | 'last-day' } | { readonly kind: 'few-left' | 'ends-soon' };

export function noteOf(
  { standing, left, endsOn }: Pick<Reward, 'standing' | 'left' | 'endsOn'>,
  today: CalendarDate,
): RewardNote | null {
  if (standing !== 'open') return { kind: standing };
  if (endsOn === today) return { kind: 'last-day' };
  if (left !== null && left <= FEW_LEFT) return { kind: 'few-left' };
  return endsOn !== null && daysBetween(today, endsOn) <= SOON_DAYS ? { kind: 'ends-soon' } : null;
}

/** The tone of a claim's status: what is still to come stands out. */
export const toneOf = (status: ClaimStatus): 'accent' | 'positive' | 'neutral' =>
  status === 'delivered' ? 'positive' : status === 'cancelled' ? 'neutral' : 'accent';
