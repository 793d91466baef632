import type { CaseQuery, EasyOrder, InvoiceQuery, OrderPage, OrderQuery, OrderSummary, Page } from '../../domain';
import { INSIGHT_WEEKS, PAGE_SIZES } from '../../rules';
import { useAdapter } from '../../runtime/react/use-adapter';
import { type Read, useRead } from '../../runtime/react/use-read';
import { useSettings } from '../../runtime/react/provider';
import { rejectMissingMethod } from '../common/reject-missing-method';
import { validateInvoicePage, validateInvoiceTotals } from '../common/validate-invoices';
import { type Standing, standingOf, underWay } from './dashboard.rules';

/** The state of a card's read, and the function that refetches it. */
export type Asked<Data> = readonly [read: Read<Data>, again: () => void];

const [SOME, , MANY] = PAGE_SIZES;

/**
 * Reads the next delivery with the server's time, or from the account's record if the adapter has no
 * `insights.delivery`.
 */
export function useDelivery(accountId: string, enabled: boolean): Asked<Standing> {
  const { insights, accounts } = useAdapter();
  const { locale, clock } = useSettings();
  const at = { accountId, locale: locale.tag };
  const has = insights?.delivery !== undefined;
  const [own, again] = useRead<Standing>({
    method: 'insights.delivery',
    args: {},
    accountId,
    enabled: enabled && has,
    read: async (options) => {
      const { serverTime, ...next } = await (insights?.delivery?.(at, options) ??
        rejectMissingMethod('insights.delivery'));
      // The cached result may render minutes later, so the time left is counted from when the response arrived.
      return { ...next, clock: { serverTime, answeredAt: clock() } };
    },
  });
  const [account, askAccount] = useRead({
    method: 'accounts.read',
    args: {},
    accountId,
    enabled: enabled && !has,
    read: (options) => accounts?.read?.(at, options) ?? rejectMissingMethod('accounts.read'),
  });
  if (has) return [own, again];
  return [account.status === 'ready' ? { ...account, data: standingOf(account.data) } : account, askAccount];
}

const coming: Omit<OrderQuery, 'page' | 'pageSize'> = {
  text: '',
  placed: { start: null, end: null },
  statuses: underWay,
  sort: 'DeliveryDateAsc',
};

/** Read of the orders that are not delivered yet. */
export type Coming = Read<OrderPage | Page<OrderSummary>>;

/** Reads the orders that are not delivered yet, or the newest of all orders if the adapter has no `orders.search`. */
export function useComing(accountId: string, enabled: boolean): readonly [read: Coming, again: () => void] {
  const { orders } = useAdapter();
  const { locale } = useSettings();
  const at = { accountId, locale: locale.tag, page: 0, pageSize: MANY };
  const has = orders?.search !== undefined;
  const found = useRead<OrderPage>({
    method: 'orders.search',
    args: { ...coming, page: 0, pageSize: MANY },
    accountId,
    enabled: enabled && has,
    read: (options) => orders?.search?.({ ...at, ...coming }, options) ?? rejectMissingMethod('orders.search'),
  });
  const listed = useRead<Page<OrderSummary>>({
    method: 'orders.list',
    args: { page: 0, pageSize: MANY },
    accountId,
    enabled: enabled && !has,
    read: (options) => orders?.list?.(at, options) ?? rejectMissingMethod('orders.list'),
  });
  return has ? found : listed;
}

const late: InvoiceQuery = {
  text: '',
  statuses: ['past-due'],
  bucket: null,
  ids: null,
  payableOnly: false,
  sort: 'due',
  descending: false,
};

/** Reads the invoices that are past due, longest first. */
export function usePastDue(accountId: string, enabled: boolean) {
  const { invoices } = useAdapter();
  const { locale } = useSettings();
  const args = { ...late, page: 0, pageSize: MANY };
  return useRead({
    method: 'invoices.list',
    args,
    accountId,
    enabled,
    read: async (options) =>
      validateInvoicePage(
        await (invoices?.list?.({ ...args, accountId, locale: locale.tag }, options) ??
          rejectMissingMethod('invoices.list')),
      ),
  });
}

/** Reads the totals of the account's invoices. */
export function useBalance(accountId: string, enabled: boolean) {
  const { invoices } = useAdapter();
  const { locale } = useSettings();
  return useRead({
    method: 'invoices.totals',
    args: {},
    accountId,
    enabled,
    read: async (options) =>
      validateInvoiceTotals(
        await (invoices?.totals?.({ accountId, locale: locale.tag }, options) ??
          rejectMissingMethod('invoices.totals')),
      ),
  });
}

/** Reads the order proposed for the next delivery; null if there is none. */
export function useEasyOrder(accountId: string, enabled: boolean): Asked<EasyOrder | null> {
  const { easyOrder } = useAdapter();
  const { locale } = useSettings();
  return useRead<EasyOrder | null>({
    method: 'easyOrder.read',
    args: {},
    accountId,
    enabled,
    read: (options) =>
      easyOrder?.read?.({ accountId, locale: locale.tag }, options) ?? rejectMissingMethod('easyOrder.read'),
  });
}

const lately: CaseQuery = {
  text: '',
  statuses: [],
  problemTypes: [],
  created: { start: null, end: null },
  modified: { start: null, end: null },
  page: 0,
  pageSize: SOME,
};

/** Reads the support tickets, last modified first. */
export function useTickets(accountId: string, enabled: boolean) {
  const { support } = useAdapter();
  const { locale } = useSettings();
  return useRead({
    method: 'support.search',
    args: lately,
    accountId,
    enabled,
    read: (options) =>
      support?.search?.({ ...lately, accountId, locale: locale.tag }, options) ?? rejectMissingMethod('support.search'),
  });
}

/** Reads the order totals of each of the last weeks. */
export function useWeeks(accountId: string, enabled: boolean) {
  const { insights } = useAdapter();
  const { locale } = useSettings();
  const args = { weeks: INSIGHT_WEEKS };
  return useRead({
    method: 'insights.weeks',
    args,
    accountId,
    enabled,
    read: (options) =>
      insights?.weeks?.({ ...args, accountId, locale: locale.tag }, options) ?? rejectMissingMethod('insights.weeks'),
  });
}
