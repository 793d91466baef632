import * as z from 'zod/mini';
import { DISPUTE_REASONS, INVOICE_SORTS } from '../../../rules/invoices';
import { defineCommit, defineMethod } from '../server-methods/define-method';
import {
  amount,
  count,
  currencyIsoCode,
  day,
  file,
  pageRequest,
  pageResponse,
  permissionErrors,
  reader,
  recordId,
  words,
} from '../server-methods/parts';

const summary = {
  id: recordId(),
  /** The number the buyer knows. */
  number: z.string().check(z.minLength(1)),
  /** The order summary it is for; missing or null when it is not known. */
  orderId: z.nullish(recordId()),
  /** That order's number. */
  orderNumber: words(),
  purchaseOrderNumber: words(),
  /** `Paid`, `Recently Paid`, `Past Due` or `Disputed`; missing, null or any other word for one that is just open. */
  status: words(),
  issuedOn: day(),
  /** The last day it can be paid on time; missing or null for none. */
  dueOn: z.nullish(day()),
  /** Days past due by the account's own day, below zero before it; missing or null once nothing is due. */
  daysLate: z.nullish(z.int()),
  /** What was invoiced. */
  amount: amount(),
  /** What is still to be paid, payments and credits taken off. */
  open: amount(),
  /** What of it is in dispute; missing or null when nothing is. */
  disputed: z.nullish(amount()),
  /** The day it was paid in full; missing or null while it is not. */
  paidOn: z.nullish(day()),
  /** Whether something may be paid on it now. */
  payable: z.boolean(),
  /** The day autopay pays it, as things stand; missing or null when it does not. */
  autopayOn: z.nullish(day()),
};

const noInvoices = 'Invoices have no list.';

/** `getInvoice` and `getInvoiceFile`. */
const invoiceRequest = () =>
  z.object({
    ...reader(),
    /** The invoice, by its id or its number. */
    invoiceId: z.string(),
  });

/** What comes of `disputeInvoice`: the dispute. */
const disputeValue = z.object({
  id: recordId(),
  /** The number the buyer can quote. */
  number: z.string().check(z.minLength(1)),
  invoiceId: recordId(),
  /** `short`, `damaged`, `wrong-price`, `not-received`, `duplicate` or `something-else`. */
  reason: z.string(),
  /** What the buyer said. */
  words: words(),
  /** What of the invoice is in dispute. */
  amount: amount(),
  currencyIsoCode: currencyIsoCode(),
  openedOn: day(),
  /** How far it got: `received`, `in-review` or `answered`; missing, null or any other word shows no status. */
  status: words(),
});

export const getInvoices = defineMethod({
  name: 'getInvoices',
  http: 'POST',
  reads: true,
  /** What is empty or null does not narrow. */
  request: z.object({
    ...reader(),
    /** Part of an invoice, order or purchase order number. */
    text: z.string(),
    /** Any of `open`, `past-due`, `disputed`, `recently-paid` and `paid`. */
    statuses: z.array(z.string()),
    /** The id of one of the spans of `getInvoiceTotals`. */
    bucket: z.nullable(z.string()),
    /** These alone, at most 200; null for any. */
    invoiceIds: z.nullable(z.array(recordId())),
    /** Those alone on which something may be paid now. */
    payableOnly: z.boolean(),
    /** By due date, day of issue, number, or open amount. */
    sort: z.enum(INVOICE_SORTS),
    /** The other way round. */
    descending: z.boolean(),
    ...pageRequest(),
  }),
  /** One page of the invoices asked for, in the order asked for. */
  response: z.object({
    currencyIsoCode: currencyIsoCode(),
    invoices: z.array(z.object(summary)),
    ...pageResponse(),
  }),
  docs: {
    purpose: 'One page of the account’s invoices.',
    errors: permissionErrors('finance'),
    without: noInvoices,
  },
});

