import { useEffect, useId } from 'react';
import type { InvoiceTotals } from '../../../domain';
import { useFormats } from '../../../runtime/react/use-formats';
import { Button } from '../../../ui/button/button';
import { Checkbox } from '../../../ui/checkbox/checkbox';
import { prefetchDialog } from '../../../ui/dialog/dialog';
import { SummaryCardSection, SummaryCardDivider } from '../../../ui/summary-card/summary-card';
import { TotalsList } from '../../../ui/totals-list/totals-list';
import type { PartProps } from '../pay-invoices.types';
import { blockedText, leavesText, totalsRows } from '../payment-totals.rules';
import type { PaymentForm } from '../use-payment-form';
import { PayFrom } from './pay-from';

/** Payment method and charge, shared by the page and the dialog on phones. */
export function PaymentParts({ messages, paymentForm, totals, onPay }: PaymentTotalsProps) {
  useEffect(prefetchDialog, []);
  return (
    <>
      {paymentForm.credits.length > 0 && (
        <>
          <SummaryCardDivider />
          <SummaryCardSection>
            <PayCredits messages={messages} paymentForm={paymentForm} />
          </SummaryCardSection>
        </>
      )}
      <SummaryCardDivider />
      <SummaryCardSection>
        <PayFrom messages={messages} paymentForm={paymentForm} />
      </SummaryCardSection>
      <SummaryCardDivider />
      <SummaryCardSection className="tf-stack" data-gap="3">
        <PaymentTotals messages={messages} paymentForm={paymentForm} totals={totals} onPay={onPay} />
      </SummaryCardSection>
    </>
  );
}

/** Credits that are applied. The buyer can keep each one for later. */
function PayCredits({ messages: { m, fill }, paymentForm }: PartProps & { readonly paymentForm: PaymentForm }) {
  const formats = useFormats();
  const { credits, state, paying, locked } = paymentForm;
  return (
    <fieldset className="tf-stack" data-gap="1">
      <legend className="tf-label tf-legend">{m.pay.credits}</legend>
      {credits.map(({ id, number, reason, remaining }) => (
        <Checkbox
          key={id}
          label={fill(m.pay.credit, { number, reason })}
          description={fill(m.pay.creditLeft, { amount: formats.money(remaining) })}
          checked={!state.unusedCredits.has(id)}
          disabled={locked}
          onCheckedChange={(isUsed) => paying.useCredit(id, isUsed)}
        />
      ))}
    </fieldset>
  );
}

interface PaymentTotalsProps extends PartProps {
  readonly paymentForm: PaymentForm;
  readonly totals: InvoiceTotals;
  readonly onPay: () => void;
}

/** Charged total, the pay button, and the amount that remains due. */
function PaymentTotals({ messages, paymentForm, totals, onPay }: PaymentTotalsProps) {
  const { m, fill } = messages;
  const formats = useFormats();
  const reasonId = useId();
  const reason = blockedText(paymentForm, messages);
  const quoting = paymentForm.blocked?.reason === 'quoting';
  return (
    <>
      <TotalsList
        rows={totalsRows(paymentForm, messages, formats.money).map((row) =>
          quoting && row.total ? { ...row, tone: 'quiet' as const } : row,
        )}
      />
      <Button
        block
        size="lg"
        className="tf-invoices-go"
        busy={paymentForm.commitHandle.state.phase === 'sending' || paymentForm.commitHandle.state.phase === 'checking'}
        busyLabel={m.pay.paying}
        aria-disabled={paymentForm.blocked !== null || paymentForm.plan.lines.length === 0 || undefined}
        aria-describedby={reason === null ? undefined : reasonId}
        onPointerEnter={prefetchDialog}
        onFocus={prefetchDialog}
        onClick={onPay}
      >
        {fill(m.pay.action, { amount: formats.money(paymentForm.total) })}
      </Button>
      <p id={reasonId} className="tf-second tf-tone" data-tone={reason === null ? 'quiet' : 'caution'}>
        {reason ?? leavesText(paymentForm, totals, messages, formats.money)}
      </p>
    </>
  );
}
