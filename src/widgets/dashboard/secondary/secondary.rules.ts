import type { AgingBucket, Money, OrderSummary, Page, Reward, Rewards } from '../../../domain';
import { addMoney, money } from '../../../rules';
import { ordersToCome } from '../dashboard.rules';

/** Rows of orders that are listed. */
export const MAX_ORDERS = 6;

/** The orders that are to come, soonest first, and how many more there are; null where nobody knows. */
export function onTheWay({ items, hasMore, total }: Page<OrderSummary>): { readonly shown: readonly OrderSummary[]; readonly more: number | null } {
  const coming = ordersToCome(items);
  const rest = coming.length - MAX_ORDERS;
  const unread = total === null ? null : total - items.length;
  return { shown: coming.slice(0, MAX_ORDERS), more: hasMore ? (unread === null ? null : Math.max(0, rest) + unread) : Math.max(0, rest) };
}

/** What is late of an account's open amounts. */
export const pastDueAmount = (aging: readonly AgingBucket[], currency: string): Money =>
  aging.reduce((sum, { from, amount }) => (from !== null && from > 0 ? addMoney(sum, amount) : sum), money(0, currency));

/** What points are good for: the dearest reward they reach, or how many the cheapest still needs. */
export type Within = { readonly reward: Reward; readonly missing: number } | null;

export function within({ points, rewards }: Pick<Rewards, 'points' | 'rewards'>): Within {
  const open = rewards.filter(({ standing }) => standing === 'open');
  const reached = open.filter((reward) => reward.points <= points).at(-1);
  if (reached !== undefined) return { reward: reached, missing: 0 };
  const [next] = open;
  return next === undefined ? null : { reward: next, missing: next.points - points };
}
