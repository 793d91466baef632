import { addDays } from '../../../rules/dates';
import { type DemoAccount, regions } from '../data/accounts';
import type { AccountState } from '../store/records';
import type { World } from '../world';
import type { DueAmount } from './wallet';
import { dateIn } from './zoned-time';

/** Days after its delivery an order's invoice is due. */
const NET_DAYS = 21;

/** What autopay has before it: what was delivered and is not due yet. */
export function dueOn(account: DemoAccount, state: AccountState, world: World): readonly DueAmount[] {
  const today = dateIn(world.now(), regions[account.region].timeZone);
  return [...world.history(account), ...state.orders].flatMap(({ status, answers: { date }, totals, surcharge }) => {
    if (status !== 'delivered' || date === null) return [];
    const due = addDays(date, NET_DAYS);
    return due < today ? [] : [{ due, amount: totals.total + (surcharge ?? 0) }];
  });
}
