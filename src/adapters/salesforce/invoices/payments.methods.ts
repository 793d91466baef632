import * as z from 'zod/mini';
import { defineCommit, defineMethod } from '../server-methods/define-method';
import {
  amount,
  currencyIsoCode,
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
