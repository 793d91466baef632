import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addDays, addMonths, daysBetween } from '../../src/rules/calendar';
import { formatDate, formatDay, formatWeekdayDate, isCalendarDate } from '../../src/rules/dates';
import { formatInstant, formatTime } from '../../src/rules/instant-formats';
import { calendarDateIn, instantMs } from '../../src/rules/instants';
import { dateRangeProblem, lastDays, timeRangeProblem } from '../../src/rules/date-ranges';
import { plainSpaces } from '../support/plain-spaces';

const NBSP = '\u00a0';
const anyDay = fc
  .date({ min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('formatDate', () => {
  test.each([
    ['2026-11-09', 'en-US', '11/9/2026'],
    ['2026-01-01', 'en-US', '1/1/2026'],
    ['2026-11-09', 'fr-CA', '2026-11-09'],
    ['2026-11-09', 'es-CA', '9/11/2026'],
    ['2026-11-09', 'zh-CN', '2026/11/9'],
    ['2026-11-09', 'ko-KR', '2026. 11. 9.'],
  ])('%s in %s is %s', (date, locale, text) => expect(formatDate(date, locale)).toBe(text));

  test.each([
    null,
    undefined,
    '',
    '2026-02-30',
    '2026-13-01',
    '2025-02-29',
    '2026-1-1',
    '11/9/2026',
    '2026-11-09T00:00:00Z',
    'x',
  ])('has no date for %j', (date) => expect(formatDate(date, 'en-US')).toBe('–'));

  it('shows the same day in every time zone of the machine', () => {
    fc.assert(
      fc.property(anyDay, (date) => {
        const [year = '', month = '', day = ''] = date.split('-');
        expect(formatDate(date, 'en-US')).toBe(`${Number(month)}/${Number(day)}/${Number(year)}`);
      }),
    );
  });
});

describe('formatWeekdayDate', () => {
  it('leaves out only the current year', () => {
    expect(plainSpaces(formatWeekdayDate('2026-11-19', 'en-US', { today: '2026-11-17' }))).toBe('Thu, Nov 19');
    expect(plainSpaces(formatWeekdayDate('2027-01-04', 'en-US', { today: '2026-12-30' }))).toBe('Mon, Jan 4, 2027');
    expect(plainSpaces(formatWeekdayDate('2026-11-19', 'en-US'))).toBe('Thu, Nov 19, 2026');
    expect(plainSpaces(formatWeekdayDate('2026-02-31', 'en-US'))).toBe('–');
  });

  it('uses the format of each language', () => {
    const today = { today: '2026-11-17' };
    expect(plainSpaces(formatWeekdayDate('2026-11-19', 'fr-CA', today))).toMatch(/^jeu\..*19 nov/);
    expect(plainSpaces(formatWeekdayDate('2026-11-19', 'es-CA', today))).toMatch(/^jue.*19.*nov/);
    expect(plainSpaces(formatWeekdayDate('2026-11-19', 'zh-CN', today))).toContain('11月19日');
    expect(plainSpaces(formatWeekdayDate('2026-11-19', 'ko-KR', today))).toContain('11월 19일');
  });
});

describe('formatDay', () => {
  it('has no weekday, and no year if it is the current one', () => {
    const today = { today: '2026-11-17' };
    expect(plainSpaces(formatDay('2026-11-10', 'en-US', today))).toBe('Nov 10');
    expect(plainSpaces(formatDay('2025-11-10', 'en-US', today))).toBe('Nov 10, 2025');
    expect(plainSpaces(formatDay('2026-11-10', 'fr-CA', today))).toMatch(/^10 nov/);
    expect(plainSpaces(formatDay('2026-02-31', 'en-US', today))).toBe('–');
  });
});

describe('instants', () => {
  const vancouver = { timeZone: 'America/Vancouver', today: '2026-11-17' };

  it('are shown in the account’s zone with its name, without line breaks inside dates or times', () => {
    expect(formatTime('2026-11-17T16:00:00-08:00', 'en-US', vancouver)).toBe(`4:00${NBSP}PM${NBSP}PT`);
    expect(formatTime('2026-11-17T21:00:00Z', 'en-US', { timeZone: 'America/Toronto', zoneName: false })).toBe(
      `4:00${NBSP}PM`,
    );
    expect(formatInstant('2026-11-17T16:00:00-08:00', 'en-US', vancouver)).toBe(
      `Tue,${NBSP}Nov${NBSP}17, 4:00${NBSP}PM${NBSP}PT`,
    );
    expect(formatInstant('2027-01-04T16:00:00-08:00', 'en-US', vancouver)).toBe(
      `Mon,${NBSP}Jan${NBSP}4,${NBSP}2027, 4:00${NBSP}PM${NBSP}PT`,
    );
    expect(formatTime('2026-11-17T16:00:00-08:00', 'fr-CA', { ...vancouver, zoneName: false })).toBe(
      `16${NBSP}h${NBSP}00`,
    );
    // A zone whose name has several words moves to a line of its own instead of being broken.
    expect(formatTime('2026-11-17T19:00:00Z', 'ko-KR', { timeZone: 'America/New_York' })).toMatch(
      new RegExp(`^오후${NBSP}2:00 \\S+ 시간$`),
    );
    expect(formatTime('2026-11-17T11:00:00Z', 'ko-KR', { timeZone: 'America/New_York', zoneName: false })).toBe(
      `오전${NBSP}6:00`,
    );
    expect(
      formatInstant('2026-11-17T19:00:00Z', 'ko-KR', { timeZone: 'America/New_York', today: '2026-11-17' }),
    ).toContain(`오후${NBSP}2:00`);
  });

  it('use the server’s offset instead of the engine’s zone data', () => {
    // British Columbia stops changing clocks: engines without the new data would show 4:00 in this January.
    expect(formatTime('2027-01-15T16:00:00-07:00', 'en-US', vancouver)).toBe(`4:00${NBSP}PM${NBSP}PT`);
    expect(calendarDateIn('2027-01-15T23:30:00-07:00', 'America/Vancouver')).toBe('2027-01-15');
    expect(calendarDateIn('2027-01-16T00:30:00+0530', 'Asia/Kolkata')).toBe('2027-01-16');
  });

  it('have a date in each zone', () => {
    expect(calendarDateIn('2026-11-18T04:30:00Z', 'America/Vancouver')).toBe('2026-11-17');
    expect(calendarDateIn('2026-11-18T04:30:00Z', 'Asia/Seoul')).toBe('2026-11-18');
  });

  it('distinguish both hours of a clock change', () => {
    const times = ['2026-11-01T08:30:00Z', '2026-11-01T09:30:00Z'];
    for (const time of times)
      expect(formatTime(time, 'en-US', { ...vancouver, zoneName: false })).toBe(`1:30${NBSP}AM`);
    expect(new Set(times.map(instantMs)).size).toBe(2);
  });

  test.each([
    null,
    undefined,
    '',
    'soon',
    '2026-11-17',
    '2026-11-17T16:00:00',
    '2026-11-17T99:00:00Z',
    '2026-11-17T16:00Zx',
  ])('%j is none', (value) => {
    expect(instantMs(value)).toBeNull();
    expect(formatInstant(value, 'en-US', vancouver)).toBe('–');
    expect(formatTime(value, 'en-US', vancouver)).toBe('–');
    if (typeof value === 'string') expect(calendarDateIn(value, 'UTC')).toBeNull();
  });

  it('fall back for an unknown zone and locale', () => {
    expect(formatTime('2026-11-17T16:00:00Z', 'en-US', { timeZone: 'Mars/Olympus', zoneName: false })).toBe(
      `4:00${NBSP}PM`,
    );
    expect(formatTime('2026-11-17T16:00:00Z', 'not a locale', { timeZone: 'UTC', zoneName: false })).toBe(
      `4:00${NBSP}PM`,
    );
  });
});

describe('date ranges', () => {
  test.each([
    ['2026-11-17', 7, '2026-11-11'],
    ['2026-11-17', 30, '2026-10-19'],
    ['2026-11-17', 90, '2026-08-20'],
    ['2026-11-17', 1, '2026-11-17'],
  ])('%s and the days before it, %i in all, start on %s', (today, days, start) => {
    expect(lastDays(days, today)).toEqual({ start, end: today });
  });

  test.each([
    ['2026-08-31', -6, '2026-02-28'],
    ['2028-08-31', -6, '2028-02-29'],
    ['2026-05-17', -6, '2025-11-17'],
    ['2026-12-31', 2, '2027-02-28'],
    ['2026-01-31', 1, '2026-02-28'],
  ])('%s and %i months is %s', (date, months, there) => expect(addMonths(date, months)).toBe(there));

  it('count days independently of clocks', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -300, max: 300 }), (date, days) => {
        fc.pre(date > '0002' && date < '9998');
        expect(addDays(addDays(date, days), -days)).toBe(date);
        expect(isCalendarDate(addMonths(date, days % 20))).toBe(true);
        expect(daysBetween(date, addDays(date, days))).toBe(days);
      }),
    );
    expect(() => addDays('2026-02-30', 1)).toThrow(RangeError);
  });
});

