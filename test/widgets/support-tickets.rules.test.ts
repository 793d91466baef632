import { describe, expect, it } from 'vitest';
import {
  withChange,
  dateProblems,
  defaultValue,
  hasDates,
  hasFilters,
  PAGE_SIZE,
  queryOf,
  toneOf,
} from '../../src/widgets/support-tickets/support-tickets.rules';

describe('search of tickets', () => {
  it('includes everything at first, and filters by number, status, problem type and dates', () => {
    expect(queryOf(defaultValue)).toEqual({
      text: '',
      statuses: [],
      problemTypes: [],
      created: { start: null, end: null },
      modified: { start: null, end: null },
      page: 0,
      pageSize: PAGE_SIZE,
    });
    expect(
      queryOf({
        ...defaultValue,
        search: ' 2087 ',
        status: 'new',
        problemType: 'leak',
        changedFrom: '2026-11-01',
        page: 3,
      }),
    ).toMatchObject({
      text: '2087',
      statuses: ['new'],
      problemTypes: ['leak'],
      modified: { start: '2026-11-01', end: null },
      page: 2,
    });
  });

  it('returns to the first page after every change but a page change', () => {
    const third = { ...defaultValue, page: 3 };
    expect(withChange(third, { search: 'C' }).page).toBe(1);
    expect(withChange(third, { page: 4 })).toEqual({ ...defaultValue, page: 4 });
  });

  it('reports the wrong end of a period, and has no query until it is corrected', () => {
    const wrong = { ...defaultValue, createdFrom: '2026-11-20', createdTo: '2026-11-01' };
    expect(dateProblems(wrong, 'end').created).toMatchObject({ code: 'endBeforeStart', field: 'end' });
    expect(dateProblems(wrong, 'start').created).toMatchObject({ code: 'startAfterEnd', field: 'start' });
    expect(queryOf(wrong)).toBeNull();
    expect(queryOf({ ...wrong, createdTo: '2026-11-20' })).not.toBeNull();
  });

  it('detects active filters', () => {
    expect(hasFilters({ ...defaultValue, page: 2, search: ' ' })).toBe(false);
    expect(hasFilters({ ...defaultValue, status: 'new' })).toBe(true);
    expect([hasDates(defaultValue), hasDates({ ...defaultValue, changedTo: '2026-11-01' })]).toEqual([false, true]);
  });
});

it('toneOf highlights tickets that wait for the buyer', () => {
  expect(['open', 'waiting-for-you', 'closed'].map((standing) => toneOf(standing as 'open'))).toEqual([
    'accent',
    'caution',
    'neutral',
  ]);
});
