import { type DateRange, lastDays } from './date-ranges';
import type { CalendarDate } from './dates';
import { DATE_PRESET_DAYS, DEFAULT_SORT_ORDER } from './limits';

/** How orders are sorted, spelled as the field, then the direction. */
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

/** A sort from a host or an address; the default for anything else. */
export const orderSortFrom = (value: unknown): OrderSort =>
  ORDER_SORTS.find((sort) => sort === value) ?? DEFAULT_SORT_ORDER;

/** A field that orders are sorted by, and which way. */
export interface SortedBy {
  readonly field: string;
  readonly direction: 'ascending' | 'descending';
}

/** A sort taken apart. */
export const sortedBy = (sort: OrderSort): SortedBy =>
  sort.endsWith('Desc')
    ? { field: sort.slice(0, -4), direction: 'descending' }
    : { field: sort.slice(0, -3), direction: 'ascending' };

/** A preset of days, by how many: the last 7, 30 or 90 days. */
export type PeriodPreset = (typeof DATE_PRESET_DAYS)[number];

/** The preset that a range is, counted from today; null when it is none. */
export const presetOf = (
  { start, end }: { readonly start: CalendarDate | null; readonly end: CalendarDate | null },
  today: CalendarDate,
): PeriodPreset | null => DATE_PRESET_DAYS.find((days) => sameRange(lastDays(days, today), start, end)) ?? null;

const sameRange = (range: DateRange, start: CalendarDate | null, end: CalendarDate | null): boolean =>
  range.start === start && range.end === end;