describe('dateRangeProblem', () => {
  it('accepts a range of one day and an open end', () => {
    expect(dateRangeProblem('2026-11-17', '2026-11-17')).toBeNull();
    expect(dateRangeProblem('2026-11-16', '2026-11-17')).toBeNull();
    for (const blank of ['', null, undefined]) {
      expect(dateRangeProblem(blank, '2026-11-17')).toBeNull();
      expect(dateRangeProblem('2026-11-17', blank)).toBeNull();
    }
  });

  it('reports the problem at the edited end', () => {
    const params = { start: '2026-11-18', end: '2026-11-17' };
    expect(dateRangeProblem(params.start, params.end)).toEqual({ code: 'startAfterEnd', field: 'start', params });
    expect(dateRangeProblem(params.start, params.end, 'start')).toEqual({
      code: 'startAfterEnd',
      field: 'start',
      params,
    });
    expect(dateRangeProblem(params.start, params.end, 'end')).toEqual({ code: 'endBeforeStart', field: 'end', params });
  });

  it('reports the end with an invalid date', () => {
    expect(dateRangeProblem('2026-02-30', '2026-11-17')).toMatchObject({ code: 'badInput', field: 'start' });
    expect(dateRangeProblem('2026-02-03', '11/17/2026')).toMatchObject({ code: 'badInput', field: 'end' });
  });

  it('agrees with the calendar for random days', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (start, end) => {
        expect(dateRangeProblem(start, end) === null).toBe(Date.parse(start) <= Date.parse(end));
      }),
    );
  });
});

describe('timeRangeProblem', () => {
  test.each([
    ['09:00', '17:00', null],
    ['09:00', '09:01', null],
    ['09:00', '09:00', 'startNotBeforeEnd'],
    ['17:00', '09:00', 'startNotBeforeEnd'],
    ['', '09:00', 'valueMissing'],
    ['09:00', null, 'valueMissing'],
    ['9:00', '10:00', 'badInput'],
    ['09:00', '24:00', 'badInput'],
  ])('%j to %j: %j', (start, end, code) => expect(timeRangeProblem(start, end)?.code ?? null).toBe(code));

  it('reports the field with the problem', () => {
    expect(timeRangeProblem('09:00', '')?.field).toBe('end');
    expect(timeRangeProblem('10:00', '09:00', 'end')?.field).toBe('end');
  });
});
