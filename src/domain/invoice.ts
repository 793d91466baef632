import type { CalendarDate, Instant } from '../rules/dates';
import type { DisputeReason, DisputeStatus, InvoiceSort } from '../rules/invoices';
import type { InvoiceLabel } from '../rules/server-codes';
import type { Money } from '../rules/money';

/** Status of an invoice from the backend, never derived from the device's clock (decision 18). */
export type InvoiceStatus = 'open' | InvoiceLabel;

/** Summary of an invoice. */
export interface InvoiceSummary {
  readonly id: string;
  readonly number: string;
  /** The invoiced order; null if the backend does not report it. */
  readonly orderId: string | null;
  readonly orderNumber: string | null;
  readonly purchaseOrderNumber: string | null;
  readonly status: InvoiceStatus;
  readonly issuedOn: CalendarDate;
  readonly dueOn: CalendarDate | null;
  /** Days past due by the backend's date, negative before the due date; null if nothing is due. */
  readonly daysPastDue: number | null;
  readonly amount: Money;
  /** Amount due: the amount less payments and credits. */
  readonly amountDue: Money;
  /** Disputed amount; null if there is none. */
  readonly disputedAmount: Money | null;
  /** Date of full payment; null until the invoice is paid. */
  readonly paidOn: CalendarDate | null;
  /** True if the invoice can be paid now. */
  readonly isPayable: boolean;
  /**
   * Date on which autopay is scheduled to pay the invoice; null if it is not scheduled, absent if the backend does not
   * report it.
   */
  readonly autopayOn?: CalendarDate | null;
}

/** One product or charge of an invoice. */
export interface InvoiceLine {
  readonly id: string;
  readonly name: string;
  /** Null for a charge that is not a product. */
  readonly sku: string | null;
  readonly quantity: number | null;
  readonly total: Money;
}

/** A payment toward an invoice, or a credit deducted from it. */
export interface InvoiceEntry {
  readonly id: string;
  readonly kind: 'payment' | 'credit';
  readonly date: CalendarDate;
  readonly amount: Money;
  /** Number of the payment or the credit. */
  readonly reference: string;
}

/** A stored dispute. */
export interface Dispute {
  readonly id: string;
  readonly number: string;
  readonly invoiceId: string;
  readonly reason: DisputeReason;
  readonly details: string;
  readonly amount: Money;
  readonly openedOn: CalendarDate;
  /** Progress of the dispute; absent if the backend does not report it. */
  readonly status?: DisputeStatus;
}

/** Request to dispute an invoice. */
export interface DisputeRequest {
  readonly accountId: string;
  readonly invoiceId: string;
  readonly reason: DisputeReason;
  readonly details: string;
  /** Disputed part of the amount due, at most all of it. */
  readonly amount: Money;
}

/** Reason why the backend refuses a dispute. */
export type DisputeRefusal = 'already-disputed' | 'already-paid' | 'too-late';

/** All data of an invoice. */
export interface Invoice extends InvoiceSummary {
  /** The lines add up to `amount`. */
  readonly lines: readonly InvoiceLine[];
  /** Oldest first. Together with `amountDue` they add up to `amount`. */
  readonly entries: readonly InvoiceEntry[];
  readonly dispute: Dispute | null;
  /** True if the backend accepts a dispute of the invoice. */
  readonly canDispute: boolean;
}

/** Search and filters for invoices. An empty or null field does not restrict the result. */
export interface InvoiceQuery {
  /** Part of an invoice, order or purchase order number. */
  readonly text: string;
  readonly statuses: readonly InvoiceStatus[];
  /** Id of an aging bucket of the totals. */
  readonly bucket: string | null;
  /** Restricts the result to these ids, at most 200; null for no restriction. */
  readonly ids: readonly string[] | null;
  /** True for invoices that can be paid now only. */
  readonly payableOnly: boolean;
  readonly sort: InvoiceSort;
  readonly descending: boolean;
}

