import type { CaseQuery, SupportCase } from '../../domain';
import { dateRangeProblem, type RangeEnd } from '../../rules';
import type { SupportTicketsValue } from './support-tickets.types';

export const PAGE_SIZE = 10;

/** All tickets, from the first page. */
export const defaultValue: SupportTicketsValue = {
  search: '',
  status: null,
  problemType: null,
  createdFrom: null,
  createdTo: null,
  changedFrom: null,
  changedTo: null,
  page: 1,
};

/** Applies a change. Every change except a page change resets the page to the first one. */
export const withChange = (value: SupportTicketsValue, part: Partial<SupportTicketsValue>): SupportTicketsValue => ({
  ...value,
  page: 1,
  ...part,
});

/** True if any filter is active. */
export const hasFilters = ({ page: _page, search, ...filters }: SupportTicketsValue): boolean =>
  search.trim() !== '' || Object.values(filters).some((part) => part !== null);

/** True if a date filter is active. */
export const hasDates = ({ createdFrom, createdTo, changedFrom, changedTo }: SupportTicketsValue): boolean =>
  [createdFrom, createdTo, changedFrom, changedTo].some((date) => date !== null);

/** Problems of the date filters, by field. */
export function dateProblems(
  { createdFrom, createdTo, changedFrom, changedTo }: SupportTicketsValue,
  edited: RangeEnd,
) {
  return {
    created: dateRangeProblem(createdFrom, createdTo, edited),
    changed: dateRangeProblem(changedFrom, changedTo, edited),
  };
}

/** Converts a value to a query; null while a date filter is invalid. */
export function queryOf(value: SupportTicketsValue): CaseQuery | null {
  const { created, changed } = dateProblems(value, 'start');
  if (created !== null || changed !== null) return null;
  return {
    text: value.search.trim(),
    statuses: value.status === null ? [] : [value.status],
    problemTypes: value.problemType === null ? [] : [value.problemType],
    created: { start: value.createdFrom, end: value.createdTo },
    modified: { start: value.changedFrom, end: value.changedTo },
    page: Math.max(0, value.page - 1),
    pageSize: PAGE_SIZE,
  };
}

/** Tone of a ticket's status: tickets that wait for the buyer stand out. */
export const toneOf = (group: SupportCase['statusGroup']): 'accent' | 'caution' | 'neutral' =>
  group === 'closed' ? 'neutral' : group === 'waiting-for-you' ? 'caution' : 'accent';
