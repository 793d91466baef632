import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addDays, addMonths, daysBetween } from '../../src/rules/calendar';
import { formatter, unbroken } from '../../src/rules/date-formats';
import {
  formatDate,
  formatDay,
  formatHeadingDay,
  formatLongDate,
  formatWeekdayDate,
  isCalendarDate,
} from '../../src/rules/dates';
import { formatInstant, formatTime } from '../../src/rules/instant-formats';
import { calendarDateIn, instantMs, todayOf, writesZone } from '../../src/rules/instants';
import { dateRangeProblem, lastDays, timeRangeProblem } from '../../src/rules/date-ranges';
import { wallClock } from '../../src/rules/wall-clock';
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

describe('isCalendarDate', () => {
  test.each([
    ['2026-11-09', true],
    ['2024-02-29', true],
    ['0001-01-01', true],
    ['0099-12-31', true],
    ['2026-02-29', false],
    ['2026-04-31', false],
    ['2026-00-10', false],
    ['2026-13-10', false],
    ['2026-11-00', false],
    ['2026-12-32', false],
    ['2026-01-99', false],
    [' 2026-11-09', false],
    ['2026-11-09\n', false],
    ['12026-11-09', false],
    ['', false],
    [20261109, false],
    [['2026-11-09'], false],
    [null, false],
    [undefined, false],
  ])('%j: %j', (value, valid) => expect(isCalendarDate(value)).toBe(valid));
});

describe('formatLongDate', () => {
  test.each([
    ['en-US', 'December 31, 2024'],
    ['fr-CA', '31 décembre 2024'],
    ['es-CA', '31 de diciembre de 2024'],
    ['zh-CN', '2024年12月31日'],
    ['ko-KR', '2024년 12월 31일'],
  ])('has the year and the name of the month in %s', (locale, text) =>
    expect(plainSpaces(formatLongDate('2024-12-31', locale))).toBe(text),
  );

  it('has no line breaks', () => expect(formatLongDate('2024-12-31', 'en-US')).toBe(`December${NBSP}31,${NBSP}2024`));

  test.each([null, undefined, '', '2026-02-30'])('has no date for %j', (date) =>
    expect(formatLongDate(date, 'en-US')).toBe('–'),
  );
});

describe('formatHeadingDay', () => {
  test.each([
    ['en-US', 'Tuesday, November 17'],
    ['fr-CA', 'mardi 17 novembre'],
    ['es-CA', 'martes, 17 de noviembre'],
    ['zh-CN', '11月17日星期二'],
    ['ko-KR', '11월 17일 화요일'],
  ])('has the weekday and no year in %s', (locale, text) =>
    expect(plainSpaces(formatHeadingDay('2026-11-17', locale))).toBe(text),
  );

  test.each([null, undefined, '', '2026-02-30'])('has no date for %j', (date) =>
    expect(formatHeadingDay(date, 'en-US')).toBe('–'),
  );
});

describe('unbroken', () => {
  const JOIN = '\u2060';

  test.each([
    ['', ''],
    ['Nov 10', `Nov${NBSP}10`],
    ['4:00\u202fPM', `4:00${NBSP}PM`],
    ['a \t b', `a${NBSP}${NBSP}${NBSP}b`],
    ['11月10日', `11${JOIN}月${JOIN}10${JOIN}日`],
    ['10日星期二 14', `10${JOIN}日${JOIN}星${JOIN}期${JOIN}二${JOIN}${NBSP}14`],
    ['11월 10일', `11월${NBSP}10일`],
  ])('%j is %j', (text, whole) => expect(unbroken(text)).toBe(whole));
});

describe('formatter', () => {
  it('is created once per locale, zone and style', () => {
    const first = formatter('nl-NL', 'Europe/Amsterdam', 'long');
    expect(formatter('nl-NL', 'Europe/Amsterdam', 'long')).toBe(first);
    expect(formatter('nl-NL', 'Europe/Amsterdam', 'day')).not.toBe(first);
    expect(formatter('nl-NL', 'Europe/Brussels', 'long')).not.toBe(first);
    expect(formatter('nl-BE', 'Europe/Amsterdam', 'long')).not.toBe(first);
  });

  test.each([
    ['es-CA', 'America/Regina', 'es-US', 'America/Regina'],
    ['fr-CA', 'America/Regina', 'fr-CA', 'America/Regina'],
    ['not a locale', 'America/Regina', 'en-US', 'America/Regina'],
    ['fr-CA', 'Mars/Olympus', 'fr-CA', 'UTC'],
    ['not a locale', 'Mars/Olympus', 'en-US', 'UTC'],
  ])('in %s and %s has the locale %s and the zone %s', (locale, timeZone, knownLocale, knownZone) => {
    expect(formatter(locale, timeZone, 'time').resolvedOptions()).toMatchObject({
      locale: knownLocale,
      timeZone: knownZone,
      minute: '2-digit',
    });
  });
});

