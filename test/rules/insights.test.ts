import { describe, expect, it } from 'vitest';
import { addDays, isCountedAsOrdered, lastWeeks, weekStart } from '../../src/rules';

describe('lastWeeks and weekStart', () => {
  it.each([
    ['2026-11-16', '2026-11-16'],
    ['2026-11-17', '2026-11-16'],
    ['2026-11-22', '2026-11-16'],
    ['2026-11-23', '2026-11-23'],
    ['2026-01-01', '2025-12-29'],
    ['2024-02-29', '2024-02-26'],
    ['1969-12-31', '1969-12-29'],
  ])('%s is in the week of Monday %s', (day, monday) => expect(weekStart(day)).toBe(monday));

  it('return consecutive weeks up to the current one, across both clock changes', () => {
    for (const today of ['2026-03-10', '2026-11-03', '2026-12-31']) {
      const weeks = lastWeeks(today, 53);
      expect(weeks).toHaveLength(53);
      weeks.slice(1).forEach((start, at) => expect(start).toBe(addDays(weeks[at] ?? '', 7)));
      expect(weeks.at(-1)).toBe(weekStart(today));
    }
  });

  it('reject an invalid date', () => expect(() => weekStart('2026-02-30')).toThrow(RangeError));
});

describe('isCountedAsOrdered', () => {
  it.each(['pending', 'confirmed', 'out-for-delivery', 'delivered', 'in-settlement', 'Awaiting Ferry'])(
    'that is %s counts as ordered',
    (status) => expect(isCountedAsOrdered(status)).toBe(true),
  );
  it.each(['draft', 'cancelled', 'in-error', 'not-delivered'])('does not count the status %s', (status) =>
    expect(isCountedAsOrdered(status)).toBe(false),
  );
});
