import type { StoppedAction } from '../../../domain';
import type { AccountCondition } from '../../../rules/server-codes';
import type { DemoAccount, DemoCondition } from '../data/accounts';
import type { AccountState } from '../store/records';
import type { World } from '../world';
import { creditsLeft } from './credits';
import { invoicesOf, invoiceWorld } from './invoices';

/** Days after its due date from which an open invoice blocks its account. */
export const BLOCKED_AFTER_DAYS = 30;

/** Where an account stands. Nothing of it is stored: it follows from orders, invoices, payments and credits (decision 51). */
export interface Ledger {
  /** Open amounts less the credits that are left, in minor units. */
  readonly balance: number;
  /** Credit limit less the balance, in minor units: below zero over the limit. */
  readonly creditLeft: number;
  readonly conditions: readonly DemoCondition[];
}

const everything = ['add', 'checkout'] as const satisfies readonly StoppedAction[];

/** The balance of an account, the credit it has left, and what both let it do. */
export function ledgerOf(account: DemoAccount, state: AccountState, world: World): Ledger {
  const here = invoiceWorld(account, world);
  const invoices = invoicesOf(here, state);
  const open = invoices.reduce((sum, one) => sum + one.open, 0);
  const balance = open - creditsLeft(here, state, invoices).reduce((sum, { left }) => sum + left, 0);
  const creditLeft = account.creditLimit - balance;
  const isLate = invoices.some(
    ({ open: unpaid, disputed, daysLate }) => unpaid > disputed && daysLate > BLOCKED_AFTER_DAYS,
  );
  return {
    balance,
    creditLeft,
    conditions: conditionsOf(account, isLate ? 'blocked' : creditLeft <= 0 ? 'temporarily-blocked' : null),
  };
}

/** What keeps an account from ordering: what its money says, its visit plan, and what is written down of it. */
export const conditionsOf = (account: DemoAccount, ofMoney: AccountCondition | null): readonly DemoCondition[] => [
  ...(ofMoney === null ? [] : [{ code: ofMoney, stops: everything }]),
  ...(account.plan === null ? [{ code: 'no-visit-plan', stops: ['checkout'] } as const] : []),
  ...account.restrictions,
];

/** Whether an account may do something as things stand; a guest has no account to be stopped. */
export const isStopped = (
  action: StoppedAction,
  account: DemoAccount | null,
  state: AccountState,
  world: World,
): boolean =>
  account !== null && ledgerOf(account, state, world).conditions.some(({ stops }) => stops.includes(action));
