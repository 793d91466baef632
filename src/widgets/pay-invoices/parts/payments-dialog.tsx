import { useRef, useState } from 'react';
import { Download } from 'lucide';
import type { Page, Payment } from '../../../domain';
import { calendarDateIn } from '../../../rules';
import { useFormats } from '../../../runtime/react/use-formats';
import type { Read } from '../../../runtime/react/use-read';
import { useMessages } from '../../../runtime/react/use-messages';
import { joinFacts } from '../../../runtime/messages/join-facts';
import { EmptyState } from '../../../ui/empty-state/empty-state';
import { SkeletonText, Skeleton } from '../../../ui/skeleton/skeleton';
import { Button } from '../../../ui/button/button';
import { Dialog } from '../../../ui/dialog/dialog';
import { commonMessages } from '../../common/common.messages';
import { LoadFailed } from '../../common/status-views';
import { payInvoicesContract } from '../pay-invoices.contract';
import { payInvoicesLazyMessages } from '../pay-invoices.lazy.messages';
import type { LazyMessages } from '../pay-invoices.types';
import { useFile } from '../use-file-download';
import { FileError } from './file-error';
import type { LazyDialogsProps } from './lazy-parts';

export interface PaymentsDialogProps extends LazyDialogsProps {
  readonly read: Read<Page<Payment>>;
  readonly onRetry: () => void;
  readonly onMore: () => void;
}

/** Payments of the account, newest first, each with its receipt. */
export function PaymentsDialog(props: PaymentsDialogProps) {
  const { read, documents, overrides, onRetry, onMore, onClose, onDownloaded, returnFocus } = props;
  const { receipt } = documents;
  const messages = useMessages(payInvoicesContract.name, payInvoicesLazyMessages, overrides);
  const { m } = messages;
  const common = useMessages('common', commonMessages).m;
  const text = useRef<HTMLDivElement>(null);
  const file = useFile(onDownloaded);
  const [receiptPayment, setReceiptPayment] = useState<Payment | null>(null);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={m.payments.title}
      closeLabel={common.close}
      returnFocus={returnFocus}
      initialFocus={text}
    >
      <div ref={text} className="tf-stack tf-focus-on-mount" data-gap="3" tabIndex={-1}>
        {read.status === 'loading' && (
          <Skeleton label={m.payments.loading}>
            <SkeletonText lines={5} />
          </Skeleton>
        )}
        {read.status === 'failed' && <LoadFailed title={m.payments.failed} error={read.error} onRetry={onRetry} />}
        {read.data?.items.length === 0 && <EmptyState compact title={m.payments.none} text={m.payments.noneText} />}
        {receiptPayment !== null && <FileError file={file} messages={messages} number={receiptPayment.number} />}
        <ul part="invoices-lines" className="tf-invoices-lines">
          {read.data?.items.map((payment) => (
            <PaymentRow
              key={payment.id}
              payment={payment}
              messages={messages}
              busy={file.busy && receiptPayment?.id === payment.id}
              onReceipt={
                receipt &&
                (() => {
                  setReceiptPayment(payment);
                  void file.fetch(() => receipt(payment.id));
                })
              }
            />
          ))}
        </ul>
        {read.data?.hasMore === true && (
          <Button
            variant="secondary"
            busy={read.status === 'ready' && read.previous}
            busyLabel={m.payments.loadingMore}
            onClick={onMore}
          >
            {m.payments.more}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

interface PaymentRowProps {
  readonly payment: Payment;
  readonly messages: LazyMessages;
  readonly busy: boolean;
  readonly onReceipt: (() => void) | undefined;
}

function PaymentRow({
  payment: { number, paidAt, timeZone, method, paid, total, status, settlesOn },
  messages: { m, fill, plural },
  busy,
  onReceipt,
}: PaymentRowProps) {
  const formats = useFormats();
  const date = calendarDateIn(paidAt, timeZone);
  const [only] = paid;
  const what = paid.length === 1 && only !== undefined ? only.number : plural(m.payments.invoices, paid.length);
  const state =
    status === 'returned'
      ? m.payments.returned
      : status !== 'pending'
        ? null
        : settlesOn === null
          ? m.payments.pendingOpen
          : fill(m.payments.pending, { date: formats.weekdayDate(settlesOn) });
  return (
    <li>
      <span className="tf-grow">
        <span className="tf-medium">{date === null ? number : formats.weekdayDate(date)}</span>
        <span className="tf-second tf-quiet tf-invoices-block">{joinFacts([number, what, method])}</span>
        {state !== null && (
          <span
            className="tf-second tf-tone tf-invoices-block"
            data-tone={status === 'returned' ? 'critical' : 'quiet'}
          >
            {state}
          </span>
        )}
      </span>
      <span className="tf-medium tf-number">{formats.money(total)}</span>
      {onReceipt && (
        <Button
          variant="toolbar"
          iconOnly
          icon={Download}
          busy={busy}
          aria-label={fill(m.payments.receipt, { number })}
          onClick={onReceipt}
        />
      )}
    </li>
  );
}