describe('formatWeekdayDate', () => {
  it('leaves out only the current year', () => {
    expect(plainSpaces(formatWeekdayDate('2026-11-19', 'en-US', { today: '2026-11-17' }))).toBe('Thu, Nov 19');
    expect(plainSpaces(formatWeekdayDate('2027-01-04', 'en-US', { today: '2026-12-30' }))).toBe('Mon, Jan 4, 2027');
    expect(plainSpaces(formatWeekdayDate('2026-11-19', 'en-US'))).toBe('Thu, Nov 19, 2026');
    expect(plainSpaces(formatWeekdayDate('2026-02-31', 'en-US'))).toBe('–');
    expect(formatWeekdayDate(null, 'en-US', { today: '2026-11-17' })).toBe('–');
    expect(formatWeekdayDate(undefined, 'en-US')).toBe('–');
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
    expect(plainSpaces(formatDay('2026-11-10', 'en-US'))).toBe('Nov 10, 2026');
    expect(plainSpaces(formatDay('2026-11-10', 'zh-CN', today))).toBe('11月10日');
    expect(formatDay(null, 'en-US', today)).toBe('–');
    expect(formatDay(undefined, 'en-US')).toBe('–');
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
    ).toMatch(new RegExp(`^11월${NBSP}17일${NBSP}\\(화\\) 오후${NBSP}2:00 `));
    expect(formatTime('2026-11-17T22:00:00Z', 'es-CA', { timeZone: 'America/Regina', zoneName: false })).toMatch(
      new RegExp(`^4:00${NBSP}p\\.`),
    );
  });

  it('have their year without a current date, and if it is another one in the zone', () => {
    const { timeZone } = vancouver;
    const newYear = '2027-01-01T02:00:00Z';
    expect(plainSpaces(formatInstant('2026-11-17T16:00:00-08:00', 'en-US', { timeZone }))).toBe(
      'Tue, Nov 17, 2026, 4:00 PM PT',
    );
    expect(plainSpaces(formatInstant(newYear, 'en-US', { timeZone, today: '2026-12-30' }))).toBe(
      'Thu, Dec 31, 6:00 PM PT',
    );
    expect(plainSpaces(formatInstant(newYear, 'en-US', { timeZone, today: '2027-01-02' }))).toBe(
      'Thu, Dec 31, 2026, 6:00 PM PT',
    );
  });

  it('have the local time that their offset states', () => {
    const at = (hours: number, minutes: number) => Date.UTC(2026, 10, 17, hours, minutes);
    const wall = (instant: string) => wallClock(instant, 'America/Vancouver');
    expect(wall('2026-11-17T16:00:00-08:00')).toStrictEqual({ ms: at(16, 0), zone: 'UTC' });
    expect(wall('2026-11-17T16:00:00+05:30')).toStrictEqual({ ms: at(16, 0), zone: 'UTC' });
    expect(wall('2026-11-17T16:00:00-0330')).toStrictEqual({ ms: at(16, 0), zone: 'UTC' });
    expect(wall('2026-11-17T16:00Z')).toStrictEqual({ ms: at(16, 0), zone: 'America/Vancouver' });
    expect(wall('2026-11-17T16:00')).toBeNull();
    expect(['2026-11-17T16:00:00-08:00', '2026-11-17T16:00:00Z'].map(writesZone)).toStrictEqual([true, false]);
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
    expect(calendarDateIn('0987-06-05T12:00:00Z', 'UTC')).toBe('0987-06-05');
  });

  it('say which day it is for the account', () => {
    const timeZone = 'America/Vancouver';
    expect(todayOf({ serverTime: '2026-11-18T04:30:00Z', timeZone })).toBe('2026-11-17');
    expect(todayOf({ serverTime: '2026-11-18T08:00:00Z', timeZone })).toBe('2026-11-18');
    expect(todayOf({ serverTime: '', timeZone })).toBeUndefined();
  });

  it('are texts', () => expect(instantMs(['2026-11-17T16:00:00Z'])).toBeNull());

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
    expect(() => addDays('2026-02-30', 1)).toThrow(new RangeError('A calendar date is YYYY-MM-DD'));
    expect(() => daysBetween('2026-02-28', '2026-02-30')).toThrow(RangeError);
    expect(() => addMonths('', 1)).toThrow(RangeError);
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

  test.each([
    ['', '', 'valueMissing', 'start'],
    [null, '09:00', 'valueMissing', 'start'],
    [undefined, undefined, 'valueMissing', 'start'],
    ['09:00', '', 'valueMissing', 'end'],
    ['9:00', '10:00', 'badInput', 'start'],
    ['25:00', '9:00', 'badInput', 'start'],
    ['09:00', '24:00', 'badInput', 'end'],
    ['09:00', '10:60', 'badInput', 'end'],
    ['09:00', '10:00:00', 'badInput', 'end'],
  ] as const)('%j to %j has the problem %s at the %s', (start, end, code, field) =>
    expect(timeRangeProblem(start, end)).toStrictEqual({ code, params: {}, field }),
  );

  it('reports a start that is not before the end at the edited field', () => {
    const found = { code: 'startNotBeforeEnd', params: { start: '10:00', end: '09:00' } };
    expect(timeRangeProblem('10:00', '09:00')).toStrictEqual({ ...found, field: 'start' });
    expect(timeRangeProblem('10:00', '09:00', 'start')).toStrictEqual({ ...found, field: 'start' });
    expect(timeRangeProblem('10:00', '09:00', 'end')).toStrictEqual({ ...found, field: 'end' });
  });
});
