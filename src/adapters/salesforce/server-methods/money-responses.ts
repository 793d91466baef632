import * as z from 'zod/mini';
import { amount, count, day, instant, recordId, words } from './parts';

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

/** What comes of `disputeInvoice`: the dispute. */
export const disputeValue = z.object({
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

/** What `getInvoices` returns: one page of the invoices asked for, in the order asked for. */
export const invoicesResponse = z.object({
  currencyIsoCode: currencyIsoCode(),
  invoices: z.array(z.object(summary)),
  /** How many there are on all pages; missing or null when that is not known. */
  total: z.nullish(count()),
  /** Whether more pages follow. */
  hasMore: z.boolean(),
});

/** What `getInvoice` returns; null when the account has none like it. */
export const invoiceResponse = z.nullable(z.object({
  ...summary,
  currencyIsoCode: currencyIsoCode(),
  /** Products and charges. They add up to `amount`. */
  lines: z.array(z.object({
    id: recordId(),
    /** The product or charge, in the buyer's language. */
    name: z.string(),
    /** Missing or null for a charge that is no product. */
    sku: words(),
    /** Missing or null for a charge. */
    quantity: z.nullish(z.number()),
    /** What the line comes to; below zero for what was taken off. */
    total: amount(),
  })),
  /** Payments and credits, oldest first; with `open` they add up to `amount`. */
  entries: z.array(z.object({
    id: recordId(),
    /** `payment` or `credit`. */
    kind: z.enum(['payment', 'credit']),
    date: day(),
    /** What came off the invoice. */
    amount: amount(),
    /** Number of the payment or the credit. */
    reference: z.string(),
  })),
  /** The dispute of it; missing or null for none. */
  dispute: z.nullish(disputeValue),
  /** Whether a dispute of it would be taken. */
  canDispute: z.boolean(),
}));

/** What `getInvoiceTotals` returns: what the account owes as a whole. */
export const invoiceTotalsResponse = z.object({
  currencyIsoCode: currencyIsoCode(),
  /** `open` less `credits`; below zero when the business owes the account. */
  balance: amount(),
  /** What is open on all invoices. */
  open: amount(),
  /** Credits that are not used yet. */
  credits: amount(),
  /** Open amounts by how late they are, the most overdue first; they add up to `open`. Empty ones are left out. */
  aging: z.array(z.object({
    /** Names the span in `getInvoices`. */
    id: z.string().check(z.minLength(1)),
    /** Least days late, in it; below zero before the due date, missing or null without an end. */
    from: z.nullish(z.int()),
    /** Most days late, in it. */
    to: z.nullish(z.int()),
    /** How many invoices. */
    count: count(),
    amount: amount(),
  })),
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
});

/** What `getCredits` returns: credits that are not used up, oldest first. */
export const creditsResponse = z.object({
  currencyIsoCode: currencyIsoCode(),
  credits: z.array(z.object({
    id: recordId(),
    /** The number the buyer knows. */
    number: z.string(),
    issuedOn: day(),
    /** What it is for, in the buyer's language. */
    reason: words(),
    /** What is left of it, above zero. */
    left: amount(),
  })),
});

/** What `getPaymentQuotes` returns: a quote for each method asked about; one that is left out costs nothing more. */
export const quotesResponse = z.object({
  currencyIsoCode: currencyIsoCode(),
  quotes: z.array(z.object({
    /** The method it is for. */
    methodId: recordId(),
    /** What paying with it costs beside; missing or null for nothing. */
    surcharge: z.nullish(z.object({
      /** Per cent. */
      rate: z.number(),
      amount: amount(),
      /** What it was worked out of. */
      basis: amount(),
    })),
  })),
});

const paidLine = {
  invoiceId: recordId(),
  /** The invoice's number. */
  number: z.string(),
};

/** What comes of `payInvoices`, and each payment of `getPayments`. */
export const paymentValue = z.object({
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
  done: z.array(z.object({
    ...paidLine,
    /** What was paid on it, credits included. */
    amount: amount(),
    /** What is open on it still. */
    stillOpen: amount(),
  })),
  /** Invoices that were left out. */
  notDone: z.array(z.object({
    ...paidLine,
    /** What would have been paid on it. */
    amount: amount(),
    /** `already-paid`, `in-dispute` or `not-accepted`. */
    reason: z.enum(['already-paid', 'in-dispute', 'not-accepted']),
  })),
  /** What was taken of credits. */
  credits: amount(),
  /** What was charged beside; missing or null for nothing. */
  surcharge: z.nullish(amount()),
  /** What the method was charged: what is done, less the credits, with the surcharge. */
  total: amount(),
});

/** What `getPayments` returns: one page, newest first. */
export const paymentsResponse = z.object({
  payments: z.array(paymentValue),
  /** How many there are on all pages; missing or null when that is not known. */
  total: z.nullish(count()),
  /** Whether more pages follow. */
  hasMore: z.boolean(),
});
