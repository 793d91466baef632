import type { CaseQuery, EasyOrder, InvoiceQuery, OrderPage, OrderQuery, OrderSummary, Page } from '../../domain';
import { INSIGHT_WEEKS, PAGE_SIZES } from '../../rules';
import { useAdapter } from '../../runtime/react/use-adapter';
import { type Read, useRead } from '../../runtime/react/use-read';
import { useSettings } from '../../runtime/react/provider';
import { rejectMissingMethod } from '../common/reject-missing-method';
import { validateInvoicePage, validateInvoiceTotals } from '../common/validate-invoices';
import { type TimedDelivery, deliveryOf, undeliveredStatuses } from './dashboard.rules';

/** The state of a card's read, and the function that refetches it. */
export type ReadHandle<Data> = readonly [read: Read<Data>, refetch: () => void];

const [TICKETS_PAGE_SIZE, , READ_PAGE_SIZE] = PAGE_SIZES;

/**
 * Reads the next delivery with the server's time, or from the account's record if the adapter has no
 * `insights.delivery`.
 */
export function useDelivery(accountId: string, enabled: boolean): ReadHandle<TimedDelivery> {
  const { insights, accounts } = useAdapter();
  const { locale, clock } = useSettings();
  const at = { accountId, locale: locale.tag };
  const hasMethod = insights?.delivery !== undefined;
  const [delivery, refetch] = useRead<TimedDelivery>({
    method: 'insights.delivery',
    args: {},
    accountId,
    enabled: enabled && hasMethod,
    read: async (options) => {
      const { serverTime, ...next } = await (insights?.delivery?.(at, options) ??
        rejectMissingMethod('insights.delivery'));
      // The cached result may render minutes later, so the time left is counted from when the response arrived.
      return { ...next, clock: { serverTime, answeredAt: clock() } };
    },
  });
  const [account, refetchAccount] = useRead({
    method: 'accounts.read',
    args: {},
    accountId,
    enabled: enabled && !hasMethod,
    read: (options) => accounts?.read?.(at, options) ?? rejectMissingMethod('accounts.read'),
  });
  if (hasMethod) return [delivery, refetch];
  return [account.status === 'ready' ? { ...account, data: deliveryOf(account.data) } : account, refetchAccount];
}

const undeliveredQuery: Omit<OrderQuery, 'page' | 'pageSize'> = {
  text: '',
  placed: { start: null, end: null },
  statuses: undeliveredStatuses,
  sort: 'DeliveryDateAsc',
};

/** Read of the orders that are not delivered yet. */
export type OrdersRead = Read<OrderPage | Page<OrderSummary>>;

/** Reads the orders that are not delivered yet, or the newest of all orders if the adapter has no `orders.search`. */
export function useUndeliveredOrders(
  accountId: string,
  enabled: boolean,
): readonly [read: OrdersRead, refetch: () => void] {
  const { orders } = useAdapter();
  const { locale } = useSettings();
  const at = { accountId, locale: locale.tag, page: 0, pageSize: READ_PAGE_SIZE };
  const hasMethod = orders?.search !== undefined;
  const found = useRead<OrderPage>({
    method: 'orders.search',
    args: { ...undeliveredQuery, page: 0, pageSize: READ_PAGE_SIZE },
    accountId,
    enabled: enabled && hasMethod,
    read: (options) =>
      orders?.search?.({ ...at, ...undeliveredQuery }, options) ?? rejectMissingMethod('orders.search'),
  });
  const listed = useRead<Page<OrderSummary>>({
    method: 'orders.list',
    args: { page: 0, pageSize: READ_PAGE_SIZE },
    accountId,
    enabled: enabled && !hasMethod,
    read: (options) => orders?.list?.(at, options) ?? rejectMissingMethod('orders.list'),
  });
  return hasMethod ? found : listed;
}

const pastDueQuery: InvoiceQuery = {
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
  const args = { ...pastDueQuery, page: 0, pageSize: READ_PAGE_SIZE };
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
export function useEasyOrder(accountId: string, enabled: boolean): ReadHandle<EasyOrder | null> {
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

const ticketsQuery: CaseQuery = {
  text: '',
  statuses: [],
  problemTypes: [],
  created: { start: null, end: null },
  modified: { start: null, end: null },
  page: 0,
  pageSize: TICKETS_PAGE_SIZE,
};

/** Reads the support tickets, last modified first. */
export function useTickets(accountId: string, enabled: boolean) {
  const { support } = useAdapter();
  const { locale } = useSettings();
  return useRead({
    method: 'support.search',
    args: ticketsQuery,
    accountId,
    enabled,
    read: (options) =>
      support?.search?.({ ...ticketsQuery, accountId, locale: locale.tag }, options) ??
      rejectMissingMethod('support.search'),
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
