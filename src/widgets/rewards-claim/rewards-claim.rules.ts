import type { ClaimStatus, Reward, Rewards } from '../../domain';
import type { CalendarDate } from '../../rules';
import { daysBetween } from '../../rules';
import type { RewardsClaimValue } from './rewards-claim.types';

/** Entries per page of the history. */
export const PAGE_SIZE = 10;

/** Maximum number of remaining rewards for which the number shows. */
export const FEW_LEFT = 5;

/** Number of days before the end date from which the end of a reward shows. */
const SOON_DAYS = 7;

/** All rewards, and the first page of the history. */
export const defaultValue: RewardsClaimValue = { withinReach: false, page: 1 };

/** True if the balance is enough to claim a reward. */
export const canClaim = ({ status, points }: Pick<Reward, 'status' | 'points'>, have: number): boolean =>
  status === 'open' && points <= have;

/** Rewards to show: only those that the balance is enough for, or all. Unavailable ones are last. */
export const listVisibleRewards = (
  { rewards, points }: Pick<Rewards, 'rewards' | 'points'>,
  { withinReach }: Pick<RewardsClaimValue, 'withinReach'>,
): readonly Reward[] =>
  withinReach
    ? rewards.filter((reward) => canClaim(reward, points))
    : [...rewards].sort((a, b) => Number(a.status !== 'open') - Number(b.status !== 'open'));

/** Points missing for a reward; 0 if there are enough. */
export const pointsShort = ({ points }: Pick<Reward, 'points'>, have: number): number => Math.max(0, points - have);

/** Note beside a reward's points. The first one that applies shows. */
export type RewardNote =
  { readonly kind: 'sold-out' | 'ended' | 'last-day' } | { readonly kind: 'few-left' | 'ends-soon' };

export function noteOf(
  { status, remaining, endsOn }: Pick<Reward, 'status' | 'remaining' | 'endsOn'>,
  today: CalendarDate,
): RewardNote | null {
  if (status !== 'open') return { kind: status };
  if (endsOn === today) return { kind: 'last-day' };
  if (remaining !== null && remaining <= FEW_LEFT) return { kind: 'few-left' };
  return endsOn !== null && daysBetween(today, endsOn) <= SOON_DAYS ? { kind: 'ends-soon' } : null;
}

/** Tone of a claim's status: pending claims are highlighted. */
export const toneOf = (status: ClaimStatus): 'accent' | 'positive' | 'neutral' =>
  status === 'delivered' ? 'positive' : status === 'cancelled' ? 'neutral' : 'accent';
