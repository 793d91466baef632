import type { CaseQuery, EasyOrder, InvoiceQuery, OrderPage, OrderQuery, OrderSummary, Page } from '../../domain';
import { INSIGHT_WEEKS, PAGE_SIZES } from '../../rules';
import { useAdapter } from '../../runtime/react/use-adapter';
import { type Read, useRead } from '../../runtime/react/use-read';
import { useSettings } from '../../runtime/react/provider';
import { rejectMissingMethod } from '../common/reject-missing-method';
import { validateInvoicePage, validateInvoiceTotals } from '../common/validate-invoices';
import { type Standing, standingOf, underWay } from './dashboard.rules';

/** What a card asked for, and how to ask again. */
export type Asked<Data> = readonly [read: Read<Data>, again: () => void];

const [SOME, , MANY] = PAGE_SIZES;

/** The next delivery: by the backend's clock, or from the account's own record where there is no such port. */
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
      // An answer may be shown again minutes later: the time left is counted from when it came.
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

/** What is known of the orders that are to come. */
export type Coming = Read<OrderPage | Page<OrderSummary>>;

/** Orders that are to come; the newest of all orders where they can not be looked for. */
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

/** Invoices that are past due, the longest first. */
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

/** What the account owes as a whole. */
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

/** The order proposed for the next delivery. */
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

/** Support tickets, the newest change first. */
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

/** What was ordered in each of the last weeks. */
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
