import * as z from 'zod/mini';
import { DISPUTE_REASONS, INVOICE_SORTS } from '../../../rules/invoices';
import { defineCommit, defineMethod } from '../server-methods/define-method';
import {
  amount,
  count,
  day,
  file,
  instant,
  pageRequest,
  pageResponse,
  permissionErrors,
  reader,
  recordId,
  words,
} from '../server-methods/parts';

/** The ISO currency every amount of the answer is in. */
const currencyIsoCode = () => z.string().check(z.minLength(3));

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

const paidLine = {
  invoiceId: recordId(),
  /** The invoice's number. */
  number: z.string(),
};

/** What comes of `payInvoices`, and each payment of `getPayments`. */
const paymentValue = z.object({
  currencyIsoCode: currencyIsoCode(),
  id: recordId(),
  /** The number the buyer can quote. */
  number: z.string().check(z.minLength(1)),
  /** When it was made. */
  paidAt: instant(),
  /** IANA name of the account's zone. */
  timeZone: z.string().check(z.minLength(1)),
  /** How it was paid, in the buyer's language and never with a number; missing or null when credits paid for everything. */
  method: words(),
  /** `settled`; `pending` while a bank still has to hand the money over; `returned` when it did not. */
  status: z.enum(['settled', 'pending', 'returned']),
  /** When a pending one is expected to settle. */
  settlesOn: z.nullish(day()),
  /** Invoices something was paid on. */
  done: z.array(
    z.object({
      ...paidLine,
      /** What was paid on it, credits included. */
      amount: amount(),
      /** What is open on it still. */
      stillOpen: amount(),
    }),
  ),
  /** Invoices that were left out. */
  notDone: z.array(
    z.object({
      ...paidLine,
      /** What would have been paid on it. */
      amount: amount(),
      /** `already-paid`, `in-dispute` or `not-accepted`. */
      reason: z.enum(['already-paid', 'in-dispute', 'not-accepted']),
    }),
  ),
  /** What was taken of credits. */
  credits: amount(),
  /** What was charged beside; missing or null for nothing. */
  surcharge: z.nullish(amount()),
  /** What the method was charged: what is done, less the credits, with the surcharge. */
  total: amount(),
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

export const getCredits = defineMethod({
  name: 'getCredits',
  http: 'GET',
  request: z.object(reader()),
  /** Credits that are not used up, oldest first. */
  response: z.object({
    currencyIsoCode: currencyIsoCode(),
    credits: z.array(
      z.object({
        id: recordId(),
        /** The number the buyer knows. */
        number: z.string(),
        issuedOn: day(),
        /** What it is for, in the buyer's language. */
        reason: words(),
        /** What is left of it, above zero. */
        left: amount(),
      }),
    ),
  }),
  docs: {
    purpose: 'The account’s credits that are not used up.',
    errors: permissionErrors('finance'),
    without: 'No credits are offered when paying.',
  },
});

export const getPaymentQuotes = defineMethod({
  name: 'getPaymentQuotes',
  http: 'POST',
  reads: true,
  request: z.object({
    ...reader(),
    /** What would be charged, without a surcharge. */
    amount: amount(),
    currencyIsoCode: z.string(),
    /** The methods to quote, at most 20. */
    methodIds: z.array(recordId()),
  }),
  /** A quote for each method asked about; one that is left out costs nothing more. */
  response: z.object({
    currencyIsoCode: currencyIsoCode(),
    quotes: z.array(
      z.object({
        /** The method it is for. */
        methodId: recordId(),
        /** What paying with it costs beside; missing or null for nothing. */
        surcharge: z.nullish(
          z.object({
            /** Per cent. */
            rate: z.number(),
            amount: amount(),
            /** What it was worked out of. */
            basis: amount(),
          }),
        ),
      }),
    ),
  }),
  docs: {
    purpose:
      'What paying an amount would cost beside, with each of some methods. The page shows it before anything is agreed to and works nothing out itself.',
    errors: permissionErrors('finance'),
    without: 'Paying shows no surcharge: payments that have one are refused with `surcharge-changed`.',
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

export const getStatement = defineMethod({
  name: 'getStatement',
  http: 'GET',
  request: z.object({
    ...reader(),
    /** The first day, in it. */
    fromDate: day(),
    /** The last day, in it. */
    toDate: day(),
    /** `pdf` or `csv`. */
    format: z.enum(['pdf', 'csv']),
  }),
  response: file(),
  docs: {
    purpose: 'What was invoiced and paid in a period, as a document.',
    errors: {
      ...permissionErrors('finance'),
      INVALID_API_INPUT: 'The period is none, or is longer than the business gives out.',
    },
    without: 'No statements.',
  },
});

export const getPayments = defineMethod({
  name: 'getPayments',
  http: 'GET',
  request: z.object({
    ...reader(),
    ...pageRequest(),
  }),
  /** One page, newest first. */
  response: z.object({
    payments: z.array(paymentValue),
    ...pageResponse(),
  }),
  docs: {
    purpose: 'One page of the account’s payments, newest first.',
    errors: permissionErrors('finance'),
    without: 'No list of payments.',
  },
});

export const getReceiptFile = defineMethod({
  name: 'getReceiptFile',
  http: 'GET',
  request: z.object({ ...reader(), paymentId: recordId() }),
  response: file(),
  docs: {
    purpose: 'A payment’s receipt as a document; null when there is none.',
    errors: permissionErrors('finance'),
    without: 'Receipts can not be downloaded.',
  },
});

export const payInvoices = defineCommit({
  name: 'payInvoices',
  request: z.object({
    ...reader(),
    /** What each invoice is settled by, credits included. */
    lines: z.array(z.object({ invoiceId: recordId(), amount: amount() })),
    /** What is taken of each credit. */
    credits: z.array(z.object({ creditId: recordId(), amount: amount() })),
    /** The stored method; null when credits pay for everything. */
    methodId: z.nullable(recordId()),
    /** As it was quoted; null for none. */
    surcharge: z.nullable(amount()),
    /** What the buyer agreed to be charged: the lines, less the credits, with the surcharge. */
    total: amount(),
    currencyIsoCode: z.string(),
  }),
  value: paymentValue,
  docs: {
    does: 'Pays invoices in one payment',
    subject: 'account',
    errors: permissionErrors('finance'),
    reasons: {
      declined: 'The provider did not take the payment.',
      'method-unavailable': 'The method is gone, expired or unverified.',
      'amounts-changed':
        'A line is more than what is open, or the total is not the lines less the credits with the surcharge.',
      'surcharge-changed': 'The surcharge is another one now.',
      'credits-changed': 'Less is left of a credit than is to be taken of it.',
      'nothing-payable': 'Nothing is open on any of the invoices.',
    },
    without: 'Invoices can not be paid.',
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
