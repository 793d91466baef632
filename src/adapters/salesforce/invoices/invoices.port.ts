import {
  type DisputeInvoicePort,
  type ForAccount,
  type InLocale,
  type InvoicesPort,
  type PayInvoicesPort,
  PortError,
} from '../../../ports';
import { dateRangeProblem } from '../../../rules/date-ranges';
import { isCalendarDate } from '../../../rules/dates';
import { disputeDetailsProblem } from '../../../rules/invoices';
import { plainAmount } from '../../../rules/money';
import { requireSignedIn } from '../common/refusals';
import { toDocument } from '../../common/files';
import type { Context } from '../context';
import { createCommitPort } from '../server-methods/commit';
import { amountsIn, toCredits, toDispute, toInvoice, toInvoiceSummary, toPayment, toTotals } from './invoices.mapping';
import { disputeInvoice, getInvoice, getInvoiceFile, getInvoices, getInvoiceTotals } from './invoices.methods';
import {
  getCredits,
  getPaymentQuotes,
  getPayments,
  getReceiptFile,
  getStatement,
  payInvoices,
} from './payments.methods';

/** Maximum page size. */
const PAGE_MOST = 200;

/** Implements the invoices port with the store's server methods, because the platform has no invoices for buyers. */
export function invoicesPort({ methods }: Context): InvoicesPort {
  const callerFields = ({ accountId, locale }: ForAccount & InLocale) => ({
    effectiveAccountId: requireSignedIn(accountId),
    language: locale,
  });
  const least = (pageSize: number): number => Math.min(pageSize, PAGE_MOST);

  return {
    async list({ text, statuses, bucket, ids, payableOnly, sort, descending, page, pageSize, ...at }, call) {
      const request = {
        ...callerFields(at),
        text,
        statuses: [...statuses],
        bucket,
        invoiceIds: ids === null ? null : [...ids],
        payableOnly,
        sort,
        descending,
        page,
        pageSize: least(pageSize),
      };
      const { currencyIsoCode, invoices, total, hasMore } = await methods.call(getInvoices, request, call?.signal);
      const amounts = amountsIn(currencyIsoCode);
      return {
        items: invoices.map((one) => toInvoiceSummary(one, amounts)),
        page,
        pageSize,
        total: total ?? null,
        hasMore,
      };
    },
    totals: async (at, call) => toTotals(await methods.call(getInvoiceTotals, callerFields(at), call?.signal)),
    async read({ invoiceId, ...at }, call) {
      const found = await methods.call(getInvoice, { ...callerFields(at), invoiceId }, call?.signal);
      return found === null ? null : toInvoice(found);
    },
    credits: async (at, call) => toCredits(await methods.call(getCredits, callerFields(at), call?.signal)),
    async quote({ amount, methodIds, ...at }, call) {
      if (methodIds.length === 0) return [];
      const request = {
        ...callerFields(at),
        amount: plainAmount(amount),
        currencyIsoCode: amount.currency,
        methodIds: [...methodIds],
      };
      const { currencyIsoCode, quotes } = await methods.call(getPaymentQuotes, request, call?.signal);
      const amounts = amountsIn(currencyIsoCode);
      return quotes.map(({ methodId, surcharge }) => ({
        methodId,
        surcharge: surcharge
          ? { rate: surcharge.rate, amount: amounts.amount(surcharge.amount), basis: amounts.amount(surcharge.basis) }
          : null,
      }));
    },
    async file({ invoiceId, ...at }, call) {
      const found = await methods.call(getInvoiceFile, { ...callerFields(at), invoiceId }, call?.signal);
      return found === null ? null : toDocument(found);
    },
    async statement({ from, to, format, ...at }, call) {
      const problem =
        isCalendarDate(from) && isCalendarDate(to) ? dateRangeProblem(from, to) : { field: 'from', code: 'badInput' };
      if (problem !== null)
        throw new PortError('rejected', 'A statement requires a period', { fields: { [problem.field]: problem.code } });
      const found = await methods.call(
        getStatement,
        { ...callerFields(at), fromDate: from, toDate: to, format },
        call?.signal,
      );
      if (found === null) throw new PortError('malformed', 'A statement is missing');
      return toDocument(found);
    },
    async payments({ page, pageSize, ...at }, call) {
      const { payments, total, hasMore } = await methods.call(
        getPayments,
        { ...callerFields(at), page, pageSize: least(pageSize) },
        call?.signal,
      );
      return { items: payments.map(toPayment), page, pageSize, total: total ?? null, hasMore };
    },
    async receipt({ paymentId, ...at }, call) {
      const found = await methods.call(getReceiptFile, { ...callerFields(at), paymentId }, call?.signal);
      return found === null ? null : toDocument(found);
    },
  };
}

/** Pays invoices at most once. */
export const payInvoicesPort = (context: Context): PayInvoicesPort =>
  createCommitPort(context, payInvoices, {
    toValue: toPayment,
    reasons: [
      'declined',
      'method-unavailable',
      'amounts-changed',
      'surcharge-changed',
      'credits-changed',
      'nothing-payable',
    ],
    toArguments({ lines, credits, methodId, surcharge, total }) {
      const { currency } = total;
      // The request has one currency, so an amount in another one must be rejected.
      if (
        [...lines, ...credits].some(({ amount }) => amount.currency !== currency) ||
        (surcharge !== null && surcharge.currency !== currency)
      ) {
        throw new PortError('rejected', 'A payment must be in one currency', { fields: { total: 'badInput' } });
      }
      return {
        lines: lines.map(({ invoiceId, amount }) => ({ invoiceId, amount: plainAmount(amount) })),
        credits: credits.map(({ creditId, amount }) => ({ creditId, amount: plainAmount(amount) })),
        methodId,
        surcharge: surcharge === null ? null : plainAmount(surcharge),
        total: plainAmount(total),
        currencyIsoCode: currency,
      };
    },
  });

/** Disputes an invoice at most once. */
export const disputeInvoicePort = (context: Context): DisputeInvoicePort =>
  createCommitPort(context, disputeInvoice, {
    toValue: toDispute,
    reasons: ['already-disputed', 'already-paid', 'too-late'],
    toArguments({ invoiceId, reason, details, amount }) {
      const problem = disputeDetailsProblem(details);
      if (problem !== null)
        throw new PortError('rejected', 'A dispute requires details', { fields: { details: problem.code } });
      return { invoiceId, reason, details, amount: plainAmount(amount), currencyIsoCode: amount.currency };
    },
  });
