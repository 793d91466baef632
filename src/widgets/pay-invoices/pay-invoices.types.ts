import type { DisputeReason, InvoiceSummary } from '../../domain';
import type { Needs } from '../../ports';
import type { CommitRefusal } from '../../ports/commit.port';
import type { Ports } from '../../ports';
import type { PaymentFields } from '../../runtime/payment/payment-fields.types';
import type { Messages } from '../../runtime/react/use-messages';
import type { WidgetProps } from '../common/common.types';
import type { Columns } from '../common/columns';
import type { ErrorSlots, RegionSlots, SlotsOf } from '../common/slots';
import type { InvoicesValue, InvoicesView } from './invoice-list.rules';
import type { payInvoicesLazyMessages } from './pay-invoices.lazy.messages';
import type { payInvoicesMessages } from './pay-invoices.messages';

/** All messages of the widget, by key. */
export type PayInvoicesTree = typeof payInvoicesMessages & typeof payInvoicesLazyMessages;

/**
 * Adapter methods that the widget uses. Without all of `payInvoices` and `wallet.methods` it shows invoices and offers no
 * payment.
 */
export type PayInvoicesAdapter = Needs<
  'invoices.list' | 'invoices.totals',
  | 'invoices.read'
  | 'invoices.credits'
  | 'invoices.quote'
  | 'invoices.file'
  | 'invoices.statement'
  | 'invoices.payments'
  | 'invoices.receipt'
  | 'payInvoices.prepare'
  | 'payInvoices.commit'
  | 'payInvoices.outcome'
  | 'payInvoices.abandon'
  | 'disputeInvoice.prepare'
  | 'disputeInvoice.commit'
  | 'disputeInvoice.outcome'
  | 'disputeInvoice.abandon'
  | 'addPaymentMethod.prepare'
  | 'addPaymentMethod.commit'
  | 'addPaymentMethod.outcome'
  | 'addPaymentMethod.abandon'
  | 'wallet.methods'
  | 'session.isGuest'
  | 'session.user'
  | 'session.settings'
  | 'accounts.list'
>;

export interface PayInvoicesEvents {
  /** The buyer confirms a payment. Cancelable; if canceled, no request is sent. */
  readonly 'before-pay': {
    readonly accountId: string;
    readonly invoiceIds: readonly string[];
    readonly total: { readonly minor: number; readonly currency: string };
  };
  /** A payment was made; some of its invoices may have been left out. */
  readonly pay: {
    readonly paymentId: string;
    readonly paymentNumber: string;
    readonly accountId: string | null;
    readonly total: { readonly minor: number; readonly currency: string };
    readonly paid: readonly string[];
    readonly notPaid: readonly string[];
  };
  /** The backend refused the payment. */
  readonly 'pay-refused': { readonly reason: CommitRefusal<Ports['payInvoices']> };
  /** The buyer disputed an invoice. */
  readonly dispute: { readonly invoiceId: string; readonly number: string; readonly reason: DisputeReason };
  /** The buyer follows the link to report a problem with an invoice; only Service Users (decision 11). */
  readonly 'report-problem': { readonly invoiceId: string };
  /** A payment method was stored within the invoices widget. */
  readonly 'method-add': { readonly methodId: string; readonly kind: 'card' | 'ach' };
  /** The buyer downloaded a file. */
  readonly download: { readonly fileName: string };
  /** An invoice was opened; null after it was closed. */
  readonly 'invoice-open': { readonly invoiceId: string | null };
  /** View, search, sort or page changed. The detail has all of them, so a host can keep the URL in sync. */
  readonly 'value-change': InvoicesValue;
}

/** Columns of the invoices, in their default order. `pay` has the amount to pay now, for buyers who can pay. */
export type InvoiceColumn = 'number' | 'due' | 'status' | 'open' | 'pay';

/** Data of the slot of a cell. */
export interface InvoiceCellSlotData {
  readonly invoice: InvoiceSummary;
  /** Name of the column, or the id of a column of the host. */
  readonly column: string;
}

export type PayInvoicesSlots = RegionSlots<'header' | 'footer' | 'empty'> &
  ErrorSlots &
  SlotsOf<{
    /** Content of every cell; a column of the host has none of its own. */
    cell: InvoiceCellSlotData;
  }>;

export type PayInvoicesProps = WidgetProps<PayInvoicesAdapter, PayInvoicesTree, PayInvoicesEvents, PayInvoicesSlots> & {
  /**
   * View, search, filters, sort and page; the widget keeps the parts that are left out. The props below control one
   * part each and take precedence.
   */
  readonly value?: Partial<InvoicesValue>;
  /** The view, if the host controls it. */
  readonly view?: InvoicesView;
  /** The search text, if the host controls it. */
  readonly search?: string;
  /** Id of one of the backend's aging buckets. */
  readonly bucket?: string;
  /** `due`, `issued`, `number` or `open`; a leading minus reverses the direction. */
  readonly sort?: InvoicesValue['sort'];
  /** The first page is 1. */
  readonly page?: number;
  /** 10, 20 or 50. */
  readonly pageSize?: number;
  /**
   * Columns in their order, also those of the host, whose content is in the slot `cell`. Default: all of the widget.
   * Narrow containers show cards, where the widget's own values keep their places.
   */
  readonly columns?: Columns<InvoiceColumn>;
  /** Id or number of the open invoice, if the host controls it; null for none. */
  readonly invoiceId?: string | null;
  /** Payment provider's fields for card and account numbers. Without them a link leads to the wallet. */
  readonly paymentFields?: PaymentFields;
};

/** Messages of the first screen. */
export type InvoicesMessages = Messages<typeof payInvoicesMessages>;

/** Props of every part. */
export interface PartProps {
  readonly messages: InvoicesMessages;
}

/** Props of a lazy-loaded part: it has its own messages and applies the host's overrides to them. */
export interface LazyPartProps {
  readonly overrides: PayInvoicesProps['messages'];
}

/** Messages of the lazy-loaded parts. */
export type LazyMessages = Messages<typeof payInvoicesLazyMessages>;
