import type { CalendarDate, OrderPage, OrderQuery } from '../../domain';
import {
  DATE_PRESET_DAYS,
  type DateRangeProblem,
  dateRangeProblem,
  DEFAULT_PAGE_SIZE,
  DEFAULT_SORT_ORDER,
  isCalendarDate,
  lastDays,
  ORDER_SEARCH_MIN_LENGTH,
  ORDER_STATUSES,
  isOrderSearchReady,
  orderSortFrom,
  type RangeEnd,
  PAGE_SIZES,
} from '../../rules';
import type { OrderColumn, OrderHistoryValue } from './order-history.types';

/** Columns of the orders, in their default order. */
export const ORDER_COLUMNS = [
  'number',
  'placed',
  'delivery',
  'status',
  'cases',
  'total',
  'actions',
] as const satisfies readonly OrderColumn[];

/** All orders without filters, newest first. */
export const everything: OrderHistoryValue = {
  search: '',
  period: null,
  start: null,
  end: null,
  statuses: [],
  sort: DEFAULT_SORT_ORDER,
  page: 1,
  pageSize: DEFAULT_PAGE_SIZE,
};

/** Validates the host's value. It may come from a URL, so each field can have any content. */
export function valueFrom(held: Partial<OrderHistoryValue>): Partial<OrderHistoryValue> {
  const given = <Key extends keyof OrderHistoryValue>(key: Key, of: (value: unknown) => OrderHistoryValue[Key]) =>
    held[key] === undefined ? {} : { [key]: of(held[key]) };
  return {
    ...given('search', (text) => (typeof text === 'string' ? text : '')),
    ...given('period', (period) =>
      period === 'custom' ? period : (DATE_PRESET_DAYS.find((days) => days === period) ?? null),
    ),
    ...given('start', dateFrom),
    ...given('end', dateFrom),
    ...given('statuses', (list) =>
      Array.isArray(list) ? ORDER_STATUSES.filter((status) => list.includes(status)) : [],
    ),
    ...given('sort', orderSortFrom),
    ...given('page', (page) => (Number.isSafeInteger(page) && Number(page) >= 1 ? Number(page) : 1)),
    ...given('pageSize', (size) => PAGE_SIZES.find((offered) => offered === size) ?? DEFAULT_PAGE_SIZE),
  };
}

const dateFrom = (value: unknown): CalendarDate | null => (isCalendarDate(value) ? value : null);

/** Applies a change of search, filters or sort, and resets the page to the first one. */
export const changed = (value: OrderHistoryValue, change: Partial<OrderHistoryValue>): OrderHistoryValue => ({
  ...value,
  page: 1,
  ...change,
});

/** Changes the page size and selects the page that contains the first order of the current page. */
export const withPageSize = (value: OrderHistoryValue, pageSize: number): OrderHistoryValue => ({
  ...value,
  pageSize,
  page: Math.floor(((value.page - 1) * value.pageSize) / pageSize) + 1,
});

/** Clears the search and all filters; sort and page size stay. */
export const withoutFilters = (value: OrderHistoryValue): OrderHistoryValue =>
  changed(value, { search: '', period: null, start: null, end: null, statuses: [] });

/** Problem of the custom dates, attached to the end that was edited last (decision 18). */
export const datesProblem = ({ period, start, end }: OrderHistoryValue, edited: RangeEnd): DateRangeProblem | null =>
  period === 'custom' ? dateRangeProblem(start, end, edited) : null;

/** Number of characters that a search still needs; 0 if it can run or is empty (decision 18). */
export const charactersShort = (search: string): number =>
  search.trim() === '' || isOrderSearchReady(search) ? 0 : ORDER_SEARCH_MIN_LENGTH - search.trim().length;

/**
 * Converts the value to a port query, whose pages count from 0. Preset periods end on the current day of the account.
 */
export function toQuery(value: OrderHistoryValue, today: CalendarDate): OrderQuery {
  const { search, period, start, end, statuses, sort, page, pageSize } = value;
  const placed =
    period === null ? { start: null, end: null } : period === 'custom' ? { start, end } : lastDays(period, today);
  return { text: isOrderSearchReady(search) ? search.trim() : '', placed, statuses, sort, page: page - 1, pageSize };
}

/** True if the query has no search text and no filters. */
export const viewsAll = ({ text, placed, statuses }: Pick<OrderQuery, 'text' | 'placed' | 'statuses'>): boolean =>
  text === '' && placed.start === null && placed.end === null && statuses.length === 0;

/** What the result area shows. */
export type HistoryView = 'orders' | 'empty' | 'no-match' | 'past-end';

/** Decides between the list of orders and the reason why there is none. */
export function viewOf({ items, page, total }: OrderPage, query: OrderQuery): HistoryView {
  if (items.length > 0) return 'orders';
  if (page > 0 && total !== 0) return 'past-end';
  return viewsAll(query) ? 'empty' : 'no-match';
}
