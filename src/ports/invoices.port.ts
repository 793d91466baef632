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

/** Invoices of an account, what is owed on them and what was paid. */
export interface InvoicesPort {
  list(
    request: InvoiceQuery & PageRequest & ForAccount & InLocale,
    options?: CallOptions,
  ): Promise<Page<InvoiceSummary>>;
  /** What the account owes as a whole, and for how long. */
  totals(request: ForAccount & InLocale, options?: CallOptions): Promise<InvoiceTotals>;
  /** One invoice, by its id or its number; null when the account has none like it. */
  read(request: { readonly invoiceId: string } & ForAccount & InLocale, options?: CallOptions): Promise<Invoice | null>;
  /** Credits that are not used up, oldest first. */
  credits(request: ForAccount & InLocale, options?: CallOptions): Promise<readonly Credit[]>;
  /** What paying an amount would cost with each of some methods. One that is left out costs nothing more. */
  quote(
    request: { readonly amount: Money; readonly methodIds: readonly string[] } & ForAccount & InLocale,
    options?: CallOptions,
  ): Promise<readonly PaymentQuote[]>;
  /** The invoice as a document; null when there is none. */
  file(
    request: { readonly invoiceId: string } & ForAccount & InLocale,
    options?: CallOptions,
  ): Promise<DocumentFile | null>;
  /** What was invoiced and paid in a period, both ends in it. */
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

/** Paying many invoices in one payment, once. One that is done may say that some of the invoices were left out. */
export type PayInvoicesPort = CommitPort<PayRequest, Payment, PayRefusal>;

/** Disputing an invoice, once. */
export type DisputeInvoicePort = CommitPort<DisputeRequest, Dispute, DisputeRefusal>;
