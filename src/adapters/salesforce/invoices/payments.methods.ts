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
  callerFields,
  recordId,
  optionalText,
} from '../server-methods/parts';

const paidLine = {
  invoiceId: recordId(),
  /** The invoice's number. */
  number: z.string(),
};

/** Value of `payInvoices`, and each payment of `getPayments`. */
const paymentValue = z.object({
  currencyIsoCode: currencyIsoCode(),
  id: recordId(),
  /** Number that the buyer can quote. */
  number: z.string().check(z.minLength(1)),
  /** Time of the payment. */
  paidAt: instant(),
  /** IANA name of the account's time zone. */
  timeZone: z.string().check(z.minLength(1)),
  /** Payment method in the buyer's language, never with its number; missing or null when credits covered everything. */
  method: optionalText(),
  /** `settled`; `pending` until the bank transfers the money; `returned` when it does not. */
  status: z.enum(['settled', 'pending', 'returned']),
  /** Expected settlement date of a pending payment. */
  settlesOn: z.nullish(day()),
  /** Paid invoices. */
  done: z.array(
    z.object({
      ...paidLine,
      /** Paid amount, including credits. */
      amount: amount(),
      /** Remaining amount due. */
      stillOpen: amount(),
    }),
  ),
  /** Invoices that were left out. */
  notDone: z.array(
    z.object({
      ...paidLine,
      /** Amount that would have been paid. */
      amount: amount(),
      /** `already-paid`, `in-dispute` or `not-accepted`. */
      reason: z.enum(['already-paid', 'in-dispute', 'not-accepted']),
    }),
  ),
  /** Used credits. */
  credits: amount(),
  /** Surcharge; missing or null for none. */
  surcharge: z.nullish(amount()),
  /** Charge of the method: the paid amounts minus credits plus surcharge. */
  total: amount(),
});

export const getCredits = defineMethod({
  name: 'getCredits',
  http: 'GET',
  request: z.object(callerFields()),
  /** Credits with a remaining balance, oldest first. */
  response: z.object({
    currencyIsoCode: currencyIsoCode(),
    credits: z.array(
      z.object({
        id: recordId(),
        /** Credit number that the buyer knows. */
        number: z.string(),
        issuedOn: day(),
        /** Reason of the credit, in the buyer's language. */
        reason: optionalText(),
        /** Remaining balance, above zero. */
        left: amount(),
      }),
    ),
  }),
  docs: {
    purpose: 'Returns the account’s credits that have a remaining balance.',
    errors: permissionErrors('finance'),
    without: 'No credits are offered when paying.',
  },
});

export const getPaymentQuotes = defineMethod({
  name: 'getPaymentQuotes',
  http: 'POST',
  reads: true,
  request: z.object({
    ...callerFields(),
    /** Charge without a surcharge. */
    amount: amount(),
    currencyIsoCode: z.string(),
    /** Methods to quote, at most 20. */
    methodIds: z.array(recordId()),
  }),
  /** One quote per method with a surcharge; methods without one are left out. */
  response: z.object({
    currencyIsoCode: currencyIsoCode(),
    quotes: z.array(
      z.object({
        /** The quoted method. */
        methodId: recordId(),
        /** Surcharge of the method; missing or null for none. */
        surcharge: z.nullish(
          z.object({
            /** Percentage. */
            rate: z.number(),
            amount: amount(),
            /** Base amount of the surcharge. */
            basis: amount(),
          }),
        ),
      }),
    ),
  }),
  docs: {
    purpose:
      'Returns the surcharge for an amount with each of the given payment methods. The page shows it before the buyer agrees and never calculates it.',
    errors: permissionErrors('finance'),
    without: 'No surcharge is shown, and payments with a surcharge are refused with `surcharge-changed`.',
  },
});

export const getPayments = defineMethod({
  name: 'getPayments',
  http: 'GET',
  request: z.object({
    ...callerFields(),
    ...pageRequest(),
  }),
  /** One page, newest first. */
  response: z.object({
    payments: z.array(paymentValue),
    ...pageResponse(),
  }),
  docs: {
    purpose: 'Returns one page of the account’s payments, newest first.',
    errors: permissionErrors('finance'),
    without: 'There is no list of payments.',
  },
});

export const getReceiptFile = defineMethod({
  name: 'getReceiptFile',
  http: 'GET',
  request: z.object({ ...callerFields(), paymentId: recordId() }),
  response: file(),
  docs: {
    purpose: 'Returns a payment’s receipt as a document; null when there is none.',
    errors: permissionErrors('finance'),
    without: 'Receipts can’t be downloaded.',
  },
});

export const payInvoices = defineCommit({
  name: 'payInvoices',
  request: z.object({
    ...callerFields(),
    /** Payment of each invoice, including credits. */
    lines: z.array(z.object({ invoiceId: recordId(), amount: amount() })),
    /** Used amount of each credit. */
    credits: z.array(z.object({ creditId: recordId(), amount: amount() })),
    /** The stored method; null when credits cover everything. */
    methodId: z.nullable(recordId()),
    /** The quoted surcharge; null for none. */
    surcharge: z.nullable(amount()),
    /** Charge that the buyer agreed to: the lines minus credits plus surcharge. */
    total: amount(),
    currencyIsoCode: z.string(),
  }),
  value: paymentValue,
  docs: {
    does: 'Pays invoices in one payment',
    subject: 'account',
    errors: permissionErrors('finance'),
    reasons: {
      declined: 'The provider declined the payment.',
      'method-unavailable': 'The payment method was removed, or is expired or unverified.',
      'amounts-changed':
        'A line exceeds the amount due, or the total is not the sum of the lines, minus the credits, plus the surcharge.',
      'surcharge-changed': 'The surcharge has changed.',
      'credits-changed': 'The remaining balance of a credit is less than the amount to use.',
      'nothing-payable': 'None of the invoices has an amount due.',
    },
    without: 'Invoices can’t be paid.',
  },
});

export const getStatement = defineMethod({
  name: 'getStatement',
  http: 'GET',
  request: z.object({
    ...callerFields(),
    /** First day, inclusive. */
    fromDate: day(),
    /** Last day, inclusive. */
    toDate: day(),
    /** `pdf` or `csv`. */
    format: z.enum(['pdf', 'csv']),
  }),
  response: file(),
  docs: {
    purpose: 'Returns a document with the invoices and payments of a period.',
    errors: {
      ...permissionErrors('finance'),
      INVALID_API_INPUT: 'The period is invalid, or longer than the business allows.',
    },
    without: 'Statements can’t be downloaded.',
  },
});
