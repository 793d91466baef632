import type { RefObject } from 'react';
import { prefetchDialog } from '../../../ui/dialog/dialog';
import { late } from '../../../ui/lazy/lazy-module';
import type { LatePartProps } from '../invoices.view.types';
import type { PayInvoicesEvents } from '../pay-invoices.types';
import type { Desk } from '../use-payment-form';

/** A dialog that is asked for by a button of the page. */
export type Asked = 'statement' | 'payments' | 'spread';

export interface LateDialogsProps extends LatePartProps {
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
  readonly desk: Desk | null;
}

const detail = /* @__PURE__ */ late(() => import('./detail-dialog'));
const statement = /* @__PURE__ */ late(() => import('./statement-dialog'));
const payments = /* @__PURE__ */ late(() => import('./payments-dialog'));
const spread = /* @__PURE__ */ late(() => import('./distribute-dialog'));

/** Fetches what a press will ask for, while the page is read. */
export const prefetchDialogs = (): void => detail.prefetch();

const chunks: Readonly<Record<Asked, { readonly prefetch: () => void }>> = { statement, payments, spread };

/** Fetches a dialog's code ahead of the press. */
export function prefetchAsked(asked: Asked): void {
  prefetchDialog();
  chunks[asked].prefetch();
}

/** Dialogs from chunks of their own. */
export function LateDialogs(props: LateDialogsProps) {
  const { asked, openId, desk } = props;
  return (
    <>
      {openId !== null && <LateDetail {...props} invoiceId={openId} />}
      {asked === 'statement' && <LateStatement {...props} />}
      {asked === 'payments' && <LatePayments {...props} />}
      {asked === 'spread' && desk !== null && <LateSpread {...props} desk={desk} />}
    </>
  );
}

function LateDetail(props: LateDialogsProps & { readonly invoiceId: string }) {
  const Dialog = detail.useModule()?.DetailDialog;
  return Dialog ? <Dialog {...props} /> : null;
}

function LateStatement(props: LateDialogsProps) {
  const Dialog = statement.useModule()?.StatementDialog;
  return Dialog ? <Dialog {...props} /> : null;
}

function LatePayments(props: LateDialogsProps) {
  const Dialog = payments.useModule()?.PaymentsDialog;
  return Dialog ? <Dialog {...props} /> : null;
}

function LateSpread(props: LateDialogsProps & { readonly desk: Desk }) {
  const Dialog = spread.useModule()?.SpreadDialog;
  return Dialog ? <Dialog {...props} /> : null;
}
