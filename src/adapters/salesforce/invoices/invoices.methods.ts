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
  callerFields,
  recordId,
  optionalText,
} from '../server-methods/parts';

const summary = {
  id: recordId(),
  /** Invoice number that the buyer knows. */
  number: z.string().check(z.minLength(1)),
  /** Order summary of the invoice; missing or null if unknown. */
  orderId: z.nullish(recordId()),
  /** Number of that order. */
  orderNumber: optionalText(),
  purchaseOrderNumber: optionalText(),
  /** `Paid`, `Recently Paid`, `Past Due` or `Disputed`; missing, null or any other text for an open invoice. */
  status: optionalText(),
  issuedOn: day(),
  /** Due date; missing or null for none. */
  dueOn: z.nullish(day()),
  /** Days past due in the account's time zone, negative before the due date; missing or null when nothing is due. */
  daysLate: z.nullish(z.int()),
  /** Invoiced amount. */
  amount: amount(),
  /** Amount due after payments and credits. */
  open: amount(),
  /** Disputed part; missing or null for none. */
  disputed: z.nullish(amount()),
  /** Date of full payment; missing or null while unpaid. */
  paidOn: z.nullish(day()),
  /** Whether the invoice can be paid now. */
  payable: z.boolean(),
  /** Date of the automatic payment with the current settings; missing or null for none. */
  autopayOn: z.nullish(day()),
};

const noInvoices = 'There is no list of invoices.';

/** Request of `getInvoice` and `getInvoiceFile`. */
const invoiceRequest = () =>
  z.object({
    ...callerFields(),
    /** Id or number of the invoice. */
    invoiceId: z.string(),
  });

/** Value of `disputeInvoice`: the dispute. */
const disputeValue = z.object({
  id: recordId(),
  /** Number that the buyer can quote. */
  number: z.string().check(z.minLength(1)),
  invoiceId: recordId(),
  /** `short`, `damaged`, `wrong-price`, `not-received`, `duplicate` or `something-else`. */
  reason: z.string(),
  /** Details that the buyer entered. */
  details: optionalText(),
  /** Disputed amount. */
  amount: amount(),
  currencyIsoCode: currencyIsoCode(),
  openedOn: day(),
  /** `received`, `in-review` or `answered`; missing, null or any other text shows no status. */
  status: optionalText(),
});

export const getInvoices = defineMethod({
  name: 'getInvoices',
  http: 'POST',
  reads: true,
  /** Empty and null fields do not filter. */
  request: z.object({
    ...callerFields(),
    /** Part of an invoice, order or purchase order number. */
    text: z.string(),
    /** Any of `open`, `past-due`, `disputed`, `recently-paid` and `paid`. */
    statuses: z.array(z.string()),
    /** Id of an aging bucket of `getInvoiceTotals`. */
    bucket: z.nullable(z.string()),
    /** Only these invoices, at most 200; null for all. */
    invoiceIds: z.nullable(z.array(recordId())),
    /** Only invoices that can be paid now. */
    payableOnly: z.boolean(),
    /** Sort by due date, issue date, number or amount due. */
    sort: z.enum(INVOICE_SORTS),
    /** Reverses the sort. */
    descending: z.boolean(),
    ...pageRequest(),
  }),
  /** One page of matching invoices in the requested order. */
  response: z.object({
    currencyIsoCode: currencyIsoCode(),
    invoices: z.array(z.object(summary)),
    ...pageResponse(),
  }),
  docs: {
    purpose: 'Returns one page of the account’s invoices.',
    errors: permissionErrors('finance'),
    without: noInvoices,
  },
});

