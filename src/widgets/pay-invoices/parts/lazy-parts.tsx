import type { ComponentProps, RefObject } from 'react';
import type { InvoiceTotals } from '../../../domain';
import { prefetchDialog } from '../../../ui/dialog/dialog';
import { lazyModule } from '../../../ui/lazy/lazy-module';
import type { LazyPartProps, PayInvoicesEvents } from '../pay-invoices.types';
import type { InvoiceDocuments } from '../use-invoice-documents';
import type { PaymentForm } from '../use-payment-form';

/** Dialog that a button of the page opens. */
export type PageDialog = 'statement' | 'payments' | 'spread';

export interface LazyDialogsProps extends LazyPartProps {
  readonly accountId: string;
  readonly totals: InvoiceTotals;
  readonly documents: InvoiceDocuments;
  /** True if the backend supports disputes. */
  readonly canDispute: boolean;
  /** True if the buyer can report a problem: only Service Users (decision 11). */
  readonly canReport: boolean;
  readonly pageDialog: PageDialog | null;
  readonly onAsk: (dialog: PageDialog) => void;
  readonly onClose: () => void;
  /** Id of the open invoice; null for none. */
  readonly openId: string | null;
  readonly onOpen: (invoiceId: string | null) => void;
  readonly onDisputed: (dispute: PayInvoicesEvents['dispute']) => void;
  readonly onDownloaded: (fileName: string) => void;
  /** The buyer follows the link to report a problem with an invoice. */
  readonly onReport: (invoiceId: string) => void;
  readonly returnFocus: RefObject<HTMLElement | null>;
  /** Null if the buyer cannot pay. */
  readonly paymentForm: PaymentForm | null;
}

const rest = /* @__PURE__ */ lazyModule(() => import('../pay-invoices.lazy'), { alsoPrefetch: prefetchDialog });

/**
 * Prefetches the lazy-loaded part before a press. The outcome of a payment must be displayable after the connection is
 * lost.
 */
export const prefetchLazyParts = rest.prefetch;

export const LazyOutcome = /* @__PURE__ */ rest.part('PaymentOutcome');

const Confirm = /* @__PURE__ */ rest.part('ConfirmPay');
const PayDialog = /* @__PURE__ */ rest.part('PayDialog');
const Detail = /* @__PURE__ */ rest.part('ConnectedDetailDialog');
const Statement = /* @__PURE__ */ rest.part('StatementDialog');
const Payments = /* @__PURE__ */ rest.part('ConnectedPaymentsDialog');
const Distribute = /* @__PURE__ */ rest.part('DistributeDialog');

export const LazyConfirm = (props: ComponentProps<typeof Confirm>) => props.open && <Confirm {...props} />;

/** Payment summary card in a dialog, for phones. */
export const LazyPayDialog = (props: ComponentProps<typeof PayDialog>) => props.open && <PayDialog {...props} />;

/** Dialogs that the page's buttons and rows open. */
export function LazyDialogs(props: LazyDialogsProps) {
  const { pageDialog, openId, paymentForm } = props;
  return (
    <>
      {openId !== null && <Detail {...props} invoiceId={openId} />}
      {pageDialog === 'statement' && <Statement {...props} />}
      {pageDialog === 'payments' && <Payments {...props} />}
      {pageDialog === 'spread' && paymentForm !== null && <Distribute {...props} paymentForm={paymentForm} />}
    </>
  );
}
