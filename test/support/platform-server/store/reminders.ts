import type { DemoAccount } from '../../../../src/adapters/demo/data/accounts';
import { rungOf } from '../../../../src/adapters/demo/engine/reminders';
import type { ReminderRecord } from '../../../../src/adapters/demo/store/records';
import { isSame } from '../ids';
import type { Platform } from '../platform';
import type { ReminderEntry } from './ledger';
import { storeMoney, moneyOf } from './money';
import { ordersOf } from './orders';

/** A reminder with the demo's own id of its order. */
const recordOf = (platform: Platform, account: DemoAccount, entry: ReminderEntry): ReminderRecord => ({
  ...entry,
  orderId:
    ordersOf(platform, account).find(({ id }) => entry.orderId !== null && isSame(id, entry.orderId))?.record.id ??
    null,
});

/** Reminders of an account's buyers. */
export const remindersAt = (platform: Platform, account: DemoAccount): readonly ReminderRecord[] =>
  platform.ledger.reminders
    .filter(({ accountId }) => accountId === account.id)
    .map((entry) => recordOf(platform, account, entry));

/** Records the due time of a reminder that is changed or removed. */
export function storeDueTimes(platform: Platform, account: DemoAccount, entry: ReminderEntry): void {
  const state = moneyOf(platform, account);
  storeMoney(platform, account, {
    ...state,
    rung: [...state.rung, ...rungOf(recordOf(platform, account, entry), { account, now: platform.now() })],
  });
}
