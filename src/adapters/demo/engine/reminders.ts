import type { Reminder } from '../../../domain';
import { addDays } from '../../../rules/calendar';
import type { ReminderRecord } from '../store/records';
import { instantOf, zonedInstant } from './zoned-time';

const DAYS_OF_WEEK = 7;
const WEEK = DAYS_OF_WEEK * 86_400_000;

/**
 * When a reminder is due next; null once its only time is past. A weekly one keeps its weekday and its time on the
 * account's clocks, also over a change of the clocks.
 */
export function dueNext({ at, repeats }: ReminderRecord, now: number, timeZone: string): number | null {
  if (at > now) return at;
  if (repeats === 'once') return null;
  const wall = instantOf(at, timeZone);
  const first = wall.slice(0, 10);
  const minutes = Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16));
  const weeks = Math.floor((now - at) / WEEK);
  const inWeek = (week: number): number => zonedInstant(addDays(first, week * DAYS_OF_WEEK), minutes, timeZone);
  return [weeks, weeks + 1, weeks + 2].map(inWeek).find((next) => next > now) ?? null;
}

/** What a buyer is still to be reminded of, soonest first. */
export function remindersOf(records: readonly ReminderRecord[], buyerId: string, now: number, timeZone: string): readonly Reminder[] {
  return records
    .flatMap((record) => {
      const next = record.buyerId === buyerId ? dueNext(record, now, timeZone) : null;
      return next === null ? [] : [{ record, next }];
    })
    .sort((a, b) => a.next - b.next)
    .map(({ record: { id, repeats, orderId }, next }) => ({ id, at: instantOf(next, timeZone), repeats, orderId }));
}
