import { useEffect, useState } from 'react';
import type { Credit, InvoiceSummary, InvoiceTotals, Money, Page, PaymentQuote, WalletMethod } from '../../domain';
import { useAdapter } from '../../runtime/react/use-adapter';
import { type Read, useRead } from '../../runtime/react/use-read';
import { useSettings } from '../../runtime/react/provider';
import { rejectMissingMethod } from '../common/reject-missing-method';
import { type InvoicesValue, queryOf } from './invoice-list.rules';
import {
  validateCredits,
  validateInvoicePage,
  validateQuotes,
  validateInvoiceTotals,
} from '../common/validate-invoices';

type Reading<Data> = readonly [read: Read<Data>, refetch: () => void];

/** One page of the list. The previous page stays while the next one loads. */
export function useInvoiceList(accountId: string, value: InvoicesValue): Reading<Page<InvoiceSummary>> {
  const adapter = useAdapter();
  const { locale } = useSettings();
  const args = { ...queryOf(value), page: value.page - 1, pageSize: value.pageSize };
  return useRead({
    method: 'invoices.list',
    args,
    accountId,
    keepPrevious: true,
    read: (options) =>
      adapter.invoices?.list?.({ ...args, accountId, locale: locale.tag }, options).then(validateInvoicePage) ??
      rejectMissingMethod('invoices.list'),
  });
}

/** Totals of the account. */
export function useInvoiceTotals(accountId: string): Reading<InvoiceTotals> {
  const adapter = useAdapter();
  const { locale } = useSettings();
  return useRead({
    method: 'invoices.totals',
    args: {},
    accountId,
    read: (options) =>
      adapter.invoices?.totals?.({ accountId, locale: locale.tag }, options).then(validateInvoiceTotals) ??
      rejectMissingMethod('invoices.totals'),
  });
}

/** Usable credits; none if the backend does not support credits. */
export function useCredits(accountId: string): Reading<readonly Credit[]> {
  const adapter = useAdapter();
  const { locale } = useSettings();
  return useRead({
    method: 'invoices.credits',
    args: {},
    accountId,
    enabled: adapter.invoices?.credits !== undefined,
    read: (options) =>
      adapter.invoices?.credits?.({ accountId, locale: locale.tag }, options).then(validateCredits) ??
      rejectMissingMethod('invoices.credits'),
  });
}

/** Payment methods in the wallet. */
export function useMethods(accountId: string): Reading<readonly WalletMethod[]> {
  const adapter = useAdapter();
  const { locale } = useSettings();
  return useRead({
    method: 'wallet.methods',
    args: {},
    accountId,
    enabled: adapter.wallet?.methods !== undefined,
    read: (options) =>
      adapter.wallet?.methods?.({ accountId, locale: locale.tag }, options) ?? rejectMissingMethod('wallet.methods'),
  });
}

/** Delay in milliseconds after the last change of the amount before surcharges are requested. */
const STANDS = 250;

/** Surcharges of the methods for an amount. `ready` once they are known for exactly that amount. */
export type Quotes = {
  readonly quotes: readonly PaymentQuote[];
  /** Quotes for the previous amount while the current ones load. They still show which methods have a surcharge. */
  readonly latest: readonly PaymentQuote[];
} & ({ readonly status: 'ready' | 'waiting' } | { readonly status: 'failed'; readonly refetch: () => void });

const noQuotes: readonly PaymentQuote[] = [];

/**
 * Quotes for an amount, requested after a delay. Without quotes from the backend there is no surcharge (decision 2).
 */
export function useQuotes(accountId: string, amount: Money, methodIds: readonly string[]): Quotes {
  const adapter = useAdapter();
  const { locale } = useSettings();
  const [quotedAmount, setQuotedAmount] = useState(amount);
  const { minor, currency } = amount;
  useEffect(() => {
    const timer = setTimeout(() => setQuotedAmount({ minor, currency }), STANDS);
    return () => clearTimeout(timer);
  }, [minor, currency]);
  const hasQuotes = adapter.invoices?.quote !== undefined && methodIds.length > 0;
  const args = { amount: quotedAmount, methodIds };
  const [read, refetch] = useRead({
    method: 'invoices.quote',
    args,
    accountId,
    enabled: hasQuotes && quotedAmount.minor > 0,
    keepPrevious: true,
    read: (options) =>
      adapter.invoices?.quote?.({ ...args, accountId, locale: locale.tag }, options).then(validateQuotes) ??
      rejectMissingMethod('invoices.quote'),
  });
  const latest = read.data ?? noQuotes;
  if (!hasQuotes || minor === 0) return { status: 'ready', quotes: noQuotes, latest };
  const isOfAnother = quotedAmount.minor !== minor || (read.status === 'ready' && read.previous);
  if (isOfAnother) return { status: 'waiting', quotes: noQuotes, latest };
  if (read.status === 'failed' || (read.status === 'ready' && !read.checking && read.error !== null))
    return { status: 'failed', refetch, quotes: noQuotes, latest };
  return { status: read.status === 'ready' && !read.checking ? 'ready' : 'waiting', quotes: latest, latest };
}
