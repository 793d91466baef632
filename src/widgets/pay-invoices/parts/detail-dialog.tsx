import { useRef } from 'react';
import { Check, Download, MessageSquareWarning, Plus } from 'lucide';
import type { Invoice } from '../../../domain';
import type { Read } from '../../../runtime/react/use-read';
import { useSettings } from '../../../runtime/react/provider';
import { useMessages } from '../../../runtime/react/use-messages';
import { EmptyState } from '../../../ui/empty-state/empty-state';
import { SkeletonText, Skeleton } from '../../../ui/skeleton/skeleton';
import { Button } from '../../../ui/button/button';
import { Dialog } from '../../../ui/dialog/dialog';
import { Link } from '../../../ui/link/link';
import { commonMessages } from '../../common/common.messages';
import { LoadFailed } from '../../common/status-views';
import { payInvoicesContract } from '../pay-invoices.contract';
import { payInvoicesLazyMessages } from '../pay-invoices.lazy.messages';
import type { LazyMessages } from '../pay-invoices.types';
import { useFile } from '../use-file-download';
import { FileError } from './file-error';
import { InvoiceBody } from './invoice-body';
import type { LazyDialogsProps } from './lazy-parts';

export interface DetailDialogProps extends LazyDialogsProps {
  readonly invoiceId: string;
  /** The invoice; null if the account has no such invoice. */
  readonly read: Read<Invoice | null>;
  readonly onRetry: () => void;
  readonly onDispute: () => void;
}

/** One invoice with all details and its actions. */
export function DetailDialog(props: DetailDialogProps) {
  const { invoiceId, read, overrides, canReport, onRetry, onOpen, onReport, returnFocus } = props;
  const messages = useMessages(payInvoicesContract.name, payInvoicesLazyMessages, overrides);
  const { m, fill } = messages;
  const common = useMessages('common', commonMessages).m;
  const text = useRef<HTMLDivElement>(null);
  const invoice = read.data ?? null;
  const close = () => onOpen(null);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || close()}
      title={fill(m.detail.title, { number: invoice?.number ?? invoiceId })}
      closeLabel={common.close}
      returnFocus={returnFocus}
      initialFocus={text}
      part="invoices-detail"
      className="tf-invoices-detail"
      footer={invoice === null ? undefined : <Actions {...props} invoice={invoice} messages={messages} />}
    >
      <div ref={text} className="tf-focus-on-mount" tabIndex={-1}>
        {read.status === 'loading' && (
          <Skeleton label={m.detail.loading}>
            <SkeletonText lines={5} />
          </Skeleton>
        )}
        {read.status === 'failed' && <LoadFailed title={m.detail.failed} error={read.error} onRetry={onRetry} />}
        {read.data === null && (
          <EmptyState compact glyph="search" title={m.detail.notFound} text={m.detail.notFoundText} />
        )}
        {invoice !== null && <InvoiceBody invoice={invoice} messages={messages} overrides={overrides} />}
        {invoice !== null && canReport && (
          <ReportProblem invoiceId={invoice.id} messages={messages} onReport={onReport} />
        )}
      </div>
    </Dialog>
  );
}

/** Link to a support ticket about the invoice, if the host has a page for it. */
function ReportProblem({
  invoiceId,
  messages: { m },
  onReport,
}: Pick<DetailDialogProps, 'invoiceId' | 'onReport'> & { readonly messages: LazyMessages }) {
  const { links } = useSettings();
  const href = links.href({ to: 'report-problem', invoiceId });
  if (href === null) return null;
  return (
    <p className="tf-second tf-invoices-report">
      <span className="tf-muted">{m.detail.wrong}</span>{' '}
      <Link href={href} onClick={() => onReport(invoiceId)}>
        {m.detail.report}
      </Link>
    </p>
  );
}

type ActionsProps = DetailDialogProps & {
  readonly invoice: Invoice;
  readonly messages: LazyMessages;
};

function Actions({ invoice, messages, paymentForm, documents, canDispute, onDownloaded, onDispute }: ActionsProps) {
  const { m } = messages;
  const file = useFile(onDownloaded);
  const { id, number } = invoice;
  const fetchFile = documents.invoice;
  const isSelected = paymentForm?.state.selected.has(id) === true;
  return (
    <div className="tf-stack tf-grow">
      <FileError file={file} messages={messages} number={number} />
      <div className="tf-row tf-wrap tf-invoices-actions">
        {fetchFile && (
          <Button
            variant="secondary"
            icon={Download}
            busy={file.busy}
            busyLabel={m.detail.downloading}
            onClick={() => void file.fetch(() => fetchFile(id))}
          >
            {m.detail.download}
          </Button>
        )}
        {canDispute && invoice.canDispute && (
          <Button variant="secondary" icon={MessageSquareWarning} onClick={onDispute}>
            {m.detail.openDispute}
          </Button>
        )}
        {paymentForm !== null && invoice.isPayable && (
          <Button
            icon={isSelected ? Check : Plus}
            variant={isSelected ? 'secondary' : 'primary'}
            aria-pressed={isSelected}
            aria-disabled={paymentForm.locked || undefined}
            onClick={() => paymentForm.paying.toggle(invoice, !isSelected)}
          >
            {isSelected ? m.detail.chosen : m.detail.choose}
          </Button>
        )}
      </div>
    </div>
  );
}
