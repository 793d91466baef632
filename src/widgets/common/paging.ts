import type { Page } from '../../domain';

/** How many pages there are; null where the backend does not count. */
export const pageCount = ({ total, pageSize }: Pick<Page<unknown>, 'total' | 'pageSize'>): number | null =>
  total === null ? null : Math.max(1, Math.ceil(total / pageSize));

/** The places, from 1, of the first and the last item of a page. */
export const rangeOf = ({
  page,
  pageSize,
  items,
}: Pick<Page<unknown>, 'page' | 'pageSize' | 'items'>): { readonly first: number; readonly last: number } => ({
  first: page * pageSize + 1,
  last: page * pageSize + items.length,
});

/** Whether a query asks for another page of the same list, and for nothing else. */
export const isOnlyPageChange = <Query extends { readonly page: number }>(before: Query, now: Query): boolean => {
  const rest = (query: Query) => JSON.stringify({ ...query, page: 0, pageSize: 0 });
  return before.page !== now.page && rest(before) === rest(now);
};
