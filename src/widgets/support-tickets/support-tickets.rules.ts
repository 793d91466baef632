import type { CaseQuery, SupportCase } from '../../domain';
import { dateRangeProblem, type RangeEnd } from '../../rules';
import type { SupportTicketsValue } from './support-tickets.types';

export const PAGE_SIZE = 10;

/** Everything, from the first page. */
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

/** What is looked for after a change: anything but turning a page begins at the first one. */
export const withChange = (value: SupportTicketsValue, part: Partial<SupportTicketsValue>): SupportTicketsValue => ({
  ...value,
  page: 1,
  ...part,
});

/** Whether anything narrows the list. */
export const hasFilters = ({ page: _page, search, ...filters }: SupportTicketsValue): boolean =>
  search.trim() !== '' || Object.values(filters).some((part) => part !== null);

/** Whether a date narrows it. */
export const hasDates = ({ createdFrom, createdTo, changedFrom, changedTo }: SupportTicketsValue): boolean =>
  [createdFrom, createdTo, changedFrom, changedTo].some((date) => date !== null);

/** What is wrong with days that are looked for, by which of them. */
export function dateProblems(
  { createdFrom, createdTo, changedFrom, changedTo }: SupportTicketsValue,
  edited: RangeEnd,
) {
  return {
    created: dateRangeProblem(createdFrom, createdTo, edited),
    changed: dateRangeProblem(changedFrom, changedTo, edited),
  };
}

/** The query of a value; null while its days make no sense. */
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

/** The tone of a ticket's status: what waits for the buyer stands out. */
export const toneOf = (standing: SupportCase['standing']): 'accent' | 'caution' | 'neutral' =>
  standing === 'closed' ? 'neutral' : standing === 'waiting-for-you' ? 'caution' : 'accent';
