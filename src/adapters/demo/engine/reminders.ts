import type { Reminder } from '../../../domain';
import { addDays } from '../../../rules/calendar';
import { nextBefore, nextWeekOf } from '../../../rules/reminders';
import { type DemoAccount, regions } from '../data/accounts';
import type { ReminderRecord, RungRecord } from '../store/records';
import { cutOffFor, deliverySlots, isVisitDay } from './visit-plan';
import { dateIn, instantOf } from './zoned-time';

const DAY = 86_400_000;
const MINUTE = 60_000;
/** How long reminders that were due are told of. */
const TOLD_DAYS = 30;

/** What a reminder is worked out from. */
export interface ReminderPlace {
  readonly account: DemoAccount;
  readonly now: number;
}

const zoneOf = ({ account }: ReminderPlace): string => regions[account.region].timeZone;

/**
 * When a reminder is due next; null once its only time is past, and where no cut-off is to come. A weekly one keeps
 * its weekday and its time on the account's clocks, also over a change of the clocks.
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

/** A reminder as the port tells it; null when nothing of it is to come. */
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

/** What a buyer is still to be reminded of, soonest first. */
export const remindersOf = (
  records: readonly ReminderRecord[],
  buyerId: string,
  place: ReminderPlace,
): readonly Reminder[] =>
  records
    .flatMap((record) => (record.buyerId === buyerId ? (presentReminder(record, place) ?? []) : []))
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at));

/** When a reminder was due since it was made or changed last, the newest thirty days of it. */
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

/** Cut-offs of the plan from a time on, and of the week after now: one may be reminded of so long before. */
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
