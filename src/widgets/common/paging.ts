import type { Page } from '../../domain';

/** Returns the number of pages; null if the backend does not count. */
export const pageCount = ({ total, pageSize }: Pick<Page<unknown>, 'total' | 'pageSize'>): number | null =>
  total === null ? null : Math.max(1, Math.ceil(total / pageSize));

/** Returns the positions, from 1, of the first and the last item of a page. */
export const rangeOf = ({
  page,
  pageSize,
  items,
}: Pick<Page<unknown>, 'page' | 'pageSize' | 'items'>): { readonly first: number; readonly last: number } => ({
  first: page * pageSize + 1,
  last: page * pageSize + items.length,
});

/** Whether two queries differ in their page and in nothing else but the page size. */
export const isOnlyPageChange = <Query extends { readonly page: number }>(before: Query, now: Query): boolean => {
  const rest = (query: Query) => JSON.stringify({ ...query, page: 0, pageSize: 0 });
  return before.page !== now.page && rest(before) === rest(now);
};
