import type { Money, OrderWeek } from '../../../domain';
import { money } from '../../../rules';

/** What the chart shows of a week. */
export type Measure = 'cases' | 'spend';

/** A week's number by a measure: money in whole units of its currency, as an axis shows it. */
export const valueOf = (week: OrderWeek, measure: Measure, unit: number): number => (measure === 'cases' ? week.cases : week.spend.minor / unit);

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
  return { cases: Math.round(sum.cases / ended.length), spend: money(Math.round(sum.spend.minor / ended.length), first.spend.currency) };
}

/** All of some weeks together; none are nothing in no currency of anybody's. */
export function sumOf(weeks: readonly OrderWeek[]): { readonly orders: number; readonly cases: number; readonly spend: Money } {
  return {
    orders: weeks.reduce((sum, { orders }) => sum + orders, 0),
    cases: weeks.reduce((sum, { cases }) => sum + cases, 0),
    spend: money(weeks.reduce((sum, { spend }) => sum + spend.minor, 0), weeks[0]?.spend.currency ?? 'USD'),
  };
}

/** The week under a point of the drawing, from 0 at its first edge to 1 at its last. */
export const weekAt = (share: number, count: number): number => Math.min(count - 1, Math.max(0, Math.floor(share * count)));

/** The weeks whose number is written over its bar: the one looked at, and the most of them where both have room. */
export function labelled(values: readonly number[], chosen: number): readonly number[] {
  const most = values.indexOf(Math.max(...values));
  return Math.abs(most - chosen) < 2 ? [chosen] : [chosen, most];
}
