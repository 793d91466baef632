import { describe, expect, it } from 'vitest';
import { instantOf, minutesOf, nextBefore, nextWeekly, nextWeekOf, parseTypedInstant } from '../../src/rules';

const HOUR = 3_600_000;
const zone = 'America/New_York';
const at = (instant: string) => Date.parse(instant);

describe('nextWeekly', () => {
  const now = at('2026-11-17T10:35:00-05:00'); // a Tuesday
  it.each([
    ['later today', 2, '11:00', '2026-11-17T11:00:00-05:00'],
    ['earlier today: in a week', 2, '10:00', '2026-11-24T10:00:00-05:00'],
    ['this very minute: in a week', 2, '10:35', '2026-11-24T10:35:00-05:00'],
    ['a weekday before today’s', 1, '09:00', '2026-11-23T09:00:00-05:00'],
    ['a Sunday', 0, '00:00', '2026-11-22T00:00:00-05:00'],
  ])('%s', (_what, weekday, time, expected) =>
    expect(instantOf(nextWeekly(weekday, minutesOf(time) ?? 0, zone, now), zone)).toBe(expected),
  );

  it('keeps the local time across a clock change', () => {
    expect(instantOf(nextWeekly(1, 540, zone, at('2026-10-30T12:00:00-04:00')), zone)).toBe(
      '2026-11-02T09:00:00-05:00',
    );
    expect(instantOf(nextWeekly(0, 150, zone, at('2027-03-13T12:00:00-05:00')), zone)).toBe(
      '2027-03-14T03:30:00-04:00',
    );
  });

  it('finds the next time of a reminder that began long ago', () => {
    expect(instantOf(nextWeekOf(at('2026-07-07T09:00:00-04:00'), zone, now), zone)).toBe('2026-11-24T09:00:00-05:00');
    expect(nextWeekOf(now + HOUR, zone, now)).toBe(now + HOUR);
  });
});

describe('nextBefore', () => {
  it('uses the first cut-off that is far enough ahead', () => {
    expect(nextBefore([5 * HOUR, 30 * HOUR], 120, 0)).toBe(3 * HOUR);
    expect(nextBefore([30 * HOUR, 5 * HOUR], 120, 4 * HOUR)).toBe(28 * HOUR);
    expect(nextBefore([5 * HOUR], 120, 3 * HOUR)).toBeNull();
    expect(nextBefore([], 60, 0)).toBeNull();
  });
});

describe('parseTypedInstant', () => {
  const now = at('2026-11-17T10:35:00-05:00');
  it.each([
    ['', '09:00', { problem: 'missing' }],
    ['2026-11-18', '', { problem: 'missing' }],
    ['2026-11-31', '09:00', { problem: 'missing' }],
    ['2026-11-17', '10:35', { problem: 'past' }],
    ['2026-11-17', '10:36', { at: now + 60_000 }],
    ['2026-11-18', '24:00', { problem: 'missing' }],
  ])('%j at %j', (date, time, expected) => expect(parseTypedInstant(date, time, zone, now)).toEqual(expected));
});
