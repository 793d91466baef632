import type { InvoiceTotals, Money } from '../../domain';
import { money, negateMoney } from '../../rules';
import type { TotalsRow } from '../../ui/totals-list/totals-list';
import type { InvoicesMessages } from './pay-invoices.types';
import type { PaymentForm } from './use-payment-form';

type FormatMoney = (amount: Money) => string;

/** Past due amount, in minor units. */
export const pastDueAmount = ({ aging }: Pick<InvoiceTotals, 'aging'>): number =>
  aging.reduce((sum, { from, amount }) => sum + (from !== null && from > 0 ? amount.minor : 0), 0);

/** Rows of the totals. They add up to the total in the request (decision 3). */
export function totalsRows(
  { plan: { allocation }, surcharge, total }: Pick<PaymentForm, 'plan' | 'surcharge' | 'total'>,
  { m }: InvoicesMessages,
  format: FormatMoney,
): readonly TotalsRow[] {
  const { settled, credit } = allocation;
  const several = credit.minor > 0 || surcharge !== null;
  return [
    ...(several ? [{ label: m.pay.invoices, amount: format(settled) }] : []),
    ...(credit.minor > 0
      ? [{ label: m.pay.creditsUsed, amount: format(negateMoney(credit)), tone: 'positive' as const }]
      : []),
    ...(surcharge === null ? [] : [{ label: m.pay.surcharge, amount: format(surcharge.amount) }]),
    { label: m.pay.total, amount: format(total), total: true },
  ];
}

/** Message for what blocks the payment; null if nothing does. */
export function blockedText({ blocked }: Pick<PaymentForm, 'blocked'>, { m, plural }: InvoicesMessages): string | null {
  if (blocked === null) return null;
  if (blocked.reason === 'amounts') return plural(m.blocked.amounts, blocked.count);
  return blocked.reason === 'wait' ? plural(m.blocked.wait, blocked.seconds) : m.blocked[blocked.reason];
}

/** Message for the amount that remains due after this payment, and whether any of it is past due. */
export function leavesText(
  { plan }: Pick<PaymentForm, 'plan'>,
  totals: InvoiceTotals,
  { m, fill }: InvoicesMessages,
  format: FormatMoney,
): string {
  const { currency } = totals.amountDue;
  const left = Math.max(0, totals.amountDue.minor - plan.allocation.settled.minor);
  const latePaid = plan.lines.reduce(
    (sum, { invoice, amount }) => sum + ((invoice.daysPastDue ?? 0) > 0 ? amount.minor : 0),
    0,
  );
  const late = Math.max(0, pastDueAmount(totals) - latePaid);
  if (left === 0) return m.pay.leavesNothing;
  if (left === totals.disputed?.amountDue.minor)
    return fill(m.pay.leavesDisputed, { amount: format(totals.disputed.amountDue) });
  const amount = format(money(left, currency));
  return late === 0
    ? fill(m.pay.leavesNothingLate, { amount })
    : fill(m.pay.leaves, { amount, late: format(money(late, currency)) });
}
