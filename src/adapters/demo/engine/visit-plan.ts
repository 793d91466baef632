import { addDays } from '../../../rules/calendar';
import type { CalendarDate } from '../../../rules/dates';
import { type DemoAccount, regions, type VisitPlan } from '../data/accounts';
import type { HolidayKey } from '../messages/demo-messages';
import { holidayOn } from './holidays';
import { dateIn, dayNumber, weekday, zonedInstant } from './zoned-time';

/** A day a truck is planned for, and why it may not be had. */
export interface PlannedSlot {
  readonly date: CalendarDate;
  readonly cutOff: number;
  readonly closed: HolidayKey | 'cut-off' | null;
}

/** A Tuesday and a Friday that fortnightly trucks drive on: weeks are counted from here. */
const FORTNIGHT = dayNumber('2026-11-22');

/** True when the plan has a truck on the day, holiday or not. */
export function isVisitDay(plan: VisitPlan, date: CalendarDate): boolean {
  const day = weekday(date);
  if (plan.weekly.includes(day)) return true;
  return plan.fortnightly.includes(day) && Math.floor((dayNumber(date) - FORTNIGHT) / 7) % 2 === 0;
}

/** The instant until which orders for a day are taken. */
export const cutOffFor = (plan: VisitPlan, date: CalendarDate, timeZone: string): number =>
  zonedInstant(addDays(date, -plan.leadDays), plan.cutOffMinutes, timeZone);

/** How many dates are listed, and how many of them are open at least. */
const LISTED = 8;
const OPEN = 6;

/** The next days of an account's plan after today; gone ones stay listed with their reason. */
export function deliverySlots(account: DemoAccount, now: number): readonly PlannedSlot[] {
  const { plan } = account;
  const { timeZone } = regions[account.region];
  const slots: PlannedSlot[] = [];
  const today = dateIn(now, timeZone);
  const enough = (): boolean => slots.length >= LISTED && slots.filter(({ closed }) => closed === null).length >= OPEN;
  for (let days = 1; plan !== null && days < 60 && !enough(); days += 1) {
    const date = addDays(today, days);
    if (!isVisitDay(plan, date)) continue;
    const cutOff = cutOffFor(plan, date, timeZone);
    slots.push({ date, cutOff, closed: holidayOn(date, account.region) ?? (cutOff <= now ? 'cut-off' : null) });
  }
  return slots;
}

const VAN_CUT_OFF_MINUTES = 15 * 60;

/** Gas, kegs and supplies come by van on any working day; orders close the afternoon before. */
export function vanSlots(account: DemoAccount, now: number): readonly PlannedSlot[] {
  const { timeZone } = regions[account.region];
  const today = dateIn(now, timeZone);
  const slots: PlannedSlot[] = [];
  for (let days = 1; account.plan !== null && slots.length < LISTED; days += 1) {
    const date = addDays(today, days);
    if (weekday(date) === 0 || weekday(date) === 6) continue;
    const cutOff = zonedInstant(addDays(date, -1), VAN_CUT_OFF_MINUTES, timeZone);
    slots.push({ date, cutOff, closed: holidayOn(date, account.region) ?? (cutOff <= now ? 'cut-off' : null) });
  }
  return slots;
}

const PICKUP_READY_HOURS = 4;
const DEPOT_CLOSES_MINUTES = 17 * 60;

/** The next working days an order can be picked up on; it must be placed four hours before the depot closes. */
export function pickupSlots(account: DemoAccount, now: number): readonly PlannedSlot[] {
  const { timeZone } = regions[account.region];
  const today = dateIn(now, timeZone);
  const slots: PlannedSlot[] = [];
  for (let days = 0; slots.length < LISTED; days += 1) {
    const date = addDays(today, days);
    const cutOff = zonedInstant(date, DEPOT_CLOSES_MINUTES - PICKUP_READY_HOURS * 60, timeZone);
    if (weekday(date) === 0 || cutOff <= now) continue;
    slots.push({ date, cutOff, closed: holidayOn(date, account.region) });
  }
  return slots;
}
