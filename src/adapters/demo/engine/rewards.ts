import type { ClaimRewardRefusal, ClaimStatus, Reward, RewardEntry, Rewards } from '../../../domain';
import { addDays } from '../../../rules/calendar';
import { formatMoney, money } from '../../../rules/money';
import { type DemoAccount, regions } from '../data/accounts';
import { claimSeeds, rewardPicture, rewards, type RewardSeed } from '../data/rewards';
import type { AccountState, OrderRecord, RewardClaimRecord } from '../store/records';
import { fill } from '../messages';
import { rewardMessagesFor } from '../messages/rewards';
import type { World } from '../world';
import { statusOf } from './orders';
import { dateIn, instantOf, zonedInstant } from './zoned-time';

const DAY = 86_400_000;
const TEN = 600;
/** Minor units of money per point. */
const EACH = 100;

/** Account and time for calculating points. */
export interface Counting {
  readonly account: DemoAccount;
  readonly state: AccountState;
  readonly world: World;
}

/** Earned or spent points before they are translated. */
type Entry = { readonly at: number; readonly points: number } & (
  | { readonly kind: 'order'; readonly order: OrderRecord }
  | { readonly kind: 'claim'; readonly number: string; readonly rewardId: string; readonly status: ClaimStatus }
  | { readonly kind: 'returned'; readonly number: string; readonly rewardId: string }
);

/** Points of an order: one per whole unit of money of its goods. */
export const pointsOf = ({ totals: { subtotal, offer } }: Pick<OrderRecord, 'totals'>): number =>
  Math.floor((subtotal + offer) / EACH);

const arrived: ReadonlySet<string> = new Set(['delivered', 'in-settlement']);
const lost: ReadonlySet<string> = new Set(['draft', 'cancelled', 'not-delivered', 'in-error']);

/** Orders of the year that can earn points, with whether they were delivered. */
function ordersOf({
  account,
  state,
  world,
}: Counting): readonly { readonly order: OrderRecord; readonly isHere: boolean }[] {
  const market = world.market(account);
  return [...world.history(account), ...state.orders].flatMap((order) => {
    if (state.cancellations.some(({ orderId }) => orderId === order.id)) return [];
    const status = statusOf(order, { market });
    return lost.has(status) ? [] : [{ order, isHere: arrived.has(status) }];
  });
}

/** Status of a claim by its age: packed on its day, shipped the next, delivered within a week. */
const statusAfter = (age: number): ClaimStatus =>
  age < DAY ? 'processing' : age < 6 * DAY ? 'on-its-way' : 'delivered';

/** All entries of an account's points, newest first. */
function entriesOf(counting: Counting): readonly Entry[] {
  const { account, state, world } = counting;
  const { timeZone } = regions[account.region];
  const now = world.now();
  const earned = ordersOf(counting).flatMap(({ order, isHere }): readonly Entry[] => {
    const { date } = order.answers;
    return isHere
      ? [
          {
            kind: 'order',
            order,
            points: pointsOf(order),
            at: date === null ? order.placedAt : zonedInstant(date, TEN, timeZone),
          },
        ]
      : [];
  });
  const before =
    world.changes.noOrders === true
      ? []
      : (claimSeeds[account.id] ?? []).flatMap(({ number, rewardId, daysAgo, cancelledAfter }): readonly Entry[] => {
          const points = rewardOf(rewardId)?.points ?? 0;
          const at = zonedInstant(addDays(dateIn(now, timeZone), -daysAgo), TEN + daysAgo, timeZone);
          const claim = {
            kind: 'claim',
            number,
            rewardId,
            points: -points,
            at,
            status: cancelledAfter === undefined ? statusAfter(now - at) : 'cancelled',
          } as const;
          return cancelledAfter === undefined
            ? [claim]
            : [claim, { kind: 'returned', number, rewardId, points, at: at + cancelledAfter * DAY }];
        });
  const here = state.rewardClaims.map(({ number, rewardId, points, at }): Entry => ({
    kind: 'claim',
    number,
    rewardId,
    points: -points,
    at,
    status: statusAfter(now - at),
  }));
  return [...earned, ...before, ...here.reverse()].sort((a, b) => b.at - a.at);
}