export const getInvoiceTotals = defineMethod({
  name: 'getInvoiceTotals',
  http: 'GET',
  request: z.object(callerFields()),
  /** Total amount due of the account. */
  response: z.object({
    currencyIsoCode: currencyIsoCode(),
    /** `open` minus `credits`; negative when the business owes the account. */
    balance: amount(),
    /** Amount due of all invoices. */
    open: amount(),
    /** Unused credits. */
    credits: amount(),
    /** Amounts due by age, oldest first; they add up to `open`. Empty buckets are left out. */
    aging: z.array(
      z.object({
        /** Id of the bucket for `getInvoices`. */
        id: z.string().check(z.minLength(1)),
        /** Minimum days past due, inclusive; negative before the due date, missing or null for no limit. */
        from: z.nullish(z.int()),
        /** Maximum days past due, inclusive. */
        to: z.nullish(z.int()),
        /** Number of invoices. */
        count: count(),
        amount: amount(),
      }),
    ),
    /** Number of invoices by status. */
    counts: z.object({
      /** Invoices with none of the four statuses. */
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
    /** Invoices that can be paid now. */
    payable: count(),
    /** Payment terms in the buyer's language, such as Net 30. */
    terms: optionalText(),
    /** Current date in the account's time zone, from which ages are counted. */
    today: day(),
  }),
  docs: {
    purpose: 'Returns the account’s total amount due, by age.',
    errors: permissionErrors('finance'),
    without: 'Balance and aging are not shown.',
  },
});

export const getInvoice = defineMethod({
  name: 'getInvoice',
  http: 'GET',
  request: invoiceRequest(),
  /** Null when the account does not have it. */
  response: z.nullable(
    z.object({
      ...summary,
      currencyIsoCode: currencyIsoCode(),
      /** Products and charges; they add up to `amount`. */
      lines: z.array(
        z.object({
          id: recordId(),
          /** Name of the product or charge, in the buyer's language. */
          name: z.string(),
          /** Missing or null for a charge. */
          sku: optionalText(),
          /** Missing or null for a charge. */
          quantity: z.nullish(z.number()),
          /** Total of the line; negative for a reduction. */
          total: amount(),
        }),
      ),
      /** Payments and credits, oldest first; together with `open` they add up to `amount`. */
      entries: z.array(
        z.object({
          id: recordId(),
          /** `payment` or `credit`. */
          kind: z.enum(['payment', 'credit']),
          date: day(),
          /** Reduction of the invoice. */
          amount: amount(),
          /** Number of the payment or the credit. */
          reference: z.string(),
        }),
      ),
      /** The invoice's dispute; missing or null for none. */
      dispute: z.nullish(disputeValue),
      /** Whether the invoice can be disputed. */
      canDispute: z.boolean(),
    }),
  ),
  docs: {
    purpose: 'Returns one invoice with all details; null when the account has no such invoice.',
    errors: permissionErrors('finance'),
    without: 'Invoices can’t be opened.',
  },
});

export const getInvoiceFile = defineMethod({
  name: 'getInvoiceFile',
  http: 'GET',
  request: invoiceRequest(),
  response: file(),
  docs: {
    purpose: 'Returns an invoice as a document; null when there is none.',
    errors: permissionErrors('finance'),
    without: 'Invoices can’t be downloaded.',
  },
});

export const disputeInvoice = defineCommit({
  name: 'disputeInvoice',
  request: z.object({
    ...callerFields(),
    invoiceId: recordId(),
    /** Reason for the dispute. */
    reason: z.enum(DISPUTE_REASONS),
    /** The buyer's explanation, at most 500 UTF-16 units. */
    details: z.string(),
    /** Disputed amount, at most the amount due. */
    amount: amount(),
    currencyIsoCode: z.string(),
  }),
  value: disputeValue,
  docs: {
    does: 'Disputes an invoice',
    subject: 'invoice',
    errors: { ...permissionErrors('finance'), MISSING_RECORD: 'The account has no such invoice.' },
    reasons: {
      'already-disputed': 'The invoice already has a dispute.',
      'already-paid': 'The invoice has no amount due.',
      'too-late': 'The invoice is too old to be disputed.',
    },
    without: 'Invoices can’t be disputed.',
  },
});
