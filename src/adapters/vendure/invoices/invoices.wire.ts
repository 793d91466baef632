import * as z from 'zod/mini';
import { id, text, whole } from '../../common/scalars';
import { minor } from '../catalog/product.wire';
import { documentOf } from '../transport/graphql';

const INVOICE = `id number orderId orderNumber purchaseOrderNumber issuedOn dueOn paidOn daysPastDue total open
  currencyCode status`;

const invoice = z.object({
  id: id(),
  number: z.string(),
  orderId: id(),
  orderNumber: z.string(),
  purchaseOrderNumber: text(),
  issuedOn: z.string(),
  dueOn: z.string(),
  paidOn: text(),
  daysPastDue: whole(),
  total: minor(),
  open: minor(),
  currencyCode: z.string(),
  status: z.string(),
});
export type WireInvoice = z.output<typeof invoice>;

export const tradeInvoices = documentOf(
  'invoices',
  `query ($options: TradeInvoiceOptions) { tradeInvoices(options: $options) { items { ${INVOICE} } totalItems } }`,
  { tradeInvoices: z.object({ items: z.array(invoice), totalItems: z.number() }) },
);

const invoiceDetail = z.object({
  invoice,
  lines: z.array(z.object({ id: id(), name: z.string(), sku: text(), quantity: whole(), total: minor() })),
  payments: z.array(
    z.object({
      paymentId: id(),
      number: z.string(),
      paidOn: z.string(),
      amount: minor(),
      credits: z.array(z.object({ number: z.string(), amount: minor() })),
    }),
  ),
});
export type WireInvoiceDetail = z.output<typeof invoiceDetail>;

export const tradeInvoice = documentOf(
  'invoice',
  `query ($id: ID!, $number: String!) { tradeInvoice(id: $id, number: $number) { invoice { ${INVOICE} }
     lines { id name sku quantity total } payments { paymentId number paidOn amount credits { number amount } } } }`,
  { tradeInvoice: z.nullable(invoiceDetail) },
);

const totals = z.object({
  open: minor(),
  credits: minor(),
  currencyCode: z.string(),
  aging: z.array(
    z.object({
      id: id(),
      from: z.nullable(z.number()),
      to: z.nullable(z.number()),
      count: z.number(),
      amount: minor(),
    }),
  ),
  counts: z.array(z.object({ status: z.string(), count: z.number() })),
  terms: text(),
  today: z.string(),
});
export type WireInvoiceTotals = z.output<typeof totals>;

export const tradeInvoiceTotals = documentOf(
  'totals of the invoices',
  `{ tradeInvoiceTotals { open credits currencyCode aging { id from to count amount } counts { status count } terms today } }`,
  { tradeInvoiceTotals: totals },
);

/** Fields of a payment. */
export const PAYMENT = `id number at timeZone total credits currencyCode methodLabel settlesOn
  parts { invoiceId invoiceNumber amount left }`;

export const payment = z.object({
  id: id(),
  number: z.string(),
  at: z.string(),
  timeZone: z.string(),
  total: minor(),
  credits: minor(),
  currencyCode: z.string(),
  methodLabel: text(),
  settlesOn: text(),
  parts: z.array(z.object({ invoiceId: id(), invoiceNumber: z.string(), amount: minor(), left: minor() })),
});
export type WirePayment = z.output<typeof payment>;

export const tradeInvoicePayments = documentOf(
  'payments',
  `query ($options: TradeInvoicePaymentOptions) {
     tradeInvoicePayments(options: $options) { items { ${PAYMENT} } totalItems } }`,
  { tradeInvoicePayments: z.object({ items: z.array(payment), totalItems: z.number() }) },
);

const credit = z.object({
  id: id(),
  number: z.string(),
  issuedOn: z.string(),
  reason: z.string(),
  remaining: minor(),
  currencyCode: z.string(),
});
export type WireCredit = z.output<typeof credit>;

export const tradeCredits = documentOf(
  'credits',
  '{ tradeCredits { id number issuedOn reason remaining currencyCode } }',
  { tradeCredits: z.array(credit) },
);

const file = z.object({ name: z.string(), mediaType: z.string(), base64: z.string() });
export type WireFile = z.output<typeof file>;
const FILE = '{ name mediaType base64 }';

export const tradeInvoiceDocument = documentOf(
  'document of an invoice',
  `query ($id: ID!) { file: tradeInvoiceDocument(id: $id) ${FILE} }`,
  { file: z.nullable(file) },
);

export const tradePaymentReceipt = documentOf(
  'receipt',
  `query ($id: ID!) { file: tradePaymentReceipt(id: $id) ${FILE} }`,
  { file: z.nullable(file) },
);

export const tradeStatement = documentOf(
  'statement',
  `query ($from: String!, $to: String!, $format: String!) {
     file: tradeStatement(from: $from, to: $to, format: $format) ${FILE} }`,
  { file },
);
