import { describe, expect, it } from 'vitest';
import { formatsOf } from '../../src/runtime/react/use-formats';
import { plainSpaces } from '../support/plain-spaces';

function at(instant: string, timeZone: string | null) {
  const { day, weekdayDate } = formatsOf('en-US', () => Date.parse(instant), timeZone);
  return {
    day: (date: string) => plainSpaces(day(date)),
    weekdayDate: (date: string) => plainSpaces(weekdayDate(date)),
  };
}

describe('the year of a date around New Year', () => {
  it('is left out by the account’s calendar in St. John’s, where the year ends after UTC', () => {
    const before = at('2027-01-01T03:29:00Z', 'America/St_Johns');
    expect([before.day('2026-12-30'), before.day('2027-01-02')]).toEqual(['Dec 30', 'Jan 2, 2027']);
    expect(before.weekdayDate('2026-12-30')).toBe('Wed, Dec 30');
    const after = at('2027-01-01T03:31:00Z', 'America/St_Johns');
    expect([after.day('2026-12-30'), after.day('2027-01-02')]).toEqual(['Dec 30, 2026', 'Jan 2']);
  });

  it('is left out by the account’s calendar in Tokyo, where the year ends before UTC', () => {
    const before = at('2026-12-31T14:59:00Z', 'Asia/Tokyo');
    expect([before.day('2026-12-30'), before.day('2027-01-02')]).toEqual(['Dec 30', 'Jan 2, 2027']);
    const after = at('2026-12-31T15:01:00Z', 'Asia/Tokyo');
    expect([after.day('2026-12-30'), after.day('2027-01-02')]).toEqual(['Dec 30, 2026', 'Jan 2']);
    expect(after.weekdayDate('2027-01-02')).toBe('Sat, Jan 2');
  });

  it('is always written without a known zone while the year differs on earth', () => {
    for (const instant of ['2026-12-31T14:59:00Z', '2027-01-01T03:29:00Z']) {
      const formats = at(instant, null);
      expect([formats.day('2026-12-30'), formats.day('2027-01-02')]).toEqual(['Dec 30, 2026', 'Jan 2, 2027']);
    }
    expect(at('2026-12-31T09:00:00Z', null).day('2026-12-30')).toBe('Dec 30');
  });
});
