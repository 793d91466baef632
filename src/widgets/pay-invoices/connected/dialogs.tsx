import { useEffect, useRef, useState } from 'react';
import type { Invoice } from '../../../domain';
import { DEFAULT_PAGE_SIZE } from '../../../rules';
import { useSettings } from '../../../runtime/react/provider';
import { useAdapter } from '../../../runtime/react/use-adapter';
import { useCommit } from '../../../runtime/react/use-commit';
import { useRead } from '../../../runtime/react/use-read';
import { rejectMissingMethod } from '../../common/reject-missing-method';
import { DetailDialog } from '../parts/detail-dialog';
import { DisputeDialog } from '../parts/dispute-dialog';
import type { LazyDialogsProps } from '../parts/lazy-parts';
import { PaymentsDialog } from '../parts/payments-dialog';

/** Reads one invoice, and shows it or its dispute form. */
export function ConnectedDetailDialog(props: LazyDialogsProps & { readonly invoiceId: string }) {
  const { accountId, invoiceId, onDisputed } = props;
  const adapter = useAdapter();
  const { locale } = useSettings();
  const [isDisputing, setIsDisputing] = useState(false);
  const args = { invoiceId };
  const [read, refetch] = useRead({
    method: 'invoices.read',
    args,
    accountId,
    read: (options) =>
      adapter.invoices?.read?.({ ...args, accountId, locale: locale.tag }, options) ??
      rejectMissingMethod('invoices.read'),
  });
  if (isDisputing && read.data) {
    return (
      <ConnectedDisputeDialog
        {...props}
        invoice={read.data}
        onClose={() => setIsDisputing(false)}
        onDisputed={(detail) => {
          onDisputed(detail);
          refetch();
        }}
      />
    );
  }
  return <DetailDialog {...props} read={read} onRetry={refetch} onDispute={() => setIsDisputing(true)} />;
}

/** Submits a dispute at most once, and emits its event once. */
function ConnectedDisputeDialog(props: LazyDialogsProps & { readonly invoice: Invoice }) {
  const { accountId, invoice, overrides, onClose, onDisputed, returnFocus } = props;
  const { state, commit } = useCommit('disputeInvoice', `${accountId}/${invoice.id}`);
  const { phase } = state;
  const isReported = useRef(false);
  useEffect(() => {
    if (phase !== 'done' || isReported.current) return;
    isReported.current = true;
    onDisputed({ invoiceId: invoice.id, number: state.value.number, reason: state.value.reason });
  }, [phase, state, invoice.id, onDisputed]);
  return (
    <DisputeDialog
      invoice={invoice}
      overrides={overrides}
      returnFocus={returnFocus}
      state={state}
      onSend={(dispute) => void commit.submit({ accountId, invoiceId: invoice.id, ...dispute })}
      onCheck={() => void commit.check()}
      onClose={() => {
        if (phase !== 'sending' && phase !== 'checking') commit.reset();
        onClose();
      }}
    />
  );
}

/** Reads the account's payments, as many pages as the buyer has opened. */
export function ConnectedPaymentsDialog(props: LazyDialogsProps) {
  const { accountId } = props;
  const adapter = useAdapter();
  const { locale } = useSettings();
  const [pages, setPages] = useState(1);
  const args = { page: 0, pageSize: DEFAULT_PAGE_SIZE * pages };
  const [read, refetch] = useRead({
    method: 'invoices.payments',
    args,
    accountId,
    keepPrevious: true,
    read: (options) =>
      adapter.invoices?.payments?.({ ...args, accountId, locale: locale.tag }, options) ??
      rejectMissingMethod('invoices.payments'),
  });
  return <PaymentsDialog {...props} read={read} onRetry={refetch} onMore={() => setPages(pages + 1)} />;
}
