import { useId } from 'react';
import type { InvoiceTotals } from '../../../domain';
import { money, negateMoney } from '../../../rules';
import { useFormats } from '../../../runtime/react/use-formats';
import { Button } from '../../../ui/button/button';
import { Sums, type SumRow } from '../../../ui/sums/sums';
import type { InvoicesWords, PartProps } from '../invoices.view.types';
import type { Desk } from '../use-desk';
import { prefetchPaying } from './late-paying';
import { blockedText, lateAmount } from './payment-docket';

interface PaySumsProps extends PartProps {
  readonly desk: Desk;
  readonly totals: InvoiceTotals;
  readonly onPay: () => void;
}

/** The rows add up to the total, which is what is sent (decision 3). */
export function sumRows({ plan: { allocation }, surcharge, total }: Pick<Desk, 'plan' | 'surcharge' | 'total'>, { m }: InvoicesWords, format: (amount: Desk['total']) => string): readonly SumRow[] {
  const { settled, credit } = allocation;
  const several = credit.minor > 0 || surcharge !== null;
  return [
    ...(several ? [{ label: m.pay.invoices, amount: format(settled) }] : []),
    ...(credit.minor > 0 ? [{ label: m.pay.creditsUsed, amount: format(negateMoney(credit)), tone: 'positive' as const }] : []),
    ...(surcharge === null ? [] : [{ label: m.pay.surcharge, amount: format(surcharge.amount) }]),
    { label: m.pay.total, amount: format(total), total: true },
  ];
}

/** What is charged, the one button that leads to it, and what it leaves. */
export function PaySums({ words, desk, totals, onPay }: PaySumsProps) {
  const { m, fill } = words;
  const formats = useFormats();
  const reasonId = useId();
  const reason = blockedText(desk, words);
  const quoting = desk.blocked?.why === 'quoting';
  return (
    <>
      <Sums rows={sumRows(desk, words, formats.money).map((row) => (quoting && row.total ? { ...row, tone: 'quiet' as const } : row))} />
      <Button
        block
        size="lg"
        className="tf-invoices-go"
        busy={desk.once.state.phase === 'sending' || desk.once.state.phase === 'checking'}
        busyLabel={m.pay.paying}
        aria-disabled={desk.blocked !== null || desk.plan.lines.length === 0 || undefined}
        aria-describedby={reason === null ? undefined : reasonId}
        onPointerEnter={prefetchPaying}
        onFocus={prefetchPaying}
        onClick={onPay}
      >
        {fill(m.pay.action, { amount: formats.money(desk.total) })}
      </Button>
      <p id={reasonId} className="tf-second tf-tone" data-tone={reason === null ? 'quiet' : 'caution'}>
        {reason ?? leaves(desk, totals, words, formats.money)}
      </p>
    </>
  );
}

/** What stays open after this payment, and whether any of it is past due. */
function leaves({ plan }: Desk, totals: InvoiceTotals, { m, fill }: InvoicesWords, format: (amount: Desk['total']) => string): string {
  const { currency } = totals.open;
  const left = Math.max(0, totals.open.minor - plan.allocation.settled.minor);
  const latePaid = plan.lines.reduce((sum, { invoice, amount }) => sum + ((invoice.daysLate ?? 0) > 0 ? amount.minor : 0), 0);
  const late = Math.max(0, lateAmount(totals) - latePaid);
  if (left === 0) return m.pay.leavesNothing;
  const amount = format(money(left, currency));
  return late === 0 ? fill(m.pay.leavesNothingLate, { amount }) : fill(m.pay.leaves, { amount, late: format(money(late, currency)) });
}
