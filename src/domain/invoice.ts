import type { CalendarDate, Instant } from '../rules/dates';
import type { DisputeReason, DisputeStatus, InvoiceSort } from '../rules/invoices';
import type { InvoiceLabel } from '../rules/server-codes';
import type { Money } from '../rules/money';

/** Where an invoice stands, as the backend says: never worked out from the device's clock (decision 18). */
export type InvoiceStatus = 'open' | InvoiceLabel;

/** Summary of an invoice. */
export interface InvoiceSummary {
  readonly id: string;
  readonly number: string;
  /** The order it is for; null when the backend does not say. */
  readonly orderId: string | null;
  readonly orderNumber: string | null;
  readonly purchaseOrderNumber: string | null;
  readonly status: InvoiceStatus;
  readonly issuedOn: CalendarDate;
  readonly dueOn: CalendarDate | null;
  /** Days past due by the backend's own day, below zero before it; null once nothing is due. */
  readonly daysLate: number | null;
  readonly amount: Money;
  /** What is still to be paid, credits and payments taken off. */
  readonly open: Money;
  /** Disputed amount; null if there is none. */
  readonly disputed: Money | null;
  /** Date of full payment; null until the invoice is paid. */
  readonly paidOn: CalendarDate | null;
  /** True if the invoice can be paid now. */
  readonly payable: boolean;
  /** When autopay pays it as things stand; null when it does not, absent when the backend does not say. */
  readonly autopayOn?: CalendarDate | null;
}

/** One product, or one charge, of an invoice. */
export interface InvoiceLine {
  readonly id: string;
  readonly name: string;
  /** Null for a charge that is no product. */
  readonly sku: string | null;
  readonly quantity: number | null;
  readonly total: Money;
}

/** Money that came in on an invoice, or a credit that was taken off it. */
export interface InvoiceEntry {
  readonly id: string;
  readonly kind: 'payment' | 'credit';
  readonly date: CalendarDate;
  readonly amount: Money;
  /** Number of the payment or the credit. */
  readonly reference: string;
}

/** A dispute as it is kept. */
export interface Dispute {
  readonly id: string;
  readonly number: string;
  readonly invoiceId: string;
  readonly reason: DisputeReason;
  readonly words: string;
  readonly amount: Money;
  readonly openedOn: CalendarDate;
  /** How far it got; absent when the backend does not say. */
  readonly status?: DisputeStatus;
}

/** Request to dispute an invoice. */
export interface DisputeRequest {
  readonly accountId: string;
  readonly invoiceId: string;
  readonly reason: DisputeReason;
  readonly words: string;
  /** What of the invoice is in dispute, at most what is open. */
  readonly amount: Money;
}

/** Reason why the backend refuses a dispute. */
export type DisputeRefusal = 'already-disputed' | 'already-paid' | 'too-late';

/** All data of an invoice. */
export interface Invoice extends InvoiceSummary {
  /** They add up to `amount`. */
  readonly lines: readonly InvoiceLine[];
  /** Oldest first; with `open` they add up to `amount`. */
  readonly entries: readonly InvoiceEntry[];
  readonly dispute: Dispute | null;
  /** Whether the backend takes a dispute of it. */
  readonly canDispute: boolean;
}

/** Which invoices are asked for. What is empty or null does not narrow. */
export interface InvoiceQuery {
  /** Part of an invoice, order or purchase order number. */
  readonly text: string;
  readonly statuses: readonly InvoiceStatus[];
  /** The id of one of the totals' aging buckets. */
  readonly bucket: string | null;
  /** These alone, at most 200; null for any. */
  readonly ids: readonly string[] | null;
  /** Those alone on which something may be paid now. */
  readonly payableOnly: boolean;
  readonly sort: InvoiceSort;
  readonly descending: boolean;
}

/** Open amounts by how long they are due, from the backend's own day. */
export interface AgingBucket {
  readonly id: string;
  /** Least and most days late, both in it; below zero is before the due date, null is without an end. */
  readonly from: number | null;
  readonly to: number | null;
  readonly count: number;
  readonly amount: Money;
}

/** What an account owes as a whole (decision 20, account balance). */
export interface InvoiceTotals {
  /** Open amounts less credits: what the account owes. Below zero the business owes the account. */
  readonly balance: Money;
  readonly open: Money;
  /** Credits that are not used yet. */
  readonly credits: Money;
  /** Latest first to be paid, the most overdue at the start; they add up to `open`. */
  readonly aging: readonly AgingBucket[];
  readonly counts: Readonly<Record<InvoiceStatus, number>>;
  /** What of `open` is in dispute, and of what is past due; absent when the backend does not say. */
  readonly disputed?: { readonly open: Money; readonly pastDue: Money };
  /** How many may be paid on now. */
  readonly payable: number;
  /** Terms of payment in the backend's words, such as Net 30; null when it says nothing. */
  readonly terms: string | null;
  /** The backend's day in the account's zone. */
  readonly today: CalendarDate;
}

/** A credit of the account that may be taken off its invoices. */
export interface Credit {
  readonly id: string;
  readonly number: string;
  readonly issuedOn: CalendarDate;
  /** What it is for, in the backend's words. */
  readonly reason: string;
  readonly left: Money;
}

/** What paying with a method costs beside what is paid (decision 2). */
export interface PaymentQuote {
  readonly methodId: string;
  /** None means none; the client never works one out. */
  readonly surcharge: { readonly rate: number; readonly amount: Money; readonly basis: Money } | null;
}

/** What is being agreed to when invoices are paid, in the form in which its hash is kept. */
export interface PayRequest {
  readonly accountId: string;
  /** What each invoice is settled by, credits included: at most what is open on it. */
  readonly lines: readonly { readonly invoiceId: string; readonly amount: Money }[];
  /** What is taken of each credit. */
  readonly credits: readonly { readonly creditId: string; readonly amount: Money }[];
  /** Null when credits pay for everything. */
  readonly methodId: string | null;
  /** As it was quoted; null for none. */
  readonly surcharge: Money | null;
  /** What the method is charged: the lines, less the credits, with the surcharge. */
  readonly total: Money;
}

/** Reason why a payment is refused. Nothing is charged. */
export type PayRefusal =
  'declined' | 'method-unavailable' | 'amounts-changed' | 'surcharge-changed' | 'credits-changed' | 'nothing-payable';

/** Reason why an invoice is excluded from a payment. */
export type NotPaidReason = 'already-paid' | 'in-dispute' | 'not-accepted';

/** A payment that was made, whole or in part. */
export interface Payment {
  readonly id: string;
  readonly number: string;
  readonly paidAt: Instant;
  /** IANA zone of the account. */
  readonly timeZone: string;
  /** How it was paid, in the backend's words; null when credits paid for everything. */
  readonly method: string | null;
  /** `pending` while a bank still has to hand the money over. */
  readonly status: 'settled' | 'pending' | 'returned';
  /** When a pending one is expected to settle. */
  readonly settlesOn: CalendarDate | null;
  readonly done: readonly {
    readonly invoiceId: string;
    readonly number: string;
    readonly amount: Money;
    readonly stillOpen: Money;
  }[];
  readonly notDone: readonly {
    readonly invoiceId: string;
    readonly number: string;
    readonly amount: Money;
    readonly reason: NotPaidReason;
  }[];
  readonly credits: Money;
  readonly surcharge: Money | null;
  /** What was charged: what is done, less the credits, with the surcharge. */
  readonly total: Money;
}

/** A document as a file. */
export interface DocumentFile {
  readonly name: string;
  readonly content: Blob;
}
