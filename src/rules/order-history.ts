import { type DateRange, lastDays } from './date-ranges';
import type { CalendarDate } from './dates';
import { DATE_PRESET_DAYS, DEFAULT_SORT_ORDER } from './limits';

/** Sort orders of the order history: the field, then the direction. */
export const ORDER_SORTS = [
  DEFAULT_SORT_ORDER,
  'CreatedDateAsc',
  'DeliveryDateDesc',
  'DeliveryDateAsc',
  'OrderNumberDesc',
  'OrderNumberAsc',
  'StatusAsc',
  'StatusDesc',
  'TotalDesc',
  'TotalAsc',
] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

/** Parses a sort order from a host or a URL; the default for anything else. */
export const orderSortFrom = (value: unknown): OrderSort =>
  ORDER_SORTS.find((sort) => sort === value) ?? DEFAULT_SORT_ORDER;

/** A sort field and its direction. */
export interface SortedBy {
  readonly field: string;
  readonly direction: 'ascending' | 'descending';
}

/** Splits a sort order into field and direction. */
export const sortedBy = (sort: OrderSort): SortedBy =>
  sort.endsWith('Desc')
    ? { field: sort.slice(0, -4), direction: 'descending' }
    : { field: sort.slice(0, -3), direction: 'ascending' };

/** A date preset by its number of days: the last 7, 30 or 90. */
export type PeriodPreset = (typeof DATE_PRESET_DAYS)[number];

/** Returns the preset that equals a range that ends today; null if none does. */
export const presetOf = (
  { start, end }: { readonly start: CalendarDate | null; readonly end: CalendarDate | null },
  today: CalendarDate,
): PeriodPreset | null => DATE_PRESET_DAYS.find((days) => sameRange(lastDays(days, today), start, end)) ?? null;

const sameRange = (range: DateRange, start: CalendarDate | null, end: CalendarDate | null): boolean =>
  range.start === start && range.end === end;
