import { useState } from 'react';
import type { InvoiceTotals } from '../../../domain';
import { money } from '../../../rules';
import { useFormats } from '../../../runtime/react/use-formats';
import { Button } from '../../../ui/button/button';
import { everyInvoice } from '../fetch-invoices';
import { isProposed, undisputed } from '../payment.store';
import type { PartProps } from '../pay-invoices.types';
import { pastDueAmount } from '../payment-totals.rules';
import type { PaymentForm } from '../use-payment-form';
import { prefetchLazyParts } from './lazy-parts';

export interface QuickWaysProps extends PartProps {
  readonly paymentForm: PaymentForm;
  readonly totals: InvoiceTotals;
  /** Called after invoices are selected, because the pressed button is removed. */
  readonly onSelect: () => void;
}

/** Two quick actions, while no invoice is selected. */
export function QuickWays({ messages, paymentForm, totals, onSelect }: QuickWaysProps) {
  const { m, fill } = messages;
  const formats = useFormats();
  const [busy, setBusy] = useState<'late' | 'all' | null>(null);
  const [failed, setFailed] = useState(false);
  const { currency } = totals.amountDue;
  // Disputed amounts are left out, and the text says so (decision 53).
  const disputed = totals.disputed?.amountDue.minor ?? 0;
  const late = pastDueAmount(totals) - (totals.disputed?.pastDue.minor ?? 0);
  const all = totals.amountDue.minor - disputed;
  const choose = async (what: 'late' | 'all') => {
    setBusy(what);
    setFailed(false);
    try {
      const found = await paymentForm.fetchAll({ ...everyInvoice, payableOnly: true });
      paymentForm.paying.add(
        found.filter((one) => isProposed(one) && (what === 'all' || (one.daysPastDue ?? 0) > 0)),
        new Map(found.map((one) => [one.id, undisputed(one)])),
      );
      onSelect();
    } catch {
      setFailed(true);
    }
    setBusy(null);
  };
  const quick = (what: 'late' | 'all', text: string) => (
    <Button
      variant="secondary"
      block
      busy={busy === what}
      aria-disabled={paymentForm.locked || undefined}
      onClick={() => void choose(what)}
    >
      {text}
    </Button>
  );
  return (
    <>
      <p className="tf-second tf-muted">{m.pay.none}</p>
      {late > 0 && quick('late', fill(m.pay.pastDue, { amount: formats.money(money(late, currency)) }))}
      {all > late && quick('all', fill(m.pay.everything, { amount: formats.money(money(all, currency)) }))}
      {disputed > 0 && (
        <p className="tf-second tf-quiet">
          {fill(m.pay.leavesOut, { amount: formats.money(money(disputed, currency)) })}
        </p>
      )}
      {failed && (
        <p role="alert" className="tf-second">
          {m.chosen.notAll}
        </p>
      )}
    </>
  );
}

interface DistributeButtonProps extends Omit<QuickWaysProps, 'onSelect'> {
  /** Opens the dialog to distribute an amount; absent if the buyer cannot use it. */
  readonly onSpread: (() => void) | undefined;
}

/** Opens the dialog that distributes an amount over open invoices, oldest first. */
export function DistributeButton({ messages: { m }, paymentForm, totals, onSpread }: DistributeButtonProps) {
  if (onSpread === undefined || totals.amountDue.minor <= 0) return null;
  return (
    <Button
      variant="base-underline"
      size="sm"
      className="tf-invoices-start"
      aria-disabled={paymentForm.locked || undefined}
      onPointerEnter={prefetchLazyParts}
      onFocus={prefetchLazyParts}
      onClick={onSpread}
    >
      {m.pay.spread}
    </Button>
  );
}
