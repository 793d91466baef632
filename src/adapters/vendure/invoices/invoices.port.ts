import type { DocumentFile } from '../../../domain';
import { type InvoicesPort, type PayInvoicesPort, PortError } from '../../../ports';
import { commitPortOf, stepsOf } from '../common/attempts';
import { readPage } from '../common/pages';
import { toDocument } from '../../common/files';
import type { Context } from '../context';
import { toCredit, toInvoice, toInvoiceSummary, toPayment, toTotals } from './invoices.mapping';
import {
  payment,
  PAYMENT,
  tradeCredits,
  tradeInvoice,
  tradeInvoiceDocument,
  tradeInvoicePayments,
  tradeInvoices,
  tradeInvoiceTotals,
  tradePaymentReceipt,
  tradeStatement,
  type WireFile,
} from './invoices.wire';

const toFile = (file: WireFile | null): DocumentFile | null =>
  file === null ? null : toDocument({ ...file, contentType: file.mediaType });

/** Invoices, credits, payments and their documents. The plugin has no surcharges to quote. */
export function invoicesPort({ graphql }: Context): Omit<InvoicesPort, 'quote'> {
  return {
    async list({ page, pageSize, accountId, locale, ...query }, call) {
      const { text, statuses, bucket, ids, payableOnly, sort, descending } = query;
      const found = await readPage({ page, pageSize }, async (part) => {
        const options = { text: text.trim(), statuses, bucket, ids, payableOnly, sort, descending, ...part };
        const { tradeInvoices: list } = await graphql.send(tradeInvoices, {
          variables: { options },
          accountId,
          locale,
          ...call,
        });
        return list;
      });
      return {
        page,
        pageSize,
        hasMore: found.hasMore,
        total: found.totalItems,
        items: found.items.map(toInvoiceSummary),
      };
    },
    async totals({ accountId, locale }, call) {
      const { tradeInvoiceTotals: totals } = await graphql.send(tradeInvoiceTotals, { accountId, locale, ...call });
      return toTotals(totals);
    },
    async read({ invoiceId, accountId, locale }, call) {
      const { tradeInvoice: wire } = await graphql.send(tradeInvoice, {
        variables: { id: invoiceId, number: invoiceId },
        accountId,
        locale,
        ...call,
      });
      return wire === null ? null : toInvoice(wire);
    },
    async credits({ accountId, locale }, call) {
      const { tradeCredits: found } = await graphql.send(tradeCredits, { accountId, locale, ...call });
      return found.map(toCredit);
    },
    async file({ invoiceId: id, accountId, locale }, call) {
      const caller = { accountId, locale, ...call };
      return toFile((await graphql.send(tradeInvoiceDocument, { variables: { id }, ...caller })).file);
    },
    async receipt({ paymentId: id, accountId, locale }, call) {
      const caller = { accountId, locale, ...call };
      return toFile((await graphql.send(tradePaymentReceipt, { variables: { id }, ...caller })).file);
    },
    async statement({ from, to, format, accountId, locale }, call) {
      const caller = { accountId, locale, ...call };
      const { file } = await graphql.send(tradeStatement, { variables: { from, to, format }, ...caller });
      return toDocument({ ...file, contentType: file.mediaType });
    },
    async payments({ page, pageSize, accountId, locale }, call) {
      const found = await readPage({ page, pageSize }, async (options) => {
        const { tradeInvoicePayments: list } = await graphql.send(tradeInvoicePayments, {
          variables: { options },
          accountId,
          locale,
          ...call,
        });
        return list;
      });
      return { page, pageSize, hasMore: found.hasMore, total: found.totalItems, items: found.items.map(toPayment) };
    },
  };
}

/** Pays invoices at most once. A payment covers all its invoices or is refused. */
export function payInvoicesPort({ graphql }: Context): PayInvoicesPort {
  const steps = stepsOf(
    graphql,
    { prepare: 'prepareInvoicePayment', input: 'TradeInvoicePaymentInput' },
    { field: 'payment', selection: PAYMENT, schema: payment },
  );
  const port: PayInvoicesPort = commitPortOf(steps, {
    reasons: ['amounts-changed', 'credits-changed', 'nothing-payable', 'method-unavailable'],
    toInput: ({ lines, credits, methodId, total }) => {
      // The request has one currency, so an amount in another one must be rejected.
      if ([...lines, ...credits].some(({ amount }) => amount.currency !== total.currency))
        throw new PortError('rejected', 'A payment must be in one currency', { fields: { total: 'badInput' } });
      return {
        parts: lines.map(({ invoiceId, amount }) => ({ invoiceId, amount: amount.minor })),
        credits: credits.map(({ creditId, amount }) => ({ creditId, amount: amount.minor })),
        bankAccountId: methodId,
        expectedTotal: total.minor,
        expectedCurrency: total.currency,
      };
    },
    toValue: toPayment,
  });
  return {
    ...port,
    async prepare(request, options) {
      // The plugin has none, so one that the buyer agreed to does not apply.
      if (request.surcharge !== null) return { outcome: 'refused', reason: 'surcharge-changed' };
      return port.prepare(request, options);
    },
  };
}