export const getInvoiceTotals = defineMethod({
  name: 'getInvoiceTotals',
  http: 'GET',
  request: z.object(reader()),
  /** What the account owes as a whole. */
  response: z.object({
    currencyIsoCode: currencyIsoCode(),
    /** `open` less `credits`; below zero when the business owes the account. */
    balance: amount(),
    /** What is open on all invoices. */
    open: amount(),
    /** Credits that are not used yet. */
    credits: amount(),
    /** Open amounts by how late they are, the most overdue first; they add up to `open`. Empty ones are left out. */
    aging: z.array(
      z.object({
        /** Names the span in `getInvoices`. */
        id: z.string().check(z.minLength(1)),
        /** Least days late, in it; below zero before the due date, missing or null without an end. */
        from: z.nullish(z.int()),
        /** Most days late, in it. */
        to: z.nullish(z.int()),
        /** How many invoices. */
        count: count(),
        amount: amount(),
      }),
    ),
    /** How many invoices have each status. */
    counts: z.object({
      /** With none of the four words. */
      open: count(),
      /** `Past Due`. */
      pastDue: count(),
      /** `Disputed`. */
      disputed: count(),
      /** `Recently Paid`. */
      recentlyPaid: count(),
      /** `Paid`. */
      paid: count(),
    }),
    /** How many may be paid on now. */
    payable: count(),
    /** Terms of payment in the buyer's language, such as Net 30. */
    terms: words(),
    /** Today, in the account's zone: the day that lateness is counted from. */
    today: day(),
  }),
  docs: {
    purpose: 'What the account owes as a whole, by how late it is.',
    errors: permissionErrors('finance'),
    without: 'No balance and no aging.',
  },
});

export const getInvoice = defineMethod({
  name: 'getInvoice',
  http: 'GET',
  request: invoiceRequest(),
  /** Null when the account has none like it. */
  response: z.nullable(
    z.object({
      ...summary,
      currencyIsoCode: currencyIsoCode(),
      /** Products and charges. They add up to `amount`. */
      lines: z.array(
        z.object({
          id: recordId(),
          /** The product or charge, in the buyer's language. */
          name: z.string(),
          /** Missing or null for a charge that is no product. */
          sku: words(),
          /** Missing or null for a charge. */
          quantity: z.nullish(z.number()),
          /** What the line comes to; below zero for what was taken off. */
          total: amount(),
        }),
      ),
      /** Payments and credits, oldest first; with `open` they add up to `amount`. */
      entries: z.array(
        z.object({
          id: recordId(),
          /** `payment` or `credit`. */
          kind: z.enum(['payment', 'credit']),
          date: day(),
          /** What came off the invoice. */
          amount: amount(),
          /** Number of the payment or the credit. */
          reference: z.string(),
        }),
      ),
      /** The dispute of it; missing or null for none. */
      dispute: z.nullish(disputeValue),
      /** Whether a dispute of it would be taken. */
      canDispute: z.boolean(),
    }),
  ),
  docs: {
    purpose: 'One invoice with everything in it; null when the account has none like it.',
    errors: permissionErrors('finance'),
    without: 'Invoices can not be opened.',
  },
});

export const getInvoiceFile = defineMethod({
  name: 'getInvoiceFile',
  http: 'GET',
  request: invoiceRequest(),
  response: file(),
  docs: {
    purpose: 'An invoice as a document; null when there is none.',
    errors: permissionErrors('finance'),
    without: 'Invoices can not be downloaded.',
  },
});

export const disputeInvoice = defineCommit({
  name: 'disputeInvoice',
  request: z.object({
    ...reader(),
    invoiceId: recordId(),
    /** Why. */
    reason: z.enum(DISPUTE_REASONS),
    /** What the buyer says, at most 500 UTF-16 units. */
    words: z.string(),
    /** What of the invoice is in dispute, at most what is open. */
    amount: amount(),
    currencyIsoCode: z.string(),
  }),
  value: disputeValue,
  docs: {
    does: 'Disputes an invoice',
    subject: 'invoice',
    errors: { ...permissionErrors('finance'), MISSING_RECORD: 'The account has no such invoice.' },
    reasons: {
      'already-disputed': 'A dispute stands on it.',
      'already-paid': 'Nothing is open on it.',
      'too-late': 'It is too old to be disputed.',
    },
    without: 'Invoices can not be disputed.',
  },
});
