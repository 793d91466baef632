import type { DemoAccount } from '../data/accounts';
import type { AccountState } from '../store/records';
import type { World } from '../world';
import { invoicesOf, invoiceWorld } from './invoices';
import type { DueAmount } from './wallet';

/** What autopay has before it: what is open and not past due. What is disputed waits until that is settled. */
export function dueOn(account: DemoAccount, state: AccountState, world: World): readonly DueAmount[] {
  return invoicesOf(invoiceWorld(account, world), state).flatMap(({ dueOn: due, open, disputed, daysLate }) =>
    daysLate > 0 || open <= disputed ? [] : [{ due, amount: open - disputed }]);
}
