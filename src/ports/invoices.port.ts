import type {
  DocumentFile,
  CalendarDate,
  Credit,
  Dispute,
  DisputeRefusal,
  DisputeRequest,
  Invoice,
  InvoiceQuery,
  InvoiceSummary,
  InvoiceTotals,
  Money,
  Page,
  PageRequest,
  Payment,
  PaymentQuote,
  PayRefusal,
  PayRequest,
} from '../domain';
import type { CallOptions, ForAccount, InLocale } from './call';
import type { CommitPort } from './commit.port';

/** Invoices of an account, their amounts due, and payments. */
export interface InvoicesPort {
  list(
    request: InvoiceQuery & PageRequest & ForAccount & InLocale,
    options?: CallOptions,
  ): Promise<Page<InvoiceSummary>>;
  /** The account's total amount due, grouped by age. */
  totals(request: ForAccount & InLocale, options?: CallOptions): Promise<InvoiceTotals>;
  /** One invoice by its id or number; null when the account does not have it. */
  read(request: { readonly invoiceId: string } & ForAccount & InLocale, options?: CallOptions): Promise<Invoice | null>;
  /** Credits with a remaining balance, oldest first. */
  credits(request: ForAccount & InLocale, options?: CallOptions): Promise<readonly Credit[]>;
  /** Surcharges of paying an amount with each of the given methods. A method without a surcharge is left out. */
  quote(
    request: { readonly amount: Money; readonly methodIds: readonly string[] } & ForAccount & InLocale,
    options?: CallOptions,
  ): Promise<readonly PaymentQuote[]>;
  /** The invoice as a document; null when there is none. */
  file(
    request: { readonly invoiceId: string } & ForAccount & InLocale,
    options?: CallOptions,
  ): Promise<DocumentFile | null>;
  /** Invoices and payments of a period, including both ends. */
  statement(
    request: { readonly from: CalendarDate; readonly to: CalendarDate; readonly format: 'pdf' | 'csv' } & ForAccount &
      InLocale,
    options?: CallOptions,
  ): Promise<DocumentFile>;
  /** Payments of the account, newest first. */
  payments(request: PageRequest & ForAccount & InLocale, options?: CallOptions): Promise<Page<Payment>>;
  /** A payment's receipt as a document; null when there is none. */
  receipt(
    request: { readonly paymentId: string } & ForAccount & InLocale,
    options?: CallOptions,
  ): Promise<DocumentFile | null>;
}

/**
 * Pays several invoices with one payment, at most once. A completed payment can report that some invoices were left
 * out.
 */
export type PayInvoicesPort = CommitPort<PayRequest, Payment, PayRefusal>;

/** Disputes an invoice at most once. */
export type DisputeInvoicePort = CommitPort<DisputeRequest, Dispute, DisputeRefusal>;
