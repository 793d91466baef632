import type { RefObject } from 'react';
import { prefetchDialog } from '../../../ui/dialog/dialog';
import { lazyModule } from '../../../ui/lazy/lazy-module';
import type { LazyPartProps } from '../invoices.view.types';
import type { PayInvoicesEvents } from '../pay-invoices.types';
import type { PaymentForm } from '../use-payment-form';

/** A dialog that is asked for by a button of the page. */
export type Asked = 'statement' | 'payments' | 'spread';

export interface LazyDialogsProps extends LazyPartProps {
  readonly accountId: string;
  readonly asked: Asked | null;
  readonly onAsk: (asked: Asked) => void;
  readonly onClose: () => void;
  /** The invoice that is open; null for none. */
  readonly openId: string | null;
  readonly onOpen: (invoiceId: string | null) => void;
  readonly onDisputed: (dispute: PayInvoicesEvents['dispute']) => void;
  readonly onDownloaded: (fileName: string) => void;
  /** The buyer goes to report a problem with an invoice. */
  readonly onReport: (invoiceId: string) => void;
  readonly returnFocus: RefObject<HTMLElement | null>;
  /** Null where nothing can be paid here. */
  readonly desk: PaymentForm | null;
}

const detail = /* @__PURE__ */ lazyModule(() => import('./detail-dialog'));
const statement = /* @__PURE__ */ lazyModule(() => import('./statement-dialog'));
const payments = /* @__PURE__ */ lazyModule(() => import('./payments-dialog'));
const spread = /* @__PURE__ */ lazyModule(() => import('./distribute-dialog'));

/** Fetches what a press will ask for, while the page is read. */
export const prefetchDialogs = (): void => detail.prefetch();

const chunks: Readonly<Record<Asked, { readonly prefetch: () => void }>> = { statement, payments, spread };

/** Fetches a dialog's code ahead of the press. */
export function prefetchAsked(asked: Asked): void {
  prefetchDialog();
  chunks[asked].prefetch();
}

/** Dialogs from chunks of their own. */
export function LazyDialogs(props: LazyDialogsProps) {
  const { asked, openId, desk } = props;
  return (
    <>
      {openId !== null && <LazyDetail {...props} invoiceId={openId} />}
      {asked === 'statement' && <LazyStatement {...props} />}
      {asked === 'payments' && <LazyPayments {...props} />}
      {asked === 'spread' && desk !== null && <LazySpread {...props} desk={desk} />}
    </>
  );
}

function LazyDetail(props: LazyDialogsProps & { readonly invoiceId: string }) {
  const Dialog = detail.useModule()?.DetailDialog;
  return Dialog ? <Dialog {...props} /> : null;
}

function LazyStatement(props: LazyDialogsProps) {
  const Dialog = statement.useModule()?.StatementDialog;
  return Dialog ? <Dialog {...props} /> : null;
}

function LazyPayments(props: LazyDialogsProps) {
  const Dialog = payments.useModule()?.PaymentsDialog;
  return Dialog ? <Dialog {...props} /> : null;
}

function LazySpread(props: LazyDialogsProps & { readonly desk: PaymentForm }) {
  const Dialog = spread.useModule()?.DistributeDialog;
  return Dialog ? <Dialog {...props} /> : null;
}
