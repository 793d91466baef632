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
import type { OrderHistoryValue } from './order-history.types';

/** Every order of any time, newest first. */
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

/** What a host holds, made sound: an address may say anything. */
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

/** A change of what is looked for starts at the first page. */
export const changed = (value: OrderHistoryValue, change: Partial<OrderHistoryValue>): OrderHistoryValue => ({
  ...value,
  page: 1,
  ...change,
});

/** Another page size stays where the buyer is: on the page with the order that was first. */
export const withPageSize = (value: OrderHistoryValue, pageSize: number): OrderHistoryValue => ({
  ...value,
  pageSize,
  page: Math.floor(((value.page - 1) * value.pageSize) / pageSize) + 1,
});

/** Nothing looked for and nothing left out; sort and page size stay. */
export const withoutFilters = (value: OrderHistoryValue): OrderHistoryValue =>
  changed(value, { search: '', period: null, start: null, end: null, statuses: [] });

/** What is wrong with dates of the buyer's own; the end edited last carries it (decision 18). */
export const datesProblem = ({ period, start, end }: OrderHistoryValue, edited: RangeEnd): DateRangeProblem | null =>
  period === 'custom' ? dateRangeProblem(start, end, edited) : null;

/** How many characters a search still needs; 0 for one that runs, or for none (decision 18). */
export const charactersShort = (search: string): number =>
  search.trim() === '' || isOrderSearchReady(search) ? 0 : ORDER_SEARCH_MIN_LENGTH - search.trim().length;

/** What the port is asked (its pages count from 0). Presets are counted from the account's own day. */
export function toQuery(value: OrderHistoryValue, today: CalendarDate): OrderQuery {
  const { search, period, start, end, statuses, sort, page, pageSize } = value;
  const placed =
    period === null ? { start: null, end: null } : period === 'custom' ? { start, end } : lastDays(period, today);
  return { text: isOrderSearchReady(search) ? search.trim() : '', placed, statuses, sort, page: page - 1, pageSize };
}

/** Whether nothing is looked for and nothing left out. */
export const viewsAll = ({ text, placed, statuses }: Pick<OrderQuery, 'text' | 'placed' | 'statuses'>): boolean =>
  text === '' && placed.start === null && placed.end === null && statuses.length === 0;

/** What a page is shown as. */
export type HistoryView = 'orders' | 'empty' | 'no-match' | 'past-end';

/** Orders, or which kind of nothing. */
export function viewOf({ items, page, total }: OrderPage, asked: OrderQuery): HistoryView {
  if (items.length > 0) return 'orders';
  if (page > 0 && total !== 0) return 'past-end';
  return viewsAll(asked) ? 'empty' : 'no-match';
}
