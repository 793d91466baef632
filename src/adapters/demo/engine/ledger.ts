import type { StoppedAction } from '../../../domain';
import type { AccountCondition } from '../../../rules/server-codes';
import type { DemoAccount, DemoCondition } from '../data/accounts';
import type { AccountState } from '../store/records';
import type { World } from '../world';
import { creditsLeft } from './credits';
import { invoicesOf, invoiceWorld } from './invoices';

/** Days past due after which an open invoice blocks its account. */
export const BLOCKED_AFTER_DAYS = 30;

/**
 * Financial state of an account, derived from orders, invoices, payments and credits; nothing of it is stored (decision
 * 51).
 */
export interface Ledger {
  /** Amounts due minus remaining credits, in minor units. */
  readonly balance: number;
  /** Credit limit minus balance, in minor units; negative above the limit. */
  readonly creditLeft: number;
  readonly conditions: readonly DemoCondition[];
}

const everything = ['add', 'checkout'] as const satisfies readonly StoppedAction[];

/** Balance, remaining credit and blocked actions of an account. */
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

/** Conditions that block an account from ordering: financial ones, a missing visit plan, and seeded ones. */
export const conditionsOf = (account: DemoAccount, ofMoney: AccountCondition | null): readonly DemoCondition[] => [
  ...(ofMoney === null ? [] : [{ code: ofMoney, stops: everything }]),
  ...(account.plan === null ? [{ code: 'no-visit-plan', stops: ['checkout'] } as const] : []),
  ...account.restrictions,
];

/** Whether an action is blocked for an account; never for a guest. */
export const isStopped = (
  action: StoppedAction,
  account: DemoAccount | null,
  state: AccountState,
  world: World,
): boolean =>
  account !== null && ledgerOf(account, state, world).conditions.some(({ stops }) => stops.includes(action));
