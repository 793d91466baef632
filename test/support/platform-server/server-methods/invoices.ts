import { invoiceDocument, receiptDocument, statementDocument } from '../../../../src/adapters/demo/documents/documents';
import { presentCredits } from '../../../../src/adapters/demo/engine/credits';
import { presentDetail, presentPayment } from '../../../../src/adapters/demo/engine/invoice-parts';
import { findInvoices, presentInvoice } from '../../../../src/adapters/demo/engine/invoices';
import { paged } from '../../../../src/adapters/demo/engine/paging';
import { quotedSurcharge } from '../../../../src/adapters/demo/engine/pay-invoices';
import type { InvoiceQuery, InvoiceStatus } from '../../../../src/domain';
import { isCalendarDate } from '../../../../src/rules/dates';
import { dateRangeProblem } from '../../../../src/rules/date-ranges';
import { INVOICE_SORTS } from '../../../../src/rules/invoices';
import { SURCHARGE_PERCENT } from '../../../../src/rules/limits';
import { INVOICE_LABELS } from '../../../../src/rules/server-codes';
import type { Exchange } from '../http/exchange';
import { booksOf, type Books, creditsOf, requireFinance, paymentsOf } from '../store/money';
import { fileBody, invoiceBody, invoiceRow, paymentBody, totalsBody } from '../wire/money';
import { decimal } from '../wire/numbers';
import {
  amountText,
  type Arguments,
  buyersAccountArg,
  throwHandled,
  type Handler,
  minorOf,
  numberArg,
  optionalText,
  readerArg,
  serving,
  textArg,
  textsArg,
} from './arguments';

const MAX_INVOICES = 200;

/** The books of a call's account, for a buyer who may see them. */
function booksArg(exchange: Exchange, args: Arguments): Books {
  const account = buyersAccountArg(exchange, args);
  requireFinance(exchange);
  return booksOf(exchange.platform, account);
}

const pageArgs = (args: Arguments) => {
  const [page, pageSize] = [numberArg(args, 'page'), numberArg(args, 'pageSize')];
  return page < 0 || pageSize < 1 || pageSize > MAX_INVOICES
    ? throwHandled('INVALID_API_INPUT', `A page has 1 to ${MAX_INVOICES} rows`)
    : { page, pageSize };
};

const statuses: readonly InvoiceStatus[] = ['open', ...INVOICE_LABELS];

function queryOf(args: Arguments): InvoiceQuery {
  return {
    text: textArg(args, 'text'),
    statuses: textsArg(args, 'statuses', MAX_INVOICES).map(
      (status) =>
        statuses.find((known) => known === status) ?? throwHandled('INVALID_API_INPUT', `No such status: ${status}`),
    ),
    bucket: optionalText(args, 'bucket'),
    ids: args.invoiceIds == null ? null : textsArg(args, 'invoiceIds', MAX_INVOICES),
    payableOnly: args.payableOnly === true,
    sort:
      INVOICE_SORTS.find((known) => known === textArg(args, 'sort')) ??
      throwHandled('INVALID_API_INPUT', 'No such sort'),
    descending: args.descending === true,
  };
}

const getInvoices: Handler<'getInvoices'> = (exchange, args) => {
  const books = booksArg(exchange, args);
  const { items, total, hasMore } = paged(findInvoices(books.invoices, queryOf(args)), pageArgs(args));
  return {
    currencyIsoCode: books.world.market.currency,
    hasMore,
    invoices: items.map((one) => invoiceRow(one, books)),
    total,
  };
};

const getInvoiceTotals: Handler<'getInvoiceTotals'> = (exchange, args) =>
  totalsBody(booksArg(exchange, args), args.language);

const named = ({ invoices }: Books, args: Arguments) => {
  const name = textArg(args, 'invoiceId');
  return invoices.find(({ id, number }) => id === name || number === name);
};

const getInvoice: Handler<'getInvoice'> = (exchange, args) => {
  const books = booksArg(exchange, args);
  const found = named(books, args);
  return found === undefined ? null : invoiceBody(found, books, readerArg(exchange, args, books.world.account));
};

const getCredits: Handler<'getCredits'> = (exchange, args) => {
  const books = booksArg(exchange, args);
  const credits = presentCredits(creditsOf(books), books.world, args.language);
  return {
    credits: credits.map(({ remaining, ...credit }) => ({ ...credit, left: amountText(remaining) })),
    currencyIsoCode: books.world.market.currency,
  };
};

const getPaymentQuotes: Handler<'getPaymentQuotes'> = (exchange, args) => {
  const { world, state } = booksArg(exchange, args);
  const minor = minorOf(args.amount);
  const { currency } = world.market;
  if (args.currencyIsoCode !== currency || !(minor >= 0))
    throwHandled('INVALID_API_INPUT', 'The amount is not valid for this account');
  const quotes = textsArg(args, 'methodIds', 20).flatMap((methodId) => {
    const method = state.wallet.methods.find(({ id }) => id === methodId);
    const extra = method === undefined ? null : quotedSurcharge(minor, method, world);
    return method === undefined
      ? []
      : [
          {
            methodId,
            surcharge:
              extra === null ? null : { amount: decimal(extra), basis: decimal(minor), rate: SURCHARGE_PERCENT },
          },
        ];
  });
  return { currencyIsoCode: currency, quotes };
};

const getInvoiceFile: Handler<'getInvoiceFile'> = async (exchange, args) => {
  const books = booksArg(exchange, args);
  const found = named(books, args);
  if (found === undefined || exchange.platform.world.changes.noDocuments === true) return null;
  return fileBody(
    invoiceDocument(
      presentDetail(found, books.world, books.state, readerArg(exchange, args, books.world.account)),
      books.world,
      args.language,
    ),
  );
};

const getStatement: Handler<'getStatement'> = async (exchange, args) => {
  const books = booksArg(exchange, args);
  const [from, to, language] = [args.fromDate, args.toDate, args.language];
  if (!isCalendarDate(from) || !isCalendarDate(to) || dateRangeProblem(from, to) !== null)
    return throwHandled('INVALID_API_INPUT', 'A statement requires a period');
  const payments = paymentsOf(books).map((one) => presentPayment(one, books.world, language));
  const invoices = books.invoices.map((one) => presentInvoice(one, books.world.market.currency));
  const format = args.format === 'csv' ? 'csv' : 'pdf';
  return fileBody(statementDocument({ invoices, payments, from, to, format }, books.world, language));
};

const getPayments: Handler<'getPayments'> = (exchange, args) => {
  const books = booksArg(exchange, args);
  const { items, total, hasMore } = paged(paymentsOf(books), pageArgs(args));
  return { hasMore, payments: items.map((one) => paymentBody(one, books, args.language)), total };
};

const getReceiptFile: Handler<'getReceiptFile'> = async (exchange, args) => {
  const books = booksArg(exchange, args);
  const found = paymentsOf(books).find(({ id }) => id === args.paymentId);
  if (found === undefined) return null;
  const language = args.language;
  return fileBody(receiptDocument(presentPayment(found, books.world, language), books.world, language));
};

/** Invoices, their amounts due and their payments. */
export const invoiceMethods = serving({
  getInvoices,
  getInvoiceTotals,
  getInvoice,
  getCredits,
  getPaymentQuotes,
  getInvoiceFile,
  getStatement,
  getPayments,
  getReceiptFile,
});
