import { describe, expect, it } from 'vitest';
import {
  instantOf,
  minutesOf,
  nextBefore,
  nextWeekly,
  nextWeekOf,
  parseTypedInstant,
  weekdayOf,
} from '../../src/rules';

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

  it('starts from the day in the zone when UTC has the next one', () => {
    const evening = at('2026-11-17T22:00:00-05:00');
    expect(instantOf(nextWeekly(2, 1380, zone, evening), zone)).toBe('2026-11-17T23:00:00-05:00');
    expect(instantOf(nextWeekly(3, 540, zone, evening), zone)).toBe('2026-11-18T09:00:00-05:00');
  });

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

describe('nextWeekOf', () => {
  const first = '2026-11-03T09:00:00-05:00';

  it.each([
    ['is the first time itself before it', '2026-10-14T12:00:00-04:00', first],
    ['is the first time a minute before it', '2026-11-03T08:59:00-05:00', first],
    ['is a week later at the first time', first, '2026-11-10T09:00:00-05:00'],
    ['is a week later just after the first time', '2026-11-03T09:01:00-05:00', '2026-11-10T09:00:00-05:00'],
    ['is the time of this week before it', '2026-11-10T08:59:00-05:00', '2026-11-10T09:00:00-05:00'],
    ['is the time of the next week at the time of this week', '2026-11-10T09:00:00-05:00', '2026-11-17T09:00:00-05:00'],
  ])('%s', (_what, now, expected) => expect(instantOf(nextWeekOf(at(first), zone, at(now)), zone)).toBe(expected));

  it('skips a time that came an hour early because clocks went forward', () => {
    const next = nextWeekOf(at('2026-03-03T09:00:00-05:00'), zone, at('2026-03-10T09:30:00-04:00'));
    expect(instantOf(next, zone)).toBe('2026-03-17T09:00:00-04:00');
  });

  it('finds a time that comes an hour late because clocks went back', () => {
    const next = nextWeekOf(at('2026-10-27T09:00:00-04:00'), zone, at('2026-11-03T08:30:00-05:00'));
    expect(instantOf(next, zone)).toBe('2026-11-03T09:00:00-05:00');
  });
});

describe('weekdayOf', () => {
  it.each([
    ['2026-11-15', 0],
    ['2026-11-17', 2],
    ['2026-11-21', 6],
    ['2024-02-29', 4],
  ])('%s has the number %i', (date, weekday) => expect(weekdayOf(date)).toBe(weekday));
});

describe('minutesOf', () => {
  it.each([
    ['00:00', 0],
    ['09:05', 545],
    ['19:30', 1170],
    ['23:59', 1439],
    ['24:00', null],
    ['09:60', null],
    ['9:00', null],
    ['', null],
    ['noon', null],
    ['09:00:30', 540],
    ['09:00:30.5', 540],
    ['09:005', null],
    ['09:00xyz', null],
  ])('%j is %j', (time, minutes) => expect(minutesOf(time)).toBe(minutes));
});

describe('nextBefore', () => {
  it('uses the first cut-off that is far enough ahead', () => {
    expect(nextBefore([5 * HOUR, 30 * HOUR], 120, 0)).toBe(3 * HOUR);
    expect(nextBefore([30 * HOUR, 5 * HOUR], 120, 4 * HOUR)).toBe(28 * HOUR);
    expect(nextBefore([5 * HOUR], 120, 3 * HOUR)).toBeNull();
    expect(nextBefore([], 60, 0)).toBeNull();
  });

  it.each([
    [5, 20, 30],
    [30, 20, 5],
    [20, 5, 30],
    [20, 30, 5],
  ])('finds the first of cut-offs after %i, %i and %i hours', (...hours) =>
    expect(
      nextBefore(
        hours.map((hour) => hour * HOUR),
        120,
        0,
      ),
    ).toBe(3 * HOUR),
  );
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
