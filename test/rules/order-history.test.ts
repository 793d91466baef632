import { describe, expect, it } from 'vitest';
import { ORDER_SORTS, orderSortFrom, presetOf, sortedBy } from '../../src/rules/order-history';

describe('orderSortFrom', () => {
  it.each([
    'CreatedDateDesc',
    'CreatedDateAsc',
    'DeliveryDateDesc',
    'DeliveryDateAsc',
    'OrderNumberDesc',
    'OrderNumberAsc',
    'StatusAsc',
    'StatusDesc',
    'TotalDesc',
    'TotalAsc',
  ])('keeps %s', (sort) => {
    expect(orderSortFrom(sort)).toBe(sort);
    expect(ORDER_SORTS).toContain(sort);
  });

  it.each(['', ' TotalAsc', 'totalasc', 'Total', 'constructor', null, undefined, 7, {}, ['TotalAsc']])(
    'sorts by the newest order for %j',
    (value) => expect(orderSortFrom(value)).toBe('CreatedDateDesc'),
  );
});

describe('sortedBy', () => {
  it.each([
    ['CreatedDateDesc', 'CreatedDate', 'descending'],
    ['CreatedDateAsc', 'CreatedDate', 'ascending'],
    ['OrderNumberAsc', 'OrderNumber', 'ascending'],
    ['StatusDesc', 'Status', 'descending'],
    ['TotalAsc', 'Total', 'ascending'],
  ] as const)('reads %s as %s, %s', (sort, field, direction) =>
    expect(sortedBy(sort)).toStrictEqual({ field, direction }),
  );
});

describe('presetOf', () => {
  const today = '2026-11-17';

  it.each([
    ['2026-11-11', 7],
    ['2026-10-19', 30],
    ['2026-08-20', 90],
  ])('a range from %s to today is the last %i days', (start, days) =>
    expect(presetOf({ start, end: today }, today)).toBe(days),
  );

  it.each([
    ['starts a day too early', '2026-11-10', today],
    ['starts a day too late', '2026-11-12', today],
    ['ends yesterday', '2026-11-11', '2026-11-16'],
    ['ends tomorrow', '2026-11-11', '2026-11-18'],
    ['is seven days long but not the last seven', '2026-11-10', '2026-11-16'],
    ['has no start', null, today],
    ['has no end', '2026-11-11', null],
    ['is open at both ends', null, null],
  ])('a range that %s is no preset', (_what, start, end) => expect(presetOf({ start, end }, today)).toBeNull());
});