export const rewardOf = (rewardId: string): RewardSeed | undefined => rewards.find(({ id }) => id === rewardId);

/** Available points of an account: the sum of all entries. */
export const balanceOf = (counting: Counting): number =>
  entriesOf(counting).reduce((sum, { points }) => sum + points, 0);

/** Remaining stock of a reward for an account; null if unlimited. */
const leftOf = ({ id, stock }: RewardSeed, { rewardClaims }: AccountState): number | null =>
  stock === undefined ? null : Math.max(0, stock - rewardClaims.filter(({ rewardId }) => rewardId === id).length);

const seedsOf = ({ account, world }: Counting, rewardId: string): number =>
  world.changes.noOrders === true
    ? 0
    : (claimSeeds[account.id] ?? []).filter((seed) => seed.rewardId === rewardId).length;

/** The claim that followed the given number of claims; null without one. */
export const claimAfter = (counting: Counting, rewardId: string, claimed: number): RewardClaimRecord | null =>
  counting.state.rewardClaims.filter((claim) => claim.rewardId === rewardId)[claimed - seedsOf(counting, rewardId)] ??
  null;

/** Reason why a reward cannot be claimed for the agreed points; null if it can. */
export function claimRefusal(
  counting: Counting,
  { rewardId, points }: { readonly rewardId: string; readonly points: number },
): ClaimRewardRefusal | null {
  const reward = rewardOf(rewardId);
  if (reward === undefined || counting.world.changes.rewards === 'none') return 'reward-gone';
  if ((reward.endsIn ?? 0) < 0) return 'ended';
  if (leftOf(reward, counting.state) === 0 || counting.world.changes.rewards === 'gone-meanwhile') return 'sold-out';
  if (reward.points !== points) return 'points-changed';
  return balanceOf(counting) < points ? 'not-enough-points' : null;
}

/** Rewards and points in the viewer's language. */
export function presentRewards(counting: Counting, locale: string): Rewards {
  const { account, state, world } = counting;
  const { timeZone, currency } = regions[account.region];
  const messages = rewardMessagesFor(locale);
  const today = dateIn(world.now(), timeZone);
  const presented = rewards.map((seed): Reward => {
    const [name, description] = messages.rewards[seed.id];
    const left = leftOf(seed, state);
    return {
      id: seed.id,
      name,
      description,
      points: seed.points,
      remaining: left,
      image: { source: rewardPicture(seed.id), alt: '' },
      endsOn: seed.endsIn === undefined ? null : addDays(today, seed.endsIn),
      claimed: seedsOf(counting, seed.id) + state.rewardClaims.filter(({ rewardId }) => rewardId === seed.id).length,
      status: (seed.endsIn ?? 0) < 0 ? 'ended' : left === 0 ? 'sold-out' : 'open',
    };
  });
  return {
    today,
    points: balanceOf(counting),
    coming: ordersOf(counting).reduce((sum, { order, isHere }) => (isHere ? sum : sum + pointsOf(order)), 0),
    earning: fill(messages.earning, { amount: formatMoney(money(EACH, currency), locale) }),
    rewards: world.changes.rewards === 'none' ? [] : presented,
  };
}

/** History of an account's points in the viewer's language, newest first. */
export function presentEntries(counting: Counting, locale: string): readonly RewardEntry[] {
  const { timeZone } = regions[counting.account.region];
  return entriesOf(counting).map((entry): RewardEntry => {
    const { at, points } = entry;
    if (entry.kind === 'order') {
      const { id, number } = entry.order;
      return { id: `points-${id}`, at: instantOf(at, timeZone), points, about: { kind: 'order', orderId: id, number } };
    }
    const { number, rewardId } = entry;
    const about = { number, name: rewardName(rewardId, locale) };
    return {
      id: `points-${entry.kind}-${number}`,
      at: instantOf(at, timeZone),
      points,
      about:
        entry.kind === 'claim' ? { kind: 'claim', ...about, status: entry.status } : { kind: 'returned', ...about },
    };
  });
}

/** Name of a reward; its id if it no longer exists. */
export function rewardName(rewardId: string, locale: string): string {
  const seed = rewardOf(rewardId);
  return seed === undefined ? rewardId : rewardMessagesFor(locale).rewards[seed.id][0];
}
