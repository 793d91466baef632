import { useMemo } from 'react';
import { orderSortFrom, orderStatusFor } from '../../rules';
import { OrderHistory, type OrderHistoryValue } from '../../widgets/order-history';
import { usePortal } from '../portal-context';
import { setSearchParams, numberParam, useQueryText } from '../use-search-params';

const firstPage = { page: null };

/** Order history page, with search, period, statuses, sort and page number in the query. */
export default function OrdersPage() {
  const { query } = usePortal();
  const [search, setSearch] = useQueryText('search', query, firstPage);
  const value = useMemo(() => ({ ...valueIn(query), search }), [query, search]);
  return (
    <OrderHistory
      headingLevel={1}
      value={value}
      onValueChange={(next) => {
        if (next.search !== search) setSearch(next.search);
        // A page number gets its own history entry, so that Back returns to the previous page.
        else setSearchParams(queryOf(next), next.page === value.page ? 'replace' : 'push');
      }}
    />
  );
}

/** Reads the value of the widget from the query. The widget validates it. */
function valueIn(query: URLSearchParams): Omit<OrderHistoryValue, 'search'> {
  const period = query.get('period');
  const days = numberParam(query, 'period', 0);
  return {
    period: period === 'custom' ? period : days === 7 || days === 30 || days === 90 ? days : null,
    start: query.get('from'),
    end: query.get('to'),
    statuses: (query.get('status') ?? '').split(',').flatMap((code) => orderStatusFor(code) ?? []),
    sort: orderSortFrom(query.get('sort')),
    page: numberParam(query, 'page', 1),
    pageSize: numberParam(query, 'size', 10),
  };
}

const queryOf = ({ search, period, start, end, statuses, sort, page, pageSize }: OrderHistoryValue) => ({
  search,
  period: period === null ? null : String(period),
  from: period === 'custom' ? start : null,
  to: period === 'custom' ? end : null,
  status: statuses.join(','),
  sort: sort === 'CreatedDateDesc' ? null : sort,
  page: page === 1 ? null : String(page),
  size: pageSize === 10 ? null : String(pageSize),
});
