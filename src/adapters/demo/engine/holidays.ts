import type { CalendarDate } from '../../../rules/dates';
import type { RegionKey } from '../data/accounts';
import type { HolidayKey } from '../messages/demo-messages';
import { dayNumber, weekday } from './zoned-time';

/** Holidays with a fixed date, by month and day. */
const fixed: Readonly<Record<RegionKey, Readonly<Record<string, HolidayKey>>>> = {
  maine: { '01-01': 'newYear', '07-04': 'independence', '12-25': 'christmas' },
  quebec: { '01-01': 'newYear', '06-24': 'national', '07-01': 'canada', '12-25': 'christmas' },
  vancouver: { '01-01': 'newYear', '07-01': 'canada', '12-25': 'christmas' },
};

/** Holiday on a weekday of a month: the nth one, or the last before a day. */
type Moving = readonly [key: HolidayKey, month: number, weekday: number, firstDay: number];

/** The first such weekday on or after `firstDay` of the month. */
const moving: Readonly<Record<RegionKey, readonly Moving[]>> = {
  maine: [
    ['memorial', 5, 1, 25],
    ['labor', 9, 1, 1],
    ['thanksgiving', 11, 4, 22],
  ],
  quebec: [
    ['victoria', 5, 1, 18],
    ['labor', 9, 1, 1],
    ['thanksgiving', 10, 1, 8],
  ],
  vancouver: [
    ['victoria', 5, 1, 18],
    ['britishColumbia', 8, 1, 1],
    ['labor', 9, 1, 1],
    ['thanksgiving', 10, 1, 8],
  ],
};

/** The holiday on a day without deliveries, or null. */
export function holidayOn(date: CalendarDate, region: RegionKey): HolidayKey | null {
  const known = fixed[region][date.slice(5)];
  if (known !== undefined) return known;
  for (const [key, month, day, firstDay] of moving[region]) {
    const first = `${date.slice(0, 4)}-${String(month).padStart(2, '0')}-${String(firstDay).padStart(2, '0')}`;
    const offset = dayNumber(date) - dayNumber(first);
    if (offset >= 0 && offset < 7 && weekday(date) === day) return key;
  }
  return null;
}
