import { type DemoAccount, regions } from '../../../../src/adapters/demo/data/accounts';
import { presentAutopay, withAutopay } from '../../../../src/adapters/demo/engine/autopay';
import { creditsLeft } from '../../../../src/adapters/demo/engine/credits';
import { seededPayments } from '../../../../src/adapters/demo/engine/invoice-parts';
import {
  type InvoiceNow,
  invoicesOf,
  type InvoiceWorld,
  invoiceWorld,
} from '../../../../src/adapters/demo/engine/invoices';
import { dateIn } from '../../../../src/adapters/demo/engine/zoned-time';
import { selectedAutopay } from '../../../../src/adapters/demo/engine/wallet';
import type { AccountState } from '../../../../src/adapters/demo/store/records';
import type { MethodRecord, PaymentRecord } from '../../../../src/adapters/demo/store/paying-record';
import type { AutopayChoice } from '../../../../src/domain';
import { amountText, convertRefusals, throwHandled } from '../server-methods/arguments';
import { buyerOf } from '../access';
import type { Exchange } from '../http/exchange';
import type { Platform } from '../platform';

/**
 * Payments, disputes and payment methods of an account. It starts with the demo's wallet; its orders are the ledger's
 * own.
 */
export function moneyOf(platform: Platform, account: DemoAccount): AccountState {
  const { ledger, world } = platform;
  const known = ledger.money.get(account.id) ?? world.fresh(account);
  if (!ledger.money.has(account.id)) ledger.money.set(account.id, known);
  const placed = ledger.orders.filter(
    ({ accountId, unfinishedReads }) => accountId === account.id && unfinishedReads <= 0,
  );
  return withAutopay({ ...known, orders: placed.map(({ record }) => record) }, invoiceWorld(account, world));
}

/** State of an account, or of a guest. */
export const accountStateOf = (platform: Platform, account: DemoAccount | null): AccountState =>
  account === null ? platform.world.fresh(null) : moneyOf(platform, account);

/** Payment methods of an account; a guest has none stored. */
export const walletOf = (platform: Platform, account: DemoAccount | null): readonly MethodRecord[] =>
  account === null ? [] : moneyOf(platform, account).wallet.methods;

/** Stores the changed state of an account. */
export const storeMoney = ({ ledger }: Platform, account: DemoAccount, state: AccountState): void =>
  void ledger.money.set(account.id, state);

/** All data about an account's invoices. */
export interface Books {
  readonly world: InvoiceWorld;
  readonly state: AccountState;
  readonly invoices: readonly InvoiceNow[];
}

export function booksOf(platform: Platform, account: DemoAccount): Books {
  const world = invoiceWorld(account, platform.world);
  const state = moneyOf(platform, account);
  return { world, state, invoices: invoicesOf(world, state) };
}

export const creditsOf = ({ world, state, invoices }: Books) => creditsLeft(world, state, invoices);

/** Payments made here and before, newest first. */
export const paymentsOf = ({ world, state, invoices }: Books): readonly PaymentRecord[] =>
  [...state.payments, ...seededPayments(invoices, world)].sort((a, b) => b.paidAt - a.paidAt);

/** Refuses a buyer who may not pay. */
export function requireFinance(exchange: Exchange): void {
  const { permissions } = convertRefusals(() => buyerOf(exchange));
  if (!permissions.includes('finance')) throwHandled('INSUFFICIENT_ACCESS', 'Payments require the finance permission');
}

/** Today in the account's time zone. */
export const todayOf = ({ world }: Platform, { region }: DemoAccount): string =>
  dateIn(world.now(), regions[region].timeZone);

/** Autopay in a response: as it is, or as it would be with another setting. */
export function autopayBody(platform: Platform, account: DemoAccount, choice: AutopayChoice | null = null) {
  const { currency } = regions[account.region];
  const state = moneyOf(platform, account);
  const { enabled, methodId, day, limit, next } = presentAutopay(
    choice === null ? state.wallet.autopay : selectedAutopay(choice, todayOf(platform, account)),
    state,
    invoiceWorld(account, platform.world),
  );
  return {
    currencyIsoCode: currency,
    day,
    limit: limit === null ? null : amountText(limit),
    methodId,
    next:
      next === null
        ? null
        : {
            amount: amountText(next.amount),
            date: next.date,
            invoices: next.invoices ?? null,
            surcharge: next.surcharge ? amountText(next.surcharge) : null,
          },
    on: enabled,
  };
}
