import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { instantOf, zonedInstant } from '../../src/rules/zones';

const utc = (instant: string) => Date.parse(instant);

describe('zonedInstant', () => {
  it.each([
    ['in winter', '2026-01-15', 540, 'America/Chicago', '2026-01-15T15:00:00Z'],
    ['in summer', '2026-07-15', 540, 'America/Chicago', '2026-07-15T14:00:00Z'],
    ['at midnight', '2026-07-15', 0, 'America/Denver', '2026-07-15T06:00:00Z'],
    ['at the end of a day', '2026-07-15', 1440, 'America/Denver', '2026-07-16T06:00:00Z'],
    ['in UTC', '2026-07-15', 61, 'Etc/UTC', '2026-07-15T01:01:00Z'],
    ['east of UTC, with half an hour', '2026-07-15', 0, 'Asia/Kolkata', '2026-07-14T18:30:00Z'],
    ['west of UTC, with half an hour', '2026-01-15', 540, 'America/St_Johns', '2026-01-15T12:30:00Z'],
  ])('finds a local time %s', (_when, date, minutes, timeZone, instant) =>
    expect(zonedInstant(date, minutes, timeZone)).toBe(utc(instant)),
  );

  it.each([
    ['before clocks go back', '2026-11-01', 30, '2026-11-01T04:30:00Z'],
    ['that clocks show twice, the first time', '2026-11-01', 90, '2026-11-01T05:30:00Z'],
    ['after clocks go back', '2026-11-01', 120, '2026-11-01T07:00:00Z'],
    ['at noon of that day', '2026-11-01', 720, '2026-11-01T17:00:00Z'],
    ['before clocks go forward', '2027-03-14', 119, '2027-03-14T06:59:00Z'],
    ['that clocks skip, an hour later', '2027-03-14', 150, '2027-03-14T07:30:00Z'],
    ['after clocks go forward', '2027-03-14', 180, '2027-03-14T07:00:00Z'],
    ['on the evening before', '2027-03-13', 1200, '2027-03-14T01:00:00Z'],
  ])('finds a time %s', (_when, date, minutes, instant) =>
    expect(zonedInstant(date, minutes, 'America/Detroit')).toBe(utc(instant)),
  );

  it('knows clock changes of half an hour', () => {
    expect(zonedInstant('2026-04-05', 105, 'Australia/Lord_Howe')).toBe(utc('2026-04-04T14:45:00Z'));
    expect(zonedInstant('2026-10-04', 135, 'Australia/Lord_Howe')).toBe(utc('2026-10-03T15:45:00Z'));
  });

  it('rejects an unknown zone', () => expect(() => zonedInstant('2026-07-15', 0, 'Mars/Olympus')).toThrow(RangeError));
});

describe('instantOf', () => {
  it.each([
    ['2026-07-15T14:00:00Z', 'America/Winnipeg', '2026-07-15T09:00:00-05:00'],
    ['2026-01-15T14:00:00Z', 'America/Winnipeg', '2026-01-15T08:00:00-06:00'],
    ['2026-01-15T02:00:00Z', 'America/Winnipeg', '2026-01-14T20:00:00-06:00'],
    ['2026-11-01T06:30:00Z', 'America/Winnipeg', '2026-11-01T01:30:00-05:00'],
    ['2026-11-01T07:30:00Z', 'America/Winnipeg', '2026-11-01T01:30:00-06:00'],
    ['2026-07-15T14:00:09Z', 'UTC', '2026-07-15T14:00:09+00:00'],
    ['2026-07-15T14:00:09.999Z', 'UTC', '2026-07-15T14:00:09+00:00'],
    ['1969-12-31T23:59:59.999Z', 'UTC', '1969-12-31T23:59:59+00:00'],
    ['2026-07-15T20:00:00Z', 'Asia/Kathmandu', '2026-07-16T01:45:00+05:45'],
    ['2026-07-15T14:00:00Z', 'Pacific/Kiritimati', '2026-07-16T04:00:00+14:00'],
    ['2026-01-15T14:00:00Z', 'Canada/Newfoundland', '2026-01-15T10:30:00-03:30'],
  ])('writes %s in %s as %s', (instant, timeZone, expected) =>
    expect(instantOf(utc(instant), timeZone)).toBe(expected),
  );

  it('rejects an unknown zone', () => expect(() => instantOf(0, 'Mars/Olympus')).toThrow(RangeError));
});

describe('the offsets of a zone', () => {
  it('are read once', () => {
    expect(zonedInstant('2026-07-15', 540, 'America/Halifax')).toBe(utc('2026-07-15T12:00:00Z'));
    const read = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');
    onTestFinished(() => read.mockRestore());
    expect(zonedInstant('2026-07-15', 600, 'America/Halifax')).toBe(utc('2026-07-15T13:00:00Z'));
    expect(read).not.toHaveBeenCalled();
  });

  it('are read with one format', () => {
    expect(zonedInstant('2026-07-15', 540, 'America/Phoenix')).toBe(utc('2026-07-15T16:00:00Z'));
    const made = vi.spyOn(Intl, 'DateTimeFormat');
    onTestFinished(() => made.mockRestore());
    expect(zonedInstant('2027-01-15', 540, 'America/Phoenix')).toBe(utc('2027-01-15T16:00:00Z'));
    expect(made).not.toHaveBeenCalled();
  });
});
