import { type RefObject, useRef } from 'react';
import type { InvoiceTotals } from '../../../domain';
import { useFormats } from '../../../runtime/react/use-formats';
import { useMessages } from '../../../runtime/react/use-messages';
import { Button } from '../../../ui/button/button';
import { Dialog } from '../../../ui/dialog/dialog';
import { TotalsList } from '../../../ui/totals-list/totals-list';
import { commonMessages } from '../../common/common.messages';
import { payInvoicesContract } from '../pay-invoices.contract';
import { payInvoicesLazyMessages } from '../pay-invoices.lazy.messages';
import type { LazyPartProps, PartProps } from '../pay-invoices.types';
import { totalsRows } from '../payment-totals.rules';
import type { PaymentForm } from '../use-payment-form';
import { methodName } from './pay-from';
import { PayLines } from './pay-lines';
import { PaymentParts } from './payment-parts';

export interface PayDialogProps extends PartProps, LazyPartProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly paymentForm: PaymentForm;
  readonly totals: InvoiceTotals;
  readonly onPay: () => void;
}

/** Payment summary card in a dialog, for phones. */
export function PayDialog({ open, onClose, messages, paymentForm, totals, onPay }: PayDialogProps) {
  const { m, plural } = messages;
  const common = useMessages('common', commonMessages).m;
  return (
    <Dialog
      open={open && paymentForm.state.selected.size > 0}
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={m.pay.title}
      description={plural(m.pay.count, paymentForm.state.selected.size)}
      closeLabel={common.close}
      part="invoices-sheet"
      className="tf-pay-invoices tf-invoices-sheet"
    >
      <PayLines messages={messages} paymentForm={paymentForm} />
      <PaymentParts messages={messages} paymentForm={paymentForm} totals={totals} onPay={onPay} />
    </Dialog>
  );
}

export interface ConfirmPayProps extends PartProps, LazyPartProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly paymentForm: PaymentForm;
  readonly onAgree: () => void;
  readonly returnFocus: RefObject<HTMLElement | null>;
}

/** Confirmation of the payment, including the surcharge, before it is sent. */
export function ConfirmPay({ open, onClose, messages, overrides, paymentForm, onAgree, returnFocus }: ConfirmPayProps) {
  const later = useMessages(payInvoicesContract.name, payInvoicesLazyMessages, overrides);
  const { m, fill } = later;
  const common = useMessages('common', commonMessages).m;
  const formats = useFormats();
  const agree = useRef<HTMLButtonElement>(null);
  const amount = formats.money(paymentForm.total);
  const charged = paymentForm.plan.allocation.charge.minor > 0;
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={fill(m.confirm.title, { amount })}
      description={
        charged && paymentForm.method !== null
          ? fill(m.confirm.from, { method: methodName(paymentForm.method, messages) })
          : m.confirm.covered
      }
      closeLabel={common.close}
      size="sm"
      initialFocus={agree}
      returnFocus={returnFocus}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {m.confirm.edit}
          </Button>
          <Button
            ref={agree}
            className="tf-invoices-agree"
            variant="primary-green"
            aria-disabled={paymentForm.blocked !== null || undefined}
            onClick={onAgree}
          >
            {fill(m.confirm.pay, { amount })}
          </Button>
        </>
      }
    >
      <div className="tf-stack" data-gap="3">
        <PayLines messages={messages} paymentForm={paymentForm} isFixed />
        <TotalsList rows={totalsRows(paymentForm, messages, formats.money)} />
        <p className="tf-second tf-quiet">{m.confirm.once}</p>
      </div>
    </Dialog>
  );
}
