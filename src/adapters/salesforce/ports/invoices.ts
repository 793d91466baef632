import { type ForAccount, type InLocale, type InvoicesPort, PortError } from '../../../ports';
import { isCalendarDate } from '../../../rules/dates';
import { dateRangeProblem } from '../../../rules/date-ranges';
import { plainAmount } from '../../../rules/money';
import type { Context } from '../context';
import { amountsIn, toCredits, toFile, toInvoice, toInvoiceSummary, toPayment, toTotals } from '../mapping/money';
import { askOf } from '../server-methods/send';
import { invoiceMethods } from '../server-methods/money-methods';
import { requireSignedIn } from './require-signed-in';

/** Most rows of one page. */
const PAGE_MOST = 200;

/** Invoices of an account: the platform has none for buyers, so the store's server methods tell of them (spec §1). */
export function invoicesPort({ methods }: Context): InvoicesPort {
  const ask = askOf(methods, invoiceMethods);
  const who = ({ accountId, locale }: ForAccount & InLocale) => ({ effectiveAccountId: requireSignedIn(accountId), language: locale });
  const least = (pageSize: number): number => Math.min(pageSize, PAGE_MOST);

  return {
    async list({ text, statuses, bucket, ids, payableOnly, sort, descending, page, pageSize, ...at }, call) {
      const request = { ...who(at), text, statuses: [...statuses], bucket, invoiceIds: ids === null ? null : [...ids], payableOnly, sort, descending, page, pageSize: least(pageSize) };
      const { currencyIsoCode, invoices, total, hasMore } = await ask('getInvoices', request, call?.signal);
      const amounts = amountsIn(currencyIsoCode);
      return { items: invoices.map((one) => toInvoiceSummary(one, amounts)), page, pageSize, total: total ?? null, hasMore };
    },
    totals: async (at, call) => toTotals(await ask('getInvoiceTotals', who(at), call?.signal)),
    async read({ invoiceId, ...at }, call) {
      const found = await ask('getInvoice', { ...who(at), invoiceId }, call?.signal);
      return found === null ? null : toInvoice(found);
    },
    credits: async (at, call) => toCredits(await ask('getCredits', who(at), call?.signal)),
    async quote({ amount, methodIds, ...at }, call) {
      if (methodIds.length === 0) return [];
      const request = { ...who(at), amount: plainAmount(amount), currencyIsoCode: amount.currency, methodIds: [...methodIds] };
      const { currencyIsoCode, quotes } = await ask('getPaymentQuotes', request, call?.signal);
      const amounts = amountsIn(currencyIsoCode);
      return quotes.map(({ methodId, surcharge }) => ({
        methodId, surcharge: surcharge ? { rate: surcharge.rate, amount: amounts.amount(surcharge.amount), basis: amounts.amount(surcharge.basis) } : null,
      }));
    },
    async file({ invoiceId, ...at }, call) {
      const found = await ask('getInvoiceFile', { ...who(at), invoiceId }, call?.signal);
      return found === null ? null : toFile(found);
    },
    async statement({ from, to, format, ...at }, call) {
      const problem = isCalendarDate(from) && isCalendarDate(to) ? dateRangeProblem(from, to) : { field: 'from', code: 'badInput' };
      if (problem !== null) throw new PortError('rejected', 'A statement is for a period', { fields: { [problem.field]: problem.code } });
      const found = await ask('getStatement', { ...who(at), fromDate: from, toDate: to, format }, call?.signal);
      if (found === null) throw new PortError('malformed', 'A statement is missing');
      return toFile(found);
    },
    async payments({ page, pageSize, ...at }, call) {
      const { payments, total, hasMore } = await ask('getPayments', { ...who(at), page, pageSize: least(pageSize) }, call?.signal);
      return { items: payments.map(toPayment), page, pageSize, total: total ?? null, hasMore };
    },
    async receipt({ paymentId, ...at }, call) {
      const found = await ask('getReceiptFile', { ...who(at), paymentId }, call?.signal);
      return found === null ? null : toFile(found);
    },
  };
}
