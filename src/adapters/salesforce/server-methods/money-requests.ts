import * as z from 'zod/mini';
import { DISPUTE_REASONS, INVOICE_SORTS } from '../../../rules/invoices';
import { onceReader } from './commit';
import { amount, count, day, recordId } from './parts';

/** `getInvoiceTotals`, `getCredits`, `getPaymentMethods` and `getAutopay`. */
export const moneyReaderRequest = z.object({ ...onceReader });

/** `getInvoices`. What is empty or null does not narrow. */
export const invoicesRequest = z.object({
  ...onceReader,
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
  /** From 0. */
  page: count(),
  /** At most 200. */
  pageSize: count(),
});

/** `getInvoice` and `getInvoiceFile`. */
export const invoiceRequest = z.object({
  ...onceReader,
  /** The invoice, by its id or its number. */
  invoiceId: z.string(),
});

/** `getPaymentQuotes`. */
export const quotesRequest = z.object({
  ...onceReader,
  /** What would be charged, without a surcharge. */
  amount: amount(),
  currencyIsoCode: z.string(),
  /** The methods to quote, at most 20. */
  methodIds: z.array(recordId()),
});

/** `getStatement`. */
export const statementRequest = z.object({
  ...onceReader,
  /** The first day, in it. */
  fromDate: day(),
  /** The last day, in it. */
  toDate: day(),
  /** `pdf` or `csv`. */
  format: z.enum(['pdf', 'csv']),
});

/** `getPayments`. */
export const paymentsRequest = z.object({
  ...onceReader,
  /** From 0. */
  page: count(),
  /** At most 200. */
  pageSize: count(),
});

/** `getReceiptFile`. */
export const receiptRequest = z.object({ ...onceReader, paymentId: recordId() });

/** `payInvoicesPrepare`. */
export const payInvoicesRequest = z.object({
  ...onceReader,
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
});

/** `disputeInvoicePrepare`. */
export const disputeInvoiceRequest = z.object({
  ...onceReader,
  invoiceId: recordId(),
  /** Why. */
  reason: z.enum(DISPUTE_REASONS),
  /** What the buyer says, at most 500 UTF-16 units. */
  words: z.string(),
  /** What of the invoice is in dispute, at most what is open. */
  amount: amount(),
  currencyIsoCode: z.string(),
});

/** How autopay is set. */
const autopaySetting = {
  /** False turns it off; everything below is null then. */
  on: z.boolean(),
  /** The method to draw on. */
  methodId: z.nullable(recordId()),
  /** Day of the month, 1 to 28; null: on each invoice's due date. */
  day: z.nullable(z.int()),
  /** The most one invoice may be to be paid by itself; null for no limit. */
  limit: z.nullable(amount()),
  /** Currency of the limit; null without one. */
  limitCurrencyIsoCode: z.nullable(z.string()),
};

/** `getAutopay`. */
export const getAutopayRequest = z.object({
  ...onceReader,
  /** Answer how it would be with this setting, and change nothing; null or missing: how it is. */
  choice: z.nullish(z.object(autopaySetting)),
});

/** `setAutopayPrepare`. */
export const setAutopayRequest = z.object({ ...onceReader, ...autopaySetting });

/** `addPaymentMethodPrepare`. */
export const addPaymentMethodRequest = z.object({
  ...onceReader,
  /** What the payment provider's fields answered with: good for storing the method once. It is never a number. */
  token: z.string(),
  /** `card` or `ach`. */
  kind: z.enum(['card', 'ach']),
  /** What the buyer calls it, at most 40 signs; may be empty. */
  nickname: z.string(),
  /** Whether it is to be the method proposed first. */
  makeDefault: z.boolean(),
});

/** `renamePaymentMethod`. */
export const renameMethodRequest = z.object({
  ...onceReader,
  methodId: recordId(),
  /** At most 40 signs; empty takes the name away. */
  nickname: z.string(),
});

/** `setDefaultPaymentMethod` and `removePaymentMethod`. */
export const methodRequest = z.object({ ...onceReader, methodId: recordId() });
