import type { NextDelivery, OrderWeeks } from '../../../domain';
import { addDays } from '../../../rules/calendar';
import { isCountedAsOrdered, lastWeeks } from '../../../rules/insights';
import { money } from '../../../rules/money';
import { type DemoAccount, regions } from '../data/accounts';
import type { OrderRecord } from '../store/records';
import { messagesFor } from '../messages';
import type { World } from '../world';
import { slotsFor } from './checkout';
import { statusOf } from './orders';
import type { ViewerContext } from './present';
import { dateIn, dayNumber, instantOf, zonedInstant } from './zoned-time';

/** The first delivery that still accepts orders, as in checkout. */
export function nextDelivery(account: DemoAccount, world: World, locale: string): NextDelivery {
  const { timeZone } = regions[account.region];
  const slot = slotsFor(account, 'delivery', world).find(({ closed }) => closed === null);
  return {
    visit:
      slot === undefined
        ? null
        : { date: slot.date, cutOff: instantOf(slot.cutOff, timeZone), note: messagesFor(locale).rearDoor },
    timeZone,
    serverTime: instantOf(world.now(), timeZone),
  };
}

/** An account's orders by week of its calendar, with the totals of the order list. */
export function orderWeeks(orders: readonly OrderRecord[], count: number, { market }: ViewerContext): OrderWeeks {
  const { currency, now, timeZone } = market;
  const today = dateIn(now, timeZone);
  const starts = lastWeeks(today, count);
  const [first = today] = starts;
  const since = zonedInstant(first, 0, timeZone);
  const until = zonedInstant(addDays(first, count * 7), 0, timeZone);
  const weeks = starts.map((start) => ({ start, orders: 0, cases: 0, minor: 0 }));
  for (const order of orders) {
    if (order.placedAt < since || order.placedAt >= until || !isCountedAsOrdered(statusOf(order, { market }))) continue;
    const week = weeks[Math.floor((dayNumber(dateIn(order.placedAt, timeZone)) - dayNumber(first)) / 7)];
    if (week === undefined) continue;
    week.orders += 1;
    week.cases += order.totals.cases;
    week.minor += order.totals.total + (order.surcharge ?? 0);
  }
  return { weeks: weeks.map(({ minor, ...week }) => ({ ...week, spend: money(minor, currency) })), today };
}
