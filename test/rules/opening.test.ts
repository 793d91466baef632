import { describe, expect, it } from 'vitest';
import { type Hours, openingAt } from '../../src/rules';

const timeZone = 'America/Toronto';
const at = (instant: string): number => Date.parse(instant);
const tuesday = { day: 2, start: '09:00', end: '17:00' };

/** The days of November 2026 in Toronto, after the clocks went back; the 17th is a Tuesday. */
const november = (day: number, time: string): number => at(`2026-11-${String(day).padStart(2, '0')}T${time}:00-05:00`);
const opening = (now: number, week: Hours['week'], closed: readonly string[] = []) =>
  openingAt({ timeZone, week, closed: closed.map((date) => ({ date })) }, now);

describe('customer service', () => {
  it.each([
    ['before it opens', november(17, '08:59'), { open: false, opens: november(17, '09:00') }],
    ['at the minute it opens', november(17, '09:00'), { open: true, until: november(17, '17:00') }],
    ['in the minute before it closes', november(17, '16:59'), { open: true, until: november(17, '17:00') }],
    ['at the minute it closes', november(17, '17:00'), { open: false, opens: november(24, '09:00') }],
    ['on another weekday', november(18, '10:00'), { open: false, opens: november(24, '09:00') }],
  ])('has one opening a week %s', (_when, now, expected) => {
    expect(opening(now, [tuesday])).toStrictEqual(expected);
  });

  it.each([
    ['00:00', '00:01', november(17, '00:00'), november(17, '00:01')],
    ['08:05', '09:50', november(17, '08:05'), november(17, '09:50')],
    ['19:59', '20:00', november(17, '19:59'), november(17, '20:00')],
    ['23:00', '24:00', november(17, '23:00'), november(18, '00:00')],
  ])('is open from %s to %s', (start, end, from, until) => {
    const week = [{ day: 2, start, end }];
    expect(opening(from, week)).toStrictEqual({ open: true, until });
    expect(opening(november(16, '12:00'), week)).toStrictEqual({ open: false, opens: from });
  });

  it.each([
    ['9:00', '17:00'],
    ['09:00', '5:00'],
    ['09:60', '17:00'],
    ['09:00', '17:60'],
    ['09:00', '24:01'],
    ['24:00', '09:00'],
    ['-1:00', '17:00'],
    ['09:00 ', '17:00'],
    [' 09:00', '17:00'],
    ['09:00', '17:000'],
    ['09:00', '17:00 24:00'],
    ['', '17:00'],
    ['09:00', ''],
    ['', ''],
    ['09:00', '09:00'],
    ['17:00', '09:00'],
  ])('ignores the hours from %j to %j', (start, end) => {
    expect(opening(november(17, '04:00'), [{ day: 2, start, end }])).toStrictEqual({ open: false, opens: null });
    expect(opening(november(17, '10:00'), [{ day: 2, start, end }])).toStrictEqual({ open: false, opens: null });
  });

  it('joins hours that touch or overlap, in any order, and keeps a break', () => {
    const morning = { day: 2, start: '08:00', end: '12:00' };
    const afternoon = { day: 2, start: '12:00', end: '16:00' };
    const evening = { day: 2, start: '17:00', end: '20:00' };
    const midday = { day: 2, start: '11:00', end: '13:00' };
    const now = november(17, '08:30');
    expect(opening(now, [evening, afternoon, morning])).toStrictEqual({ open: true, until: november(17, '16:00') });
    expect(opening(now, [midday, morning])).toStrictEqual({ open: true, until: november(17, '13:00') });
    expect(opening(now, [evening, morning])).toStrictEqual({ open: true, until: november(17, '12:00') });
    expect(opening(november(17, '07:00'), [evening, morning])).toStrictEqual({
      open: false,
      opens: november(17, '08:00'),
    });
  });

  it('is open until the end of the longest of several hours', () => {
    const long = { day: 2, start: '08:00', end: '18:00' };
    const inside = { day: 2, start: '09:00', end: '12:00' };
    expect(opening(november(17, '08:30'), [long, inside])).toStrictEqual({ open: true, until: november(17, '18:00') });
  });

  it('joins hours across midnight, also into another week', () => {
    const saturday = { day: 6, start: '20:00', end: '24:00' };
    const sunday = { day: 0, start: '00:00', end: '02:00' };
    expect(opening(november(21, '21:00'), [sunday, saturday])).toStrictEqual({
      open: true,
      until: november(22, '02:00'),
    });
    expect(opening(november(22, '02:00'), [sunday, saturday])).toStrictEqual({
      open: false,
      opens: november(28, '20:00'),
    });
  });

  it('has no hours on a closed day, and ends at midnight before one', () => {
    const day = (weekday: number) => ({ day: weekday, start: '00:00', end: '24:00' });
    const week = [1, 2, 3].map(day);
    expect(opening(november(16, '10:00'), week, ['2026-11-18'])).toStrictEqual({
      open: true,
      until: november(18, '00:00'),
    });
    expect(opening(november(17, '10:00'), week, ['2026-11-17'])).toStrictEqual({
      open: false,
      opens: november(18, '00:00'),
    });
  });

  it('finds the next opening up to four weeks ahead', () => {
    const after = november(3, '18:00');
    const closed = ['2026-11-10', '2026-11-17', '2026-11-24'];
    expect(opening(after, [tuesday], closed)).toStrictEqual({ open: false, opens: at('2026-12-01T09:00:00-05:00') });
    expect(opening(after, [tuesday], [...closed, '2026-12-01'])).toStrictEqual({ open: false, opens: null });
  });

  it('is open until the end of the hours when no others follow in four weeks', () => {
    const closed = ['2026-11-10', '2026-11-17', '2026-11-24', '2026-12-01'];
    expect(opening(november(3, '10:00'), [tuesday], closed)).toStrictEqual({
      open: true,
      until: november(3, '17:00'),
    });
  });

  it('is closed without any hours', () => {
    expect(opening(november(17, '10:00'), [])).toStrictEqual({ open: false, opens: null });
  });

  it('has the weekday and the hours of its own time zone', () => {
    const now = at('2026-11-18T03:00:00Z');
    const evening = [{ day: 2, start: '18:00', end: '23:00' }];
    expect(openingAt({ timeZone, week: evening, closed: [] }, now)).toStrictEqual({
      open: true,
      until: november(17, '23:00'),
    });
    expect(openingAt({ timeZone: 'Europe/Paris', week: evening, closed: [] }, now)).toStrictEqual({
      open: false,
      opens: at('2026-11-24T18:00:00+01:00'),
    });
  });

  it('is neither open nor closed in an unknown time zone or at an invalid time', () => {
    expect(openingAt({ timeZone: 'Mars/Olympus_Mons', week: [tuesday], closed: [] }, november(17, '10:00'))).toBeNull();
    expect(openingAt({ timeZone: 'Mars/Olympus_Mons', week: [], closed: [] }, november(17, '10:00'))).toBeNull();
    expect(opening(NaN, [tuesday])).toBeNull();
    expect(opening(at('+010000-01-01T00:00:00Z'), [tuesday])).toBeNull();
  });
});
