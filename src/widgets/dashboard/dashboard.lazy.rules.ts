import type { AgingBucket, Money, OrderSummary, OrderWeek, Page, Reward, Rewards } from '../../domain';
import { addMoney, money } from '../../rules';
import { ordersToCome } from './dashboard.rules';

/** Rows of orders that are listed. */
export const MAX_ORDERS = 6;

/** The orders that are to come, soonest first, and how many more there are; null where nobody knows. */
export function onTheWay({ items, hasMore, total }: Page<OrderSummary>): {
  readonly shown: readonly OrderSummary[];
  readonly more: number | null;
} {
  const coming = ordersToCome(items);
  const rest = coming.length - MAX_ORDERS;
  const unread = total === null ? null : total - items.length;
  return {
    shown: coming.slice(0, MAX_ORDERS),
    more: hasMore ? (unread === null ? null : Math.max(0, rest) + unread) : Math.max(0, rest),
  };
}

/** What is late of an account's open amounts. */
export const pastDueAmount = (aging: readonly AgingBucket[], currency: string): Money =>
  aging.reduce(
    (sum, { from, amount }) => (from !== null && from > 0 ? addMoney(sum, amount) : sum),
    money(0, currency),
  );

/** What points are good for: the dearest reward they reach, or how many the cheapest still needs. */
export type Within = { readonly reward: Reward; readonly missing: number } | null;

export function within({ points, rewards }: Pick<Rewards, 'points' | 'rewards'>): Within {
  const open = rewards.filter(({ status }) => status === 'open');
  const reached = open.filter((reward) => reward.points <= points).at(-1);
  if (reached !== undefined) return { reward: reached, missing: 0 };
  const [next] = open;
  return next === undefined ? null : { reward: next, missing: next.points - points };
}

/** What the chart shows of a week. */
export type Measure = 'cases' | 'spend';

/** A week's number by a measure: money in whole units of its currency, as an axis shows it. */
export const valueOf = (week: OrderWeek, measure: Measure, unit: number): number =>
  measure === 'cases' ? week.cases : week.spend.minor / unit;

const STEPS = 3;
const round = [1, 2, 2.5, 5, 10] as const;

/** Where the lines of an axis stand that begins at 0 and reaches `most`: round numbers, the last no less than it. */
export function ticksFor(most: number): readonly number[] {
  const wanted = Math.max(most, 1) / STEPS;
  const power = 10 ** Math.floor(Math.log10(wanted));
  const step = Math.max(1, (round.find((by) => by * power >= wanted) ?? 10) * power);
  return Array.from({ length: STEPS + 1 }, (_, at) => at * Math.ceil(step));
}

/** What a usual week comes to: the one that has not ended yet says nothing of it, unless it is the only one. */
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

/** All of some weeks together; none are nothing in no currency of anybody's. */
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

/** The week under a point of the drawing, from 0 at its first edge to 1 at its last. */
export const weekAt = (share: number, count: number): number =>
  Math.min(count - 1, Math.max(0, Math.floor(share * count)));

/** The weeks whose number is written over its bar: the one looked at, and the most of them where both have room. */
export function labelled(values: readonly number[], chosen: number): readonly number[] {
  const most = values.indexOf(Math.max(...values));
  return Math.abs(most - chosen) < 2 ? [chosen] : [chosen, most];
}
