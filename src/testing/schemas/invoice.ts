import * as z from 'zod/mini';
import type {
  Autopay,
  Credit,
  Invoice,
  InvoiceSummary,
  InvoiceTotals,
  Payment,
  PaymentQuote,
  WalletMethod,
} from '../../ports';
import { DISPUTE_REASONS, DISPUTE_STATUSES } from '../../rules/invoices';
import { INVOICE_LABELS } from '../../rules/server-codes';
import { calendarDate, count, id, instant, label, money, openCode, timeZone, plainText } from './basics';

const reference = z.nullable(id);

const summary = {
  id,
  number: label,
  orderId: reference,
  orderNumber: reference,
  purchaseOrderNumber: z.nullable(plainText),
  status: openCode(['open', ...INVOICE_LABELS] as const),
  issuedOn: calendarDate,
  dueOn: z.nullable(calendarDate),
  daysPastDue: z.nullable(z.int()),
  amount: money,
  amountDue: money,
  disputedAmount: z.nullable(money),
  paidOn: z.nullable(calendarDate),
  isPayable: z.boolean(),
  autopayOn: z.optional(z.nullable(calendarDate)),
};

export const invoiceSummary = z.object(summary) satisfies z.ZodMiniType<InvoiceSummary>;

export const invoice = z.object({
  ...summary,
  lines: z.array(z.object({ id, name: label, sku: reference, quantity: z.nullable(z.number()), total: money })),
  entries: z.array(
    z.object({ id, kind: z.enum(['payment', 'credit']), date: calendarDate, amount: money, reference: label }),
  ),
  dispute: z.nullable(
    z.object({
      id,
      number: label,
      invoiceId: id,
      reason: z.enum(DISPUTE_REASONS),
      details: plainText,
      amount: money,
      openedOn: calendarDate,
      status: z.optional(z.enum(DISPUTE_STATUSES)),
    }),
  ),
  canDispute: z.boolean(),
}) satisfies z.ZodMiniType<Invoice>;

export const invoiceTotals = z.object({
  balance: money,
  amountDue: money,
  credits: money,
  aging: z.array(z.object({ id, from: z.nullable(z.int()), to: z.nullable(z.int()), count, amount: money })),
  counts: z.object({ open: count, 'past-due': count, disputed: count, 'recently-paid': count, paid: count }),
  disputed: z.optional(z.object({ amountDue: money, pastDue: money })),
  payable: count,
  terms: z.nullable(label),
  today: calendarDate,
}) satisfies z.ZodMiniType<InvoiceTotals>;

export const credit = z.object({
  id,
  number: label,
  issuedOn: calendarDate,
  reason: label,
  remaining: money,
}) satisfies z.ZodMiniType<Credit>;

/** An amount of at least zero. */
const owed = z.extend(money, { minor: z.int().check(z.nonnegative()) });

export const paymentQuote = z.object({
  methodId: id,
  surcharge: z.nullable(z.object({ rate: z.number().check(z.nonnegative()), amount: owed, basis: owed })),
}) satisfies z.ZodMiniType<PaymentQuote>;

const settled = { invoiceId: id, number: label, amount: owed };

export const payment = z.object({
  id,
  number: label,
  paidAt: instant,
  timeZone,
  method: z.nullable(label),
  status: z.enum(['settled', 'pending', 'returned']),
  settlesOn: z.nullable(calendarDate),
  paid: z.array(z.object({ ...settled, amountDue: owed })),
  notPaid: z.array(z.object({ ...settled, reason: z.enum(['already-paid', 'in-dispute', 'not-accepted']) })),
  credits: owed,
  surcharge: z.nullable(owed),
  total: owed,
}) satisfies z.ZodMiniType<Payment>;

const month = z.object({ year: z.int(), month: z.int().check(z.minimum(1), z.maximum(12)) });

export const walletMethod = z.object({
  id,
  kind: z.enum(['card', 'ach']),
  brand: label,
  lastFour: z.string().check(z.regex(/^\d{4}$/)),
  expiry: z.nullable(month),
  nickname: plainText,
  isDefault: z.boolean(),
  problem: z.nullable(z.enum(['expired', 'unverified'])),
  isAutopayMethod: z.boolean(),
}) satisfies z.ZodMiniType<WalletMethod>;

const amount = z.object({ minor: z.int(), currency: z.string().check(z.regex(/^[A-Z]{3}$/)) });

export const autopay = z.object({
  enabled: z.boolean(),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  methodId: z.nullable(id),
  day: z.nullable(z.int().check(z.minimum(1), z.maximum(28))),
  limit: z.nullable(amount),
  next: z.nullable(
    z.object({
      date: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
      amount,
      invoices: z.optional(z.int().check(z.minimum(1))),
      surcharge: z.optional(z.nullable(amount)),
    }),
  ),
}) satisfies z.ZodMiniType<Autopay>;
