import { describe, expect, it } from 'vitest';
import type { OrderWeek } from '../../../src/domain';
import {
  averageOf,
  listLabelledWeeks,
  sumOf,
  deriveTicks,
  valueOf,
  findWeekAt,
} from '../../../src/widgets/dashboard/dashboard.lazy.rules';

const week = (cases: number, minor = cases * 2000): OrderWeek => ({
  start: '2026-11-16',
  orders: 1,
  cases,
  spend: { minor, currency: 'USD' },
});

describe('deriveTicks', () => {
  it('starts at 0 and reaches the maximum in round steps', () => {
    for (const most of [0, 1, 2, 3, 7, 10, 34, 45, 52, 64, 106, 250, 999, 1000, 3189, 48_213, 1_234_567]) {
      const ticks = deriveTicks(most);
      expect(ticks).toHaveLength(4);
      expect(ticks[0]).toBe(0);
      expect(ticks[3]).toBeGreaterThanOrEqual(Math.max(most, 1));
      expect(ticks[3]).toBeLessThanOrEqual(Math.max(3, most * 2.6));
      for (const tick of ticks) expect(Number.isInteger(tick)).toBe(true);
    }
    expect(deriveTicks(52)).toEqual([0, 20, 40, 60]);
    expect(deriveTicks(106)).toEqual([0, 50, 100, 150]);
  });
});

describe('averageOf', () => {
  it('leaves out the week that has not ended', () =>
    expect(averageOf([week(40), week(50), week(3)])).toEqual({ cases: 45, spend: { minor: 90_000, currency: 'USD' } }));
  it('uses the only week', () => expect(averageOf([week(7)])?.cases).toBe(7));
  it('returns null without weeks', () => expect(averageOf([])).toBeNull());
});

describe('sumOf and valueOf', () => {
  it('adds up weeks in their currency', () =>
    expect(sumOf([week(4, 101), week(6, 202)])).toEqual({
      orders: 2,
      cases: 10,
      spend: { minor: 303, currency: 'USD' },
    }));
  it('converts spend to major units of the currency', () =>
    expect([valueOf(week(4, 12_345), 'spend', 100), valueOf(week(4), 'cases', 100)]).toEqual([123.45, 4]));
});

describe('positions in the chart', () => {
  it.each([
    [-0.2, 0],
    [0, 0],
    [0.5, 6],
    [0.999, 12],
    [1, 12],
    [4, 12],
  ])('findWeekAt maps share %d of the width to week %d of 13', (share, at) => expect(findWeekAt(share, 13)).toBe(at));
  it('listLabelledWeeks labels the selected week, and the highest one if it is not a neighbor', () => {
    expect(listLabelledWeeks([1, 9, 3, 4], 3)).toEqual([3, 1]);
    expect(listLabelledWeeks([1, 9, 3, 4], 2)).toEqual([2]);
    expect(listLabelledWeeks([1, 9, 3, 4], 1)).toEqual([1]);
  });
});
