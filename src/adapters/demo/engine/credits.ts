import type { Credit } from '../../../domain';
import { addDays } from '../../../rules/calendar';
import { money } from '../../../rules/money';
import type { AccountState } from '../store/records';
import { invoiceMessagesFor } from '../messages/invoices';
import type { InvoiceNow, InvoiceWorld } from './invoices';

/** Seed of a credit; its remaining balance is derived from the payments. */
interface CreditSeed {
  readonly id: string;
  readonly number: string;
  readonly daysAgo: number;
  readonly reason: 'empties' | 'price';
  readonly amount: number;
}

const credits: readonly CreditSeed[] = [
  { id: 'cr-1', number: 'CR-20418', daysAgo: 19, reason: 'empties', amount: 8400 },
  { id: 'cr-2', number: 'CR-20467', daysAgo: 8, reason: 'price', amount: 3120 },
];

/** Remaining credits of an account, oldest first. */
export function creditsLeft(
  here: InvoiceWorld,
  state: AccountState,
  invoices: readonly InvoiceNow[],
): readonly (CreditSeed & { readonly left: number })[] {
  // An account without orders has nothing to be credited for.
  if (invoices.length === 0 || (here.account.ordering?.quietDays ?? 0) > 0) return [];
  const used = new Map<string, number>();
  for (const payment of state.payments) {
    for (const { creditId, amount } of payment.credits) used.set(creditId, amount + (used.get(creditId) ?? 0));
  }
  return credits.flatMap((seed) => {
    const left = seed.amount - (used.get(seed.id) ?? 0);
    return left > 0 ? [{ ...seed, left }] : [];
  });
}

/** Credits in the port's format. */
export const presentCredits = (
  left: ReturnType<typeof creditsLeft>,
  { market, today }: InvoiceWorld,
  locale: string,
): readonly Credit[] =>
  left.map(({ id, number, daysAgo, reason, left: minor }) => ({
    id,
    number,
    issuedOn: addDays(today, -daysAgo),
    reason: invoiceMessagesFor(locale).credits[reason],
    remaining: money(minor, market.currency),
  }));
