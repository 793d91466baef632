import type { AgingBucket, Money, OrderSummary, OrderWeek, Page, Reward, Rewards } from '../../domain';
import { addMoney, money } from '../../rules';
import { sortUndelivered } from './dashboard.rules';

/** Maximum number of orders that the card lists. */
export const MAX_ORDERS = 6;

/** The next orders to be delivered, soonest first. `more` is the number of further ones; null if it is unknown. */
export function listUndelivered({ items, hasMore, total }: Page<OrderSummary>): {
  readonly orders: readonly OrderSummary[];
  readonly more: number | null;
} {
  const undelivered = sortUndelivered(items);
  const rest = undelivered.length - MAX_ORDERS;
  const unread = total === null ? null : total - items.length;
  return {
    orders: undelivered.slice(0, MAX_ORDERS),
    more: hasMore ? (unread === null ? null : Math.max(0, rest) + unread) : Math.max(0, rest),
  };
}

/** Past-due part of an account's amount due: the sum of the buckets that start after the due date. */
export const pastDueAmount = (aging: readonly AgingBucket[], currency: string): Money =>
  aging.reduce(
    (sum, { from, amount }) => (from !== null && from > 0 ? addMoney(sum, amount) : sum),
    money(0, currency),
  );

/**
 * The most expensive reward that the points cover (`missing` is 0), or the cheapest reward and the points that it still
 * needs; null if no reward can be redeemed.
 */
export type RewardGoal = { readonly reward: Reward; readonly missing: number } | null;

export function findRewardGoal({ points, rewards }: Pick<Rewards, 'points' | 'rewards'>): RewardGoal {
  const open = rewards.filter(({ status }) => status === 'open');
  const reached = open.filter((reward) => reward.points <= points).at(-1);
  if (reached !== undefined) return { reward: reached, missing: 0 };
  const [next] = open;
  return next === undefined ? null : { reward: next, missing: next.points - points };
}

/** Quantity that the chart shows for each week. */
export type Measure = 'cases' | 'spend';

/**
 * Value of a week on the axis: cases, or spend in major units of the currency. `unit` is the number of minor units in a
 * major one.
 */
export const valueOf = (week: OrderWeek, measure: Measure, unit: number): number =>
  measure === 'cases' ? week.cases : week.spend.minor / unit;

const STEPS = 3;
const roundSteps = [1, 2, 2.5, 5, 10] as const;

/** Values of the grid lines of an axis from 0: round numbers, of which the last is at least `most`. */
export function deriveTicks(most: number): readonly number[] {
  const minStep = Math.max(most, 1) / STEPS;
  const power = 10 ** Math.floor(Math.log10(minStep));
  const step = Math.max(1, (roundSteps.find((by) => by * power >= minStep) ?? 10) * power);
  return Array.from({ length: STEPS + 1 }, (_, at) => at * Math.ceil(step));
}

/**
 * Average of the weeks that have ended; null for no weeks. The last week is still running and counts only if it is
 * alone.
 */
export function averageOf(weeks: readonly OrderWeek[]): { readonly cases: number; readonly spend: Money } | null {
  const ended = weeks.length > 1 ? weeks.slice(0, -1) : weeks;
  const [first] = ended;
  if (first === undefined) return null;
  const sum = sumOf(ended);
  return {
    cases: Math.round(sum.cases / ended.length),
    spend: money(Math.round(sum.spend.minor / ended.length), first.spend.currency),
  };
}

/** Sums of the weeks. Without weeks all sums are 0, in US dollars, because no currency is known. */
export function sumOf(weeks: readonly OrderWeek[]): {
  readonly orders: number;
  readonly cases: number;
  readonly spend: Money;
} {
  return {
    orders: weeks.reduce((sum, { orders }) => sum + orders, 0),
    cases: weeks.reduce((sum, { cases }) => sum + cases, 0),
    spend: money(
      weeks.reduce((sum, { spend }) => sum + spend.minor, 0),
      weeks[0]?.spend.currency ?? 'USD',
    ),
  };
}

/** Index of the week at a horizontal position of the chart. `share` is 0 at the first edge and 1 at the last. */
export const findWeekAt = (share: number, count: number): number =>
  Math.min(count - 1, Math.max(0, Math.floor(share * count)));

/**
 * Indexes of the weeks with a number over their bar: the selected one, and the highest one unless they are neighbors.
 */
export function listLabelledWeeks(values: readonly number[], chosen: number): readonly number[] {
  const most = values.indexOf(Math.max(...values));
  return Math.abs(most - chosen) < 2 ? [chosen] : [chosen, most];
}
