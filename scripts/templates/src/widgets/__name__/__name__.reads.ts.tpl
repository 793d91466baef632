import type { OrderSummary, Page } from '../../domain';
import { DEFAULT_PAGE_SIZE } from '../../rules';
import { useAdapter } from '../../runtime/react/use-adapter';
import { type Read, useRead } from '../../runtime/react/use-read';
import { useSettings } from '../../runtime/react/provider';
import { rejectMissingMethod } from '../common/reject-missing-method';

/** The newest orders of an account, and a function that refetches them. */
export function useOrders(accountId: string | null): readonly [read: Read<Page<OrderSummary>>, refetch: () => void] {
  const adapter = useAdapter();
  const { locale } = useSettings();
  const page = { page: 0, pageSize: DEFAULT_PAGE_SIZE };
  return useRead({
    method: 'orders.list',
    args: page,
    accountId,
    read: (options) => adapter.orders?.list?.({ ...page, accountId, locale: locale.tag }, options) ?? rejectMissingMethod('orders.list'),
  });
}
