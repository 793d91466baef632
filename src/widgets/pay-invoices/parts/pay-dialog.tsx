import type { InvoiceTotals } from '../../../domain';
import { useMessages } from '../../../runtime/react/use-messages';
import { Dialog } from '../../../ui/dialog/dialog';
import { commonMessages } from '../../common/common.messages';
import type { LazyPartProps, PartProps } from '../pay-invoices.types';
import type { PaymentForm } from '../use-payment-form';
import { PayLines } from './pay-lines';
import { PaymentParts } from './payment-parts';

export interface PayDialogProps extends PartProps, LazyPartProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly desk: PaymentForm;
  readonly totals: InvoiceTotals;
  readonly onPay: () => void;
}

/** The payment's summary card in a dialog, for phones. */
export function PayDialog({ open, onClose, messages, desk, totals, onPay }: PayDialogProps) {
  const { m, plural } = messages;
  const common = useMessages('common', commonMessages).m;
  return (
    <Dialog
      open={open && desk.state.chosen.size > 0}
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={m.pay.title}
      description={plural(m.pay.count, desk.state.chosen.size)}
      closeLabel={common.close}
      className="tf-pay-invoices tf-invoices-sheet"
    >
      <PayLines messages={messages} desk={desk} />
      <PaymentParts messages={messages} desk={desk} totals={totals} onPay={onPay} />
    </Dialog>
  );
}
