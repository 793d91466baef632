import type { Reminder } from '../../../domain';
import { addDays } from '../../../rules/calendar';
import { nextBefore, nextWeekOf } from '../../../rules/reminders';
import { type DemoAccount, regions } from '../data/accounts';
import type { ReminderRecord, RungRecord } from '../store/records';
import { cutOffFor, deliverySlots, isVisitDay } from './visit-plan';
import { dateIn, instantOf } from './zoned-time';

const DAY = 86_400_000;
const MINUTE = 60_000;
/** Days for which due reminders stay in the notifications. */
const TOLD_DAYS = 30;

/** Data from which reminders are derived. */
export interface ReminderPlace {
  readonly account: DemoAccount;
  readonly now: number;
}

const zoneOf = ({ account }: ReminderPlace): string => regions[account.region].timeZone;

/**
 * Next time of a reminder; null for a past single one, and when no cut-off follows. A weekly one keeps its weekday and
 * local time across clock changes.
 */
export function dueNext({ at, repeats, minutesBefore }: ReminderRecord, place: ReminderPlace): number | null {
  const { account, now } = place;
  if (repeats === 'before-cut-off') return nextBefore(openCutOffs(account, now), minutesBefore ?? 0, now);
  if (repeats === 'weekly') return nextWeekOf(at, zoneOf(place), now);
  return at > now ? at : null;
}

const openCutOffs = (account: DemoAccount, now: number): readonly number[] =>
  deliverySlots(account, now)
    .filter(({ closed }) => closed === null)
    .map(({ cutOff }) => cutOff);

/** A reminder in the port's format; null when it has no next time. */
export function presentReminder(record: ReminderRecord, place: ReminderPlace): Reminder | null {
  const next = dueNext(record, place);
  const { id, repeats, orderId, minutesBefore, isOn } = record;
  if (next === null) return null;
  return {
    id,
    at: instantOf(next, zoneOf(place)),
    repeats,
    orderId,
    isOn,
    ...(minutesBefore === null ? {} : { minutesBefore }),
  };
}

/** Upcoming reminders of a buyer, soonest first. */
export const remindersOf = (
  records: readonly ReminderRecord[],
  buyerId: string,
  place: ReminderPlace,
): readonly Reminder[] =>
  records
    .flatMap((record) => (record.buyerId === buyerId ? (presentReminder(record, place) ?? []) : []))
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at));

/** Times at which a reminder was due since its last change, within thirty days. */
export function rungOf(record: ReminderRecord, place: ReminderPlace): readonly RungRecord[] {
  const { id, at, repeats, isOn, since, buyerId, orderId, minutesBefore } = record;
  if (!isOn) return [];
  const { account, now } = place;
  const from = Math.max(since, now - TOLD_DAYS * DAY);
  const times =
    repeats === 'once'
      ? [at]
      : repeats === 'weekly'
        ? weeksFrom(at, zoneOf(place), now)
        : cutOffsBetween(account, from, now).map((cutOff) => cutOff - (minutesBefore ?? 0) * MINUTE);
  return times
    .filter((time) => time > from && time <= now)
    .map((time) => ({ id: `${id}@${time}`, buyerId, at: time, orderId }));
}

function weeksFrom(first: number, timeZone: string, now: number): readonly number[] {
  const times: number[] = [];
  for (let at = first; at <= now; at = nextWeekOf(first, timeZone, at)) times.push(at);
  return times;
}

/** Cut-offs of the visit plan from a time until a week after now, the maximum lead time of a reminder. */
function cutOffsBetween(account: DemoAccount, from: number, now: number): readonly number[] {
  const { plan } = account;
  const { timeZone } = regions[account.region];
  if (plan === null) return [];
  const cutOffs: number[] = [];
  const first = dateIn(from, timeZone);
  for (let days = 0; days < TOLD_DAYS + 21; days += 1) {
    const date = addDays(first, days);
    if (isVisitDay(plan, date)) cutOffs.push(cutOffFor(plan, date, timeZone));
  }
  return cutOffs.filter((cutOff) => cutOff > from && cutOff < now + 14 * DAY);
}
