import { describe, expect, it } from 'vitest';
import { accounts, type DemoAccount } from '../../../src/adapters/demo/data/accounts';
import { holidayOn } from '../../../src/adapters/demo/engine/holidays';
import { deliverySlots, pickupSlots } from '../../../src/adapters/demo/engine/visit-plan';
import { dateIn, instantOf, zonedInstant } from '../../../src/adapters/demo/engine/zoned-time';

const account = (id: string): DemoAccount => {
  const found = accounts.find((candidate) => candidate.id === id);
  if (found === undefined) throw new Error(`No account ${id}`);
  return found;
};

describe('times on an account’s clock', () => {
  it.each([
    ['a summer day', '2026-07-01', 14 * 60, 'America/New_York', '2026-07-01T18:00:00.000Z'],
    ['a winter day', '2026-12-01', 14 * 60, 'America/New_York', '2026-12-01T19:00:00.000Z'],
    [
      'the afternoon of the change to summer time',
      '2026-03-08',
      14 * 60,
      'America/New_York',
      '2026-03-08T18:00:00.000Z',
    ],
    [
      'the afternoon of the change to winter time',
      '2026-11-01',
      14 * 60,
      'America/New_York',
      '2026-11-01T19:00:00.000Z',
    ],
    [
      'a skipped time, moved forward by the gap',
      '2026-03-08',
      2 * 60 + 30,
      'America/New_York',
      '2026-03-08T07:30:00.000Z',
    ],
    ['an ambiguous time, as the earlier instant', '2026-11-01', 90, 'America/New_York', '2026-11-01T05:30:00.000Z'],
    ['midnight', '2026-11-17', 0, 'America/Toronto', '2026-11-17T05:00:00.000Z'],
    ['a zone ahead of UTC by a half hour', '2026-11-17', 600, 'Asia/Kolkata', '2026-11-17T04:30:00.000Z'],
  ])('finds %s', (_, date, minutes, zone, expected) => {
    expect(new Date(zonedInstant(date, minutes, zone)).toISOString()).toBe(expected);
  });

  it('formats an instant with its local time and offset', () => {
    const at = Date.UTC(2026, 6, 1, 3, 5, 9);
    expect(instantOf(at, 'America/New_York')).toBe('2026-06-30T23:05:09-04:00');
    expect(instantOf(at, 'UTC')).toBe('2026-07-01T03:05:09+00:00');
    expect(instantOf(at, 'Asia/Kolkata')).toBe('2026-07-01T08:35:09+05:30');
    expect(Date.parse(instantOf(at, 'America/Vancouver'))).toBe(at);
    expect(dateIn(at, 'America/New_York')).toBe('2026-06-30');
  });

  it.each([
    'America/Vancouver',
    'America/St_Johns',
    // Interrupts summer time during Ramadan, so its offset changes four times a year.
    'Africa/Casablanca',
    'Africa/Cairo',
    'Asia/Gaza',
    // Ended summer time a week after its start, in 2000.
    'America/Boa_Vista',
    // Changed its offset for twelve days, in 2004.
    'America/Argentina/Tucuman',
    // Half an hour of summer time.
    'Australia/Lord_Howe',
    'Asia/Kolkata',
  ])('matches the engine every six hours from 2000 to 2035 in %s', (timeZone) => {
    const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
    for (let at = Date.UTC(2000, 0); at < Date.UTC(2035, 0); at += 6 * 3_600_000) {
      if (instantOf(at, timeZone).slice(0, 19) !== format.format(at).replace(' ', 'T'))
        expect.fail(`${new Date(at).toISOString()}: ${instantOf(at, timeZone)} is not ${format.format(at)}`);
    }
  });
});

describe('the visit plan', () => {
  const taproom = account('harbor-lane-taproom');

  it('closes a date exactly at its cut-off, and keeps it listed', () => {
    const cutOff = Date.UTC(2026, 10, 17, 19);
    expect(deliverySlots(taproom, cutOff - 1)[0]).toEqual({ date: '2026-11-19', cutOff, closed: null });
    expect(deliverySlots(taproom, cutOff)[0]).toEqual({ date: '2026-11-19', cutOff, closed: 'cut-off' });
  });

  it('keeps cut-offs at 2:00 PM on both sides of a clock change', () => {
    const slots = deliverySlots(taproom, Date.UTC(2026, 9, 26, 12));
    expect(slots.slice(0, 4).map(({ date, cutOff }) => [date, instantOf(cutOff, 'America/New_York')])).toEqual([
      ['2026-10-27', '2026-10-25T14:00:00-04:00'],
      ['2026-10-29', '2026-10-27T14:00:00-04:00'],
      ['2026-11-05', '2026-11-03T14:00:00-05:00'],
      ['2026-11-10', '2026-11-08T14:00:00-05:00'],
    ]);
  });

  it('uses the account’s day, not UTC’s', () => {
    const bay = account('english-bay-social');
    // Monday 10 PM in Vancouver is already Tuesday in UTC; Tuesday's delivery closed at 4 PM.
    expect(deliverySlots(bay, Date.UTC(2026, 7, 4, 5))[0]).toMatchObject({ date: '2026-08-04', closed: 'cut-off' });
  });

  it('always offers at least three open dates, tested on every third day of two years', () => {
    for (const id of ['harbor-lane-taproom', 'brasserie-du-canal', 'english-bay-social']) {
      for (let day = 0; day < 731; day += 3) {
        const slots = deliverySlots(account(id), Date.UTC(2025, 0, 1 + day, 23));
        expect(slots.filter(({ closed }) => closed === null).length).toBeGreaterThanOrEqual(3);
        expect(slots.every(({ date }, index) => index === 0 || date > (slots[index - 1]?.date ?? ''))).toBe(true);
      }
    }
  });

  it('has no dates without a plan, and pickups on working days', () => {
    expect(deliverySlots(account('granite-and-gull'), Date.UTC(2026, 10, 17))).toEqual([]);
    expect(
      pickupSlots(account('granite-and-gull'), Date.UTC(2026, 10, 21, 20))
        .slice(0, 4)
        .map(({ date }) => date),
    ).toEqual(['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26']);
  });

  it('contains the holidays of each region', () => {
    expect(holidayOn('2026-11-26', 'maine')).toBe('thanksgiving');
    expect(holidayOn('2027-11-25', 'maine')).toBe('thanksgiving');
    expect(holidayOn('2026-11-19', 'maine')).toBe(null);
    expect(holidayOn('2026-10-12', 'quebec')).toBe('thanksgiving');
    expect(holidayOn('2026-10-12', 'maine')).toBe(null);
    expect(holidayOn('2026-06-24', 'quebec')).toBe('national');
    expect(holidayOn('2026-05-18', 'vancouver')).toBe('victoria');
    expect(holidayOn('2026-08-03', 'vancouver')).toBe('britishColumbia');
    expect(holidayOn('2026-05-25', 'maine')).toBe('memorial');
    expect(holidayOn('2026-09-07', 'vancouver')).toBe('labor');
  });
});
