import { useId } from 'react';
import type { InvoiceTotals } from '../../../domain';
import { useFormats } from '../../../runtime/react/use-formats';
import { Button } from '../../../ui/button/button';
import { prefetchDialog } from '../../../ui/dialog/dialog';
import { TotalsList } from '../../../ui/totals-list/totals-list';
import type { PartProps } from '../invoices.view.types';
import { blockedText, leavesText, totalsRows } from '../payment-totals.rules';
import type { PaymentForm } from '../use-payment-form';

export interface PaymentTotalsProps extends PartProps {
  readonly desk: PaymentForm;
  readonly totals: InvoiceTotals;
  readonly onPay: () => void;
}

/** What is charged, the one button that leads to it, and what it leaves. */
export function PaymentTotals({ messages, desk, totals, onPay }: PaymentTotalsProps) {
  const { m, fill } = messages;
  const formats = useFormats();
  const reasonId = useId();
  const reason = blockedText(desk, messages);
  const quoting = desk.blocked?.why === 'quoting';
  return (
    <>
      <TotalsList rows={totalsRows(desk, messages, formats.money).map((row) => (quoting && row.total ? { ...row, tone: 'quiet' as const } : row))} />
      <Button
        block
        size="lg"
        className="tf-invoices-go"
        busy={desk.once.state.phase === 'sending' || desk.once.state.phase === 'checking'}
        busyLabel={m.pay.paying}
        aria-disabled={desk.blocked !== null || desk.plan.lines.length === 0 || undefined}
        aria-describedby={reason === null ? undefined : reasonId}
        onPointerEnter={prefetchDialog}
        onFocus={prefetchDialog}
        onClick={onPay}
      >
        {fill(m.pay.action, { amount: formats.money(desk.total) })}
      </Button>
      <p id={reasonId} className="tf-second tf-tone" data-tone={reason === null ? 'quiet' : 'caution'}>
        {reason ?? leavesText(desk, totals, messages, formats.money)}
      </p>
    </>
  );
}
