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

describe('what is looked for', () => {
  it('is everything at first, and narrows by number, status, problem type and days', () => {
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

  it('begins at the first page again, unless a page is turned', () => {
    const third = { ...defaultValue, page: 3 };
    expect(withChange(third, { search: 'C' }).page).toBe(1);
    expect(withChange(third, { page: 4 })).toEqual({ ...defaultValue, page: 4 });
  });

  it('says which end of a span is wrong, and asks for nothing until it is right', () => {
    const wrong = { ...defaultValue, createdFrom: '2026-11-20', createdTo: '2026-11-01' };
    expect(dateProblems(wrong, 'end').created).toMatchObject({ code: 'endBeforeStart', field: 'end' });
    expect(dateProblems(wrong, 'start').created).toMatchObject({ code: 'startAfterEnd', field: 'start' });
    expect(queryOf(wrong)).toBeNull();
    expect(queryOf({ ...wrong, createdTo: '2026-11-20' })).not.toBeNull();
  });

  it('knows when something narrows it', () => {
    expect(hasFilters({ ...defaultValue, page: 2, search: ' ' })).toBe(false);
    expect(hasFilters({ ...defaultValue, status: 'new' })).toBe(true);
    expect([hasDates(defaultValue), hasDates({ ...defaultValue, changedTo: '2026-11-01' })]).toEqual([false, true]);
  });
});

it('what waits for the buyer stands out', () => {
  expect(['open', 'waiting-for-you', 'closed'].map((standing) => toneOf(standing as 'open'))).toEqual([
    'accent',
    'caution',
    'neutral',
  ]);
});