/** Unpaid amounts in a range of days past due, by the backend's date. */
export interface AgingBucket {
  readonly id: string;
  /** Range of days past due, both ends included. Negative values are days before the due date; null means no limit. */
  readonly from: number | null;
  readonly to: number | null;
  readonly count: number;
  readonly amount: Money;
}

/** Everything that an account owes (decision 20, account balance). */
export interface InvoiceTotals {
  /** Unpaid amounts less credits: the account's debt. Negative if the business owes the account. */
  readonly balance: Money;
  readonly amountDue: Money;
  /** Unused credits. */
  readonly credits: Money;
  /** Longest past due first. The buckets add up to `amountDue`. */
  readonly aging: readonly AgingBucket[];
  readonly counts: Readonly<Record<InvoiceStatus, number>>;
  /** Disputed parts of `amountDue` and of the amount past due; absent if the backend does not report them. */
  readonly disputed?: { readonly amountDue: Money; readonly pastDue: Money };
  /** Number of invoices that can be paid now. */
  readonly payable: number;
  /** Payment terms, as text from the backend, such as Net 30; null if unknown. */
  readonly terms: string | null;
  /** Current date in the account's time zone, by the backend's clock. */
  readonly today: CalendarDate;
}

/** A credit of the account that can be deducted from its invoices. */
export interface Credit {
  readonly id: string;
  readonly number: string;
  readonly issuedOn: CalendarDate;
  /** Reason for the credit, as text from the backend. */
  readonly reason: string;
  readonly remaining: Money;
}

/** Surcharge of a payment method for the given amount (decision 2). */
export interface PaymentQuote {
  readonly methodId: string;
  /** Null if there is no surcharge. The client never calculates one. */
  readonly surcharge: { readonly rate: number; readonly amount: Money; readonly basis: Money } | null;
}

/** The payment that the buyer agrees to. The intent stores a hash of this value. */
export interface PayRequest {
  readonly accountId: string;
  /** Amount settled per invoice, including credits; at most the amount due of the invoice. */
  readonly lines: readonly { readonly invoiceId: string; readonly amount: Money }[];
  /** Amount used of each credit. */
  readonly credits: readonly { readonly creditId: string; readonly amount: Money }[];
  /** Null if credits cover the whole payment. */
  readonly methodId: string | null;
  /** The quoted surcharge; null if there is none. */
  readonly surcharge: Money | null;
  /** Charge to the method: the sum of the lines, less credits, plus the surcharge. */
  readonly total: Money;
}

/** Reason why a payment is refused. Nothing is charged. */
export type PayRefusal =
  'declined' | 'method-unavailable' | 'amounts-changed' | 'surcharge-changed' | 'credits-changed' | 'nothing-payable';

/** Reason why an invoice is excluded from a payment. */
export type NotPaidReason = 'already-paid' | 'in-dispute' | 'not-accepted';

/** A completed payment, in full or in part. */
export interface Payment {
  readonly id: string;
  readonly number: string;
  readonly paidAt: Instant;
  /** IANA time zone of the account. */
  readonly timeZone: string;
  /** Payment method, as text from the backend; null if credits covered the whole payment. */
  readonly method: string | null;
  /** `pending` until the bank has transferred the money. */
  readonly status: 'settled' | 'pending' | 'returned';
  /** Expected settlement date of a pending payment; null if unknown. */
  readonly settlesOn: CalendarDate | null;
  readonly paid: readonly {
    readonly invoiceId: string;
    readonly number: string;
    readonly amount: Money;
    readonly amountDue: Money;
  }[];
  readonly notPaid: readonly {
    readonly invoiceId: string;
    readonly number: string;
    readonly amount: Money;
    readonly reason: NotPaidReason;
  }[];
  readonly credits: Money;
  readonly surcharge: Money | null;
  /** Total charge: the settled lines, less credits, plus the surcharge. */
  readonly total: Money;
}

/** A document as a file. */
export interface DocumentFile {
  readonly name: string;
  readonly content: Blob;
}
